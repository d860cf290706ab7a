package closure

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// What is asked of sets.

// scan makes a question of the words of a set.
func (b *Maker) scan(n *ir.Node, ask func(m *machine.M, words []uint64) int32) machine.Num {
	set, words := b.Set(n), n.T.Win.N
	return func(m *machine.M) int32 {
		mark := m.Mark()
		t := m.Words(words)
		set(m, t)
		v := ask(m, t)
		m.Release(mark)
		return v
	}
}

func (b *Maker) any(n *ir.Node) machine.Num {
	if n.X[0].T.Win.N == 1 {
		word := b.Word(n.X[0])
		return func(m *machine.M) int32 { return ir.Truth(word(m) != 0) }
	}
	return b.scan(n.X[0], func(_ *machine.M, words []uint64) int32 {
		for _, w := range words {
			if w != 0 {
				return 1
			}
		}
		return 0
	})
}

func (b *Maker) count(n *ir.Node) machine.Num {
	if n.X[0].T.Win.N == 1 {
		word := b.Word(n.X[0])
		return func(m *machine.M) int32 { return int32(bits.OnesCount64(word(m))) }
	}
	return b.scan(n.X[0], func(_ *machine.M, words []uint64) int32 { return int32(ir.Size(words)) })
}

// has reports whether something, which is evaluated first, is a member of a set or list.
func (b *Maker) has(n *ir.Node) machine.Num {
	of, x := n.X[0], b.Num(n.X[1])
	w := of.T.Win
	switch {
	case of.T.Form != ir.Set:
		list := b.List(of)
		return func(m *machine.M) int32 {
			id, found := x(m), int32(0)
			s := m.ListStart()
			for _, v := range list(m) {
				if v == id {
					found = 1
				}
			}
			m.ListDrop(s)
			return found
		}
	case b.IsArea(of.T):
		in := b.Belongs(of)
		return func(m *machine.M) int32 {
			p := x(m)
			return ir.Truth(p != none && in(m, p))
		}
	case of.Op == ir.Mask:
		return func(m *machine.M) int32 { return ir.Truth(ir.Has1(of.Words, w, x(m))) }
	case w.N == 1:
		word, lo := b.Word(of), w.Lo<<6
		return func(m *machine.M) int32 {
			id := x(m)
			if k := uint32(id - lo); k < 64 {
				return int32(word(m) >> k & 1)
			}
			word(m) // it may fail
			return 0
		}
	}
	set := b.view(of)
	return func(m *machine.M) int32 {
		id, mark := x(m), m.Mark()
		t := set(m)
		m.Release(mark)
		return ir.Truth(id != none && ir.Has1(t, w, id))
	}
}

func (b *Maker) first(n *ir.Node) machine.Num {
	w := n.X[0].T.Win
	if w.N == 1 {
		word, lo := b.Word(n.X[0]), w.Lo<<6
		return func(m *machine.M) int32 {
			if s := word(m); s != 0 {
				return lo + int32(bits.TrailingZeros64(s))
			}
			return none
		}
	}
	return b.scan(n.X[0], func(_ *machine.M, words []uint64) int32 { return ir.FirstOf(words, w) })
}

// top is the member that lies on top, where the first member lies.
func (b *Maker) top(n *ir.Node) machine.Num {
	if x := n.X[0].Plain(); x.Op == ir.Pile {
		return b.topOf(x)
	}
	w := n.X[0].T.Win
	return b.scan(n.X[0], func(m *machine.M, words []uint64) int32 { return ir.TopOf(m, words, w) })
}

func (b *Maker) same(n *ir.Node) machine.Num {
	x, y, words := b.Set(n.X[0]), b.Set(n.X[1]), n.X[0].T.Win.N
	return func(m *machine.M) int32 {
		mark := m.Mark()
		s, t := m.Words(words), m.Words(words)
		x(m, s)
		y(m, t)
		m.Release(mark)
		for i := range s {
			if s[i] != t[i] {
				return 0
			}
		}
		return 1
	}
}

// exists reports whether a condition holds for some member; the first one ends it.
func (b *Maker) exists(n *ir.Node) machine.Num {
	w, work := n.X[0].T.Win, ir.Work(n.X[1])
	holds := b.On(n.X[1], n.V)
	return b.scan(n.X[0], func(m *machine.M, words []uint64) int32 {
		for i, word := range words {
			for ; word != 0; word &= word - 1 {
				m.Spend(work)
				s := m.ListStart()
				yes := holds(m, (w.Lo+int32(i))<<6+int32(bits.TrailingZeros64(word)))
				m.ListDrop(s)
				if yes != 0 {
					return 1
				}
			}
		}
		return 0
	})
}

// topOf is the top piece of a family in one place: the stack is searched from the top down.
func (b *Maker) topOf(pile *ir.Node) machine.Num {
	of, d, ids := b.Num(pile.X[0]), pile.Dom, &b.P.Ids
	places := ir.Dom{Lo: ids.PlaceLo, N: ids.PlaceHi - ids.PlaceLo}
	return func(m *machine.M) int32 {
		place := of(m)
		if !places.Has(place) {
			return none
		}
		p := m.TopOf(place)
		for p != none && !d.Has(p) {
			p = m.UnderOf(p)
		}
		return p
	}
}
