package closure

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Sets. Some of those that span one word are made as numbers.

func maskWord(_ *Maker, n *ir.Node) word {
	w := n.Words[0]
	return func(*machine.M) uint64 { return w }
}

func (b *Maker) refSet(n *ir.Node) machine.Set {
	s, register := b.lies(n.V)
	if register {
		return func(m *machine.M, dst []uint64) { copy(dst, m.S[s.W:s.W+s.N]) }
	}
	return func(m *machine.M, dst []uint64) { copy(dst, m.Bits(s)) }
}

func (b *Maker) letSet(n *ir.Node) machine.Set {
	bind := b.bound(n.V, n.X[0])
	body := b.Set(n.X[1])
	return func(m *machine.M, dst []uint64) {
		bind(m)
		body(m, dst)
	}
}

func (b *Maker) selSet(n *ir.Node) machine.Set {
	c, x, y := b.Num(n.X[0]), b.Set(n.X[1]), b.Set(n.X[2])
	return func(m *machine.M, dst []uint64) {
		if c(m) != 0 {
			x(m, dst)
		} else {
			y(m, dst)
		}
	}
}

// rowSet reads a set of a table. To read what it has not fails.
func (b *Maker) rowSet(n *ir.Node) machine.Set {
	at, t := b.cell(n), n.Tab
	return func(m *machine.M, dst []uint64) { copy(dst, t.Sets[at(m)]) }
}

// alone is the set of one thing; of none it is empty.
func (b *Maker) alone(n *ir.Node) machine.Set {
	x, w := b.Num(n.X[0]), n.T.Win
	return func(m *machine.M, dst []uint64) {
		id := x(m)
		clear(dst)
		if id != none {
			ir.Add1(dst, w, id)
		}
	}
}

// image is what each member of a set gives.
func (b *Maker) image(seq *ir.Node, w ir.Window) machine.Set {
	from, of := b.view(seq.X[0].X[0]), seq.X[0].X[0].T.Win
	at, work := b.On(seq.X[2], seq.V), work(seq.X[2])
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		clear(dst)
		for i, word := range from(m) {
			m.Spend(bits.OnesCount64(word) * work)
			for ; word != 0; word &= word - 1 {
				if x := at(m, (of.Lo+int32(i))<<6+int32(bits.TrailingZeros64(word))); x != none {
					ir.Add1(dst, w, x)
				}
			}
		}
		m.Release(mark)
	}
}

func (b *Maker) gather(n *ir.Node) machine.Set {
	if x := n.X[0]; x.Op == ir.Seq && x.X[0].Op == ir.Members && x.X[1].Op == ir.Const && x.X[1].K != 0 && x.X[2].T.Form == ir.One {
		return b.image(x, n.T.Win)
	}
	list, w := b.List(n.X[0]), n.T.Win
	return func(m *machine.M, dst []uint64) {
		s := m.ListStart()
		l := list(m)
		clear(dst)
		for _, id := range l {
			ir.Add1(dst, w, id)
		}
		m.ListDrop(s)
	}
}

func (b *Maker) combined(n *ir.Node) machine.Set {
	x, op, words := b.Set(n.X[0]), n.Op, n.T.Win.N
	if take := b.taken(n.X[1], op == ir.Minus); take != nil {
		return func(m *machine.M, dst []uint64) {
			x(m, dst)
			take(m, dst)
		}
	}
	y := b.Set(n.X[1])
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t := m.Words(words)
		x(m, dst)
		y(m, t)
		ir.Combine(op, dst, t)
		m.Release(mark)
	}
}

func (b *Maker) combinedWord(n *ir.Node) word {
	x, y := b.Word(n.X[0]), b.Word(n.X[1])
	switch n.Op {
	case ir.Union:
		return func(m *machine.M) uint64 { return x(m) | y(m) }
	case ir.Minus:
		return func(m *machine.M) uint64 { return x(m) &^ y(m) }
	}
	return func(m *machine.M) uint64 { return x(m) & y(m) }
}

// fit is a set in another window. Members outside of it are left out.
func (b *Maker) fit(n *ir.Node) machine.Set {
	return Fitted(b.Set(n.X[0]), n.X[0].T.Win, n.T.Win)
}

// Fitted makes the closure of a set of one window give it in another one.
func Fitted(set machine.Set, from, to ir.Window) machine.Set {
	if from == to {
		return set
	}
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t := m.Words(from.N)
		set(m, t)
		ir.Refit(dst, to, t, from)
		m.Release(mark)
	}
}

// pile is what lies in a place, of a family.
func (b *Maker) pile(n *ir.Node) machine.Set {
	x, d, w, ids := b.Num(n.X[0]), n.Dom, n.T.Win, &b.P.Ids
	places, things := ir.Dom{Lo: ids.PlaceLo, N: ids.PlaceHi - ids.PlaceLo}, b.P.Game.Things
	return func(m *machine.M, dst []uint64) {
		place := x(m)
		clear(dst)
		switch {
		case !places.Has(place):
		case ids.Loose(place):
			m.Spend(int(d.N) / machine.RowsAStep)
			for id := d.Lo; id < d.Lo+d.N; id++ {
				if things[id] != nil && m.PlaceOf(id) == place {
					ir.Add1(dst, w, id)
				}
			}
		default:
			for p := m.TopOf(place); p != none; p = m.UnderOf(p) {
				if d.Has(p) {
					ir.Add1(dst, w, p)
				}
			}
		}
	}
}

// keep keeps the members for which a condition holds.
func (b *Maker) keep(n *ir.Node) machine.Set {
	x, from := b.Set(n.X[0]), n.X[0].T.Win
	test := b.tested(n.V, n.X[1])
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		for i, word := range dst {
			dst[i] = test(m, word, (from.Lo+int32(i))<<6)
		}
	}
}

func (b *Maker) keepWord(n *ir.Node) word {
	x, lo := b.Word(n.X[0]), n.X[0].T.Win.Lo<<6
	test := b.tested(n.V, n.X[1])
	return func(m *machine.M) uint64 {
		in := x(m)
		return test(m, in, lo)
	}
}

// tested makes a condition on a member: it returns the members of a word for which it holds.
func (b *Maker) tested(v *ir.Var, cond *ir.Node) func(m *machine.M, word uint64, lo int32) uint64 {
	work := work(cond)
	holds := b.On(cond, v)
	return func(m *machine.M, word uint64, lo int32) uint64 {
		if word == 0 {
			return 0
		}
		m.Spend(bits.OnesCount64(word) * work)
		start := m.ListStart()
		for s := word; s != 0; s &= s - 1 {
			if holds(m, lo+int32(bits.TrailingZeros64(s))) == 0 {
				word &^= s & -s
			}
		}
		m.ListDrop(start)
		return word
	}
}

// join is the union of what the members of a list give.
func (b *Maker) join(n *ir.Node) machine.Set {
	x, elem, words := b.loop(n, n.X[1], n.X[2]), b.Set(n.X[2]), n.T.Win.N
	return func(m *machine.M, dst []uint64) {
		start, mark := m.ListStart(), m.Mark()
		l, t := x.all(m), m.Words(words)
		clear(dst)
		for _, id := range l {
			if x.takes(m, id) {
				elem(m, t)
				ir.Combine(ir.Union, dst, t)
			}
		}
		m.Release(mark)
		m.ListDrop(start)
	}
}

// condition makes a condition; nil for one that always holds.
func (b *Maker) condition(n *ir.Node) machine.Num {
	if n.Op == ir.Const && n.K != 0 {
		return nil
	}
	return b.Num(n)
}
