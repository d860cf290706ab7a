package talk

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
)

// look tells what stands where: of one place or piece as show does, or of the whole board.
func (tb *Table) look(args string) Answer {
	if args != "" {
		return tb.show(args)
	}
	sc := tb.Scene()
	var out []Line
	done := map[scene.Ref]bool{}
	for _, m := range sc.Maps {
		for i := range m.Cells {
			if c := &m.Cells[i]; !done[c.Place] {
				done[c.Place] = true
				out = append(out, lookAt(sc, c)...)
			}
		}
	}
	out = append(out, tb.standings(sc, true)...)
	if len(out) == 0 {
		return reply("Nothing stands on the board.")
	}
	return said(out...)
}

// lookAt tells of one space what lies there and how, bottom to top, if anything is to be told. What
// is as it was at the start is left out.
func lookAt(sc *scene.Scene, c *scene.Cell) []Line {
	place := &sc.Things[c.Place]
	text := english.Join("; ", Unusual(place), inStack(sc, c.Stack, Unusual))
	if text == "" {
		return nil
	}
	return []Line{{Head: english.Title(place.Title), Label: ": ", Text: text}}
}

// Unusual returns what is told of a thing, without what is as it is where nothing is said of it.
func Unusual(t *scene.Thing) string {
	return figures(with(t, func(f scene.Figure) bool { return !f.Usual }))
}

// brief returns what a board shows of a piece, in words: its figures, what the look has a sign for,
// and its markers.
func brief(t *scene.Thing) string {
	var out []string
	for _, f := range t.Shown {
		if f.Value != "0" {
			out = append(out, f.String())
		}
	}
	for _, f := range t.State {
		if f.Sign != "" {
			out = append(out, f.String())
		}
	}
	out = append(out, english.Each(t.Marks, func(m scene.Mark) string { return m.Title })...)
	return strings.Join(out, ", ")
}
