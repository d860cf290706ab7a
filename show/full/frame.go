package full

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// Frame draws a state as a screen. It reads nothing else, and changes nothing.
func Frame(s *state) *grid.Grid {
	g := grid.New(s.w, s.h)
	v := g.All()
	switch {
	case s.m == nil:
		s.drawWaiting(v)
	case s.m.Cover != "":
		s.drawCover(v)
	case s.pane != nil:
		s.drawHead(v.Sub(0, 0, s.w, s.headLines()))
		s.pane.draw(s, v.Sub(0, s.headLines(), s.w, s.h-s.headLines()-1))
		s.drawKeys(v.Sub(0, s.h-1, s.w, 1))
	default:
		a := s.divide()
		s.drawHead(in(v, a.head))
		s.drawBoard(in(v, a.board))
		if a.side.w > 0 {
			s.drawSide(in(v, a.side), v, a)
		}
		s.drawDecision(in(v, a.decision))
		s.drawLast(in(v, a.last))
		s.drawKeys(in(v, a.keys))
	}
	return g
}

// drawHead says where the game stands: what is played, the phases in progress, who decides, and the
// figures that matter.
func (s *state) drawHead(v grid.View) {
	sc := s.m.Scene
	right := ""
	if a := s.m.Ask; a != nil {
		right = english.Join(" "+s.bar()+" ", a.Who, a.Round)
	} else if s.m.Scene.Header.Who != "" && s.m.End == nil {
		right = s.m.Scene.Header.Who
	}
	at := v.Right(v.W, 0, grid.Title, ended(right, v.W*2/3))
	game := english.Join(" - ", sc.Game, sc.Scenario)
	if layout.Width(game) > v.W/3 {
		game = sc.Game
	}
	x := v.Put(0, 0, grid.Title, layout.Cut(game, max(at-1, 0)))
	x = v.Put(x, 0, grid.Faint, " "+s.bar()+" ")
	v.Put(x, 0, grid.Plain, s.pathIn(at-1-x))
	more := ""
	if hasBoard(s) {
		more = s.more()
	}
	at = v.Right(v.W, 1, grid.Faint, more)
	lines := s.figureLines()
	if layout.Width(lines[0]) >= at { // the map has changed its place since the lines were made
		lines[0] = ended(lines[0], at-1)
	}
	for i, l := range lines {
		v.Put(0, 1+i, grid.Plain, ended(l, v.W))
	}
}

// pathIn returns the phases in progress, the innermost ones if there is no room for all.
func (s *state) pathIn(room int) string {
	path := s.m.Scene.Header.Path
	list := english.Each(path, func(p scene.Step) string { return p.Title })
	section := ""
	if len(path) > 0 && path[len(path)-1].Section != "" {
		section = " §" + path[len(path)-1].Section
	}
	text := strings.Join(list, " > ") + section
	for n := 1; n < len(list) && layout.Width(text) > room; n++ {
		text = ".. > " + strings.Join(list[n:], " > ") + section
	}
	return ended(text, room)
}

// more says which part of the board is in sight, if not all of it is.
func (s *state) more() string {
	w, h := s.window()
	bw, bh := s.b.Size(s.zoom)
	text := ""
	for _, x := range []struct {
		there bool
		sign  string
	}{{s.ox > 0, "<"}, {s.oy > 0, "^"}, {s.oy+h < bh, "v"}, {s.ox+w < bw, ">"}} {
		if x.there {
			text += x.sign
		}
	}
	if text != "" {
		text = goesOn + text
	}
	if s.bare {
		text = english.Join("   ", "counters hidden: .", text)
	}
	return text
}

// drawBoard draws the board in the middle of its area, and below it, or in its place, what lies
// beside it.
func (s *state) drawBoard(v grid.View) {
	if !hasBoard(s) {
		s.drawBeside(v)
		return
	}
	bw, bh := s.boardSize()
	v.Hit(0, 0, v.W, v.H, grid.Hit{What: hitBoard})
	s.b.Draw(v.Sub(0, 0, min(v.W, max(bw, 1)), v.H), s.zoom, s.ox, s.oy, s.marks(), hitPlace)
	if rest := v.H - bh; rest > 0 {
		s.drawBeside(v.Sub(0, bh, v.W, rest))
	}
}

// drawWaiting draws the screen before the first decision: dice may be thrown by hand on the way
// to it.
func (s *state) drawWaiting(v grid.View) {
	for i, text := range s.note {
		v.Put(0, max(v.H-3, 0)+i, grid.Plain, ended(text, v.W))
	}
	s.drawKeys(v.Sub(0, v.H-1, v.W, 1))
}

// drawCover hides the game while the screen is handed from one player to another.
func (s *state) drawCover(v grid.View) {
	for i, l := range layout.Wrap("Pass the screen to "+s.m.Cover+", who presses Enter.", max(v.W-8, 10)) {
		v.Put(4, v.H/2+i, grid.Title, l)
	}
}
