package screen

import (
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// traceArg is what a value is asked about.
type traceArg = compile.TraceArg

// table draws a table as a chart: what goes in to the left, what comes out to the right.
func (s *Screen) table(t *model.Table) []string {
	c := scene.ChartOf(s.S.P.Game, t)
	width := s.Width - 4
	if s.Reader {
		width = 0
	}
	sheet := c.Lay(width)
	out := []string{s.paint(bright, t.Title) + ", table" + model.Cite(t.Ref)}
	head, in := append([]string(nil), sheet.Head...), c.In
	switch {
	case sheet.List:
		in++
	case c.Axis != "":
		head[c.In] = c.Axis + " " + head[c.In]
	}
	rows := append([][]string{head}, sheet.Rows...)
	if s.Reader {
		return append(append(out, saidRows(rows, in)...), s.textOf(t.Origin, nil)...)
	}
	for i, l := range aligned(rows, in) {
		if i == 0 {
			l = s.paint(faint, l)
		}
		out = append(out, l)
	}
	for _, k := range sheet.Key {
		out = append(out, s.paint(faint, "  "+layout.Pad(k.Name, 5)+" "+k.Value))
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
