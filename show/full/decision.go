package full

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/board"
	"sandtable/show/grid"
)

// heading returns what is decided, as far as it has been.
func (s *state) heading() string {
	a := s.m.Ask
	said := ""
	if n := s.node(); n != nil {
		said = strings.Join(n.Said, ", ")
		if n.Place >= 0 && int(n.Place) < len(s.m.Scene.Things) {
			said = english.Join(", at ", said, s.m.Scene.Things[n.Place].Title)
			if len(n.Said) == 0 {
				said = "at " + said
			}
		}
	}
	text := english.Join(": ", english.Capital(a.Title), said)
	if a.Section != "" {
		text += " §" + a.Section
	}
	return text
}

// drawDecision writes what is to be decided and the choices, the marked one always among them.
func (s *state) drawDecision(v grid.View) {
	switch {
	case s.m.Review != nil && s.m.End == nil:
		s.drawReview(v)
		return
	case s.m.End != nil:
		s.rule(v, "The end")
		for i, l := range laid(s.m.End, unwrapped) {
			v.Put(1, 1+i, grid.Plain, ended(l, v.W-1))
		}
		return
	case s.m.Wait != "":
		s.rule(v, s.m.Wait+" decides")
		if s.m.Shared {
			v.Put(0, 1, grid.Plain, ended("at another screen; what is decided there is shown here at once", v.W))
		}
		return
	case s.m.Ask == nil:
		s.rule(v, "")
		return
	}
	about := s.aboutLines(v)
	room := v.H - 1 - len(about)
	list := s.rows(v.W, room)
	page := s.firstRow(list, room)
	right := strconv.Itoa(len(s.kids))
	switch {
	case s.marked >= 0:
		right = english.Join("   ", s.counted(), s.where(), s.ordinal(right))
	case list.rows > room:
		right = english.Join("   ", s.counted(), right+" choices")
	default:
		right = s.counted()
	}
	s.rule(v, s.heading(), english.Join("   ", s.passing, right), right)
	led := len(s.guideLines(v.W))
	for i, l := range about {
		st := grid.Faint
		if i < led {
			st = grid.Title
		}
		v.Put(1, 1+i, st, l)
	}
	if len(s.m.Ask.Options) == 0 {
		v.Put(1, 1+len(about), grid.Alarm, ended("There is no legal option: the game is stuck. This is a fault of the content; u goes back.", v.W-1))
	}
	s.drawKids(v.Sub(0, 1+len(about), v.W, room), list, page)
}

// where tells of a marked point how far it is from who acts and from what stands nearest, and in
// which terrain it lies.
func (s *state) where() string {
	table, p := s.b.Measured(), s.kids[s.marked].Part
	if table == nil || p == nil || !p.Point {
		return ""
	}
	far := func(x scene.Stand) float64 {
		return math.Hypot(float64(x.X-p.X), float64(x.Y-p.Y)) / float64(max(table.Unit, 1))
	}
	acting, text, near := s.marks().Acting, "", -1
	for i, x := range table.Stands {
		switch {
		case acting[x.Piece]:
			text = fmt.Sprintf("%.1f away", far(x))
		case near < 0 || far(x) < far(table.Stands[near]):
			near = i
		}
	}
	if near >= 0 {
		text = english.Join(", ", text, fmt.Sprintf("%s %.1f", s.m.Scene.Things[table.Stands[near].Piece].Title, far(table.Stands[near])))
	}
	for _, r := range s.b.Inside(board.Point{X: p.X, Y: p.Y}) {
		text = english.Join(", ", text, "in "+s.m.Scene.Things[r].Title)
	}
	return text
}

// ordinal returns which of the choices is marked.
func (s *state) ordinal(of string) string {
	if s.numbers {
		return ""
	}
	return strconv.Itoa(s.marked+1) + " of " + of
}

// aboutLines returns what the decision is about, as far as there is room beside the choices. Its
// first line stays if there is room for some of them below it: it tells which piece is meant.
func (s *state) aboutLines(v grid.View) []string {
	lines := s.allAbout(v.W)
	if len(lines) == 0 {
		return nil
	}
	rows := s.rows(v.W, 1<<20).rows
	least := 0
	if v.H > 4 {
		least = 1
	}
	return first(lines, max(min(v.H-1-rows, 3), least), v.W-2, " ..")
}

// guideLines are what the guide has to say of the decision.
func (s *state) guideLines(w int) []string {
	if s.m.Ask.Guide == "" {
		return nil
	}
	return layout.Wrap(s.m.Ask.Guide, w-2)
}

// allAbout is what the guide says, and what the decision is about: the second only until something
// is opened.
func (s *state) allAbout(w int) []string {
	lines := s.guideLines(w)
	if s.m.Ask.About != "" && len(s.path) <= 1 {
		lines = append(lines, layout.Wrap(s.m.Ask.About, w-2)...)
	}
	return lines
}

// firstRow returns the first row that is shown, so that what is marked is in sight.
func (s *state) firstRow(l listing, room int) int {
	if l.rows <= room || room <= 0 {
		return 0
	}
	top := s.top
	if s.marked >= 0 {
		row, _ := l.at(s.marked)
		top = min(max(top, row-room+1), row)
	}
	return max(min(top, l.rows-room), 0)
}

// drawKids writes the choices, from a line on.
func (s *state) drawKids(v grid.View, l listing, page int) {
	if l.columns == 1 && l.rows > len(s.kids) {
		s.drawSaying(v)
		return
	}
	for i := range s.kids {
		row, column := l.at(i)
		if row -= page; row < 0 || row >= v.H {
			continue
		}
		right := l.left[column+1]
		if i == len(s.kids)-1 {
			right = v.W
		}
		s.drawEntry(v, i, l.left[column], row, right-l.left[column], []string{s.entry(i)})
	}
}

// drawSaying writes the choices with all that stands on their cards.
func (s *state) drawSaying(v grid.View) {
	y := 0
	for i := range s.kids {
		lines := s.entryLines(i, v.W)
		s.drawEntry(v, i, 0, y, v.W, lines)
		y += len(lines)
	}
}

// drawEntry writes one choice: a piece in the color of its side.
func (s *state) drawEntry(v grid.View, i, x, y, w int, lines []string) {
	st := grid.Plain
	sign := " "
	if r := s.kids[i].Piece(s.m.Scene); r != scene.None {
		st = s.b.Style(&s.m.Scene.Things[r])
	}
	if s.kids[i].Beside {
		st = grid.Faint
	}
	if i == s.marked {
		st, sign = grid.Legal, ">"
	}
	n := s.labelWidth()
	v.Right(x+n-1, y, st, s.labels[i])
	v.Put(x+n-1, y, st, sign)
	for j, l := range lines {
		v.Put(x+n, y+j, st, ended(l, w-n))
	}
	// How many options it leads to.
	if k := &s.kids[i]; !k.Leaf() && k.Says == "" && i != s.marked {
		count := strconv.Itoa(len(k.Of))
		for j := range count {
			v.Style(x+n+layout.Width(s.title(i))-len(count)+j, y, grid.Faint)
		}
	}
	v.Hit(x, y, w, len(lines), grid.Hit{What: hitKid, N: int32(i)})
}

// drawReview tells, in place of the decision, where in the game this is, and what is decided here.
func (s *state) drawReview(v grid.View) {
	r := s.m.Review
	s.rule(v, "Replay", fmt.Sprintf("after %d of %d decisions", s.m.At, r.All))
	text := "Now " + r.Ahead
	switch {
	case s.m.At == r.All:
		text = "The game goes on from here."
	case r.Ahead == "":
		text = "n shows what is decided."
	}
	for i, l := range layout.Wrap(text, v.W) {
		v.Put(0, i+1, grid.Plain, l)
	}
}
