package talk

import (
	"errors"

	"sandtable/cmd/session"
	"sandtable/schema/english"
)

// arrange answers the choices of a rule at random, such as those of a set-up.
func (tb *Table) arrange(string) Answer {
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	n, err := tb.S.Arrange(tb.Pressed)
	switch {
	case n == 0 && errors.Is(err, session.ErrAction):
		return alarm(err.Error())
	case err != nil && !errors.Is(err, session.ErrPaused):
		return tb.failure(err)
	}
	a := tb.elsewhere(Line{Text: english.Count(n, "choice") + " drawn for you; undo takes back one, undo N as many."})
	a.Still = true
	return a
}
