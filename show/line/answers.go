package line

import (
	"errors"

	"sandtable/interp/view"
	"sandtable/play/log"
	"sandtable/play/talk"
)

// errQuit ends the loop.
var errQuit = errors.New("quit")

// take prints an answer and notes what it means for the screen.
func (s *Screen) take(a talk.Answer) error {
	s.say(a.Lines...)
	if a.Anew { // what was seen of later decisions is to be seen again
		for v, n := range s.seen {
			s.seen[v] = min(n, s.talk.S.At())
		}
		s.redraw = true
	}
	s.still = s.still || a.Still
	switch {
	case a.Paused:
		return errInterrupted
	case a.Err != nil:
		return a.Err
	case a.Leave:
		return errQuit
	}
	return nil
}

// news shows what has happened since the viewer looked last.
func (s *Screen) news(v int32) {
	if lines := s.fresh(v); len(lines) > 0 {
		if s.Script {
			s.print(log.Texts(lines)...)
			return
		}
		s.print("")
		s.print(s.lastNews(s.talk.Scene(), lines, s.Height-2)...)
	}
}

// fresh returns what has happened since the viewer looked last.
func (s *Screen) fresh(v int32) []log.Told {
	who := v
	// Nothing is covered: who looks at the screen has seen what the others saw.
	if !s.talk.S.P.Private() {
		who = view.Spectator
	}
	from, looked := s.seen[who]
	s.seen[who] = s.talk.S.At()
	if !looked {
		from = -1
	}
	if looked && from >= s.talk.S.At() {
		return nil
	}
	return s.talk.S.Log(v, from)
}
