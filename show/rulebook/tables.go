package rulebook

import (
	"slices"
	"strings"

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
	c := scene.ChartIn(t, x.cell, x.show)
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

// cell writes for which values of an axis a row stands.
func (x *Writer) cell(t model.Type, c model.Cell) string {
	if c.Any {
		return "any"
	}
	var parts []string
	for _, r := range c.Ranges {
		switch {
		case r[0] == r[1]:
			parts = append(parts, x.show(t, r[0]))
		case r[0] <= -1<<30:
			parts = append(parts, "up to "+x.show(t, r[1]))
		case r[1] >= 1<<30:
			parts = append(parts, x.show(t, r[0])+" and more")
		default:
			parts = append(parts, x.show(t, r[0])+" to "+x.show(t, r[1]))
		}
	}
	return strings.Join(parts, ", ")
}
