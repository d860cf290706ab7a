package closure

import "sandtable/interp/ir"

// entries are the links of a map by the space that they lead to.
type entries struct {
	*ir.Table         // of each space: those from which a link leads to it
	link      []int32 // the number of each of these links
}

// entriesOf turns links around.
func entriesOf(links *ir.Table) *entries {
	d := links.Keys[0]
	e := &entries{Table: &ir.Table{Name: links.Name, Keys: links.Keys, Lists: make([][]int32, d.N)}}
	link := make([][]int32, d.N)
	for space, near := range links.Lists {
		for k, to := range near {
			i := to - d.Lo
			e.Lists[i] = append(e.Lists[i], d.Lo+int32(space))
			link[i] = append(link[i], links.Starts[space]+int32(k))
		}
	}
	for _, l := range link {
		e.Starts, e.link = append(e.Starts, int32(len(e.link))), append(e.link, l...)
	}
	return e
}
