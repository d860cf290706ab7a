package talk

import (
	"errors"
	"fmt"
	"strings"

	"sandtable/cmd/session"
	"sandtable/schema/english"
)

// Choose takes an option.
func (s *Table) Choose(i int) Answer {
	err := s.S.Choose(i, "")
	s.Halt, s.Asked = false, false
	if s.takeBack {
		return s.takenBack(false)
	}
	return s.failure(err)
}

// GoOn goes on to where a person decides. Stop says that somebody wants the game to wait.
func (s *Table) GoOn(stop func() bool) Answer {
	if s.Halt {
		return Answer{}
	}
	switch err := s.S.GoOn(stop); {
	case errors.Is(err, session.ErrPaused):
		return Answer{Paused: true}
	case s.takeBack:
		return s.takenBack(true)
	default:
		return s.failure(err)
	}
}

// pressed reports whether somebody wants what is under way to wait.
func (s *Table) pressed() bool {
	select {
	case <-s.Interrupts:
		return true
	default:
		return false
	}
}

// elsewhere is an answer of a game that stands elsewhere than it was seen.
func (s *Table) elsewhere(lines ...Line) Answer {
	s.Halt, s.Ended = false, false
	return Answer{Lines: lines, Anew: true}
}

// failure says what went wrong. The game stands where it stood before, but for what could only not
// be saved.
func (s *Table) failure(err error) Answer {
	switch {
	case err == nil:
		return Answer{}
	case errors.Is(err, session.ErrStopped):
		return Answer{Leave: true, Err: err}
	case s.Strict:
		return Answer{Err: err}
	}
	if a, ok := s.moved(err); ok {
		return a
	}
	var unsaved *session.UnsavedError
	var broken *session.Broken
	s.Listed = nil
	if errors.As(err, &unsaved) && !errors.As(err, &broken) {
		out := []Line{{}, {Text: english.Sentence(unsaved.Error()), Role: Alarm}}
		if unsaved.Late {
			return Answer{Lines: append(out, Line{Text: "What has just happened is written with the next decision. Make room, or save the game elsewhere: save FILE."})}
		}
		s.Halt = true
		return said(append(out, Line{Text: "Nothing has happened: make room and choose again, or save the game elsewhere: save FILE."})...)
	}
	s.Halt = true
	return said(Line{Text: english.Capital(err.Error()), Role: Alarm},
		Line{Text: "The decision that led there has been taken back: choose another one, undo earlier ones, or quit."})
}

// moved says that nothing was done here because the game has gone on elsewhere, or another player
// decides; false of any other failure.
func (s *Table) moved(err error) (a Answer, ok bool) {
	line := func() Line { return Line{Text: english.Sentence(err.Error()), Role: Alarm} }
	var moved *session.MovedError
	var elsewhere *session.ElsewhereError
	switch {
	case errors.As(err, &moved):
		return s.elsewhere(line()), true
	case errors.As(err, &elsewhere):
		return said(line()), true
	}
	return Answer{}, false
}

// TakeBack notes that a throw was answered with undo.
func (s *Table) TakeBack() { s.takeBack = true }

// takenBack goes on before the decision whose dice a player would not throw; one that answered
// itself takes the last one of a person with it.
func (s *Table) takenBack(byItself bool) Answer {
	s.takeBack = false
	failed := s.S.TakeBack()
	if byItself {
		taken, _, err := s.S.Undo(1)
		if r := (*session.Refusal)(nil); errors.As(err, &r) {
			s.Halt = true
			return said(Line{Text: english.Sentence(err.Error())}, Line{Text: "Enter asks for the throw again, quit leaves the game."})
		}
		if err != nil || taken == 0 {
			s.Halt = true
			a := said(Line{Text: "There is nothing to undo before this throw; Enter asks for it again, quit leaves the game."})
			a.Err = err
			return a
		}
	}
	a := s.elsewhere(Line{Text: "Took back the decision."})
	if failed == nil {
		return a
	}
	why := s.failure(failed)
	why.Lines, why.Anew = append(a.Lines, why.Lines...), true
	return why
}

// point takes an option that names a point: any legal one, whether it is listed or not.
func (s *Table) point(text string) Answer {
	i, err := s.S.Admit(text)
	switch {
	case err == nil:
		return s.Choose(i)
	case s.Strict:
		return wrong("%s", s.noPoint(err, text))
	}
	return reply(english.Capital(s.noPoint(err, text)) + s.nearest(text) + ".")
}

// chooseAll gives answers one after the other. It stops, and says so, where the decision is another
// one, or the next answer is not legal any more.
func (s *Table) chooseAll(keys []string) Answer {
	name, player := s.S.M.Pending().Name, s.S.Player()
	for i, key := range keys {
		if i > 0 {
			switch err := s.S.GoOn(s.pressed); {
			case errors.Is(err, session.ErrPaused):
				return Answer{Paused: true}
			case err != nil:
				return s.failure(err)
			}
		}
		if a := s.S.M.Pending(); a == nil || a.Name != name || s.S.Player() != player {
			return givenSoFar(keys, i, "Then something else was to be decided")
		}
		found := keyed(s.S.Options(), key)
		if len(found) == 0 {
			return givenSoFar(keys, i, key+" is not legal any more")
		}
		if a := s.Choose(found[0]); a.stops() {
			return a
		}
	}
	return Answer{}
}

// stops reports whether something other than what was wanted has come about.
func (a *Answer) stops() bool { return len(a.Lines) > 0 || a.Leave || a.Err != nil }

// givenSoFar says how far a line of answers has come, and why no further.
func givenSoFar(keys []string, n int, why string) Answer {
	text := fmt.Sprintf("Given: %s. %s; not given: %s.", strings.Join(keys[:n], ", "), why, strings.Join(keys[n:], ", "))
	return Answer{Lines: []Line{{Text: text}}}
}

// ChooseTimes chooses an option several times. It stops, and says so, where something else is to be
// decided, or the option is not legal any more.
func (s *Table) ChooseTimes(option, times int) Answer {
	var keys []string
	for range times {
		keys = append(keys, s.S.Options()[option].Key)
	}
	return s.chooseAll(keys)
}

// ChooseSet chooses members of a set, given by their options, and then says that these are all, if
// that may be said. It stops where one of them cannot be chosen with the others.
func (s *Table) ChooseSet(options []int) (out Answer) {
	a, player := s.S.M.Pending(), s.S.Player()
	set := s.Set()
	if set == nil {
		return Answer{}
	}
	same := func(n int) bool { // the same set, not one that is chosen anew, or by somebody else
		now := s.Set()
		return now != nil && s.S.M.Pending() == a && s.S.Player() == player && len(now.Taken) == len(set.Taken)+n
	}
	var keys []string
	for _, i := range options {
		keys = append(keys, s.S.Options()[i].Key)
	}
	for n, key := range keys {
		found := keyed(s.S.Options(), key)
		if !same(n) || len(found) == 0 {
			return replyf("%s cannot be chosen with the others.", key)
		}
		if out = s.Choose(found[0]); out.stops() {
			return out
		}
	}
	if !same(len(keys)) || len(s.S.Options()) == 1 { // a single option answers itself
		return out
	}
	for i := range s.S.Options() {
		if s.passes(i) {
			return s.Choose(i)
		}
	}
	return out
}
