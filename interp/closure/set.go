package closure

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Sets.

// viewed is a set that lies somewhere: see view.
func (b *Maker) viewed(n *ir.Node) machine.Set {
	view := b.view(n)
	return func(m *machine.M, dst []uint64) { copy(dst, view(m)) }
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

func (b *Maker) gather(n *ir.Node) machine.Set {
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
	x, from, work := b.Set(n.X[0]), n.X[0].T.Win, ir.Work(n.X[1])
	holds := b.On(n.X[1], n.V)
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		for i, word := range dst {
			m.Spend(bits.OnesCount64(word) * work)
			start, lo := m.ListStart(), (from.Lo+int32(i))<<6
			for ; word != 0; word &= word - 1 {
				if holds(m, lo+int32(bits.TrailingZeros64(word))) == 0 {
					dst[i] &^= word & -word
				}
			}
			m.ListDrop(start)
		}
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
