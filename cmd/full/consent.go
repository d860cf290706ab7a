package full

import tea "charm.land/bubbletea/v2"

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
	w := f.w - 1
	return f.submit(func() *Moment { return f.desk.consent(text, w) })
}

// consent carries out the answer to a question.
func (d *desk) consent(text string, width int) *Moment {
	before := d.game.At()
	said, leave := d.clerk.Consent(text, width)
	if d.game.At() < before {
		d.seen = -1
	}
	return d.after(said, leave)
}
