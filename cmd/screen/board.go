package screen

import (
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// board draws the maps of a game with what lies on them.
type board struct {
	g      *model.Game
	width  int // of the screen
	codes  *codes
	owners *owners
	cells  map[string]bool // names of the places that have a cell
	maps   []*drawing
	spaces map[string]*model.Thing
	signs  map[*model.Field]string // of what is drawn between spaces
}

// drawing is the layout of one map, read.
type drawing struct {
	title  string // where there are several maps
	width  int    // of the screen
	grid   bool   // its cells may take further lines
	margin int    // of a grid: what stands to the left of all cells, the names of the rows
	lines  []drawnLine
	strips []strip
}

// drawnLine is one line of a layout: what is drawn around cells, and the cells.
type drawnLine struct {
	frame []string // column by column: see layout.Cells
	cells []drawnCell
	label string // of a grid: the name of the row
	below []mark // what is drawn between this row and the next
}

// drawnCell is the room for what lies in a space: `[Hill   ]`.
type drawnCell struct {
	x, width   int // of what is inside
	name, slug string
	ground     string // of a grid: the word of the drawing that says what ground it is
}

func newBoard(g *model.Game, width int) *board {
	b := &board{g: g, width: width, codes: newCodes(g), owners: newOwners(g), cells: map[string]bool{}, spaces: map[string]*model.Thing{}, signs: map[*model.Field]string{}}
	places := map[string]bool{}
	for _, t := range g.Things {
		if t != nil && isA(t.Kind, "place") {
			places[t.Name] = true
		}
		if t != nil && isA(t.Kind, "space") {
			b.spaces[t.Name] = t
		}
	}
	for _, m := range g.Maps {
		if m.Layout != "" {
			b.maps = append(b.maps, b.read(m, places))
		}
	}
	b.readBorders()
	return b
}

// read finds the cells of a map's layout.
func (b *board) read(m *model.Map, places map[string]bool) *drawing {
	d := &drawing{grid: m.Grid, width: b.width}
	if len(b.g.Maps) > 1 {
		d.title = m.Title
	}
	ground := map[string]string{}
	for _, sign := range m.Signs {
		for _, t := range sign.Spaces {
			ground[t.Name] = sign.Word
		}
	}
	open, shut := "[", "]"
	if m.Grid { // squares may share a bar
		open, shut = "[|", "]|"
	}
	for _, text := range strings.Split(strings.TrimRight(m.Layout, "\n"), "\n") {
		l := drawnLine{frame: layout.Cells(strings.TrimRight(text, " "))}
		for x := 0; x < len(l.frame); x++ {
			if !isOf(open, l.frame[x]) {
				continue
			}
			n := x + 1
			for n < len(l.frame) && !isOf(open+shut, l.frame[n]) {
				n++
			}
			name := strings.TrimSpace(strings.Join(l.frame[x+1:min(n, len(l.frame))], ""))
			slug := model.Slug(name)
			if n < len(l.frame) && isOf(shut, l.frame[n]) && places[slug] && l.frame[x+1] != " " {
				l.cells = append(l.cells, drawnCell{x + 1, n - x - 1, name, slug, ground[slug]})
				b.cells[slug] = true
			}
			x = n - 1
		}
		if m.Grid && len(l.cells) > 0 {
			l.label = strings.TrimSpace(strings.Join(l.frame[:l.cells[0].x-1], ""))
		}
		d.lines = append(d.lines, l)
	}
	d.cut()
	return d
}

// isOf says whether a column holds one of some signs.
func isOf(signs, column string) bool { return column != "" && strings.Contains(signs, column) }

// draw draws the board as a player sees it. Cells keep their width; those of a grid grow downwards.
func (b *board) draw(v *view.View, paint func(style, string) string) []string {
	if len(b.maps) == 0 {
		return nil
	}
	at := places(v)
	sg := newSigns()
	var out []string
	for _, d := range b.maps {
		if d.title != "" {
			out = append(out, d.title)
		}
		canvases := b.fillAll(d, at, sg)
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
func (b *board) fillAll(d *drawing, at map[string]*view.Place, sg *signs) []*canvas {
	var out []*canvas
	for _, l := range d.lines {
		lines := []*canvas{newCanvas(len(l.frame))}
		lines[0].label = l.label
		for x, c := range l.frame {
			lines[0].glyphs[x] = glyph{c, plain}
		}
		for _, c := range l.cells {
			most := 1
			if d.grid {
				most = mostLines
			}
			for i, text := range b.fill(c, at[c.slug], most, sg) {
				if i == len(lines) {
					lines = append(lines, newCanvas(len(l.frame)))
					lines[i].more = true
				}
				lines[i].put(l, c, text)
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
func (c *canvas) put(l drawnLine, cell drawnCell, text []glyph) {
	for x := cell.x - 1; x <= cell.x+cell.width; x++ {
		if c.of[x] == x { // a shared bar belongs to the cell on its left
			c.of[x] = cell.x - 1
		}
		c.glyphs[x] = glyph{l.frame[x], plain}
	}
	copy(c.glyphs[cell.x:cell.x+cell.width], text)
}
