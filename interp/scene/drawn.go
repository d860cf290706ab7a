package scene

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// drawings makes a map of each layout that is drawn by hand: its lines, and the cells in them.
func (b *builder) drawings() {
	places := placesOf(b.g)
	for _, m := range b.g.Maps {
		if d, ok := b.look.Layouts[m]; ok {
			b.s.Maps = append(b.s.Maps, b.drawing(m, d, places))
		}
	}
}

// placesOf is the places of a game by their names.
func placesOf(g *model.Game) map[string]*model.Thing {
	places := map[string]*model.Thing{}
	for t := range g.Of(model.KindPlace) {
		places[t.Name] = t
	}
	return places
}

// drawing makes the map of one layout.
func (b *builder) drawing(m *model.Map, d model.Drawing, places map[string]*model.Thing) Map {
	out := Map{Title: m.Title, Geo: Drawn, Fills: b.fills}
	out.Drawing = readLayout(d.Text, places, func(place int32, label string, x, row, wide int) {
		out.Cells = append(out.Cells, b.cell(place, x, row))
		c := &out.Cells[len(out.Cells)-1]
		c.Label, c.Wide = english.Spaced(label), wide
	})
	return out
}

// readLayout calls f for each cell of a layout, `[Hill   ]` for the place hill: with the column and
// line where its inside begins, and its width. It returns the lines of the layout, column by
// column, with the cells left blank.
func readLayout(text string, places map[string]*model.Thing, f func(place int32, label string, x, row, wide int)) (lines [][]string) {
	for row, text := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		columns := layout.Cells(strings.TrimRight(text, " "))
		for x := 0; x < len(columns); x++ {
			if columns[x] != "[" {
				continue
			}
			n := x + 1
			for n < len(columns) && columns[n] != "[" && columns[n] != "]" {
				n++
			}
			name := strings.TrimSpace(strings.Join(columns[x+1:min(n, len(columns))], ""))
			if t := places[english.Slug(name)]; t != nil && n < len(columns) && columns[n] == "]" && columns[x+1] != " " {
				f(t.ID, name, x+1, row, n-x-1)
				for i := x + 1; i < n; i++ {
					columns[i] = " "
				}
			}
			x = n - 1
		}
		lines = append(lines, columns)
	}
	return lines
}

// OnBoard is the places that maps of a game show under a look, by their ids: spaces of grids, the
// cells of drawn maps, and the surface.
func OnBoard(g *model.Game, look *model.Appearance) map[int32]bool {
	on := map[int32]bool{}
	for t := range g.All() {
		if l := model.LatticeOf(t.Kind); l != nil && t.ID >= l.Lo && t.ID < l.Hi && l.There[t.ID-l.Lo] {
			on[t.ID] = true
		}
	}
	places := placesOf(g)
	for _, d := range look.Layouts {
		readLayout(d.Text, places, func(place int32, _ string, _, _, _ int) { on[place] = true })
	}
	if g.Surface != nil {
		on[g.Surface.Thing.ID] = true
	}
	return on
}

// cell is the cell of a place with what lies there, unless another cell has it.
func (b *builder) cell(id int32, col, row int) Cell {
	t := b.g.Things[id]
	c := Cell{Label: t.Label(), Called: t.Called, Place: b.place(id), Col: col, Row: row, Fills: b.fillsOf(t, b.ground[id])}
	if !b.onMap[c.Place] {
		c.Stack = b.stacks[c.Place]
	}
	b.onMap[c.Place] = true
	return c
}
