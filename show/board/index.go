package board

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/schema/model"
	"sandtable/show/grid"
)

// index is what the names in a scene lead to.
type index struct {
	s     *scene.Scene
	sides map[string]int // by name: the number of the color
	edges map[string]scene.Border
	cells map[scene.Ref]cellAt
}

func newIndex(s *scene.Scene) *index {
	b := &index{s: s, cells: map[scene.Ref]cellAt{}, sides: map[string]int{}, edges: map[string]scene.Border{}}
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
				b.cells[m.Cells[j].Place] = cellAt{i, &m.Cells[j]}
			}
		}
	}
	return b
}

// cellAt says on which plate a place is drawn.
type cellAt struct {
	plate int
	cell  *scene.Cell
}

// Style returns how the counters of a thing's owner look.
func (b *index) Style(t *scene.Thing) grid.Style {
	if n, ok := b.sides[t.Owner]; ok {
		return grid.SideStyle(n)
	}
	return grid.SideStyle(-1)
}

// Has reports whether a place has a cell on the board.
func (b *index) Has(place scene.Ref) bool {
	_, ok := b.cells[place]
	return ok
}

// Cell returns the cell of a place, or nil.
func (b *index) Cell(place scene.Ref) *scene.Cell { return b.cells[place].cell }

// Called returns the place of a name on the board; None if there is none.
func (b *index) Called(name string) scene.Ref {
	best := scene.None
	for place := range b.cells {
		if b.s.Things[place].Name == name && (best == scene.None || place < best) {
			best = place
		}
	}
	return best
}
