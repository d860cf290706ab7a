package rulebook

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// table prints a table as it is laid out: with an axis across the top if it has one, else row by
// row.
func (x *Writer) table(indent int, t *model.Table) {
	x.blank()
	x.entry(indent, "Table: "+t.Title)
	x.para(indent+2, t.Text)
	c := scene.ChartOf(x.g, t)
	g := layout.Grid{Head: c.Head}
	for _, r := range c.Rows {
		g.Rows = append(g.Rows, r.Cells)
	}
	if c.Axis != "" {
		g.Head[c.In] = c.Axis + " " + g.Head[c.In]
	} else {
		g.Head = slices.Insert(g.Head, c.In, "")
		for i := range g.Rows {
			g.Rows[i] = slices.Insert(g.Rows[i], c.In, "->")
		}
	}
	x.columns(indent+2, g)
}
