package full

import (
	"slices"
	"strings"

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

// rule writes a heading as a line across a view, and at its right end the first of some texts for
// which there is room.
func (s *state) rule(v grid.View, title string, rights ...string) {
	v.Fill(0, v.W, 0, grid.Faint, s.dash())
	if title != "" {
		at := v.Put(3, 0, grid.Title, layout.Cut(title, v.W-6))
		v.Set(2, 0, grid.Plain, " ")
		v.Set(at, 0, grid.Plain, " ")
	}
	fits := func(right string) bool { return layout.Width(title)+layout.Width(right) < v.W-8 }
	if i := slices.IndexFunc(rights, fits); i >= 0 && rights[i] != "" {
		v.Right(v.W-3, 0, grid.Faint, " "+rights[i]+" ")
	}
}

// ended returns a text cut to a width, with a sign that it was.
func ended(text string, w int) string {
	if layout.Width(text) <= w {
		return text
	}
	return layout.Cut(text, max(w-2, 0)) + ".."[:min(2, max(w, 0))]
}

// wrapped returns a text in lines, each further one set in by two.
func wrapped(text string, first, w int) []string {
	lines := layout.WrapAfter(text, first, max(w, 8))
	for i := range lines[min(1, len(lines)):] {
		lines[i+1] = "  " + lines[i+1]
	}
	return lines
}

// first returns the first n lines of a text that is w columns wide. If it goes on, more stands
// after the last word that leaves room for it.
func first(lines []string, n, w int, more string) []string {
	if len(lines) <= n || n == 0 {
		return lines[:min(n, len(lines))]
	}
	lines = slices.Clone(lines[:n])
	last := lines[n-1]
	for layout.Width(last)+len(more) > w && strings.Contains(last, " ") {
		last = last[:strings.LastIndex(last, " ")]
	}
	lines[n-1] = layout.Cut(last, max(w-len(more), 0)) + more
	return lines
}
