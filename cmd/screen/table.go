package screen

import (
	"strings"

	"sandtable/interp/compile"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// traceArg is what a value is asked about.
type traceArg = compile.TraceArg

// table draws a decision table: what goes in to the left, what comes out to the right.
func (s *Screen) table(t *model.Table) []string {
	g := s.S.P.Game
	if rows := g.LayAcross(t, s.Width-4, g.ShowCell); rows != nil {
		return s.drawn(t, rows, len(t.Params)-1)
	}
	var rows [][]string
	var head []string
	for _, p := range t.Params {
		head = append(head, strings.ReplaceAll(p.Name, "_", " "))
	}
	for _, r := range t.Results {
		head = append(head, strings.ReplaceAll(r.Name, "_", " "))
	}
	rows = append(rows, head)
	for _, r := range t.Rows {
		var row []string
		for i, c := range r.Cells {
			row = append(row, g.ShowCell(t.Params[i].Type, c, r.Else))
		}
		for i, v := range r.Out {
			row = append(row, g.Show(t.Results[i].Type, v))
		}
		rows = append(rows, row)
	}
	return s.drawn(t, rows, len(t.Params))
}

// drawn draws a table of which so many columns are what goes in.
func (s *Screen) drawn(t *model.Table, rows [][]string, in int) []string {
	out := []string{s.paint(bright, t.Title) + ", table" + model.Cite(t.Ref)}
	if s.Reader {
		return append(append(out, saidRows(rows, in)...), s.textOf(t.Origin, nil)...)
	}
	for i, l := range aligned(rows, in) {
		if i == 0 {
			l = s.paint(faint, l)
		}
		out = append(out, l)
	}
	return append(out, s.textOf(t.Origin, nil)...)
}

// saidRows says each row of a table: what goes in, and what comes out with its heading.
func saidRows(rows [][]string, in int) (out []string) {
	for _, r := range rows[1:] {
		var given, comes []string
		for i, c := range r {
			switch name := strings.TrimSpace(rows[0][i] + " " + c); {
			case i < in:
				given = append(given, name)
			default:
				comes = append(comes, name)
			}
		}
		out = append(out, strings.Join(given, ", ")+": "+strings.Join(comes, ", "))
	}
	return out
}

// aligned sets rows in columns, with a bar between what goes in and what comes out.
func aligned(rows [][]string, in int) []string {
	widths := map[int]int{}
	for _, r := range rows {
		for i, c := range r {
			widths[i] = max(widths[i], layout.Width(c))
		}
	}
	var out []string
	for _, r := range rows {
		line := "  "
		for i, c := range r {
			switch i {
			case 0:
			case in:
				line += " | "
			default:
				line += "  "
			}
			line += layout.Pad(c, widths[i])
		}
		out = append(out, line)
	}
	return out
}
