package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What statements do on the table. A deed to which something is bound has a procedure, into which
// hooks are inlined as into any rule. Otherwise a statement acts directly, without a call.

// Tell is something that an event tells, in the frame of a procedure.
type Tell struct {
	Slot machine.Slot
	Type model.Type
}

// deed is the procedure of a deed: what it is given besides what it tells.
type deed struct {
	*machine.Proc
	group       machine.Slot // of a deed on pieces: these
	flag, count int32
}

// deed returns the procedure of a deed to which something is bound. If it tells of its pieces in
// batches, these are not those that it is given.
func (b *Builder) deed(e *ir.Event, name string, batches bool, make func(w *Builder, d *deed)) *deed {
	if d := b.deeds[e]; d != nil {
		return d
	}
	d, room := &deed{}, machine.Slot{}
	b.deeds[e] = d
	for _, v := range e.Params {
		if room.W += v.In.N; v.T.Form == ir.Set {
			d.group = v.In
		} else {
			room.I++
		}
	}
	if batches {
		d.group.W = room.W
		room.W += d.group.N
	}
	d.flag, d.count = room.I, room.I+1
	d.Proc = b.Host.Lay(name, func(w *Builder) {
		w.Proc.Ints, w.Proc.Words = room.I+2, room.W
		make(w, d)
		w.Return()
	})
	b.Unit.Deed(d.Proc)
	return d
}

// around makes a deed, with what is bound to it.
func (b *Builder) around(e *ir.Event, do func(m *machine.M)) {
	before, after := b.Host.Around(e)
	b.Do(before)
	b.Emit(do)
	b.Do(after)
}

// invokes makes a call of the procedure of a deed; given writes what it is given.
func (b *Builder) invokes(d *deed, given func(m *machine.M, l, w int32)) {
	b.Calls(d.Proc)
	b.Emit(func(m *machine.M) { m.Invoke(d.Proc, given) })
}

// holdPieces notes that a slot denotes pieces.
func (b *Builder) holdPieces(s machine.Slot, t model.Type) { b.Hold(b.Proc, s, t, 0, machine.ToEnd) }

// all is the window of all pieces.
func (b *Builder) all() ir.Window { return lower.WindowOf(model.SetOf(b.Pieces)) }

// pieces makes a piece or a set of pieces as a set over all pieces.
func (b *Builder) pieces(x *ir.Node) machine.Set {
	if x.T.Form == ir.Set {
		return b.Make.Set(x)
	}
	w, f := b.all(), b.Make.Num(x)
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		if id := f(m); id != model.None {
			ir.Add1(dst, w, id)
		}
	}
}

// turns makes the turning of pieces to a side, or to their next one, or face up or down.
func (b *Builder) turns(s *ir.Stmt) {
	set, win, side := b.pieces(s.X), b.all(), func(*machine.M) int32 { return model.None }
	if s.To != nil {
		side = b.Make.Num(s.To)
	}
	turn := func(m *machine.M, words []uint64, side int32) {
		m.Spend(ir.Size(words))
		for id := range ir.Each(words, win) {
			s.Turn(m, id, side)
		}
	}
	if s.Event == nil {
		b.Emit(func(m *machine.M) {
			words := m.Words(win.N)
			set(m, words)
			turn(m, words, side(m))
		})
		return
	}
	e := s.Event
	d := b.deed(e, e.Name, false, func(w *Builder, d *deed) {
		w.holdPieces(d.group, model.SetOf(w.Pieces))
		w.around(e, func(m *machine.M) { turn(m, m.Bits(d.group), m.Int(d.flag)) })
	})
	b.Calls(d.Proc)
	b.Emit(func(m *machine.M) {
		words := m.Words(win.N)
		set(m, words)
		if ir.Size(words) == 0 {
			return
		}
		m.Invoke(d.Proc, func(m *machine.M, l, w int32) {
			copy(m.B[w+d.group.W:w+d.group.W+d.group.N], words)
			v := side(m)
			m.L[l+d.flag] = v
		})
	})
}

// marks makes the laying of a marker on hosts, or taking it off.
func (b *Builder) marks(s *ir.Stmt) {
	unit, mk, list, count, sign := b.unit(), s.Mark, b.Each(s.X), b.Make.Num(s.To), int32(1)
	if mk.Off {
		sign = -1
	}
	work := max(1, int(b.Work))
	if s.Event == nil {
		b.Emit(func(m *machine.M) {
			l := list(m)
			m.Spend(len(l) * work)
			for _, id := range l {
				if mk.On.Has(id) {
					n := count(m) / unit
					m.AddMarker(mk.Index, id, sign*n, mk.Out)
				}
			}
		})
		return
	}
	// one call for each host: the list is kept in the frame
	d := b.marking(s.Event, sign)
	keep := b.TempSlot()
	b.Temp()
	i, done := b.Temp(), &asm.Label{}
	b.Emit(func(m *machine.M) {
		m.KeepList(keep, list(m))
		m.SetInt(i, 0)
	})
	host, which, out := s.Event.Params[0].In.I, s.Event.Params[1].In.I, int32(0)
	if mk.Out {
		out = 1
	}
	b.HoldList(keep, model.OneOf(b.Pieces), 0, 1, func() {
		again := b.Here()
		b.Calls(d.Proc)
		b.Keep()
		b.Emit(func(m *machine.M) {
			l, k := m.ListAt(keep), m.Int(i)
			if int(k) >= len(l) {
				done.Go(m)
				return
			}
			id := l[k]
			m.SetInt(i, k+1)
			again.Go(m)
			if !mk.On.Has(id) {
				return
			}
			n := count(m) / unit
			m.Invoke(d.Proc, func(m *machine.M, l, _ int32) {
				m.L[l+host], m.L[l+which], m.L[l+d.flag], m.L[l+d.count] = id, mk.Index, out, n
			})
		})
	})
	b.Mark(done)
}

// marking is the procedure that lays markers on one host, or takes them off.
func (b *Builder) marking(e *ir.Event, sign int32) *deed {
	return b.deed(e, e.Name, false, func(w *Builder, d *deed) {
		host, which, end := e.Params[0].In, e.Params[1].In.I, &asm.Label{}
		w.holdPieces(host, model.OneOf(w.Pieces))
		w.around(e, func(m *machine.M) {
			if m.AddMarker(m.Int(which), m.Int(host.I), sign*m.Int(d.count), m.Int(d.flag) != 0) == 0 {
				end.Go(m)
			}
		})
		w.Mark(end)
	})
}

// advances makes the move of a track's marker: by a number of boxes, or into a box, entering no
// other.
func (b *Builder) advances(s *ir.Stmt) {
	t, unit, to := s.Track, b.unit(), b.Make.Num(s.To)
	lo, hi := t.Boxes.Lo, t.Boxes.Lo+t.Boxes.N-1
	switch {
	case s.Event == nil && t.Into:
		b.Emit(func(m *machine.M) { m.MoveTrack(t.Slot, t.ID, to(m)) })
	case s.Event == nil:
		b.Emit(func(m *machine.M) {
			box := int64(m.I[t.Slot]) + int64(to(m)/unit)
			m.MoveTrack(t.Slot, t.ID, int32(min(max(box, int64(lo)), int64(hi))))
		})
	default:
		d, box, into := b.advancing(s.Event, t), s.Event.Params[1].In.I, t.Into
		b.invokes(d, func(m *machine.M, l, _ int32) {
			if v := to(m); into {
				m.L[l+box], m.L[l+d.flag] = v, 1
			} else {
				m.L[l+d.count] = v / unit
			}
		})
	}
}

// advancing is the procedure that moves a track's marker box by box, backward if there are less
// than none, or into a box if the flag is 1.
func (b *Builder) advancing(e *ir.Event, t *ir.Course) *deed {
	return b.deed(e, "advance "+t.Of.Thing.Title, false, func(w *Builder, d *deed) {
		track, box, done := e.Params[0].In.I, e.Params[1].In.I, &asm.Label{}
		lo, hi := t.Boxes.Lo, t.Boxes.Lo+t.Boxes.N-1
		w.Emit(func(m *machine.M) { m.SetInt(track, t.ID) })
		again := w.Here()
		w.Emit(func(m *machine.M) {
			at := m.I[t.Slot]
			switch n := m.Int(d.count); {
			case m.Int(d.flag) == 1: // into a box
			case n > 0 && at < hi && m.Int(d.flag) == 0:
				m.SetInt(box, at+1)
				m.SetInt(d.count, n-1)
			case n < 0 && at > lo && m.Int(d.flag) == 0:
				m.SetInt(box, at-1)
				m.SetInt(d.count, n+1)
			default:
				done.Go(m)
			}
		})
		w.around(e, func(m *machine.M) {
			m.MoveTrack(t.Slot, t.ID, m.Int(box))
			if m.Int(d.flag) == 1 {
				m.SetInt(d.flag, 2)
			}
		})
		w.Emit(func(m *machine.M) {
			if m.I[t.Slot] == m.Int(box) { // ends the advance if a rule has moved the marker elsewhere
				again.Go(m)
			}
		})
		w.Mark(done)
	})
}

// aroundDraw makes what is bound to a draw from a place, before (0) or after (1) it.
func (b *Builder) aroundDraw(e *ir.Event, from machine.Num, after int32) {
	place := e.Params[0].In.I
	d := b.deed(e, e.Name, false, func(w *Builder, d *deed) {
		then, done := &asm.Label{}, &asm.Label{}
		w.Emit(func(m *machine.M) {
			if m.Int(d.flag) != 0 {
				then.Go(m)
			}
		})
		before, after := w.Host.Around(e)
		w.Do(before)
		w.Jump(done)
		w.Mark(then)
		w.Do(after)
		w.Mark(done)
	})
	b.invokes(d, func(m *machine.M, l, _ int32) {
		v := from(m)
		m.L[l+place], m.L[l+d.flag] = v, after
	})
}
