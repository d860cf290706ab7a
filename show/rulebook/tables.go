package rulebook

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// table prints a table as it is laid out: with an axis across the top if it has one, else row by
// row.
func (x *Writer) table(indent int, t *model.Table) {
	x.blank()
	x.entry(indent, "Table: "+t.Title)
	x.para(indent+2, t.Text)
	if g := x.across(t); g != nil {
		x.columns(indent+2, *g)
		return
	}
	g := layout.Grid{}
	for _, p := range t.Params {
		g.Head = append(g.Head, english.Spaced(p.Name))
	}
	g.Head = append(g.Head, "")
	for _, r := range t.Results {
		g.Head = append(g.Head, english.Spaced(r.Name))
	}
	for _, r := range t.Rows {
		row := x.conditions(t, r, len(t.Params))
		row = append(row, "->")
		for i, v := range r.Out {
			row = append(row, x.show(t.Results[i].Type, v))
		}
		g.Rows = append(g.Rows, row)
	}
	x.columns(indent+2, g)
}

// across lays out a table whose last axis runs across; nil if none does.
func (x *Writer) across(t *model.Table) *layout.Grid {
	values, rows := t.Across()
	if values == nil {
		return nil
	}
	last := len(t.Params) - 1
	axis := t.Params[last]
	g := &layout.Grid{}
	for _, p := range t.Params[:last] {
		g.Head = append(g.Head, english.Spaced(p.Name))
	}
	for i, v := range values {
		text := x.cell(v, axis.Type)
		if i == 0 {
			text = english.Spaced(axis.Name) + " " + text
		}
		g.Head = append(g.Head, text)
	}
	for _, r := range rows {
		row := x.conditions(t, r.Row, last)
		for i := range values {
			var parts []string
			for j, v := range r.Cells[min(i, len(r.Cells)-1)].Out {
				parts = append(parts, x.show(t.Results[j].Type, v))
			}
			row = append(row, strings.Join(parts, "/"))
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// conditions returns the first cells of a row: for which values of the axes it stands.
func (x *Writer) conditions(t *model.Table, r *model.Row, n int) []string {
	out := make([]string, n)
	for i := range n {
		switch {
		case !r.Else:
			out[i] = x.cell(r.Cells[i], t.Params[i].Type)
		case i == 0:
			out[i] = "else"
		}
	}
	return out
}

func (x *Writer) cell(c model.Cell, t model.Type) string {
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
