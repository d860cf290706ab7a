// Package board draws the maps of a scene as letters: grids of squares and hexes at three sizes,
// maps drawn by hand, and tables measured in inches.
//
// A board is one sheet of letters on which all maps of the scene stand one below the other. It is
// never drawn whole: Draw fills a window with the part of the sheet that begins at some column and
// line, so the size of a map does not matter.
//
// What may be chosen is told by brackets around a place, the same in all maps and sizes: `{ }` may
// be chosen, `< >` is marked, `( )` acts. Colors repeat it.
package board

import (
	"sandtable/interp/scene"
	"sandtable/show/grid"
)

// Board is the maps of a scene, laid out.
type Board struct {
	*index
	plates []plate
	sheets [Zooms]arrangement
	labels *labels // of the only map, if it is a grid whose spaces are called by columns and rows
}

// arrangement is where the plates stand at one zoom.
type arrangement struct {
	w, h int
	at   []int // the line where each plate begins
}

// New lays out the maps of a scene.
func New(s *scene.Scene) *Board {
	b := &Board{index: newIndex(s)}
	for i := range s.Maps {
		b.plates = append(b.plates, newPlate(&s.Maps[i]))
	}
	for z := range b.sheets {
		sh := &b.sheets[z]
		for i, p := range b.plates {
			w, h := p.size(z)
			if b.titled() {
				h++
			}
			sh.at, sh.w = append(sh.at, sh.h), max(sh.w, w, len(s.Maps[i].Title))
			sh.h += h
		}
	}
	if len(b.plates) == 1 {
		b.labels = labelsOf(b.plates[0])
	}
	return b
}

func newPlate(m *scene.Map) plate {
	switch m.Geo {
	case scene.Drawn:
		return newDrawnMap(m)
	case scene.Measured:
		return newMeasuredMap(m)
	}
	return newGridMap(m)
}

// titled reports whether the maps are called by their titles: where there are several.
func (b *Board) titled() bool { return len(b.plates) > 1 }

// Empty reports whether there is nothing to draw.
func (b *Board) Empty() bool { return len(b.plates) == 0 }

// Size returns how many columns and lines the sheet has.
func (b *Board) Size(zoom int) (w, h int) { return b.sheets[zoom].w, b.sheets[zoom].h }

// Spot returns where a place lies on the sheet.
func (b *Board) Spot(zoom int, place scene.Ref) (Spot, bool) {
	at, ok := b.cells[place]
	if !ok {
		return Spot{}, false
	}
	return b.lies(zoom, at.plate, at.cell), true
}

// lies returns where a cell of a plate lies on the sheet.
func (b *Board) lies(zoom, plate int, c *scene.Cell) Spot {
	s := b.plates[plate].spot(zoom, c)
	s.Y += b.top(zoom, plate)
	return s
}

// top returns the line of the sheet where a plate itself begins, below its title.
func (b *Board) top(zoom, plate int) int {
	y := b.sheets[zoom].at[plate]
	if b.titled() {
		y++
	}
	return y
}

// Draw fills a window with the part of the sheet that begins at a column and a line. A click on a
// place is a hit of the given kind with the reference of the place.
func (b *Board) Draw(v grid.View, zoom, ox, oy int, m *Marks, hits uint8) {
	if left, top := b.Margin(); left > 0 {
		b.labels.draw(v, zoom, ox, oy, nil)
		v = v.Sub(left, top, v.W-left, v.H-top)
	}
	for i, pl := range b.plates {
		_, h := pl.size(zoom)
		y := b.top(zoom, i) - oy
		if y >= v.H || y+h <= 0 {
			continue
		}
		if b.titled() {
			v.Put(-ox, y-1, grid.Title, b.s.Maps[i].Title)
		}
		// the plate's own window: what lies above it belongs to others
		part := v.Sub(0, max(y, 0), v.W, h-max(-y, 0))
		pl.draw(&painter{index: b.index, plate: i, labelled: b.labels != nil, m: m, v: part, zoom: zoom, ox: ox, oy: max(-y, 0), hits: hits})
	}
}

// Margin returns how many columns and lines Draw takes from its window for labels.
func (b *Board) Margin() (left, top int) { return b.labels.size() }
