package full

import (
	"fmt"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/talk"
)

// asks reports whether a line answers a question with yes or no.
func (f *face) asks(t *typing) bool { return f.m != nil && f.m.Asks != "" && t.lead == f.m.Asks }

// consent answers with what was typed.
func (f *face) consent(text string) tea.Cmd {
	return f.decide(func(t *talk.Table) talk.Answer { return t.Consent(text) })
}

// throwDie answers with what was typed.
func (f *face) throwDie(text string) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	switch {
	case text == "":
		n = 0
	case err != nil || n < 1 || n > int(f.die.sides):
		f.note = []string{fmt.Sprintf("%q is no throw of a d%d: type a number from 1 to %d.", text, f.die.sides, f.die.sides)}
		f.startTyping(dieLead, "")
		return
	}
	f.die, f.note = nil, nil
	f.dice <- throw{int32(n), true, false}
}
