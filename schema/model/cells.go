package model

import (
	"fmt"
	"math"
	"strings"

	"sandtable/schema/english"
)

// ShowCell is what a cell of a table covers, as a reader sees it: `2-5`, `..3`, `any`.
func (g *Game) ShowCell(t Type, c Cell, isElse bool) string {
	if isElse {
		return "else"
	}
	if c.Any {
		return "any"
	}
	parts := english.Each(c.Ranges, func(r [2]int32) string { return g.showRange(t, r) })
	return strings.Join(parts, ", ")
}

// ShowRow is a row of a table as a reader finds it: by what goes in.
func (g *Game) ShowRow(t *Table, r *Row) string {
	if r.Else {
		return "else"
	}
	var parts []string
	for i, c := range r.Cells {
		parts = append(parts, english.Spaced(t.Params[i].Name)+" "+g.ShowCell(t.Params[i].Type, c, false))
	}
	return strings.Join(parts, ", ")
}

func (g *Game) showRange(t Type, r [2]int32) string {
	lo, hi := r[0], r[1]
	switch {
	case lo == hi || lo == None && hi == None:
		return g.Show(t, lo)
	case t.Base != Number:
		var names []string
		for v := lo; v <= hi; v++ {
			if t.Base != ThingOf || g.Things[v] != nil {
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
