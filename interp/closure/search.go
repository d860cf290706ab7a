package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Searches over the links of a map.

func (b *Maker) flood(n *ir.Node) machine.Set {
	from, in, steps := b.Set(n.X[0]), b.Set(n.X[1]), b.Num(n.X[2])
	w := n.T.Win
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		most := steps(m)
		start, through := m.Words(w.N), m.Words(w.N)
		from(m, start)
		in(m, through)
		clear(dst)
		ir.Spread(m, n.Tab, w, start, through, dst, most)
		m.Release(mark)
	}
}

// stepCost is the cost of a step: of a function of the space left, and of the one entered.
func (b *Maker) stepCost(n *ir.Node) func(m *machine.M, from, to int32) int32 {
	left, entered, at := b.bind(n.V), b.bind(n.X[0].V), n.At
	cost := b.Num(n.X[0].X[0])
	return func(m *machine.M, from, to int32) int32 {
		left(m, from)
		entered(m, to)
		return ir.Toll(m, from, to, cost(m), at)
	}
}

// reach is what can be reached at a cost.
func (b *Maker) reach(n *ir.Node) machine.Set {
	from, most, cost := b.Set(n.X[0]), b.Num(n.X[1]), b.stepCost(n.X[2])
	w, d := n.T.Win, n.Tab.Keys[0]
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		start := m.Words(w.N)
		from(m, start)
		far := most(m)
		clear(dst)
		if far < 0 {
			for id := range ir.Each(start, w) {
				if d.Has(id) {
					ir.Add1(dst, w, id)
				}
			}
		} else {
			ir.Search(m, n.Tab, w, start, int64(far), func(x, y int32) int32 { return cost(m, x, y) }, func(space, _ int32) bool {
				ir.Add1(dst, w, space)
				return true
			})
		}
		m.Release(mark)
	}
}

// cheapest is the cost of the cheapest path to one of some spaces, or none.
func (b *Maker) cheapest(n *ir.Node) machine.Num {
	from, to, cost, w := b.Set(n.X[0]), b.Set(n.X[1]), b.stepCost(n.X[2]), n.X[0].T.Win
	return func(m *machine.M) int32 {
		mark, best := m.Mark(), none
		start, goal := m.Words(w.N), m.Words(w.N)
		from(m, start)
		to(m, goal)
		ir.Search(m, n.Tab, w, start, ir.Furthest, func(x, y int32) int32 { return cost(m, x, y) }, func(space, c int32) bool {
			if !ir.Has1(goal, w, space) {
				return true
			}
			best = c
			return false
		})
		m.Release(mark)
		return best
	}
}
