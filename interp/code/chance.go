package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Dice, and what is drawn.

// throws makes a throw: of a die, of a pool, or on a table, of each die of a pool or of the sum.
func (b *Builder) throws(s *ir.Stmt) {
	t, slot, unit, sides := s.Throw, s.V.In, b.unit(), b.Make.Num(s.Throw.Sides)
	name := t.Name
	if t.Count == nil {
		b.Emit(func(m *machine.M) {
			v := m.Throw(name, sides(m)) * unit
			m.SetInt(slot.I, v)
			if m.Watch != nil {
				m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: []int32{v}})
			}
		})
		return
	}
	n, look := b.Make.Num(t.Count), func(_ *machine.M, face int32) int32 { return face }
	if t.Look != nil {
		look = b.Make.On(t.Look, t.Face)
	}
	if t.Sum {
		b.Emit(func(m *machine.M) {
			p := m.Pool(name, n(m)/unit, sides(m))
			if p.Read = machine.ReadSum; m.Enumerates() {
				p.Class = func(sum int32) int32 { return look(m, sum*unit) }
			}
			dice, sum := m.RollPool(p), int32(0)
			for _, v := range dice {
				sum += v
			}
			v := look(m, sum)
			m.SetInt(slot.I, v)
			m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: dice, B: 1, C: v})
		})
		return
	}
	marks := b.marksOf(t)
	b.Keep()
	b.Emit(func(m *machine.M) {
		p := m.Pool(name, n(m)/unit, sides(m))
		if p.Read = t.Read; m.Enumerates() {
			marks(m, p)
		}
		if t.Look != nil && p.Read&machine.ReadOrder == 0 && m.Enumerates() {
			if p.Read != 0 { // the faces are not read, only the results on the table
				p.Read = machine.ReadFaces
			}
			p.Class = func(face int32) int32 { return look(m, face*unit) }
		}
		dice := m.RollPool(p)
		if t.Look == nil {
			m.KeepList(slot, dice)
		} else {
			m.KeepList(slot, looked(m, dice, look))
		}
		m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: dice})
	})
}

// marksOf makes the numbers with which dice are compared. Where chance is enumerated, a pool falls
// in as many ways as rules can tell apart.
func (b *Builder) marksOf(t *ir.Throw) func(m *machine.M, p *machine.Pool) {
	var marks []machine.Num
	unit := int64(b.unit())
	for _, k := range t.Marks {
		marks = append(marks, b.Make.Num(k.X))
	}
	return func(m *machine.M, p *machine.Pool) {
		for i, x := range marks {
			v := int64(x(m))
			if p.Marks = append(p.Marks, reached(v, unit)); t.Marks[i].Also {
				p.Marks = append(p.Marks, reached(v+1, unit))
			}
		}
	}
}

// reached returns the lowest face that is at least a number.
func reached(n, unit int64) int64 {
	if n <= 0 {
		return 0
	}
	return (n + unit - 1) / unit
}

// looked is what each die gives on a table, in scratch memory.
func looked(m *machine.M, dice []int32, look func(m *machine.M, face int32) int32) []int32 {
	at := m.ListStart()
	for _, v := range dice {
		m.Push(v)
	}
	out := m.ListFrom(at) // lists that are made later lie after it and leave it intact
	for j, v := range out {
		inner := m.ListStart()
		out[j] = look(m, v)
		m.ListDrop(inner)
	}
	return out
}

// draws makes how something is drawn, or several things one after the other, and what is done with
// each.
func (b *Builder) draws(s *ir.Stmt) {
	one, slot, around := b.drawing(s), s.V.In, func(int32) {}
	if s.Event != nil {
		place := b.Make.Num(s.X)
		around = func(after int32) { b.aroundDraw(s.Event, place, after) }
	}
	if s.To == nil {
		around(0)
		b.Emit(func(m *machine.M) { m.SetInt(slot.I, one(m)) })
		b.parts(s.Body)
		around(1)
		b.ifNone(s, func(m *machine.M) bool { return m.Int(slot.I) == model.None })
		return
	}
	count, n, unit := b.Make.Num(s.To), b.Temp(), b.unit()
	w, each, never := s.V.T.Win, s.Draw.One.In.I, s.Draw.Never
	b.Emit(func(m *machine.M) {
		clear(m.Bits(slot))
		m.SetInt(n, count(m)/unit)
	})
	done := &asm.Label{}
	again := b.Here()
	b.Emit(func(m *machine.M) {
		if m.Int(n) <= 0 {
			done.Go(m)
			return
		}
		m.SetInt(n, m.Int(n)-1)
	})
	around(0)
	b.Emit(func(m *machine.M) {
		id := one(m)
		m.SetInt(each, id)
		if id == model.None && ir.Size(m.Bits(slot)) == 0 {
			failsEmpty(m, never)
		}
		if id == model.None || ir.Has1(m.Bits(slot), w, id) {
			done.Go(m)
			return
		}
		ir.Add1(m.Bits(slot), w, id)
	})
	b.parts(s.Body)
	around(1)
	b.Jump(again)
	b.Mark(done)
	b.ifNone(s, func(m *machine.M) bool { return ir.Size(m.Bits(slot)) == 0 })
}

// drawing makes what draws one thing. It is none if there is nothing, and nothing need be there.
func (b *Builder) drawing(s *ir.Stmt) machine.Num {
	pick, d := b.picking(s), s.Draw
	if d.Lack {
		return pick
	}
	return func(m *machine.M) int32 {
		id := pick(m)
		if id == model.None && !failsEmpty(m, d.Never) {
			m.Fail("run/draw", "nothing is left to draw")
		}
		return id
	}
}

// picking makes what picks the top card of a deck, or any member of a place or set.
func (b *Builder) picking(s *ir.Stmt) machine.Num {
	if s.X.T.Form != ir.One {
		list := b.Each(s.X)
		return func(m *machine.M) int32 { return ir.AnyOf(m, list(m)) }
	}
	place := b.Make.Num(s.X)
	return func(m *machine.M) int32 { return s.Draw.From(m, place(m)) }
}

// ifNone makes what is done if nothing has been drawn.
func (b *Builder) ifNone(s *ir.Stmt, nothing func(m *machine.M) bool) {
	if len(s.Else) == 0 {
		return
	}
	skip := &asm.Label{}
	b.Emit(func(m *machine.M) {
		if !nothing(m) {
			skip.Go(m)
		}
	})
	b.Body(s.Else)
	b.Mark(skip)
}
