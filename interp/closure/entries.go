package closure

import (
	"slices"

	"sandtable/interp/ir"
)

// entries are the links of a map by the space that they lead to.
type entries struct {
	from  []int32 // index in link of each space's first link, and the number of links
	link  []int32
	space []int32
}

// entriesOf sorts links.
func entriesOf(links *ir.Table) *entries {
	d, n := links.Keys[0], int32(0)
	e := &entries{from: make([]int32, d.N+1)}
	for _, near := range links.Lists {
		for _, to := range near {
			e.from[to-d.Lo+1]++
			n++
		}
	}
	for i := range d.N {
		e.from[i+1] += e.from[i]
	}
	e.link, e.space = make([]int32, n), make([]int32, n)
	next := slices.Clone(e.from)
	for space, near := range links.Lists {
		for k, to := range near {
			i := &next[to-d.Lo]
			e.link[*i], e.space[*i] = links.Starts[space]+int32(k), d.Lo+int32(space)
			*i++
		}
	}
	return e
}
