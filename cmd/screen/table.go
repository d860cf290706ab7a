package screen

import (
	"fmt"
	"math"
	"strings"

	"sandtable/interp/compile"
	"sandtable/schema/model"
)

// traceArg is what a value is asked about.
type traceArg = compile.TraceArg

// table draws a decision table: what goes in to the left, what comes out to the right.
func (s *Screen) table(t *model.Table) []string {
	g := s.S.P.Game
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
			row = append(row, cellText(g, t.Params[i].Type, c, r.Else))
		}
		for i, v := range r.Out {
			row = append(row, g.Show(t.Results[i].Type, v))
		}
		rows = append(rows, row)
	}
	out := []string{s.paint(bright, t.Title) + ", table" + refText(t.Ref)}
	for i, l := range aligned(rows, len(t.Params)) {
		if i == 0 {
			l = s.paint(faint, l)
		}
		out = append(out, l)
	}
	return append(out, s.textOf(t.Origin, nil)...)
}

// cellText is what a cell covers.
func cellText(g *model.Game, t model.Type, c model.Cell, isElse bool) string {
	if isElse {
		return "else"
	}
	if c.Any {
		return "any"
	}
	var parts []string
	for _, r := range c.Ranges {
		parts = append(parts, rangeText(g, t, r))
	}
	return strings.Join(parts, ", ")
}

func rangeText(g *model.Game, t model.Type, r [2]int32) string {
	lo, hi := r[0], r[1]
	switch {
	case lo == hi || lo == model.None && hi == model.None:
		return g.Show(t, lo)
	case t.Base != model.Number:
		var names []string
		for v := lo; v <= hi; v++ {
			if t.Base != model.ThingOf || g.Things[v] != nil {
				names = append(names, g.Show(t, v))
			}
		}
		return strings.Join(names, ", ")
	case lo < math.MinInt32/4:
		return ".." + g.Show(t, hi)
	case hi > math.MaxInt32/4:
		return g.Show(t, lo) + ".."
	}
	return fmt.Sprintf("%s-%s", g.Show(t, lo), g.Show(t, hi))
}

// aligned sets rows in columns, with a bar between what goes in and what comes out.
func aligned(rows [][]string, in int) []string {
	widths := map[int]int{}
	for _, r := range rows {
		for i, c := range r {
			widths[i] = max(widths[i], size(c))
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
			line += pad(c, widths[i])
		}
		out = append(out, line)
	}
	return out
}
