package line

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/show/board"
	"sandtable/show/grid"
	"sandtable/show/prose"
)

// mostAround is how many lines below a part of the board say what stands there.
const mostAround = 12

// page returns the maps of a position as they are drawn here, a table on so many lines.
func (s *Screen) page(sc *scene.Scene, lines int) *board.Page {
	m := &board.Marks{Marked: scene.None, Cursor: scene.None, At: board.Point{X: -1, Y: -1}}
	m.Reach = board.NewReach(s.talk.S.P.Game.Surface, s.talk.Area())
	return board.New(sc).Page(s.Width, lines, m, s.ink)
}

// ink paints a part of the board: what lies there stands out.
func (s *Screen) ink(st grid.Style, text string) string {
	switch st {
	case grid.Faint, grid.Ground:
		return s.paint(say.Faint, text)
	case grid.Plain, grid.Water:
		return text
	}
	return s.paint(say.Bright, text)
}

// drawing returns all that is drawn of the position, a table on so many lines, and what its signs
// mean.
func (s *Screen) drawing(sc *scene.Scene, lines int) []string {
	return append(s.page(sc, lines).Lines(), s.lay(say.Explained(sc, nil))...)
}

// around draws the part of the board around a space, and says what stands there.
func (s *Screen) around(sc *scene.Scene, place scene.Ref) []string {
	out, shown := s.page(sc, s.Height).Around(place)
	of := func(r scene.Ref) bool { return slices.Contains(shown, r) }
	out = append(out, s.lay(say.Explained(sc, of))...)
	return append(out, prose.First(s.lay(say.Standing(sc, shown)), mostAround, s.rest("look"))...)
}

// board draws the board without all that stands around it: the whole of it, which may be higher
// than the window, or the part around a space.
func (s *Screen) board(place scene.Ref) []string {
	sc := s.talk.Scene()
	if place == scene.None {
		return s.drawing(sc, s.Height-belowTable)
	}
	return s.around(sc, place)
}
