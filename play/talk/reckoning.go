package talk

import (
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/model"
)

// score tells how to win, and how far it is to that: what the rules that end the game ask now.
func (tb *Table) score(string) Answer {
	out := append(tb.Goals(), tb.reckoning()...)
	if len(out) == 0 {
		return reply("The rules that end the game ask no figures.")
	}
	return said(out...)
}

// reckoning returns the figures by which the rules that end the game judge it, and what each is
// made of: of values that are asked about each side, those of all sides. What the viewer cannot see
// is left out.
func (tb *Table) reckoning() (out []say.Line) {
	for _, q := range why.Deciding(tb.S.P) {
		tr, err := tb.trace(q.Of, q.Has)
		if err != nil {
			continue
		}
		out = append(out, say.Under("  ", figure(tr)+model.Cite(tr.Value.Ref)))
		out = append(out, say.Parts(tr)...)
	}
	return out
}
