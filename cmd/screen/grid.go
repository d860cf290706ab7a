package screen

import (
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// A grid is laid out below the names of its columns and beside the names of its rows, with as much
// room for each space as the screen has. A board that is wider gets cells of a fair size and is
// cut.

const (
	leastCell = 3 // letters between the brackets
	fairCell  = 5 // letters for a name or a counter and what ground it is
	hexCell   = 9 // letters of a hex on one line
	mostHex   = 8 // letters of each of the two lines of a hex
)

// sheet is a grid in the making.
type sheet struct {
	m              *scene.Map
	x0, y0, x1, y1 int // of the lattice
	longest, label int // letters of the names of spaces and of rows
	d              *drawing
}

func (b *board) sheet(m *scene.Map) *sheet {
	s := &sheet{m: m, longest: leastCell, d: &drawing{grid: true}}
	for i, c := range m.Cells {
		if i == 0 {
			s.x0, s.x1, s.y0, s.y1 = c.Col, c.Col, c.Row, c.Row
		}
		s.x0, s.x1, s.y0, s.y1 = min(s.x0, c.Col), max(s.x1, c.Col), min(s.y0, c.Row), max(s.y1, c.Row)
		s.longest = max(s.longest, layout.Width(b.sc.Things[c.Place].Title))
		s.label = max(s.label, layout.Width(c.Line))
	}
	return s
}

// squares draws squares below the names of their columns. Where columns are many, squares share the
// bars between them.
func (b *board) squares(m *scene.Map) *drawing {
	s := b.sheet(m)
	s.d.grows = true
	left, want := max(s.label, 3)+1, max(s.longest, b.sc.Room)
	if len(m.Grounds) > 0 {
		want += 3
	}
	room, n := b.width-left, s.x1-s.x0+1
	cell, pitch := min(want, room/n-2), 2
	if cell < min(want, fairCell) {
		cell, pitch = min(want, (room-1)/n-1), 1
	}
	if cell < s.longest {
		cell, pitch = max(s.longest, fairCell), 1
	}
	open, shut := "[", "]"
	if pitch == 1 {
		open, shut = "|", "|"
	}
	pitch += cell
	for _, c := range s.rows() {
		x, y := left+(c.Col-s.x0)*pitch, c.Row-s.y0+1
		s.put(x, y, open+strings.Repeat(" ", cell)+shut)
		s.put(x+1, 0, c.Column)
		s.row(left, y, c.Line)
		s.cell(b, y, x+1, cell, c)
	}
	return s.d
}

// hexRows draws hexes in straight rows, those that are shifted half a cell to the right.
func (b *board) hexRows(m *scene.Map) *drawing {
	s := b.sheet(m)
	s.d.grows = true
	left, pitch := max(s.label, 2)+1, hexCell+2
	across := func() int { return left + (s.x1-s.x0+2)*(pitch/2) + pitch%2 }
	for pitch > s.longest+2 && across() > b.width {
		pitch--
	}
	if across() > b.width {
		pitch = max(s.longest, fairCell) + 2
	}
	for _, c := range s.rows() {
		x, y := left+(c.Col-s.x0)/2*pitch+(c.Col-s.x0)%2*(pitch/2), c.Row-s.y0
		s.put(x, y, "["+strings.Repeat(" ", pitch-2)+"]")
		s.row(x, y, c.Line)
		s.cell(b, y, x+1, pitch-2, c)
	}
	return s.d
}

// hexColumns draws hexes in straight columns, each on two lines, with its sides: `/A1   \` above
// `\_____/`.
func (b *board) hexColumns(m *scene.Map) *drawing {
	s := b.sheet(m)
	left := max(s.label, 2) + 1
	cell := max((b.width-left-1)/(s.x1-s.x0+1)-1, max(s.longest, fairCell))
	cell = min(cell, max(s.longest, mostHex))
	pitch := cell + 1
	for _, c := range s.rows() {
		x, y := left+(c.Col-s.x0)*pitch, c.Row-s.y0+2
		s.put(x+1, 0, c.Column)
		s.over(x+1, y-1, strings.Repeat("_", cell))
		s.over(x, y, "/")
		s.over(x+pitch, y, "\\")
		s.over(x, y+1, "\\")
		s.over(x+1, y+1, strings.Repeat("_", cell)+"/")
		s.row(left, y, c.Line)
		s.cell(b, y, x+1, cell, c)
		cells := s.d.lines[y].cells
		cells[len(cells)-1].deep = 2
	}
	return s.d
}

// rows is the cells row by row, from the north and from the west.
func (s *sheet) rows() []scene.Cell {
	out := slices.Clone(s.m.Cells)
	slices.SortStableFunc(out, func(a, b scene.Cell) int {
		if a.Row != b.Row {
			return a.Row - b.Row
		}
		return a.Col - b.Col
	})
	return out
}

// cell notes where a space is drawn.
func (s *sheet) cell(b *board, y, x, width int, c scene.Cell) {
	l := s.line(y)
	l.cells = append(l.cells, drawnCell{x: x, width: width, name: b.sc.Things[c.Place].Title, ground: c.Ground, place: c.Place})
}

// row writes the name of a row before its first cell.
func (s *sheet) row(x, y int, name string) {
	if l := s.line(y); l.label == "" && name != "" {
		l.label = name
		s.put(x-1-layout.Width(name), y, name)
	}
}

func (s *sheet) line(y int) *drawnLine {
	for len(s.d.lines) <= y {
		s.d.lines = append(s.d.lines, drawnLine{})
	}
	return &s.d.lines[y]
}

// put writes a text.
func (s *sheet) put(x, y int, text string) {
	l := s.line(y)
	for i, column := range layout.Cells(text) {
		for len(l.frame) <= x+i {
			l.frame = append(l.frame, " ")
		}
		if x+i >= 0 {
			l.frame[x+i] = column
		}
	}
}

// over writes a text where nothing has been written yet.
func (s *sheet) over(x, y int, text string) {
	l := s.line(y)
	for i, column := range layout.Cells(text) {
		if x+i >= len(l.frame) || l.frame[x+i] == " " {
			s.put(x+i, y, column)
		}
	}
}
