package eval

import (
	"sandtable/interp/ir"
)

// Searches over the links of a map, which are the lists of a table.

const unknown = 1<<31 - 1

// flood is what can be reached from some spaces through others, in a number of steps.
func (r *Run) flood(n *ir.Node) []uint64 {
	w, d := n.T.Win, n.Tab.Keys[0]
	steps := r.Num(n.X[2])
	from, in := r.Set(n.X[0]), r.Set(n.X[1])
	out := make([]uint64, w.N)
	var queue []int32
	for id := range ir.Each(from, w) {
		if d.Has(id) {
			ir.Add1(out, w, id)
			queue = append(queue, id)
		}
	}
	for head := 0; steps > 0 && head < len(queue); steps-- {
		for end := len(queue); head < end; head++ {
			near := n.Tab.Lists[queue[head]-d.Lo]
			r.m.Spend(1 + len(near))
			for _, id := range near {
				if ir.Has1(in, w, id) && !ir.Has1(out, w, id) {
					ir.Add1(out, w, id)
					queue = append(queue, id)
				}
			}
		}
	}
	return out
}

// search visits spaces in the order of their costs, the starts first, until visit returns false.
func (r *Run) search(n *ir.Node, from []uint64, w ir.Window, most int64, cost *ir.Node, visit func(space, cost int32) bool) {
	d, m := n.Tab.Keys[0], r.m
	p := m.TakePaths(d.N)
	for i := range p.Best {
		p.Best[i] = unknown
	}
	for id := range ir.Each(from, w) {
		if d.Has(id) {
			p.Best[id-d.Lo] = 0
			p.Add(0, id-d.Lo)
		}
	}
	for {
		c, space, ok := p.Next()
		if !ok {
			break
		}
		if c > p.Best[space] {
			continue // superseded by a cheaper path
		}
		if !visit(space+d.Lo, c) {
			break
		}
		for _, to := range n.Tab.Lists[space] {
			more := r.step(cost, space+d.Lo, to)
			if total := int64(c) + int64(more); more != none && total <= most && total < int64(p.Best[to-d.Lo]) {
				p.Best[to-d.Lo] = int32(total)
				p.Add(int32(total), to-d.Lo)
			}
		}
	}
	m.PutPaths(p)
}

// step is the cost of a step: of a function of the space left, and of the one entered.
func (r *Run) step(cost *ir.Node, from, to int32) int32 {
	r.bind(cost.V, ir.Val{N: from})
	r.bind(cost.X[0].V, ir.Val{N: to})
	c := r.Num(cost.X[0].X[0])
	if c != none && c < 0 {
		things := r.m.P.Game.Things
		r.m.FailAt(*cost.At, "run/cost", "the step from %s to %s has a negative cost", things[from].Title, things[to].Title)
		return none
	}
	return c
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
		r.search(n, from, n.T.Win, int64(most), n.X[2], func(space, _ int32) bool {
			add(space)
			return true
		})
	})
}

// cheapest is the cost of the cheapest path to one of some spaces, or None.
func (r *Run) cheapest(n *ir.Node) int32 {
	from, to, w := r.Set(n.X[0]), r.Set(n.X[1]), n.X[0].T.Win
	best := none
	r.search(n, from, w, unknown-1, n.X[2], func(space, cost int32) bool {
		if ir.Has1(to, w, space) {
			best = cost
			return false
		}
		return true
	})
	return best
}
