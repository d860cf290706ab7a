package board

import (
	"sandtable/interp/scene"
	"sandtable/show/grid"
)

// painter draws one plate into a window.
type painter struct {
	*index
	plate    int
	labelled bool // the names of columns and rows stand beside it
	m        *Marks
	v        grid.View
	zoom     int
	ox, oy   int // the column and line of the plate at the corner of the window
	hits     uint8
	only     *extent // what begins in a part of a page; nil: all
}

// set writes one character of the plate.
func (p *painter) set(x, y int, st grid.Style, char string) { p.v.Set(x-p.ox, y-p.oy, st, char) }

// put writes a text on the plate.
func (p *painter) put(x, y int, st grid.Style, text string) { p.v.Put(x-p.ox, y-p.oy, st, text) }

// sees reports whether any of a rectangle lies in the window, and belongs to what is drawn.
func (p *painter) sees(x, y, w, h int) bool {
	return (p.only == nil || p.only.has(x, y)) && x+w > p.ox && y+h > p.oy && x < p.ox+p.v.W && y < p.oy+p.v.H
}

// on returns the cell of a place on the plate, or nil.
func (p *painter) on(place scene.Ref) *scene.Cell {
	if at, ok := p.cells[place]; ok && at.plate == p.plate {
		return at.cell
	}
	return nil
}
