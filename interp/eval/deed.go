package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// Deeds: what statements do on the table, with what is bound to it.

// around does a deed, and before and after it what is bound to it. Nothing follows a deed that has
// done nothing.
func (r *Run) around(e *ir.Event, told []ir.Val, deed func() (done bool, x *exit)) *exit {
	if e == nil {
		_, x := deed()
		return x
	}
	if x := r.tell(told, e.Before); x != nil {
		return x
	}
	done, x := deed()
	if done && x == nil {
		x = r.tell(told, e.After)
	}
	return x
}

// tell carries out what is bound to an event, with what it tells.
func (r *Run) tell(told []ir.Val, hooks []*ir.Stmt) *exit {
	base, top := r.base, len(r.env)
	r.base, r.env = top, append(r.env, told...)
	x := r.do(hooks)
	r.base, r.env = base, r.env[:top]
	return x
}

// group is a set of pieces.
func group(all []int32, win ir.Window) []uint64 {
	out := make([]uint64, win.N)
	for _, id := range all {
		ir.Add1(out, win, id)
	}
	return out
}

// move lays a piece or a set of pieces somewhere.
func (r *Run) move(s *ir.Stmt) *exit {
	all, one := r.members(s.X), s.X.T.Form == ir.One
	if one && len(all) == 0 {
		if s.Must {
			r.m.Fail("run/place", "nothing is left to put")
		}
		return nil
	}
	to, point := r.target(s)
	switch {
	case s.Event != nil:
		return r.batches(s, group(all, s.Event.Params[0].T.Win), to, point)
	case one:
		r.m.Lay(all[0], to, point, s.Flags)
	default:
		r.m.LayAll(group(all, s.X.T.Win), s.X.T.Win.Lo, to, point, s.Flags)
	}
	return nil
}

// target is where pieces go: a place, and a point of the surface or -1.
func (r *Run) target(s *ir.Stmt) (to, point int32) {
	if to = r.Num(s.To); s.Spot {
		return r.m.P.Ids.Surface, to
	}
	return to, -1
}

// batches lays pieces somewhere, in one batch for each place that they come from. What is bound to
// it happens once for each batch.
func (r *Run) batches(s *ir.Stmt, rest []uint64, to, point int32) *exit {
	win := s.Event.Params[0].T.Win
	for ir.Size(rest) > 0 {
		batch := make([]uint64, win.N)
		from := ir.NextBatch(r.m, win, rest, batch)
		x := r.around(s.Event, []ir.Val{{S: batch}, {N: to}, {N: from}}, func() (bool, *exit) {
			ir.LayBatch(r.m, win, batch, from, to, point, s.Flags)
			return s.X.T.Form == ir.Set || ir.Size(batch) > 0, nil
		})
		if x != nil {
			return x
		}
	}
	return nil
}

// deploy lays pieces before the game begins.
func (r *Run) deploy(s *ir.Stmt) *exit {
	side := none
	if s.Side != nil {
		side = r.Num(s.Side)
	}
	all := slices.Clone(r.members(s.X))
	if s.To.T.Form == ir.List {
		if to := r.List(s.To); s.Suffices(r.m, len(all), len(to)) {
			for i, id := range all {
				r.m.Deploy(id, to[i], s.Spot, side, s.Flags)
			}
		}
		return nil
	}
	for _, id := range all {
		r.m.Deploy(id, r.Num(s.To), s.Spot, side, s.Flags)
	}
	return nil
}

// turn turns pieces to a side, or face up or down.
func (r *Run) turn(s *ir.Stmt) *exit {
	all, side, told := r.members(s.X), none, []ir.Val(nil)
	if s.Event != nil {
		if len(all) == 0 {
			return nil
		}
		told = []ir.Val{{S: group(all, s.Event.Params[0].T.Win)}}
	}
	if s.To != nil {
		side = r.Num(s.To)
	}
	return r.around(s.Event, told, func() (bool, *exit) {
		for _, id := range all {
			s.Turn(r.m, id, side)
		}
		return true, nil
	})
}

// mark lays markers, or takes them off.
func (r *Run) mark(s *ir.Stmt) *exit {
	for _, id := range r.members(s.X) {
		if !s.Mark.On.Has(id) {
			continue
		}
		n := r.Num(s.To) / int32(r.m.P.Game.Unit)
		if s.Mark.Off {
			n = -n
		}
		x := r.around(s.Event, []ir.Val{{N: id}, {N: s.Mark.Index}}, func() (bool, *exit) {
			return r.m.AddMarker(s.Mark.Index, id, n, s.Mark.Out) != 0, nil
		})
		if x != nil {
			return x
		}
	}
	return nil
}

// advance moves the marker of a track into a box, or as far as there are boxes. It enters every box
// on its way, unless something bound to it has moved it elsewhere.
func (r *Run) advance(s *ir.Stmt) *exit {
	t, m, to := s.Track, r.m, r.Num(s.To)
	enter := func(box int32) *exit {
		return r.around(s.Event, []ir.Val{{N: t.ID}, {N: box}}, func() (bool, *exit) {
			m.MoveTrack(t.Slot, t.ID, box)
			return true, nil
		})
	}
	if t.Into {
		return enter(to)
	}
	by := int64(to / int32(m.P.Game.Unit))
	last := int32(min(max(int64(m.I[t.Slot])+by, int64(t.Boxes.Lo)), int64(t.Boxes.Lo+t.Boxes.N-1)))
	if s.Event == nil {
		return enter(last)
	}
	step := int32(1)
	if by < 0 {
		step = -1
	}
	for box := m.I[t.Slot]; box != last; {
		if box += step; box < t.Boxes.Lo || box >= t.Boxes.Lo+t.Boxes.N {
			break
		}
		if x := enter(box); x != nil {
			return x
		}
		if m.I[t.Slot] != box {
			break
		}
	}
	return nil
}

// stores sets fields of a thing or of a set of things.
func (r *Run) stores(s *ir.Stmt) *exit {
	vals := make([]int32, len(s.Sets))
	for i, x := range s.Sets {
		vals[i] = r.Num(x.To)
	}
	for _, id := range r.members(s.X) {
		ir.SetSealed(r.m, s.Sets, vals, id)
	}
	return nil
}
