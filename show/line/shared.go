package line

import (
	"fmt"
	"time"

	"sandtable/play/say"
	"sandtable/schema/model"
)

// pollEvery is how often a screen looks whether another one has recorded something.
const pollEvery = 200 * time.Millisecond

// waitFor waits until another player has decided at another screen; or ends the game at this one,
// if nobody else has the save open or nobody waits here.
func (s *Screen) waitFor(p *model.Thing) error {
	s.news(s.Seat.ID)
	if s.Wait && s.talk.S.Shared() {
		return s.await(p)
	}
	s.print(fmt.Sprintf("It is %s's turn.", p.Title))
	if f := s.talk.S.File(); f != "" {
		s.print(fmt.Sprintf("Hand on the save: `sandtable %s --seat %s` goes on with it.", s.talk.Again(f), p.Name))
	}
	return errQuit
}

// await waits until something was recorded at another screen, or Ctrl-C was pressed.
func (s *Screen) await(p *model.Thing) error {
	if s.awaited != p || s.awaitedAt != s.talk.S.At() {
		s.awaited, s.awaitedAt = p, s.talk.S.At()
		s.say(say.Line{Text: fmt.Sprintf("Waiting for %s, who decides at another screen. Ctrl-C stops the waiting.", p.Title)})
	}
	for {
		select {
		case <-s.keys.interrupts:
			s.print("")
			s.say(say.Line{Text: "Enter waits on; undo, board, log and the other commands answer; quit leaves the game."})
			s.paused, s.awaited = true, nil
			return nil
		case <-time.After(pollEvery):
		}
		changed, err := s.follow()
		if err != nil {
			return err
		}
		if changed || s.talk.S.IsBot(p.ID) { // its bot may have been left to this screen
			return nil
		}
	}
}

// follow takes in what others have recorded, and asks what they want to know.
func (s *Screen) follow() (changed bool, err error) {
	a, changed := s.talk.Follow()
	return changed, s.take(a)
}
