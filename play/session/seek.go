package session

import (
	"strings"

	"sandtable/play/log"
)

// Length returns how many decisions are known: those taken, and those that may be taken again.
func (s *Session) Length() int { return len(s.steps) }

// Seek goes to the position after so many of the decisions known, as undo and redo do, and records
// nothing: for games that are only looked at.
func (s *Session) Seek(n int) { s.back(min(max(n, 0), len(s.steps))) }

// Ahead returns the decision that was taken where the game stands, as a player may know it; "" at
// the end of what is known, and where nobody has looked yet.
func (s *Session) Ahead(viewer int32) string {
	if s.at == len(s.steps) {
		return ""
	}
	for _, l := range s.steps[s.at].Lines {
		if text, is := strings.CutPrefix(l.For(viewer), "> "); is {
			return text
		}
	}
	return ""
}

// NextTurn returns the next position before a decision of another player or in another phase, or
// the one before if by is negative. It is the end, or the beginning, if there is none.
func (s *Session) NextTurn(by int) int {
	n := s.at + by
	for ; n > 0 && n < len(s.steps); n += by {
		if s.steps[n].Player != s.steps[n-1].Player || s.steps[n-1].opens() {
			break
		}
	}
	return min(max(n, 0), len(s.steps))
}

// opens reports whether a phase began on the way to a position.
func (p *position) opens() bool {
	for i := range p.Lines {
		if l := &p.Lines[i]; l.Head && l.Depth <= 1 {
			return true
		}
	}
	return false
}

// Find returns the next position after this one before which something of a text happened, as a
// viewer reads it; false if there is none.
func (s *Session) Find(text string, viewer int32) (int, bool) {
	text = strings.ToLower(text)
	for i := s.at; i < len(s.steps); i++ {
		for _, l := range log.Render(nil, s.steps[i].Lines, viewer) {
			if strings.Contains(strings.ToLower(l.Text), text) {
				return i + 1, true
			}
		}
	}
	return 0, false
}
