package board

import "sandtable/interp/scene"

// Zooms is how many sizes there are: one letter for a space, a line or two, and everything.
const Zooms = 3

// page is the size that maps have on a page.
const page = Zooms

// Spot is a rectangle of the sheet: the inside of a place, without its brackets.
type Spot struct{ X, Y, W, H int }

// extent is a part of a map: from columns and lines up to others.
type extent struct{ x0, x1, y0, y1 int }

// has reports whether something begins in it.
func (e *extent) has(x, y int) bool { return x >= e.x0 && x < e.x1 && y >= e.y0 && y < e.y1 }

// plate is one map on the sheet.
type plate interface {
	size(zoom int) (w, h int)
	spot(zoom int, c *scene.Cell) Spot
	draw(p *painter)
	// fit gives the map its size on a page of so many columns and lines; named: its rows have
	// names.
	fit(s *scene.Scene, width, lines int, named bool)
	// around is the part of a page around a place, of no more columns than there is room for.
	around(c *scene.Cell, room int) extent
}
