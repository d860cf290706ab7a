package screen

import (
	"errors"
	"fmt"
	"time"

	"sandtable/cmd/session"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// pollEvery is how often a screen looks whether another one has recorded something.
const pollEvery = 200 * time.Millisecond

// waitFor waits until another player has decided at another screen; or ends the game at this one,
// if nobody else has the save open or nobody waits here.
func (s *Screen) waitFor(p *model.Thing) error {
	s.news(s.Seat.ID)
	if s.Wait && s.S.Shared() {
		return s.await(p)
	}
	s.print(fmt.Sprintf("It is %s's turn.", p.Title))
	if f := s.S.File(); f != "" {
		s.print(fmt.Sprintf("Hand on the save: `sandtable %s --seat %s` goes on with it.", s.again(f), p.Name))
	}
	return errQuit
}

// await waits until something was recorded at another screen, or Ctrl-C was pressed.
func (s *Screen) await(p *model.Thing) error {
	if s.awaited != p || s.awaitedAt != s.S.At() {
		s.awaited, s.awaitedAt = p, s.S.At()
		s.print(layout.Wrap(fmt.Sprintf("Waiting for %s, who decides at another screen. Ctrl-C stops the waiting.", p.Title), s.Width)...)
	}
	for {
		select {
		case <-s.keys.interrupts:
			s.print("")
			s.print(layout.Wrap("Enter waits on; undo, board, log and the other commands answer; quit leaves the game.", s.Width)...)
			s.paused, s.awaited = true, nil
			return nil
		case <-time.After(pollEvery):
		}
		changed, err := s.follow()
		if err != nil {
			return err
		}
		if changed || s.S.IsBot(p.ID) { // its bot may have been left to this screen
			return nil
		}
	}
}

// follow takes in what others have recorded, and asks what they want to know.
func (s *Screen) follow() (changed bool, err error) {
	before := s.S.At()
	changed, err = s.S.Follow()
	if s.S.At() < before {
		s.changed()
	}
	if p := s.S.Denied(s.Seat); p != nil {
		s.print(fmt.Sprintf("%s does not consent: nothing is taken back.", p.Title))
	}
	if r := s.S.Asked(s.Seat); r != nil && s.asking == nil {
		s.askedElsewhere(r)
		changed = true
	}
	return changed, err
}

// askedElsewhere asks the player here for the consent that another screen wants.
func (s *Screen) askedElsewhere(r *session.Refusal) {
	by := "The other player"
	if p := s.S.WishedBy(); p != nil {
		by = p.Title
	}
	s.print("")
	s.print(layout.Wrap(fmt.Sprintf("%s asks for your consent to an undo: %s", by, english.Sentence(r.Error())), s.Width)...)
	answer := func(yes bool) func() error {
		return func() error {
			taken, err := s.S.Answer(s.Seat, yes)
			switch {
			case err != nil:
				return s.alarm(english.Sentence(err.Error()))
			case taken > 0:
				s.changed()
				s.print(fmt.Sprintf("Taken back: %s.", english.Count(taken, "decision")))
			case yes:
				s.print("You consent.")
			default:
				s.print("You do not consent.")
			}
			return nil
		}
	}
	s.asking = &consent{ask: fmt.Sprintf("%s, do you consent? yes or no", s.Seat.Title), yes: answer(true), no: answer(false)}
}

// askElsewhere asks players at other screens for their consent to an undo.
func (s *Screen) askElsewhere(w session.Wish, r *session.Refusal) error {
	_ = s.alarm(english.Sentence(r.Error()))
	if err := s.S.AskAt(w); err != nil {
		return s.alarm(english.Sentence(err.Error()))
	}
	s.print("They are asked at their screens. The question is void when anything is decided.")
	return nil
}

// tellMoved says that nothing was done here because the game has gone on elsewhere, or another
// player decides; false of any other failure.
func (s *Screen) tellMoved(err error) bool {
	var moved *session.MovedError
	var elsewhere *session.ElsewhereError
	switch {
	case errors.As(err, &moved):
		s.changed()
	case errors.As(err, &elsewhere):
		s.still = true
	default:
		return false
	}
	s.print(s.paint(alarm, english.Sentence(english.Capital(err.Error()))))
	s.failed = nil
	return true
}

// Follow takes in what others have recorded; changed says that there was something, or that a
// question is open.
func (c *Clerk) Follow() (said []string, changed bool) {
	changed, err := c.s.follow()
	said, _ = c.said(err)
	return said, changed || err != nil
}
