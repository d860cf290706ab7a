package ir

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What statements do on the table, once their operands are found.

// NextBatch takes from a group of pieces those that share a place with its first one, and returns
// that place.
func NextBatch(m *machine.M, w Window, rest, batch []uint64) int32 {
	clear(batch)
	m.Spend(1 + Size(rest)/machine.RowsAStep)
	from := model.None
	for id := range Each(rest, w) {
		if from == model.None {
			from = m.PlaceOf(id)
		}
		if m.PlaceOf(id) == from {
			Add1(batch, w, id)
		}
	}
	for i := range rest {
		rest[i] &^= batch[i]
	}
	return from
}

// LayBatch lays pieces that lie in one place somewhere. What is bound to that may have moved some
// of them away.
func LayBatch(m *machine.M, w Window, batch []uint64, from, to, point, flags int32) {
	for id := range Each(batch, w) {
		if m.PlaceOf(id) != from {
			batch[id>>6-w.Lo] &^= 1 << uint(id&63)
		}
	}
	m.LayBatch(batch, w.Lo, from, to, point, flags)
}

// Turn turns a piece to a side, or face up or down.
func (s *Stmt) Turn(m *machine.M, id, side int32) {
	switch s.Do {
	case Reveals:
		m.Show(id)
	case Conceals:
		m.TurnDown(id)
	default:
		m.Flip(id, side)
	}
}

// From is the top card of a deck, or any member of a place; None: there is none.
func (d *Draw) From(m *machine.M, place int32) int32 {
	if d.Decks.Has(place) {
		return m.TopOf(place)
	}
	l := m.InPlace(place)
	keep := l[:0]
	for _, id := range l {
		if d.Kind.Has(id) {
			keep = append(keep, id)
		}
	}
	return AnyOf(m, keep)
}

// AnyOf is a random member of a list; None: it is empty.
func AnyOf(m *machine.M, l []int32) int32 {
	if len(l) == 0 {
		return model.None
	}
	return l[m.Random(uint32(len(l)))]
}

// SetSealed sets fields of a thing of which some say whether others are secret. All change at once,
// so whoever watches must learn nothing between: what becomes secret is so first, and what is
// revealed is so last.
func SetSealed(m *machine.M, sets []Setting, vals []int32, id int32) {
	for turn := range 3 {
		for i := range sets {
			now := 1
			if sets[i].Seals && vals[i] != 0 {
				now = 0
			} else if sets[i].Seals {
				now = 2
			}
			if m.Err == nil && now == turn {
				sets[i].Res.Set(m, id, vals[i])
			}
		}
	}
}

// Set gives a field of a thing, which must have it, a value. What the viewer of a watched program
// does not know is not written: whether it changes would tell what it was.
func (r *Res) Set(m *machine.M, id, v int32) {
	switch {
	case !r.Of.Has(id):
		Lacks(m, id, r.Name)
	case m.Keeps(r.Slot + id):
		m.Conceal()
	default:
		m.SetField(r.Slot+id, id, v, r.Name)
	}
}
