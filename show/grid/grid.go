// Package grid is a screen of cells: each holds a character, its style, and what a click on it
// means.
//
// A face draws into views, rectangles of a grid that clip what is drawn, so nothing is ever drawn
// over an edge. Drawing and hitting read the same cells, so they cannot disagree.
package grid

import (
	"strings"

	"sandtable/schema/layout"
)

// Hit is what a click on a cell means to the face that drew it. The zero value means nothing.
type Hit struct {
	What uint8
	N    int32
}

// Cell is one column of one line.
type Cell struct {
	Text  string // a character; "" where a wide one goes on
	Style Style
	Hit   Hit
}

// Grid is a screen.
type Grid struct {
	W, H  int
	cells []Cell
}

// New makes a blank screen.
func New(w, h int) *Grid {
	g := &Grid{W: max(w, 0), H: max(h, 0)}
	g.cells = make([]Cell, g.W*g.H)
	for i := range g.cells {
		g.cells[i].Text = " "
	}
	return g
}

// At returns the cell in a column of a line; a blank one outside the screen.
func (g *Grid) At(x, y int) Cell {
	if x < 0 || y < 0 || x >= g.W || y >= g.H {
		return Cell{Text: " "}
	}
	return g.cells[y*g.W+x]
}

// All returns the view of the whole screen.
func (g *Grid) All() View { return View{g: g, W: g.W, H: g.H} }

// View is a rectangle of a grid. Its columns and lines are counted from its own corner.
type View struct {
	W, H int

	g    *Grid
	x, y int
}

// Sub returns a part of a view, as far as it lies in it.
func (v View) Sub(x, y, w, h int) View {
	x0, y0 := min(max(x, 0), v.W), min(max(y, 0), v.H)
	x1, y1 := min(max(x+w, x0), v.W), min(max(y+h, y0), v.H)
	return View{W: x1 - x0, H: y1 - y0, g: v.g, x: v.x + x0, y: v.y + y0}
}

// Set writes one character of one column; what lies outside the view is left out.
func (v View) Set(x, y int, st Style, char string) {
	if x < 0 || y < 0 || x >= v.W || y >= v.H {
		return
	}
	line := v.g.cells[(v.y+y)*v.g.W : (v.y+y+1)*v.g.W]
	at := v.x + x
	if line[at].Text == "" && char != "" && at > 0 { // the second half of a wide character
		line[at-1].Text = " "
	}
	if at+1 < len(line) && line[at+1].Text == "" { // the first half of one
		line[at+1].Text = " "
	}
	line[at].Text, line[at].Style = char, st
}

// Put writes a text and returns the column after it. A wide character that would reach over the
// edge is left out.
func (v View) Put(x, y int, st Style, text string) int {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return v.putWide(x, y, st, text)
		}
	}
	for i := range len(text) {
		v.Set(x+i, y, st, text[i:i+1])
	}
	return x + len(text)
}

// putWide is Put for a text that is not plain ASCII.
func (v View) putWide(x, y int, st Style, text string) int {
	cells := layout.Cells(strings.Map(visible, text))
	for i, c := range cells {
		if c == "" {
			v.Set(x+i, y, st, c)
			continue
		}
		wide := i+1 < len(cells) && cells[i+1] == ""
		if wide && (x+i+1 >= v.W || x+i < 0) {
			c = " "
		}
		if v.Set(x+i, y, st, c); c == " " && wide {
			cells[i+1] = " "
		}
	}
	return x + len(cells)
}

// visible replaces characters that would steer the terminal.
func visible(r rune) rune {
	if r == '\n' || r == '\t' || layout.Unseen(r) != "" {
		return ' '
	}
	return r
}

// Right writes a text so that it ends at a column, and returns where it begins.
func (v View) Right(x, y int, st Style, text string) int {
	at := x - layout.Width(text)
	v.Put(at, y, st, text)
	return at
}

// Style changes how a column looks, and leaves what it holds.
func (v View) Style(x, y int, st Style) {
	if x >= 0 && y >= 0 && x < v.W && y < v.H {
		v.g.cells[(v.y+y)*v.g.W+v.x+x].Style = st
	}
}

// Hit says what a click on a rectangle means.
func (v View) Hit(x, y, w, h int, hit Hit) {
	for j := max(y, 0); j < min(y+h, v.H); j++ {
		for i := max(x, 0); i < min(x+w, v.W); i++ {
			v.g.cells[(v.y+j)*v.g.W+v.x+i].Hit = hit
		}
	}
}

// Fill writes one character all over a line from a column to another.
func (v View) Fill(x0, x1, y int, st Style, char string) {
	for x := x0; x < x1; x++ {
		v.Set(x, y, st, char)
	}
}

// At returns what is written in a column of a line of the view; "" outside.
func (v View) At(x, y int) string {
	if x < 0 || y < 0 || x >= v.W || y >= v.H {
		return ""
	}
	return v.g.cells[(v.y+y)*v.g.W+v.x+x].Text
}
