package board

import (
	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// written is one line of a space on a page.
type written struct {
	name  string // before all else
	stack []scene.Part
	signs string // at the right end
}

// width returns how many columns the line takes, without its signs.
func (w *written) width() int {
	n := layout.Width(w.name)
	for _, p := range w.stack {
		n += layout.Width(p.Text)
	}
	return n
}

// fill returns what stands in a space on a page: its name, if nothing lies there or if there is
// room for both, and its counters, top first. What ground it is and what lies on the space itself
// stands at the right, on the first line that has room.
func (l *gridMap) fill(s *scene.Scene, c *scene.Cell) []written {
	rooms := l.rooms(c)
	own, name := s.Things[c.Place].Signs(), c.Label
	signs := c.Ground + own
	var out []written
	for _, parts := range s.StackOn(c.Stack, rooms) {
		out = append(out, written{stack: parts})
	}
	switch {
	case len(out) == 0:
		out = []written{{name: name}}
		switch second := (written{name: c.Called}); {
		case c.Called == "":
		case l.m.Geo == scene.HexFlat:
			out = append(out, written{name: layout.Cut(c.Called, rooms[1])})
		case second.holds(signs, rooms[0]):
			out[0] = second
		}
		if l.named && l.m.Geo != scene.HexFlat && !out[0].holds(signs, rooms[0]) {
			out[0].name = "" // its row and column tell it
		}
	case len(out) == 1 && out[0].width()+layout.Width(name)+1+layout.Width(signs) <= rooms[0]:
		out[0].name = name + ":"
	}
	return beside(out, rooms, signs, own)
}

// holds reports whether there is room for signs on a line.
func (w *written) holds(signs string, room int) bool {
	if signs == "" {
		return true
	}
	n := w.width()
	if n > 0 {
		n++
	}
	return n+layout.Width(signs) <= room
}

// beside writes signs on the first line that has room, or on one of their own; where there is no
// room at all those that may change.
func beside(lines []written, rooms []int, signs, own string) []written {
	if signs == "" {
		return lines
	}
	for i := range lines {
		if lines[i].holds(signs, rooms[i]) {
			lines[i].signs = signs
			return lines
		}
	}
	switch n := len(lines); {
	case n < len(rooms) && layout.Width(signs) <= rooms[n]:
		return append(lines, written{signs: signs})
	case signs != own:
		return beside(lines, rooms, own, own)
	case n < len(rooms):
		return append(lines, written{signs: layout.Cut(own, rooms[n])})
	}
	return lines
}
