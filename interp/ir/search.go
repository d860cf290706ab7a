package ir

import (
	"sandtable/interp/machine"
	"sandtable/interp/paths"
)

// Searches over the links of a map, which are the lists of a table.

// Furthest is a cost that no search exceeds.
const Furthest = paths.None - 1

// Spread adds to out what can be reached from some spaces through others, in a number of steps.
func Spread(m *machine.M, links *Table, w Window, from, in, out []uint64, steps int32) {
	d := links.Keys[0]
	queue := m.ListStart()
	for id := range Each(from, w) {
		if d.Has(id) {
			Add1(out, w, id)
			m.Push(id)
		}
	}
	for head := queue; steps > 0 && head < m.ListStart(); steps-- {
		for end := m.ListStart(); head < end; head++ {
			near := links.Lists[m.ListFrom(head)[0]-d.Lo]
			m.Spend(1 + len(near))
			for _, id := range near {
				// One test, because nobody can predict either half of it.
				if k, bit := uint(id>>6-w.Lo), uint64(1)<<uint(id&63); k < uint(len(in)) && in[k]&^out[k]&bit != 0 {
					out[k] |= bit
					m.Push(id)
				}
			}
		}
	}
	m.ListDrop(queue)
}

// Search visits spaces in the order of their costs, the starts first, until visit returns false. It
// goes no further from a space that leave refuses. Step is the cost of a step from there along a
// link; none: there is no such step. Only one that costs less than the limit leads to a space more
// cheaply than what is known: of others, step may say that there is none.
func Search(m *machine.M, links *Table, w Window, from []uint64, most int64, visit func(space, cost int32) bool, leave func(space int32) bool, step func(to, link, limit int32) int32) {
	d := links.Keys[0]
	p := m.TakePaths(d.N)
	p.Begin(from, w.Lo<<6-d.Lo)
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
		near, first := links.Lists[space], links.Starts[space]
		m.Spend(len(near))
		if !leave(space + d.Lo) {
			continue
		}
		for i, to := range near {
			limit := int32(min(most+1, int64(p.Best[to-d.Lo]))) - c
			if more := step(to, first+int32(i), limit); more != none && more < limit {
				p.Best[to-d.Lo] = c + more
				p.Add(c+more, to-d.Lo)
			}
		}
	}
	m.PutPaths(p)
}
