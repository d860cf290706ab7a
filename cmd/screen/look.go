package screen

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
)

// look tells what stands where: of one place or piece as show does, or of the whole board.
func (s *Screen) look(args string) error {
	if args != "" {
		return s.showThing(args)
	}
	sc := s.scene()
	var out []string
	done := map[scene.Ref]bool{}
	for _, m := range sc.Maps {
		for i := range m.Cells {
			if c := &m.Cells[i]; !done[c.Place] {
				done[c.Place] = true
				out = append(out, s.lookAt(sc, c)...)
			}
		}
	}
	out = append(out, s.standings(sc, true)...)
	if len(out) == 0 {
		return s.answer("Nothing stands on the board.")
	}
	return s.answer(out...)
}

// lookAt tells of one space what lies there and how, bottom to top, if anything is to be told. What
// is as it was at the start is left out.
func (s *Screen) lookAt(sc *scene.Scene, c *scene.Cell) []string {
	place := &sc.Things[c.Place]
	about, all := unusual(place), inStack(sc, c.Stack, unusual)
	switch {
	case about == "" && all == "":
		return nil
	case about != "" && all != "":
		about += "; "
	}
	title := english.Title(place.Title)
	out := hang(title+": ", about+all, s.Width)
	out[0] = s.paint(bright, title) + strings.TrimPrefix(out[0], title)
	return out
}

// unusual is what is told of a thing, without what is as it is where nothing is said of it.
func unusual(t *scene.Thing) string {
	x := *t
	x.State = nil
	for _, f := range t.State {
		if !f.Usual {
			x.State = append(x.State, f)
		}
	}
	return details(&x)
}

// brief is what a board shows of a piece, in words: its figures, what the look has a sign for, and
// its markers.
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
	for _, m := range t.Marks {
		out = append(out, m.Title)
	}
	return strings.Join(out, ", ")
}
