package full

import (
	"sandtable/play/talk"
	"sandtable/schema/layout"
)

// act returns what the rules say of the action that is marked; behind it, it has been read.
func (s *state) act() (a talk.Act, ok bool) {
	if s.m.Ask == nil || s.marked < 0 || s.marked >= len(s.kids) || len(s.path) > 1 {
		return a, false
	}
	return s.m.Ask.Acts.Of(&s.m.Ask.Options[s.kids[s.marked].Of[0]])
}

// actLines returns what the rules say of the marked action, in so many lines of a width; what does
// not fit is in the rules.
func (s *state) actLines(w, h int) []string {
	a, ok := s.act()
	if !ok || h <= 0 {
		return nil
	}
	text := a.Text
	if a.Section != "" {
		text = "§" + a.Section + " " + text
	}
	return first(layout.Wrap(text, w), h, w, " .. (r: more)")
}
