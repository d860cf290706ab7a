package scene

import (
	"sandtable/schema/model"
)

// Geometry is how the spaces of a map lie.
type Geometry uint8

// The geometries of grids.
const (
	Squares    Geometry = iota
	HexFlat             // straight columns, every other one half a hex to the north
	HexPointed          // straight rows, every other one half a hex to the east
)

// Map is a grid with what is printed on it and what lies there.
type Map struct {
	Geo   Geometry
	Cells []Cell
	Lines []Line
}

// Cell is a space. Col grows to the east and Row to the south; of hexes both are counted in half
// steps along the axis on which every other line is shifted, so that neighbors are whole steps apart.
type Cell struct {
	Place    Ref
	Col, Row int
	Ground   string // the word of the drawing that says what ground it is
	Stack    []Ref  // bottom to top
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
	for _, t := range b.g.Things {
		if t == nil {
			continue
		}
		if l := model.LatticeOf(t.Kind); l != nil && !seen[l] {
			seen[l] = true
			b.grid(l)
		}
	}
}

func (b *builder) grid(l *model.Lattice) {
	ground := b.grounds()
	parts := map[int32]int{}
	for id := l.Lo; id < l.Hi; id++ {
		i := id - l.Lo
		if !l.There[i] || b.g.Things[id] == nil {
			continue
		}
		n, ok := parts[l.Part[i]]
		if !ok {
			n = len(b.s.Maps)
			parts[l.Part[i]] = n
			b.s.Maps = append(b.s.Maps, Map{Geo: Geometry(l.Shape)})
		}
		m := &b.s.Maps[n]
		place := b.place(id)
		m.Cells = append(m.Cells, Cell{Place: place, Col: int(l.X[i]), Row: int(l.Y[i]), Ground: ground[id], Stack: b.stacks[place]})
		b.onMap[place] = true
		m.Lines = append(m.Lines, b.lines(l, id)...)
	}
}

// grounds is the words of drawings by space.
func (b *builder) grounds() map[int32]string {
	out := map[int32]string{}
	for _, m := range b.g.Maps {
		for _, sign := range m.Signs {
			for _, t := range sign.Spaces {
				out[t.ID] = sign.Word
			}
		}
	}
	return out
}

// lines is what is printed between a space and those of its neighbors that come after it.
func (b *builder) lines(l *model.Lattice, id int32) (out []Line) {
	t := b.g.Things[id]
	for d := range l.Next {
		other := l.Next[d][id-l.Lo]
		if other <= id { // none, or told already
			continue
		}
		for _, f := range model.BorderFields(t.Kind) {
			v, ok := f.Between[model.BorderBetween(id, other)]
			if !ok || v == f.Default {
				continue
			}
			line := Line{Kind: f.Name, A: b.place(id), B: b.place(other), Side: d}
			if !f.Type.Is(model.Bool) {
				line.Value = b.g.Show(f.Type, v)
			}
			out = append(out, line)
		}
	}
	return out
}
