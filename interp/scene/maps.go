package scene

import (
	"strings"

	"sandtable/schema/model"
)

// Geometry is how the spaces of a map lie.
type Geometry uint8

// The geometries: three of grids, two of other maps.
const (
	Squares    Geometry = iota
	HexFlat             // straight columns, every other one half a hex to the north
	HexPointed          // straight rows, every other one half a hex to the east
	Drawn               // lines of letters with a cell for each space
	Measured            // no spaces: pieces stand at points
)

// Map is a part of the board with what is printed on it and what lies there.
type Map struct {
	Title   string
	Geo     Geometry
	Cells   []Cell
	Grounds []Ground // what the words in the cells stand for
	Lines   []Line
	Borders []Border // what kinds of lines there are
	Fills   []Fill   // the grounds as pictures draw them
	// Of a drawn map: its lines, column by column as layout.Cells has them, cells left blank.
	Drawing [][]string

	Place      Ref // of a measured map: where all that stands on it lies
	W, H, Unit int // of a measured map: its sides, and an inch, in smallest parts
	Areas      []Area
	Stands     []Stand
}

// Cell is a space. Col grows to the east and Row to the south; of hexes both are counted in half
// steps along the axis on which every other line is shifted, so that neighbors are whole steps
// apart. Of a drawn map they are the column and the line where the inside of the cell begins.
type Cell struct {
	Label    string // what the map calls it
	Called   string // the name that it has besides; "": none
	Wide     int    // of a drawn map: columns of the inside
	Place    Ref
	Col, Row int
	Column   string // of a grid: what its drawing calls the column
	Line     string // of a grid: what its drawing calls the row
	Ground   string // the word of the drawing that says what ground it is
	Fills    []int  // its grounds, by their places in those of the map
	Stack    []Ref  // bottom to top
}

// Ground is a word of a drawing and what it stands for.
type Ground struct{ Word, Says string }

// Border is a kind of line: its name, the sign that draws it, and whether it runs through the
// middles of spaces, as roads do, or along their sides.
type Border struct {
	Kind, Title, Sign string
	Along             bool
	Drawn             string // as pictures draw it: a word of model.Lines; "": nothing is said
}

// Line is something printed between two neighbors: a river, a wall, a road that crosses.
type Line struct {
	Kind  string // the name of the field
	Value string // "": it is there or not
	A, B  Ref
	Side  int // the direction from A to B, as in model.DirectionNames
}

// grids makes a map of each part of each grid of the game.
func (b *builder) grids() {
	seen := map[*model.Lattice]bool{}
	for t := range b.g.All() {
		if l := model.LatticeOf(t.Kind); l != nil && !seen[l] {
			seen[l] = true
			b.grid(l)
		}
	}
}

func (b *builder) grid(l *model.Lattice) {
	parts := map[int32]int{}
	for id := l.Lo; id < l.Hi; id++ {
		i := id - l.Lo
		if !l.There[i] || b.g.Things[id] == nil || !b.draws(id) {
			continue
		}
		n, ok := parts[l.Part[i]]
		if !ok {
			n = len(b.s.Maps)
			parts[l.Part[i]] = n
			b.s.Maps = append(b.s.Maps, Map{
				Title:   b.titleOf(l, l.Part[i]),
				Geo:     Geometry(l.Shape),
				Grounds: b.legend,
				Borders: b.borders,
				Fills:   b.fills,
				Cells:   make([]Cell, 0, l.Hi-id),
			})
		}
		m := &b.s.Maps[n]
		c := b.cell(id, int(l.X[i]), int(l.Y[i]))
		c.Ground, c.Column, c.Line = b.ground[id], l.Heads[i].Column, l.Heads[i].Row
		m.Cells = append(m.Cells, c)
		m.Lines = b.lines(m.Lines, l, id)
	}
}

// titleOf names a part of a lattice by the maps that lie on it.
func (b *builder) titleOf(l *model.Lattice, part int32) string {
	var titles []string
	for _, m := range b.g.Maps {
		if m.Of != nil && model.LatticeOf(m.Of) == l && m.Part == part {
			titles = append(titles, m.Title)
		}
	}
	return strings.Join(titles, ", ")
}

// lines adds what is printed between a space and those of its neighbors that come after it.
func (b *builder) lines(out []Line, l *model.Lattice, id int32) []Line {
	for _, x := range b.printedLines(l, id) {
		if b.draws(x.to) {
			x.A, x.B = b.place(id), b.place(x.to)
			out = append(out, x.Line)
		}
	}
	return out
}

// printedLine is a line to a space.
type printedLine struct {
	Line
	to int32
}

// printedLines returns the lines from a space to neighbors that come after it.
func (k *looks) printedLines(l *model.Lattice, id int32) []printedLine {
	if out, known := k.lined[id]; known {
		return out
	}
	var out []printedLine
	fields := model.BorderFields(k.g.Things[id].Kind)
	for d := range l.Next {
		other := l.Next[d][id-l.Lo]
		if other <= id { // none, or told already
			continue
		}
		for _, f := range fields {
			v, ok := f.Between[model.BorderBetween(id, other)]
			if !ok || v == f.Default {
				continue
			}
			line := printedLine{Line{Kind: f.Name, Side: d}, other}
			if !f.Type.Is(model.Bool) {
				line.Value = k.g.Show(f.Type, v)
			}
			out = append(out, line)
		}
	}
	k.lined[id] = out
	return out
}
