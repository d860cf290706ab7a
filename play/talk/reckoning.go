package talk

import (
	"errors"

	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// score tells how to win, and how far it is to that: what the rules that end the game ask now.
func (tb *Table) score(string) Answer {
	out := append(tb.Goals(), tb.reckoning(true)...)
	if len(out) == 0 {
		return reply("The rules that end the game ask no figures.")
	}
	return said(out...)
}

// reckoning returns the tracks and figures by which the rules that end the game judge it, of each
// side, and what each is made of; where hidden is asked for, also which the viewer cannot see.
func (tb *Table) reckoning(hidden bool) (out []say.Line) {
	out = say.Counts(tb.Scene().Tracks)
	var last *model.Value
	for _, q := range why.Deciding(tb.S.P) {
		tr, err := tb.trace(q.Of, q.Has)
		switch {
		case err == nil:
			out = append(append(out, say.Under("  ", say.Answered(tr)+model.Cite(tr.Value.Ref))), say.Parts(tr)...)
		case hidden && q.Of != last && errors.Is(err, errHidden):
			out = append(out, say.Faintly(english.Sentence(english.Spaced(err.Error())))...)
			last = q.Of
		}
	}
	return out
}
