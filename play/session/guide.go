package session

import (
	"fmt"
	"slices"

	"sandtable/interp/save"
	"sandtable/interp/step"
	"sandtable/schema/model"
)

// Lead is what a guide tells the player whom it leads.
type Lead struct {
	step.Prompt
	Player  *model.Thing
	N, Of   int    // which of its prompts this is
	Wants   string // the option that it has taken next, in words; "": none, or it is another's decision
	Over    bool   // it has come to its end
	Last    bool   // nothing was to be decided after its last prompt, which is a farewell
	Strayed bool   // it has ended since the game took another way
	Past    bool   // it has ended, and the player has decided freely since
}

// Lead returns what the guide has to tell now; false if none leads.
func (s *Session) Lead() (l Lead, ok bool) {
	if s.guide == nil {
		return l, false
	}
	next := s.next()
	l = Lead{Player: s.guide.Leads(), Of: s.guide.Prompts(), Over: s.guide.Over(), Last: s.guide.Farewell(), Strayed: s.guide.Strayed()}
	l.Past = l.Over && slices.ContainsFunc(s.steps[min(s.guide.Taken(), s.at):s.at], func(st Step) bool { return st.By == "" && st.Player == l.Player.Name })
	if l.Prompt, l.N = s.guide.Prompt(); next != nil && next.Own {
		l.Wants = next.Key
		for _, o := range s.Options() {
			if o.Key == next.Key {
				l.Wants = o.Title
			}
		}
	}
	return l, true
}

// LeaveGuide ends the guide: the player decides freely from now on, and undo does not lead back to
// it. The save keeps that.
func (s *Session) LeaveGuide() error {
	if s.guide == nil {
		return nil
	}
	left := save.Unled{Guide: s.header.Guide}
	s.guide.Close()
	s.guide, s.header.Guide = nil, ""
	if s.held != nil {
		s.held.unled = &left
	}
	return s.report(left)
}

// next returns what the guide has come next where the game stands; nil if it has ended, or none
// leads.
func (s *Session) next() *step.Next {
	if s.guide == nil || s.M.Pending() == nil {
		return nil
	}
	return s.guide.Follow(s.at, func(i int) string { return s.steps[i].Key })
}

// led returns the option that the guide takes by itself; -1 if it takes none.
func (s *Session) led() int {
	if n := s.next(); n != nil && !n.Own {
		if i, err := s.Admit(n.Key); err == nil {
			return i
		}
	}
	return -1
}

// A GuidedError says that a guide has something else decided now. The game stands where it stood.
type GuidedError struct{ Lead Lead }

// Error is the message.
func (e *GuidedError) Error() string {
	return fmt.Sprintf("the guide expects something else here: %s (%s)", e.Lead.Title, e.Lead.Wants)
}

// fits says that what a player is about to decide is not as the guide has it; nil if it is, or none
// leads.
func (s *Session) fits(key string) error {
	if n := s.next(); n == nil || s.guide.Fits(key) {
		return nil
	}
	l, _ := s.Lead()
	return &GuidedError{l}
}
