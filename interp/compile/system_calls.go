package compile

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// How statements reach the built-in events: by a call of a system procedure if hooks are bound to
// the event, directly otherwise.

// pieces makes a piece or a set of pieces as a set over all pieces.
func (b *Builder) pieces(x *ir.Node) machine.Set {
	if x.T.Form == ir.Set {
		return b.Make.Set(x)
	}
	w, f := b.system.window, b.Make.Num(x)
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		if id := f(m); id != model.None {
			setBit(dst, w.Lo, id)
		}
	}
}

// moveAll makes the move of a set of pieces.
func (b *Builder) moveAll(s *ir.Stmt, to, point machine.Num) {
	flags := s.Flags
	if point == nil {
		point = func(*machine.M) int32 { return -1 }
	}
	set, w := b.pieces(s.X), b.system.window
	group := b.system.group
	switch p, removed := b.system.move, b.system.remove; {
	case s.Event.Name == "remove" && removed != nil:
		b.callGroup(removed, set, nil)
	case p != nil:
		b.Calls(p)
		b.Emit(func(m *machine.M) {
			m.Invoke(p, func(m *machine.M, l, ws int32) {
				m.Write(ws+group.W, group.N, set)
				v, p := to(m), point(m)
				m.L[l+slotTo], m.L[l+slotFlag], m.L[l+slotCount] = v, flags, p+1
			})
		})
	default:
		b.Emit(func(m *machine.M) {
			bits := m.Words(w.N)
			set(m, bits)
			m.LayAll(bits, w.Lo, to(m), point(m), flags)
		})
	}
}

// callGroup calls a system procedure with a group of pieces.
func (b *Builder) callGroup(p *machine.Proc, set machine.Set, to machine.Num) {
	group := b.system.group
	b.Calls(p)
	b.Emit(func(m *machine.M) {
		t := m.Words(group.N)
		set(m, t)
		if none(t) {
			return
		}
		m.Invoke(p, func(m *machine.M, l, ws int32) {
			copy(m.B[ws+group.W:ws+group.W+group.N], t)
			if to != nil {
				v := to(m)
				m.L[l+slotTo] = v
			}
		})
	})
}

func none(set []uint64) bool {
	for _, x := range set {
		if x != 0 {
			return false
		}
	}
	return true
}

// turns makes the turning of pieces to a side, or to their next one.
func (b *Builder) turns(s *ir.Stmt) {
	set, w := b.pieces(s.X), b.system.window
	side := func(*machine.M) int32 { return model.None }
	if s.To != nil {
		side = b.Make.Num(s.To)
	}
	if p := b.system.flip; p != nil {
		b.callGroup(p, set, side)
		return
	}
	b.Emit(func(m *machine.M) {
		words := m.Words(w.N)
		set(m, words)
		s := side(m)
		m.Spend(sizeOf(words))
		for i, word := range words {
			for ; word != 0; word &= word - 1 {
				m.Flip((w.Lo+int32(i))<<6+int32(bits.TrailingZeros64(word)), s)
			}
		}
	})
}

// reveals makes the revealing of pieces.
func (b *Builder) reveals(s *ir.Stmt) {
	set, w := b.pieces(s.X), b.system.window
	if p := b.system.reveal; p != nil {
		b.callGroup(p, set, nil)
		return
	}
	b.Emit(func(m *machine.M) {
		bits := m.Words(w.N)
		set(m, bits)
		m.Spend(sizeOf(bits))
		for id := ir.Next(bits, w, model.None); id != model.None; id = ir.Next(bits, w, id) {
			m.Show(id)
		}
	})
}

// AroundDraw implements code.Host: the hooks before (after 0) or after (1) a draw from a place.
func (b *Builder) AroundDraw(from machine.Num, after int32) {
	if p := b.system.draw; p != nil {
		b.Calls(p)
		b.Emit(func(m *machine.M) {
			v := from(m)
			m.Invoke(p, func(m *machine.M, l, w int32) { m.L[l+slotTo], m.L[l+slotFlag] = v, after })
		})
	}
}
