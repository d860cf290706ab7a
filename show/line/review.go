package line

import (
	"errors"
	"fmt"
	"io"

	"sandtable/play/session"
	"sandtable/schema/english"
)

// Review shows a game that is only looked at: what happened, and the position where it stands.
func (s *Screen) Review(game *session.Session, viewer int32) {
	s.seat(game)
	s.talk.Review(viewer)
	s.print(game.Lines(viewer, -1)...)
	s.reviewed()
}

// reviewed shows where the game stands.
func (s *Screen) reviewed() {
	s.print("")
	s.print(s.status(s.talk.Scene())...)
	s.print("")
	if p := s.talk.S.Player(); p != nil {
		s.print(fmt.Sprintf("After %s: %s is to decide %s, one of %s.", english.Count(s.talk.S.At(), "decision"), p.Title,
			s.talk.S.M.Pending().Name, english.Count(len(s.talk.S.Options()), "option")))
		return
	}
	s.say(s.talk.Result()...)
}

// Steps reads words that go through the game which Review has shown, until the input ends.
func (s *Screen) Steps() error {
	if s.Terminal {
		s.print("next, back and to N go through the game; help lists all words.")
	}
	for {
		text, err := s.read(fmt.Sprintf("replay %d/%d> ", s.talk.S.At(), s.talk.S.Length()))
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, errInterrupted):
			return nil
		case err != nil:
			return err
		}
		from := s.talk.S.At()
		a, went := s.talk.Step(text)
		if err := s.take(a); errors.Is(err, errQuit) {
			return nil
		} else if err != nil {
			return err
		}
		if !went {
			continue
		}
		if s.talk.S.At() > from {
			s.print(s.talk.S.Lines(s.talk.Viewer(), from)...)
		}
		s.reviewed()
	}
}
