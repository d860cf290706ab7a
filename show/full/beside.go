package full

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// told returns figures in words: what is not so, and what is nothing, goes without saying.
func told(list []scene.Figure) string {
	return strings.Join(english.Each(list, scene.Figure.String), ", ")
}

// about returns the state of a thing in words: the side that is up, figures, markers.
func (s *state) about(r scene.Ref) string { return say.Unusual(&s.m.Scene.Things[r]) }

// pile returns what lies in a place off the board, in one line.
func (s *state) pile(p *scene.Pile) string {
	title := english.Spaced(s.titleOf(p.Place))
	pieces, unseen := s.seenIn(p)
	const most = 8
	names := counted(english.Each(pieces, s.titleOf), most)
	if unseen > 0 {
		names = append(names, fmt.Sprintf("%d face down", unseen))
	}
	return title + ": " + strings.Join(names, ", ")
}

// seenIn returns the pieces that are seen in a place, the top one first, and how many more lie
// there.
func (s *state) seenIn(p *scene.Pile) (pieces []scene.Ref, unseen int) {
	for _, r := range slices.Backward(p.Pieces) {
		if s.m.Scene.Things[r].Unknown {
			unseen++
		} else {
			pieces = append(pieces, r)
		}
	}
	return pieces, unseen
}

// counted returns names with like ones told once, some of them if there are many.
func counted(names []string, most int) []string {
	out, number := english.Tally(names)
	for i, n := range out {
		if number[n] > 1 {
			out[i] = fmt.Sprintf("%d %s", number[n], n)
		}
	}
	return english.Most(out, most)
}

// beside returns what lies beside the board, a line for each place.
func (s *state) beside() []string {
	var out []string
	for i := range s.m.Scene.Off {
		if p := &s.m.Scene.Off[i]; s.near(p) {
			out = append(out, s.pile(p))
		}
	}
	return out
}

// near reports whether what lies in a place is worth a line beside the board: the supply and what
// is out of the game are in a pane.
func (s *state) near(p *scene.Pile) bool { return p.Role != scene.Supply && p.Role != scene.Out }

// besideLines returns how many lines that takes.
func (s *state) besideLines() int {
	if s.m.Scene == nil {
		return 0
	}
	n := 0
	for _, l := range s.beside() {
		n += len(wrapped(l, s.w, s.w-2))
	}
	return n
}

// drawBeside writes what lies beside the board. Where there is no room for all of it, the key
// stands there that shows it.
func (s *state) drawBeside(v grid.View) {
	var lines []string
	for _, l := range s.beside() {
		lines = append(lines, wrapped(l, v.W, v.W-2)...)
	}
	for y, l := range first(lines, v.H, v.W, " .. (c: all of it)") {
		v.Put(0, y, grid.Faint, l)
	}
}

// drawSide tells of the place under the cursor what lies there, and shows where the window stands
// on the board.
func (s *state) drawSide(v, screen grid.View, a areas) {
	for y := range v.H {
		screen.Set(a.side.x-1, a.side.y+y, grid.Faint, s.bar())
	}
	w, h := s.sight(a)
	bw, bh := s.b.Size(s.zoom)
	room := v.H
	if (bw > w || bh > h) && v.H >= 9 {
		small := min(max(v.H/3, 4), 12)
		room = v.H - small
		s.b.Minimap(v.Sub(0, room, v.W, small), s.zoom, s.ox, s.oy, min(w, bw), min(h, bh), s.marks())
	}
	lines := s.stackLines(v.W)
	for i, l := range lines[:min(len(lines), room)] {
		if i == room-1 && len(lines) > room {
			v.Put(0, i, grid.Faint, "(s: all of it)")
			break
		}
		v.Put(0, i, l.st, l.text)
	}
	if at := len(lines) + 1; at < room {
		s.drawRoster(v.Sub(0, at, v.W, room-at))
	}
}

// line is a line of text in one style.
type line struct {
	text string
	st   grid.Style
	hang int // how far further lines are set in, if it takes several

	item  int  // 1 for the first of what may be picked; 0: it is none
	whole bool // it is a line of a chart, which is cut rather than wrapped
}

// stackLines tells of the place under the cursor, or of the piece beside the point where the cursor
// is, what lies there with all that is known of it.
func (s *state) stackLines(w int) []line {
	var out []line
	add := func(st grid.Style, first int, text string) {
		if text == "" {
			return
		}
		for _, l := range wrapped(text, w-first, w-2-first) {
			out = append(out, line{text: layout.Cut(strings.Repeat(" ", first)+l, w), st: st})
		}
	}
	pieces := s.here()
	switch table := s.b.Measured(); {
	case table != nil && s.at.X >= 0 && len(pieces) == 0:
		add(grid.Faint, 0, fmt.Sprintf("at %s", point(s.at.X, s.at.Y, table.Unit)))
	case table == nil && s.cursor != scene.None && s.aside() == scene.None:
		title := s.titleOf(s.cursor)
		if c := s.b.Cell(s.cursor); c != nil && c.Ground != "" {
			title += "  " + c.Ground
		}
		add(grid.Title, 0, title)
		add(grid.Plain, 2, s.about(s.cursor))
	}
	for _, r := range pieces {
		s.thingLines(add, r)
	}
	return out
}

// thingLines tells of one piece: its name, the figures that the board shows, and how it lies.
func (s *state) thingLines(add func(st grid.Style, first int, text string), r scene.Ref) {
	t := &s.m.Scene.Things[r]
	add(s.b.Style(t), 0, t.Title)
	add(s.b.Style(t), 2, told(t.Figures()))
	add(grid.Plain, 2, say.Further(t))
	add(grid.Faint, 2, told(t.Rest()))
	add(grid.Faint, 2, t.Text)
}

// point returns a point in inches.
func point(x, y, unit int) string { return inches(x, unit) + "," + inches(y, unit) }

func inches(n, unit int) string {
	text := fmt.Sprintf("%.2f", float64(n)/float64(max(unit, 1)))
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

func abs(n int) int { return max(n, -n) }
