package full

import (
	tea "charm.land/bubbletea/v2"

	"sandtable/play/talk"
)

// askConsent asks a player whether they agree. What they agree to stands in the lines of the log,
// or in a pane.
func (f *face) askConsent(ask string) {
	if ask != "" {
		f.startTyping(ask, "", nil)
	}
}

// asks reports whether a line answers a question with yes or no.
func (f *face) asks(t *typing) bool { return f.m != nil && f.m.Asks != "" && t.lead == f.m.Asks }

// consent answers with what was typed.
func (f *face) consent(text string) tea.Cmd {
	return f.decide(func(t *talk.Table) talk.Answer { return t.Consent(text) })
}
