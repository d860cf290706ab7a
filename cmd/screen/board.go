package screen

import (
	"sandtable/interp/scene"
)

// board draws the maps of a scene with what lies on them.
type board struct {
	sc    *scene.Scene
	width int // of the screen
	maps  []*drawing
	at    map[scene.Ref]*scene.Cell // spaces with a cell
}

// drawing is one map as lines of text with room for what lies in its spaces.
type drawing struct {
	title  string // where there are several maps
	width  int    // of the screen
	grid   bool   // its spaces lie in rows and columns
	grows  bool   // its cells may take further lines
	margin int    // of a grid: what stands to the left of all cells, the names of the rows
	lines  []drawnLine
	strips []strip
	of     *scene.Map
}

// drawnLine is one line of a drawing: what is drawn around cells, and the cells.
type drawnLine struct {
	frame []string // column by column: see layout.Cells
	cells []drawnCell
	label string // of a grid: the name of the row
	below []mark // what is drawn between this row and the next
}

// drawnCell is the room for what lies in a space: `[Hill   ]`.
type drawnCell struct {
	x, width int // of what is inside
	name     string
	ground   string // the word that says what ground it is
	place    scene.Ref
	deep     int // so many lines of the drawing, if that never changes; else 0
	foot     int // columns of its last line that what is printed on its lower side keeps
}

func newBoard(sc *scene.Scene, width int) *board {
	b := &board{sc: sc, width: width, at: map[scene.Ref]*scene.Cell{}}
	maps := 0
	for i := range sc.Maps {
		if sc.Maps[i].Geo != scene.Measured {
			maps++
		}
	}
	for i := range sc.Maps {
		m := &sc.Maps[i]
		if m.Geo == scene.Measured {
			continue
		}
		for j := range m.Cells {
			if c := &m.Cells[j]; b.at[c.Place] == nil {
				b.at[c.Place] = c
			}
		}
		d := b.drawingOf(m)
		d.width, d.of = width, m
		if maps > 1 {
			d.title = m.Title
		}
		b.drawLines(d)
		d.cut()
		b.maps = append(b.maps, d)
	}
	return b
}

// drawingOf lays out a map.
func (b *board) drawingOf(m *scene.Map) *drawing {
	switch m.Geo {
	case scene.Squares:
		return b.squares(m)
	case scene.HexPointed:
		return b.hexRows(m)
	case scene.HexFlat:
		return b.hexColumns(m)
	}
	return b.drawn(m)
}

// drawn is a map that the game draws itself.
func (b *board) drawn(m *scene.Map) *drawing {
	d := &drawing{}
	for _, l := range m.Drawing {
		d.lines = append(d.lines, drawnLine{frame: l})
	}
	for _, c := range m.Cells {
		l := &d.lines[c.Row]
		l.cells = append(l.cells, drawnCell{x: c.Col, width: c.Wide, name: c.Label, place: c.Place})
	}
	return d
}

// cells goes through the cells of all maps.
func (b *board) cells(yield func(c *drawnCell) bool) {
	for _, d := range b.maps {
		for i := range d.lines {
			for j := range d.lines[i].cells {
				if !yield(&d.lines[i].cells[j]) {
					return
				}
			}
		}
	}
}

// draw draws the maps. Cells keep their width; those of squares grow downwards.
func (b *board) draw(paint func(style, string) string) []string {
	if len(b.maps) == 0 {
		return nil
	}
	sg := newSigns()
	var out []string
	for _, d := range b.maps {
		if d.title != "" {
			out = append(out, d.title)
		}
		canvases := b.fillAll(d, sg)
		for i, s := range d.strips {
			if i > 0 {
				out = append(out, "", paint(faint, "further to the right:"))
			}
			out = append(out, d.show(canvases, s, paint)...)
		}
	}
	return append(out, b.explain(sg, paint)...)
}

// canvas is a line of the board with its cells filled.
type canvas struct {
	glyphs []glyph
	of     []int  // by column: the x where the cell begins to which it belongs, or its own x
	label  string // the name of the row
	more   bool   // a further line of cells that want more room
}

// glyph is one column: a character, or "" where a wide one goes on.
type glyph struct {
	text string
	st   style
}

// fillAll fills the cells of a drawing, with as many lines as they want.
func (b *board) fillAll(d *drawing, sg *signs) []*canvas {
	first := make([]*canvas, len(d.lines))
	for i, l := range d.lines {
		first[i] = newCanvas(len(l.frame))
		first[i].label = l.label
		for x, c := range l.frame {
			first[i].glyphs[x] = glyph{c, plain}
		}
	}
	var out []*canvas
	for i, l := range d.lines {
		lines := []*canvas{first[i]}
		for _, c := range l.cells {
			for k, text := range b.fill(d, c, sg) {
				switch {
				case c.deep > 0:
					if i+k < len(first) {
						first[i+k].over(&d.lines[i+k], c, text)
					}
					continue
				case k == len(lines):
					lines = append(lines, newCanvas(len(l.frame)))
					lines[k].more = true
				}
				lines[k].put(&l, c, text)
			}
		}
		if c := l.canvasBelow(); c != nil {
			lines = append(lines, c)
		}
		out = append(out, lines...)
	}
	return out
}

func newCanvas(columns int) *canvas {
	c := &canvas{glyphs: make([]glyph, columns), of: make([]int, columns)}
	for x := range c.glyphs {
		c.glyphs[x], c.of[x] = glyph{" ", plain}, x
	}
	return c
}

// put writes a text into a cell, with what is drawn on both sides of it.
func (c *canvas) put(l *drawnLine, cell drawnCell, text []glyph) {
	c.own(l, cell)
	copy(c.glyphs[cell.x:cell.x+cell.width], text)
}

// over writes a text into a cell; what is drawn there shows through its blanks.
func (c *canvas) over(l *drawnLine, cell drawnCell, text []glyph) {
	c.own(l, cell)
	for i, g := range text {
		if g.text != " " {
			c.glyphs[cell.x+i] = g
		}
	}
}

// own notes which columns belong to a cell, and draws them as they are around it.
func (c *canvas) own(l *drawnLine, cell drawnCell) {
	for x := cell.x - 1; x <= cell.x+cell.width; x++ {
		if c.of[x] == x { // a shared bar belongs to the cell on its left
			c.of[x] = cell.x - 1
		}
		c.glyphs[x] = glyph{l.frame[x], plain}
	}
}
