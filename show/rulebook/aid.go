package rulebook

import (
	"strings"

	"sandtable/schema/model"
)

// Entry is a line of a player aid.
type Entry struct {
	Title, Section string
	Text           string
	Deep           int // how far it is indented
}

// Sequence returns the phases of the game in the order in which they run, with what their sections
// say.
func (x *Writer) Sequence() (out []Entry) {
	seen := map[*model.Rule]bool{}
	var in func(r *model.Rule, deep int)
	in = func(r *model.Rule, deep int) {
		if r == nil || seen[r] {
			return
		}
		seen[r] = true
		if r.Phase {
			text := r.Text
			if text == "" && r.Section != nil {
				text = r.Section.Text
			}
			out = append(out, Entry{r.Title, r.Ref, text, deep})
			deep++
		}
		for _, c := range r.Calls {
			in(c, deep)
		}
	}
	in(x.g.Begin, 0)
	for _, r := range x.g.Rules {
		if r.Phase {
			in(r, 0)
		}
	}
	return out
}

// Actions returns what may be done, by menu, with what each action states and requires.
func (x *Writer) Actions() (out []Entry) {
	one := func(a *model.Action, deep int) {
		title, text := a.Title+x.stated(a), x.needs(a)
		if text == "" && a.Section != nil {
			text = a.Section.Text
		}
		out = append(out, Entry{title, a.Ref, strings.TrimSpace(text), deep})
	}
	for _, m := range x.g.Menus {
		if len(m.Actions) == 0 {
			continue
		}
		out = append(out, Entry{m.Title, m.Ref, strings.TrimSpace(sentences(m.Text, requires(labels(m.Requires)))), 0})
		for _, a := range m.Actions {
			one(a, 1)
		}
	}
	for _, a := range x.g.Actions {
		if a.Menu == nil {
			one(a, 0)
		}
	}
	return out
}
