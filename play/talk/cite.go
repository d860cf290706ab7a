package talk

import (
	"cmp"
	"strings"

	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

// cite prints a section of the rules; without an argument the one of the pending decision or phase.
func (tb *Table) cite(args string) Answer {
	if args == "" {
		args = tb.hereRef()
	}
	if args == "" {
		return reply("Which section? cite 4.1")
	}
	sec := cmp.Or(tb.section(args), tb.declares(args))
	if sec == nil {
		return replyf("There is no section %q; %s", args, outline.SectionHint(tb.S.P.Game, args))
	}
	return said(tb.sectionLines(sec)...)
}

// hereRef returns the rule that the pending decision, or else the phase in progress, refers to.
func (tb *Table) hereRef() string {
	if a := tb.S.M.Pending(); a != nil && a.Ref != "" {
		return a.Ref
	}
	v := view.Position(tb.S.M, tb.Viewer())
	for i := len(v.Phases) - 1; i >= 0; i-- {
		if v.Phases[i].Ref != "" {
			return v.Phases[i].Ref
		}
	}
	return ""
}

// section finds a section by its number or its title.
func (tb *Table) section(name string) *model.Section { return outline.Section(tb.S.P.Game, name) }

// declares finds the section that declares what has a name.
func (tb *Table) declares(name string) *model.Section {
	for _, t := range tb.things(name) {
		if sec := tb.section(t.Ref); sec != nil {
			return sec
		}
	}
	return nil
}

// sectionLines returns a section's heading and words, and what lies under it.
func (tb *Table) sectionLines(sec *model.Section) []say.Line {
	out := append([]say.Line{say.Headed(sec.ID+" "+sec.Title, "")}, wordsIn(sec)...)
	if sec.Open != "" {
		out = append(out, say.Line{Text: "(" + sec.Open + ")"})
	}
	subs := outline.Under(tb.S.P.Game, sec)
	if len(subs) > 0 {
		out = append(out, say.Line{Label: "See also ", Text: strings.Join(subs, ", ")})
	}
	return out
}
