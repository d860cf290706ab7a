package compile

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// How statements reach the built-in events: by a call of a system procedure if hooks are bound to
// the event, directly otherwise.

func (b *Builder) tempSlot() machine.Slot { return machine.Slot{I: b.Temp()} }

// Pieces compiles a piece or a set of pieces as a set over all pieces.
func (b *Builder) Pieces(e model.Expr) machine.Set {
	w := b.system.window
	if e.Type().Form == model.Set {
		return b.Set(e, w)
	}
	x := b.Num(e)
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		if id := x(m); id != model.None {
			setBit(dst, w.Lo, id)
		}
	}
}

// MoveTo emits the move of pieces to a place, or to a point of the surface. flags: 1 under the
// stack, 2 face up, 4 face down.
func (b *Builder) MoveTo(pieces, to model.Expr, flags int32) {
	v := oneMove{flags: flags, event: "enter"}
	b.aim(&v, to)
	b.move(pieces, v)
}

// Move emits the move of pieces to a place. flags are those of MoveTo.
func (b *Builder) Move(pieces model.Expr, to machine.Num, flags int32) {
	b.move(pieces, oneMove{to: to, flags: flags, event: "enter"})
}

// move emits the move of one piece or several.
func (b *Builder) move(pieces model.Expr, v oneMove) {
	if pieces.Type().Form == model.One {
		b.moveOne(pieces, v)
		return
	}
	to, point, flags := v.to, v.point, v.flags
	if point == nil {
		point = func(*machine.M) int32 { return -1 }
	}
	set, w := b.Pieces(pieces), b.system.window
	group := b.system.group
	if p := b.system.move; p != nil {
		b.calls(p)
		b.Emit(func(m *machine.M) {
			m.Invoke(p, func(m *machine.M, l, ws int32) {
				m.Write(ws+group.W, group.N, set)
				v, p := to(m), point(m)
				m.L[l+slotTo], m.L[l+slotFlag], m.L[l+slotCount] = v, flags, p+1
			})
		})
		return
	}
	b.Emit(func(m *machine.M) {
		bits := m.Words(w.N)
		set(m, bits)
		m.LayAll(bits, w.Lo, to(m), point(m), flags)
	})
}

// Remove emits the removal of pieces from the game.
func (b *Builder) Remove(pieces model.Expr) {
	if out := b.Game.Out.ID; pieces.Type().Form == model.One {
		b.moveOne(pieces, oneMove{to: func(*machine.M) int32 { return out }, event: "remove"})
		return
	}
	if p := b.system.remove; p != nil {
		b.callGroup(p, b.Pieces(pieces), nil)
		return
	}
	out := b.Game.Out.ID
	b.Move(pieces, func(*machine.M) int32 { return out }, 0)
}

// callGroup calls a system procedure with a group of pieces.
func (b *Builder) callGroup(p *machine.Proc, set machine.Set, to machine.Num) {
	group := b.system.group
	b.calls(p)
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

// Flip emits the turning of pieces to a side (None: the next side).
func (b *Builder) Flip(pieces model.Expr, side machine.Num) {
	set, w := b.Pieces(pieces), b.system.window
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

// Reveal emits the revealing of pieces.
func (b *Builder) Reveal(pieces model.Expr) {
	set, w := b.Pieces(pieces), b.system.window
	if p := b.system.reveal; p != nil {
		b.callGroup(p, set, nil)
		return
	}
	b.Emit(func(m *machine.M) {
		bits := m.Words(w.N)
		set(m, bits)
		m.Spend(sizeOf(bits))
		for id := nextIn(bits, w, model.None); id != model.None; id = nextIn(bits, w, id) {
			m.Show(id)
		}
	})
}

// AroundDraw emits the hooks before (after 0) or after (1) a draw from a place.
func (b *Builder) AroundDraw(from machine.Num, after int32) {
	if p := b.system.draw; p != nil {
		b.calls(p)
		b.Emit(func(m *machine.M) {
			v := from(m)
			m.Invoke(p, func(m *machine.M, l, w int32) { m.L[l+slotTo], m.L[l+slotFlag] = v, after })
		})
	}
}
