package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Statements: what a requirement supposes.

// supposed reports whether something holds in a position that is only supposed. What statements do
// that do more than set what they say may depend on anything, so it is hidden from who does not see
// everything.
func (r *Run) supposed(t *ir.Trial, holds *ir.Node) bool {
	p := t.Proc
	if !t.Sure && r.m.Veil.Dark() {
		r.m.Conceal()
		return false
	}
	if t.Body != nil {
		q := *p
		q.Code = []machine.Instr{{Do: func(m *machine.M) {
			r.do(t.Body)
			m.SetVerdict(truth(r.holds(holds)))
		}}, {}}
		p = &q
	}
	return r.m.Suppose(p, p.Ints, p.Words) != 0
}

// do carries out statements. It reports whether the procedure is left.
func (r *Run) do(body []*ir.Stmt) (leaves bool) {
	for _, s := range body {
		r.m.Spend(1)
		switch s.Do {
		case ir.Binds:
			r.bind(s.V, r.Val(s.X))
		case ir.Stores:
			r.stores(s)
		case ir.Branches:
			arm := s.Else
			if r.holds(s.X) {
				arm = s.Body
			}
			leaves = r.do(arm)
		case ir.Loops:
			leaves = r.loop(s)
		case ir.Runs:
			r.proc(s)
		case ir.Moves:
			r.move(s)
		case ir.Turns:
			r.turn(s)
		case ir.Marks:
			r.mark(s)
		case ir.Advances:
			r.advance(s)
		case ir.Leaves:
			leaves = true
		}
		if leaves {
			return true
		}
	}
	return false
}

// loop carries out statements for every member of a list.
func (r *Run) loop(s *ir.Stmt) (leaves bool) {
	for _, v := range r.List(s.X) {
		lists := len(r.m.H)
		if r.bind(s.V, ir.Val{N: v}); s.When == nil || r.holds(s.When) {
			leaves = r.do(s.Body)
		}
		if r.m.H = r.m.H[:lists]; leaves {
			return true
		}
	}
	return false
}

// proc carries out a procedure with arguments.
func (r *Run) proc(s *ir.Stmt) {
	m, p := r.m, s.Call
	saved, lists := m.Open(&p.Room), len(m.H)
	l, b := saved.Outer()
	clear(m.L[l : l+p.Room.Ints])
	clear(m.B[b : b+p.Room.Words])
	for i, v := range p.Params {
		r.Give(v, r.Val(s.Args[i]), l, b)
	}
	m.Enter(saved)
	r.do(p.Body)
	m.Close(saved)
	m.H = m.H[:lists]
}

// Give gives a name of a frame whose locals lie at l and b a value.
func (r *Run) Give(v *ir.Var, x ir.Val, l, b int32) {
	switch v.T.Form {
	case ir.Set:
		copy(r.m.B[b+v.In.W:b+v.In.W+v.In.N], x.S)
	case ir.List:
		r.m.HandList(l+v.In.I, x.L)
	default:
		r.m.L[l+v.In.I] = x.N
	}
}

// move lays a piece or a set of pieces somewhere.
func (r *Run) move(s *ir.Stmt) {
	x := r.Val(s.X)
	if s.X.T.Form == ir.One && x.N == none {
		return
	}
	to, point := r.Num(s.To), int32(-1)
	if surface := r.m.P.Ids.Surface; s.Spot {
		to, point = surface, to
	}
	if s.X.T.Form == ir.Set {
		r.m.LayAll(slices.Clone(x.S), s.X.T.Win.Lo, to, point, s.Flags)
	} else {
		r.m.Lay(x.N, to, point, s.Flags)
	}
}

// stores sets fields of a thing or of a set of things.
func (r *Run) stores(s *ir.Stmt) {
	vals := make([]int32, len(s.Sets))
	for i, x := range s.Sets {
		vals[i] = r.Num(x.To)
	}
	for _, id := range r.members(s.X) {
		for i, x := range s.Sets {
			r.set(x.Res, id, vals[i])
		}
	}
}

// set gives a field of a thing a value. What the viewer does not know is not written: whether it
// changes would tell what it was.
func (r *Run) set(f *ir.Res, id, v int32) {
	switch {
	case !f.Of.Has(id):
		ir.Lacks(r.m, id, f.Name)
	case r.m.Keeps(f.Slot + id):
		r.m.Conceal()
	default:
		r.m.SetField(f.Slot+id, id, v, f.Name)
	}
}

// turn turns pieces to a side.
func (r *Run) turn(s *ir.Stmt) {
	all, side := r.members(s.X), none
	if s.To != nil {
		side = r.Num(s.To)
	}
	for _, id := range all {
		r.m.Flip(id, side)
	}
}

// mark lays markers, or takes them off.
func (r *Run) mark(s *ir.Stmt) {
	for _, id := range r.members(s.X) {
		if !s.Mark.On.Has(id) {
			continue
		}
		n := r.Num(s.To) / int32(r.m.P.Game.Unit)
		if s.Mark.Off {
			n = -n
		}
		r.m.AddMarker(s.Mark.Index, id, n, s.Mark.Out)
	}
}

// advance moves the marker of a track, as far as there are boxes.
func (r *Run) advance(s *ir.Stmt) {
	t, to := s.Track, r.Num(s.To)
	if !t.Into {
		on := int64(r.m.I[t.Slot]) + int64(to/int32(r.m.P.Game.Unit))
		to = int32(min(max(on, int64(t.Boxes.Lo)), int64(t.Boxes.Lo+t.Boxes.N-1)))
	}
	r.m.MoveTrack(t.Slot, t.ID, to)
}
