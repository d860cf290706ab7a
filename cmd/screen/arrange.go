package screen

import (
	"errors"

	"sandtable/cmd/session"
	"sandtable/schema/english"
)

// arrange answers the choices of a rule at random, such as those of a set-up.
func (s *Screen) arrange(string) error {
	if len(s.S.Options()) == 0 {
		return s.reply(afterEnd)
	}
	n, err := s.S.Arrange(s.keys.pressed)
	switch {
	case n == 0 && errors.Is(err, session.ErrAction):
		return s.alarm(err.Error())
	case errors.Is(err, session.ErrStopped):
		return err
	case err != nil && !errors.Is(err, session.ErrPaused):
		s.failed = err
		return nil
	}
	s.redraw = true
	return s.answer(english.Count(n, "choice") + " drawn for you; undo takes back one, undo N as many.")
}
