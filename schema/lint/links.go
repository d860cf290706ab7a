package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var oneWay = Rule{
	Code: "lint/one-way",
	Doc:  "A one-way link between spaces, in a field whose other links lead both ways; a space that is linked to itself.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, k := range g.Kinds {
			for _, f := range k.Fields {
				if f.Storage != model.Printed || f.Type.Form != model.Set || f.Type.Base != model.ThingOf || f.Type.Kind != k {
					continue
				}
				back, single := 0, []([2]int32){}
				for _, id := range model.SortedKeys(f.Values) {
					for _, to := range f.Values[id] {
						if to == id && k.Is(model.KindSpace) && k.Lattice == nil { // on a grid it is no link
							t := g.Things[id]
							report(diag.Warnf("lint/one-way", t.Range, "%s leads to itself by %s", t.Title, f.Name).WithHint("remove it from its own list"))
						} else if slices.Contains(f.Values[to], id) {
							back++
						} else {
							single = append(single, [2]int32{id, to})
						}
					}
				}
				if len(single) > back { // a directed graph on purpose
					continue
				}
				for _, l := range single {
					a, b := g.Things[l[0]], g.Things[l[1]]
					report(diag.Warnf("lint/one-way", a.Range, "one-way link: %s leads to %s by %s, but not back", a.Title, b.Title, f.Name).
						WithRelated(b.Range, "other end"))
				}
			}
		}
	},
}
