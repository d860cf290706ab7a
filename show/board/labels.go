package board

import (
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// labels are the names of the columns and rows of a grid.
type labels struct {
	of       *gridMap
	col, row map[int]string // by Col, and by line at the smallest size
	wide     int            // of the longest name of a row
}

// labelsOf finds the labels of a grid; nil if it is none, or if a column or a row has several
// names, as rows of hexes that are shifted may.
func labelsOf(of plate) *labels {
	l, ok := of.(*gridMap)
	if !ok {
		return nil
	}
	out, slanted := &labels{of: l, col: map[int]string{}, row: map[int]string{}}, false
	for i := range l.m.Cells {
		c := &l.m.Cells[i]
		if c.Line == "" || !agrees(out.row, l.line0(c), c.Line) {
			return nil
		}
		slanted = slanted || !agrees(out.col, c.Col, c.Column)
		out.wide = max(out.wide, layout.Width(c.Line))
	}
	if len(out.row) == 0 {
		return nil
	}
	if slanted { // columns that stand nowhere one below the other cannot be named above them
		out.col = nil
	}
	return out
}

func agrees(of map[int]string, at int, name string) bool {
	have, ok := of[at]
	if !ok {
		of[at] = name
	}
	return !ok || have == name
}

// size returns how many columns and lines labels take; none if there are none.
func (l *labels) size() (left, top int) {
	if l == nil {
		return 0, 0
	}
	if l.col == nil {
		return l.wide + 1, 0
	}
	return l.wide + 1, 1
}

// draw writes the labels of the spaces in sight around the window; only of those that begin in a
// part of a page, unless that is nil.
func (l *labels) draw(v grid.View, zoom, ox, oy int, only *extent) {
	left, top := l.size()
	last, called := -1, ""
	sh := &l.of.shape[zoom]
	for col := l.of.x0; col <= l.of.x1; col++ {
		name, start := l.col[col], sh.column(col-l.of.x0)
		x := left + start + sh.w/2 - layout.Width(name)/2 - ox
		if name == "" || only != nil && (start < only.x0 || start >= only.x1) || x < max(left, last+2) || x+layout.Width(name) > v.W ||
			name == called {
			continue
		}
		v.Put(x, 0, grid.Faint, name)
		last, called = x+layout.Width(name)-1, name
	}
	drawn := map[int]bool{}
	for i := range l.of.m.Cells {
		c := &l.of.m.Cells[i]
		x, y := l.of.corner(zoom, c)
		if only != nil && !only.has(x, y) {
			continue
		}
		if y += sh.inner[0].y - oy; y >= 0 && y < v.H-top && !drawn[y] {
			drawn[y] = true
			v.Right(left-1, y+top, grid.Faint, l.row[l.of.line0(c)])
		}
	}
}
