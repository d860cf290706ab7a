package closure

import (
	"math"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Words that search.

// flood is what can be reached in a number of steps. What is asked without a bound goes by sets
// that change with every move, so its answers are not kept.
func (b *Maker) flood(n *ir.Node) machine.Set {
	from, in, steps := b.Set(n.X[0]), b.Set(n.X[1]), b.Num(n.X[2])
	w, place := n.T.Win, int32(-1)
	if unbounded := n.X[2].Op == ir.Const && n.X[2].K == math.MaxInt32; !unbounded && b.Place != nil {
		place = b.Place()
	}
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		given := m.Words(1 + 2*w.N)
		start, through, most := given[1:1+w.N], given[1+w.N:], steps(m)
		given[0] = uint64(uint32(most))
		from(m, start)
		in(m, through)
		var answer *machine.Recalled
		if place >= 0 {
			answer = m.Recall(place, given, w.N)
		}
		if answer != nil && answer.Known {
			copy(dst, answer.Out)
		} else {
			clear(dst)
			ir.Spread(m, n.Tab, w, start, through, dst, most)
			answer.Keep(m, dst...)
		}
		m.Release(mark)
	}
}

// reach is what can be reached at a cost.
func (b *Maker) reach(n *ir.Node) machine.Set {
	w, d := n.T.Win, n.Tab.Keys[0]
	from, most, s := b.Set(n.X[0]), b.Num(n.X[1]), b.search(n, w, n.X[2])
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
			m.Release(mark)
			return
		}
		defer m.EndSearch(m.BeginSearch())
		if known, _ := s.recall(m, far, w.N, start); known != nil && known.Known {
			copy(dst, known.Out)
		} else {
			s.run(m, start, int64(far), func(space, _ int32) bool {
				ir.Add1(dst, w, space)
				return true
			})
			known.Keep(m, dst...)
		}
		m.Release(mark)
	}
}

// cheapest is the cost of the cheapest path to one of some spaces, or none.
func (b *Maker) cheapest(n *ir.Node) machine.Num {
	w := n.X[0].T.Win
	from, to, s := b.Set(n.X[0]), b.Set(n.X[1]), b.search(n, w, n.X[2])
	return func(m *machine.M) int32 {
		mark, best := m.Mark(), none
		start, goal := m.Words(w.N), m.Words(w.N)
		from(m, start)
		to(m, goal)
		defer m.EndSearch(m.BeginSearch())
		known, given := s.recall(m, 0, 1, start, goal)
		if known != nil && known.Known {
			best = int32(uint32(known.Out[0]))
		} else if field := s.toward(m, given, goal); field != nil {
			best = s.nearest(field, start)
			known.Keep(m, uint64(uint32(best)))
		} else {
			s.run(m, start, ir.Furthest, func(space, c int32) bool {
				if !ir.Has1(goal, w, space) {
					return true
				}
				best = c
				return false
			})
			known.Keep(m, uint64(uint32(best)))
		}
		m.Release(mark)
		return best
	}
}
