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
	"slices"

	"sandtable/interp/scene"
	"sandtable/schema/model"
	"sandtable/show/grid"
)

// Zooms is how many sizes there are: one letter for a space, a line or two, and everything.
const Zooms = 3

// Marks is what is told of places for the decision that is pending.
type Marks struct {
	Legal  map[scene.Ref]bool // may be chosen; pieces and places
	Acting map[scene.Ref]bool // who acts, and where
	Fresh  map[scene.Ref]bool // what has changed while the player did not decide
	Marked scene.Ref          // is chosen if Enter is pressed
	Cursor scene.Ref          // where the player looks
	At     Point              // on a measured map: where the player looks
	Points []Labelled         // on a measured map: points that may be chosen
	Reach  *Reach             // on a measured map: where a point may be chosen; nil: nowhere
	Way    []Passed           // the way that is drawn, the start first
	Bare   bool               // counters are left out
}

// Passed is a place on a way, with what it costs up to there.
type Passed struct {
	Place scene.Ref
	Sum   string
}

// Point is a point of a measured map, in smallest parts.
type Point struct{ X, Y int }

// Labelled is a point with the label of its option.
type Labelled struct {
	Point
	Label  string
	Marked bool
}

// Spot is a rectangle of the sheet: the inside of a place, without its brackets.
type Spot struct{ X, Y, W, H int }

// Board is the maps of a scene, laid out.
type Board struct {
	s      *scene.Scene
	sides  map[string]int // by name: the number of the color
	edges  map[string]scene.Border
	plates []plate
	cells  map[scene.Ref]cellAt
	sheets [Zooms]arrangement
	labels *labels // of the only map, if it is a grid whose spaces are called by columns and rows
}

// plate is one map on the sheet.
type plate interface {
	size(zoom int) (w, h int)
	spot(zoom int, c *scene.Cell) Spot
	draw(p *painter)
	// fit gives the map its size on a page of so many columns and lines; named: its rows have names.
	fit(s *scene.Scene, width, lines int, named bool)
	// around is the part of a page around a place, of no more columns than there is room for.
	around(c *scene.Cell, room int) extent
}

// cellAt says on which plate a place is drawn.
type cellAt struct {
	plate int
	cell  *scene.Cell
}

// arrangement is where the plates stand at one zoom.
type arrangement struct {
	w, h int
	at   []int // the line where each plate begins
}

// New lays out the maps of a scene.
func New(s *scene.Scene) *Board {
	b := &Board{s: s, cells: map[scene.Ref]cellAt{}, sides: map[string]int{}, edges: map[string]scene.Border{}}
	for i, x := range s.Sides {
		if n := slices.Index(model.Colours, x.Colour); n >= 0 {
			i = n
		}
		b.sides[x.Name] = i
	}
	for i := range s.Maps {
		m := &s.Maps[i]
		for _, x := range m.Borders {
			b.edges[x.Kind] = x
		}
		for j := range m.Cells {
			if _, twice := b.cells[m.Cells[j].Place]; !twice {
				b.cells[m.Cells[j].Place] = cellAt{len(b.plates), &m.Cells[j]}
			}
		}
		b.plates = append(b.plates, newPlate(m))
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
	if l, ok := b.only().(*gridMap); ok {
		b.labels = newLabels(l)
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

// only returns the only map, or nil.
func (b *Board) only() plate {
	if len(b.plates) != 1 {
		return nil
	}
	return b.plates[0]
}

// titled reports whether the maps are called by their titles: where there are several.
func (b *Board) titled() bool { return len(b.plates) > 1 }

// Style returns how the counters of a thing's owner look.
func (b *Board) Style(t *scene.Thing) grid.Style {
	if n, ok := b.sides[t.Owner]; ok {
		return grid.SideStyle(n)
	}
	return grid.SideStyle(-1)
}

// Empty reports whether there is nothing to draw.
func (b *Board) Empty() bool { return len(b.plates) == 0 }

// Size returns how many columns and lines the sheet has.
func (b *Board) Size(zoom int) (w, h int) { return b.sheets[zoom].w, b.sheets[zoom].h }

// Has reports whether a place has a cell on the board.
func (b *Board) Has(place scene.Ref) bool {
	_, ok := b.cells[place]
	return ok
}

// Cell returns the cell of a place, or nil.
func (b *Board) Cell(place scene.Ref) *scene.Cell { return b.cells[place].cell }

// Spot returns where a place lies on the sheet.
func (b *Board) Spot(zoom int, place scene.Ref) (Spot, bool) {
	at, ok := b.cells[place]
	if !ok {
		return Spot{}, false
	}
	s := b.plates[at.plate].spot(zoom, at.cell)
	s.Y += b.top(zoom, at.plate)
	return s, true
}

// top returns the line of the sheet where a plate itself begins, below its title.
func (b *Board) top(zoom, plate int) int {
	y := b.sheets[zoom].at[plate]
	if b.titled() {
		y++
	}
	return y
}

// painter draws one plate into a window.
type painter struct {
	b      *Board
	m      *Marks
	v      grid.View
	zoom   int
	ox, oy int // the column and line of the plate at the corner of the window
	hits   uint8
	only   *extent // what begins in a part of a page; nil: all
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
		pl.draw(&painter{b: b, m: m, v: part, zoom: zoom, ox: ox, oy: max(-y, 0), hits: hits})
	}
}

// set writes one character of the plate.
func (p *painter) set(x, y int, st grid.Style, char string) { p.v.Set(x-p.ox, y-p.oy, st, char) }

// put writes a text on the plate.
func (p *painter) put(x, y int, st grid.Style, text string) { p.v.Put(x-p.ox, y-p.oy, st, text) }

// sees reports whether any of a rectangle lies in the window, and belongs to what is drawn.
func (p *painter) sees(x, y, w, h int) bool {
	return (p.only == nil || p.only.has(x, y)) && x+w > p.ox && y+h > p.oy && x < p.ox+p.v.W && y < p.oy+p.v.H
}
