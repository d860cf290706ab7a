package talk

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
)

// Choose takes an option.
func (tb *Table) Choose(i int) Answer {
	lost := ""
	if tb.passes(i) && !tb.Strict {
		lost = tb.unused()
	}
	err := tb.S.Choose(i, "")
	tb.Halt, tb.Asked = false, false
	if tb.takeBack {
		return tb.takenBack(false)
	}
	a := tb.failure(err)
	if err == nil && lost != "" && !tb.S.Fair() {
		a.Lines = say.Faintly("This left " + lost + " unused; undo takes it back.")
	}
	return a
}

// GoOn goes on to where a person decides. Stop says that somebody wants the game to wait.
func (tb *Table) GoOn(stop func() bool) Answer {
	if tb.Halt {
		return Answer{}
	}
	switch err := tb.S.GoOn(stop); {
	case errors.Is(err, session.ErrPaused):
		return Answer{Paused: true}
	case tb.takeBack:
		return tb.takenBack(true)
	default:
		return tb.failure(err)
	}
}

// Pressed reports whether somebody wants what is under way to wait.
func (tb *Table) Pressed() bool {
	select {
	case <-tb.Interrupts:
		return true
	default:
		return false
	}
}

// elsewhere returns an answer of a game that stands elsewhere than it was seen.
func (tb *Table) elsewhere(lines ...say.Line) Answer {
	tb.Halt, tb.Ended = false, false
	return Answer{Lines: lines, Anew: true}
}

// failure says what went wrong. The game stands where it stood before, but for what could only not
// be saved.
func (tb *Table) failure(err error) Answer {
	var guided *session.GuidedError
	switch {
	case err == nil:
		return Answer{}
	case errors.Is(err, session.ErrStopped):
		return Answer{Leave: true, Err: err}
	case errors.As(err, &guided) && tb.Strict:
		return wrong("%v", err)
	case tb.Strict:
		return Answer{Err: err}
	case guided != nil:
		return guidedElsewhere(guided)
	}
	if a, ok := tb.moved(err); ok {
		return a
	}
	var unsaved *session.UnsavedError
	var broken *session.Broken
	tb.Listed = nil
	if tb.Faults != nil {
		tb.Faults(err)
		text := "Something failed, and the game stands where it stood"
		if tb.Halt = !errors.As(err, &unsaved) || !unsaved.Late; !tb.Halt {
			text = "What has just happened could not be saved yet"
		}
		return said(say.Line{Text: text + "; whoever runs the table can read why.", Role: say.Alarm})
	}
	if errors.As(err, &unsaved) && !errors.As(err, &broken) {
		out := []say.Line{{}, {Text: english.Sentence(unsaved.Error()), Role: say.Alarm}}
		if unsaved.Late {
			return Answer{Lines: append(out, say.Line{Text: "What has just happened is written with the next decision. Make room, or save the game elsewhere: save FILE."})}
		}
		tb.Halt = true
		return said(append(out, say.Line{Text: "Nothing has happened: make room and choose again, or save the game elsewhere: save FILE."})...)
	}
	tb.Halt = true
	return said(say.Line{Text: english.Capital(err.Error()), Role: say.Alarm},
		say.Line{Text: "The decision that led there has been taken back: choose another one, undo earlier ones, or quit."})
}

// moved says that nothing was done here because the game has gone on elsewhere, or another player
// decides; false of any other failure.
func (tb *Table) moved(err error) (a Answer, ok bool) {
	line := func() say.Line { return say.Line{Text: english.Sentence(err.Error()), Role: say.Alarm} }
	var moved *session.MovedError
	var elsewhere *session.ElsewhereError
	switch {
	case errors.As(err, &moved):
		return tb.elsewhere(line()), true
	case errors.As(err, &elsewhere):
		return said(line()), true
	}
	return Answer{}, false
}

// TakeBack notes that a throw was answered with undo.
func (tb *Table) TakeBack() { tb.takeBack = true }

// takenBack goes on before the decision whose dice a player would not throw; one that answered
// itself takes the last one of a person with it.
func (tb *Table) takenBack(byItself bool) Answer {
	tb.takeBack = false
	failed := tb.S.TakeBack()
	if byItself {
		taken, _, err := tb.S.Undo(1)
		if r := (*session.Refusal)(nil); errors.As(err, &r) {
			tb.Halt = true
			return said(say.Line{Text: english.Sentence(err.Error())}, say.Line{Text: "Enter asks for the throw again, quit leaves the game."})
		}
		if err != nil || taken == 0 {
			tb.Halt = true
			a := said(say.Line{Text: "There is nothing to undo before this throw; Enter asks for it again, quit leaves the game."})
			a.Err = err
			return a
		}
	}
	a := tb.elsewhere(say.Line{Text: "Took back the decision."})
	if failed == nil {
		return a
	}
	why := tb.failure(failed)
	why.Lines, why.Anew = append(a.Lines, why.Lines...), true
	return why
}

// point takes an option that names a point: any legal one, whether it is listed or not.
func (tb *Table) point(text string) Answer {
	i, err := tb.S.Admit(text)
	switch {
	case err == nil:
		return tb.Choose(i)
	case tb.Strict:
		return wrong("%s", tb.noPoint(err, text))
	}
	return reply(english.Capital(tb.noPoint(err, text)) + tb.nearest(text) + ".")
}

// chooseAll gives answers one after the other. It stops, and says so, where the decision is another
// one, or the next answer is not legal any more.
func (tb *Table) chooseAll(keys []string) Answer {
	defer tb.S.InOneGo()()
	name, player := tb.S.M.Pending().Name, tb.S.Player()
	for i, key := range keys {
		if i > 0 {
			switch err := tb.S.GoOn(tb.Pressed); {
			case errors.Is(err, session.ErrPaused):
				return Answer{Paused: true}
			case err != nil:
				return tb.failure(err)
			}
		}
		if a := tb.S.M.Pending(); a == nil || a.Name != name || tb.S.Player() != player {
			return givenSoFar(keys, i, "Then something else was to be decided")
		}
		found := match.Keyed(tb.S.Options(), key)
		if len(found) == 0 {
			return givenSoFar(keys, i, key+" is not legal any more")
		}
		if a := tb.Choose(found[0]); a.stops() {
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
	return Answer{Lines: []say.Line{{Text: text}}}
}

// ChooseTimes chooses an option several times. It stops, and says so, where something else is to be
// decided, or the option is not legal any more.
func (tb *Table) ChooseTimes(option, times int) Answer {
	return tb.chooseAll(slices.Repeat([]string{tb.S.Options()[option].Key}, times))
}

// ChooseSet chooses members of a set, given by their options, and then says that these are all, if
// that may be said. It stops where one of them cannot be chosen with the others.
func (tb *Table) ChooseSet(options []int) (out Answer) {
	defer tb.S.InOneGo()()
	a, player := tb.S.M.Pending(), tb.S.Player()
	set := tb.Set()
	if set == nil {
		return Answer{}
	}
	same := func(n int) bool { // the same set, not one that is chosen anew, or by somebody else
		now := tb.Set()
		return now != nil && tb.S.M.Pending() == a && tb.S.Player() == player && len(now.Taken) == len(set.Taken)+n
	}
	keys := tb.Keys(options)
	for n, key := range keys {
		found := match.Keyed(tb.S.Options(), key)
		if !same(n) || len(found) == 0 {
			return replyf("%s cannot be chosen with the others.", key)
		}
		if out = tb.Choose(found[0]); out.stops() {
			return out
		}
	}
	if !same(len(keys)) || len(tb.S.Options()) == 1 { // a single option answers itself
		return out
	}
	if done := slices.IndexFunc(tb.All(), tb.passes); done >= 0 {
		return tb.Choose(done)
	}
	return out
}

// arrange answers the choices of a rule, such as those of a set-up: a block of them as the game
// advises, or all by lot.
func (tb *Table) arrange(how string) Answer {
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	if how != "" && how != "lot" {
		return alarm("arrange lays what the game advises, arrange lot draws by lot: " + how + " is neither.")
	}
	n, by, err := tb.S.Arrange(how == "lot", tb.Pressed)
	switch {
	case n == 0 && (errors.Is(err, session.ErrAction) || errors.Is(err, session.ErrSilent)):
		return alarm(english.Sentence(err.Error()))
	case err != nil && !errors.Is(err, session.ErrPaused):
		return tb.failure(err)
	}
	text := " drawn by lot"
	if by != nil {
		text = fmt.Sprintf(" made for you, as the policy %q advises", by.Title)
	}
	a := tb.elsewhere(say.Line{Text: english.Count(n, "choice") + text + "; undo takes back one, undo N as many."})
	a.Still = true
	return a
}
