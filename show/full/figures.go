package full

import (
	"sandtable/play/say"
	"sandtable/schema/layout"
)

// figures returns the tracks and figures that the game puts on its status line.
func (s *state) figures() (out []string) {
	for _, l := range say.Scores(s.m.Scene) {
		out = append(out, l.List...)
	}
	return out
}

// figureLines returns the figures of the status line, whole ones on each of two lines at most:
// beside the first there is room to say how the map goes on.
func (s *state) figureLines() []string {
	lines := []string{""}
	for _, f := range s.figures() {
		room := s.w
		if len(lines) == 1 && hasBoard(s) {
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

// goesOn stands before the signs of the sides on which there is more of the map.
const goesOn = "map goes on "
