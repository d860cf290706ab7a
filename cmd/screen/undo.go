package screen

import (
	"errors"
	"fmt"
	"strings"

	"sandtable/cmd/session"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// consent is what a player at this screen is asked and answers with yes or no.
type consent struct {
	ask string
	yes func() error
	no  func() error
}

func (s *Screen) undo(args string) error {
	n, ok := count(args, 1)
	if !ok {
		return s.answer("undo takes a number: undo 3")
	}
	return s.takeBackFor(session.Wish{N: n, By: s.Seat})
}

// takeBackFor takes decisions back. Where undo is fair and stops, it says why, and asks those whose
// consent is missing, if they sit at this screen.
func (s *Screen) takeBackFor(w session.Wish) error {
	taken, known, err := s.S.TakeBackFor(w)
	var r *session.Refusal
	switch {
	case errors.As(err, &r):
		return s.undoRefused(w, r)
	case s.tellMoved(err):
		return nil
	case err != nil:
		return s.alarm(err.Error())
	case taken == 0:
		return s.answer("There is nothing to undo.")
	}
	s.changed()
	text := fmt.Sprintf("Took back %s; redo takes it again.", english.Count(taken, "decision"))
	if known {
		text += " What was seen or thrown since is known to the players now."
	}
	s.print(layout.Wrap(text, s.Width)...)
	return nil
}

// undoRefused says why undo stops, and asks the first of those who could consent.
func (s *Screen) undoRefused(w session.Wish, r *session.Refusal) error {
	if s.Script {
		return &ScriptError{s.line, "undo", r.Error()}
	}
	if len(r.Ask) > 0 && s.Seat != nil && s.S.Shared() {
		return s.askElsewhere(w, r)
	}
	if len(r.Ask) == 0 || s.Seat != nil {
		return s.alarm(english.Sentence(r.Error()))
	}
	_ = s.alarm(english.Sentence(r.Error()))
	p := r.Ask[0]
	s.asking = &consent{
		ask: fmt.Sprintf("%s, do you consent? yes or no", p.Title),
		yes: func() error {
			w.Consent = append(w.Consent, p)
			return s.takeBackFor(w)
		},
		no: func() error { return s.answer(fmt.Sprintf("%s does not consent: nothing is taken back.", p.Title)) },
	}
	return nil
}

// decide answers the question that is open. Anything but yes means no.
func (s *Screen) decide(text string) error {
	q := s.asking
	s.asking = nil
	switch strings.ToLower(text) {
	case "y", "yes":
		return q.yes()
	}
	return q.no()
}

// Question is what the players are asked, to be answered with yes or no; "" if nothing is.
func (c *Clerk) Question() string {
	if c.s.asking == nil {
		return ""
	}
	return c.s.asking.ask
}

// Consent answers the question that is open.
func (c *Clerk) Consent(text string, width int) (said []string, leave bool) {
	c.s.Width = width
	if c.s.asking == nil {
		return nil, false
	}
	return c.said(c.s.decide(strings.TrimSpace(text)))
}

// people lists the players who are no bots.
func (s *Screen) people() []*model.Thing { return s.S.People() }
