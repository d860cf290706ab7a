package full

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// What a click on a cell means.
const (
	_        uint8 = iota
	hitPlace       // a place of the board, or a piece on a measured map
	hitKid         // an entry of the decision
	hitBoard       // somewhere on the board
	hitLog         // the last lines of the log
	hitItem        // an item of a pane
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

// in returns an area of the screen.
func in(v grid.View, a area) grid.View { return v.Sub(a.x, a.y, a.w, a.h) }

// bar and dash part areas from one another.
func (s *state) bar() string {
	if s.lines {
		return "│"
	}
	return "|"
}

func (s *state) dash() string {
	if s.lines {
		return "─"
	}
	return "-"
}

// rule writes a heading as a line across a view.
func (s *state) rule(v grid.View, y int, title, right string) {
	v.Fill(0, v.W, y, grid.Faint, s.dash())
	if title != "" {
		at := v.Put(3, y, grid.Title, layout.Cut(title, v.W-6))
		v.Set(2, y, grid.Plain, " ")
		v.Set(at, y, grid.Plain, " ")
	}
	if room := v.W - 8 - layout.Width(title) - layout.Width(right); right != "" && room > 0 {
		v.Right(v.W-3, y, grid.Faint, " "+right+" ")
	}
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
	if s.b != nil && !s.b.Empty() {
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

// figureLines returns the figures of the status line, whole ones on each of two lines at most:
// beside the first there is room to say how the map goes on.
func (s *state) figureLines() []string {
	lines := []string{""}
	for _, f := range s.figures() {
		room := s.w
		if len(lines) == 1 && s.b != nil && !s.b.Empty() {
			room -= layout.Width(goesOn) + 6
		}
		last := &lines[len(lines)-1]
		switch {
		case *last == "":
			*last = f
		case layout.Width(*last)+3+layout.Width(f) <= room || len(lines) == 2 || s.h < 22:
			*last += "   " + f
		default:
			lines = append(lines, f)
		}
	}
	return lines
}

// headLines returns how many lines the header takes.
func (s *state) headLines() int {
	if s.m == nil || s.m.Scene == nil {
		return 2
	}
	return 1 + len(s.figureLines())
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

// figures returns the tracks and figures that the game puts on its status line.
func (s *state) figures() (out []string) {
	for _, l := range talk.Scores(s.m.Scene) {
		out = append(out, l.List...)
	}
	return out
}

// goesOn stands before the signs of the sides on which there is more of the map.
const goesOn = "map goes on "

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
	if s.b == nil || s.b.Empty() {
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

// drawWaiting is the screen before the first decision: dice may be thrown by hand on the way to it.
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

// ended returns a text cut to a width, with a sign that it was.
func ended(text string, w int) string {
	if layout.Width(text) <= w {
		return text
	}
	return layout.Cut(text, max(w-2, 0)) + ".."[:min(2, max(w, 0))]
}
