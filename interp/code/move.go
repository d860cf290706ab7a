package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Moves of pieces. Most of them in most games move one piece, and need no procedure that batches a
// group by places: hooks are inlined.

// maxWoven bounds the hooks that are inlined into the move of one piece. If there are more, all
// moves call one procedure; otherwise a program would grow with hooks times moves.
const maxWoven = 32

// move is a move of pieces, or their removal.
type move struct {
	*ir.Stmt
	to    machine.Num
	point machine.Num  // of the surface; nil: none
	what  machine.Num  // of one piece: this one
	slot  machine.Slot // holds it
	noted bool         // the slot holds it already
}

func (b *Builder) moves(s *ir.Stmt) { b.put(nil, s) }

// put makes a move, of a piece to which a name is given if that is not nil.
func (b *Builder) put(name, s *ir.Stmt) {
	v := &move{Stmt: s, to: b.Make.Num(s.To)}
	if s.Spot {
		surface := b.Program.Ids.Surface
		v.to, v.point = func(*machine.M) int32 { return surface }, v.to
	}
	switch {
	case name != nil:
		v.what, v.slot = b.Make.Num(name.X), name.V.In
	case s.X.T.Form != ir.One:
		b.moveAll(v)
		return
	default:
		v.what = b.Make.Num(s.X)
		if v.slot, v.noted = Named(s.X); !v.noted {
			v.slot = b.TempSlot()
		}
	}
	b.holdPieces(v.slot, s.What.Sure())
	if s.Event != nil && s.Event.Bound > maxWoven {
		b.callMove(v)
	} else {
		b.moveOne(v)
	}
}

// moving is the procedure that moves a group to a place, in one batch for each place that its
// pieces come from. What is bound to the move happens once for each batch.
func (b *Builder) moving(e *ir.Event) *deed {
	name := e.Name
	if name == "enter" {
		name = "move"
	}
	return b.deed(e, name, true, func(w *Builder, d *deed) {
		batch, to, from, done := e.Params[0], e.Params[1].In.I, e.Params[2].In.I, &asm.Label{}
		win, pieces := batch.T.Win, model.SetOf(w.Pieces)
		w.holdPieces(d.group, pieces)
		w.holdPieces(batch.In, pieces)
		again := w.Here()
		w.Emit(func(m *machine.M) {
			if at := ir.NextBatch(m, win, m.Bits(d.group), m.Bits(batch.In)); at == model.None {
				done.Go(m)
			} else {
				m.SetInt(from, at)
			}
		})
		w.around(e, func(m *machine.M) {
			ir.LayBatch(m, win, m.Bits(batch.In), m.Int(from), m.Int(to), m.Int(d.count)-1, m.Int(d.flag))
		})
		w.Jump(again)
		w.Mark(done)
	})
}

// given makes what the procedure of a move is given, but for the pieces.
func (v *move) given(d *deed) func(m *machine.M, l int32) {
	place, to, point, flags := v.Event.Params[1].In.I, v.to, v.point, v.Flags
	return func(m *machine.M, l int32) {
		v, p := to(m), int32(-1)
		if point != nil {
			p = point(m)
		}
		m.L[l+place], m.L[l+d.flag], m.L[l+d.count] = v, flags, p+1
	}
}

// moveAll makes the move of a set of pieces.
func (b *Builder) moveAll(v *move) {
	set, win := b.pieces(v.X), b.all()
	if v.Event == nil {
		to, point, flags := v.to, v.point, v.Flags
		b.Emit(func(m *machine.M) {
			words, p := m.Words(win.N), int32(-1)
			set(m, words)
			at := to(m)
			if point != nil {
				p = point(m)
			}
			m.LayAll(words, win.Lo, at, p, flags)
		})
		return
	}
	d := b.moving(v.Event)
	given := v.given(d)
	b.invokes(d, func(m *machine.M, l, w int32) {
		m.Write(w+d.group.W, d.group.N, set)
		given(m, l)
	})
}

// callMove makes the move of one piece as a call of the procedure that moves groups.
func (b *Builder) callMove(v *move) {
	d, win := b.moving(v.Event), b.all()
	given := v.given(d)
	b.Calls(d.Proc)
	b.Emit(func(m *machine.M) {
		x := v.what(m)
		if !v.noted {
			m.SetInt(v.slot.I, x)
		}
		if x == model.None {
			v.lacks(m)
			return
		}
		m.Invoke(d.Proc, func(m *machine.M, l, w int32) {
			ir.Add1(m.B[w+d.group.W:w+d.group.W+d.group.N], win, x)
			given(m, l)
		})
	})
}

// lacks fails if there must be a piece to move.
func (v *move) lacks(m *machine.M) {
	if v.Must {
		m.Fail("run/place", "nothing is left to put")
	}
}

// moveOne makes the move of one piece, with what is bound to it.
func (b *Builder) moveOne(v *move) {
	place := model.OneOf(b.Places)
	from, dest, there, spot := b.Temp(), Tell{Type: place}, false, int32(0)
	if !v.Spot {
		if v.Where.Is(model.ThingOf) && !v.Where.Maybe {
			dest.Type = v.Where
		}
		dest.Slot, there = Named(v.To)
	}
	if !there {
		dest.Slot = b.TempSlot()
	}
	if v.point != nil {
		spot = b.Temp()
	}
	var before, after []*ir.Stmt
	if v.Event != nil {
		before, after = b.Host.Around(v.Event, Tell{v.slot, v.What.Sure()}, dest, Tell{machine.Slot{I: from}, place})
	}
	piece, to, point, done := v.what, v.to, v.point, &asm.Label{}
	if v.noted {
		piece = nil
	}
	if there {
		to = nil
	}
	what, where, tells := v.slot.I, dest.Slot.I, len(before) > 0 || tellsOf(after, from)
	// Determines the destination; not ok: there is no piece.
	aim := func(m *machine.M, x int32) (d int32, ok bool) {
		if x == model.None {
			v.lacks(m)
			done.Go(m)
			return d, false
		}
		if d = m.Int(where); to != nil {
			d = to(m)
			m.SetInt(where, d)
		}
		if tells {
			m.SetInt(from, m.PlaceOf(x))
		}
		if point != nil {
			m.SetInt(spot, point(m))
		}
		return d, true
	}
	begin := func(m *machine.M) (x, d int32, ok bool) {
		if x = m.Int(what); piece != nil {
			x = piece(m)
			m.SetInt(what, x)
		}
		d, ok = aim(m, x)
		return x, d, ok
	}
	put := v.putting(spot)
	supply, out := b.Program.Ids.Supply, b.Program.Ids.Out
	switch {
	case len(before) > 0:
		b.Emit(func(m *machine.M) { begin(m) })
		b.Do(before)
		b.Emit(func(m *machine.M) {
			if m.PlaceOf(m.Int(what)) != m.Int(from) { // a before rule has moved the piece away
				done.Go(m)
				return
			}
			put(m, m.Int(what), m.Int(where))
		})
	// This is begin and put, specialised for most pieces that are placed.
	case piece != nil && to == nil && point == nil && v.Flags == 0 && !tells:
		b.Emit(func(m *machine.M) {
			x, d := piece(m), m.Int(where)
			if m.SetInt(what, x); x == model.None || d == supply || d == out {
				if d, ok := aim(m, x); ok {
					put(m, x, d)
				}
				return
			}
			m.Put(x, d, false)
		})
	default:
		b.Emit(func(m *machine.M) {
			if x, d, ok := begin(m); ok {
				put(m, x, d)
			}
		})
	}
	b.Do(after)
	b.Mark(done)
}

// tellsOf reports whether a name of hooks goes by what is told in a slot.
func tellsOf(hooks []*ir.Stmt, slot int32) bool {
	for _, s := range hooks {
		h := s.Hook
		if s.Do == ir.Asks {
			h = s.Ask.Acts[0].Hook
		}
		for _, a := range h.Args {
			if a.X.V != nil && a.X.T.Form == ir.One && a.X.V.In.I == slot {
				return true
			}
		}
	}
	return false
}

// putting returns how a piece is laid at its destination.
func (v *move) putting(spot int32) func(m *machine.M, x, d int32) {
	flags := v.Flags
	if v.point == nil {
		return func(m *machine.M, x, d int32) { m.Lay(x, d, -1, flags) }
	}
	return func(m *machine.M, x, d int32) { m.Lay(x, d, m.Int(spot), flags) }
}
