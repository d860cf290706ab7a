package scene

import (
	"strings"

	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// drawings makes a map of each layout that is drawn by hand: its lines, and the cells in them.
func (b *builder) drawings() {
	places := map[string]*model.Thing{}
	for _, t := range b.g.Things {
		if t != nil && isA(t.Kind, "place") {
			places[t.Name] = t
		}
	}
	for _, m := range b.g.Maps {
		if m.Layout != "" {
			b.s.Maps = append(b.s.Maps, b.drawing(m, places))
		}
	}
}

// drawing reads the layout of one map. `[Hill   ]` is the cell of a place.
func (b *builder) drawing(m *model.Map, places map[string]*model.Thing) Map {
	out := Map{Title: m.Title, Geo: Drawn, Fills: b.fills}
	for row, text := range strings.Split(strings.TrimRight(m.Layout, "\n"), "\n") {
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
			if t := places[model.Slug(name)]; t != nil && n < len(columns) && columns[n] == "]" && columns[x+1] != " " {
				out.Cells = append(out.Cells, b.cell(t.ID, x+1, row))
				c := &out.Cells[len(out.Cells)-1]
				c.Label, c.Wide = name, n-x-1
				for i := x + 1; i < n; i++ {
					columns[i] = " "
				}
			}
			x = n - 1
		}
		out.Drawing = append(out.Drawing, columns)
	}
	return out
}

// cell is the cell of a place with what lies there, unless another cell has it.
func (b *builder) cell(id int32, col, row int) Cell {
	c := Cell{Place: b.place(id), Col: col, Row: row, Fills: b.fillsOf(b.g.Things[id], b.ground[id])}
	if !b.onMap[c.Place] {
		c.Stack = b.stacks[c.Place]
	}
	b.onMap[c.Place] = true
	return c
}

// isA reports whether a kind belongs to a built-in one.
func isA(k *model.Kind, name string) bool {
	for ; k != nil; k = k.Parent {
		if k.Name == name && k.Builtin() {
			return true
		}
	}
	return false
}
