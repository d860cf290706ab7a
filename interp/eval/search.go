package eval

import (
	"sandtable/interp/ir"
)

// Searches over the links of a map.

// flood is what can be reached from some spaces through others, in a number of steps.
func (r *Run) flood(n *ir.Node) []uint64 {
	steps := r.Num(n.X[2])
	from, in := r.Set(n.X[0]), r.Set(n.X[1])
	out := make([]uint64, n.T.Win.N)
	ir.Spread(r.m, n.Tab, n.T.Win, from, in, out, steps)
	return out
}

// step is how ir.Search asks the cost of a step, which is a function of the space left that gives
// one of the space entered.
func (r *Run) step(cost *ir.Node) (leave func(from int32) bool, step func(to, link, limit int32) int32) {
	at := none
	leave = func(from int32) bool {
		at = from
		r.bind(cost.V, ir.Val{N: from})
		return true
	}
	return leave, func(to, _, _ int32) int32 {
		r.bind(cost.X[0].V, ir.Val{N: to})
		return ir.Toll(r.m, at, to, r.Num(cost.X[0].X[0]), cost.At)
	}
}

// reach is what can be reached at a cost.
func (r *Run) reach(n *ir.Node) []uint64 {
	from := r.Set(n.X[0])
	most := r.Num(n.X[1])
	return collected(n, func(add func(id int32)) {
		if most < 0 {
			for id := range ir.Each(from, n.T.Win) {
				if n.Tab.Keys[0].Has(id) {
					add(id)
				}
			}
			return
		}
		leave, step := r.step(n.X[2])
		ir.Search(r.m, n.Tab, n.T.Win, from, int64(most), func(space, _ int32) bool {
			add(space)
			return true
		}, leave, step)
	})
}

// cheapest is the cost of the cheapest path to one of some spaces, or None.
func (r *Run) cheapest(n *ir.Node) int32 {
	from, to, w := r.Set(n.X[0]), r.Set(n.X[1]), n.X[0].T.Win
	best := none
	leave, step := r.step(n.X[2])
	ir.Search(r.m, n.Tab, w, from, ir.Furthest, func(space, cost int32) bool {
		if ir.Has1(to, w, space) {
			best = cost
			return false
		}
		return true
	}, leave, step)
	return best
}
