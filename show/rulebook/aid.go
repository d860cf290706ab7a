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

// Goals returns how to win: the game, and each of some scenarios and variants that is won another
// way.
func (x *Writer) Goals(scenarios []*model.Scenario, variants []*model.Variant) []Entry {
	out := x.aimsOf(Entry{}, x.g.Goal)
	for _, s := range scenarios {
		out = append(out, x.aimsOf(Entry{Title: s.Title, Section: s.Ref}, s.Goal)...)
	}
	for _, v := range variants {
		out = append(out, x.aimsOf(Entry{Title: v.Option.Title + ": " + v.Title, Section: v.Ref}, v.Goal)...)
	}
	return out
}

// aimsOf returns how something is won: what all are told stands after its title, and what each
// player is told below that.
func (x *Writer) aimsOf(of Entry, g model.Goal) []Entry {
	own := x.ownAims(g)
	if g.All == "" && len(own) == 0 {
		return nil
	}
	if of.Title != "" {
		for i := range own {
			own[i].Deep = 1
		}
	}
	if of.Text = g.All; of == (Entry{}) {
		return own
	}
	return append([]Entry{of}, own...)
}

// Sequence returns the phases of the game in the order in which they run, with what their sections
// say.
func (x *Writer) Sequence() (out []Entry) {
	seen, told := map[*model.Rule]bool{}, map[*model.Section]bool{}
	var in func(r *model.Rule, deep int)
	in = func(r *model.Rule, deep int) {
		if r == nil || seen[r] {
			return
		}
		seen[r] = true
		if r.Phase {
			text := r.Text
			if text == "" && r.Section != nil && !told[r.Section] {
				told[r.Section], text = true, r.Section.Text
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

// Actions returns what may be done, by menu, with what each action does, states and requires. What
// a section says stands where it is cited first.
func (x *Writer) Actions() (out []Entry) {
	told := map[*model.Section]bool{}
	add := func(title string, o model.Origin, needs string, deep int) {
		text := ""
		if o.Text == "" && o.Section != nil && !told[o.Section] {
			told[o.Section], text = true, o.Section.Text
		}
		out = append(out, Entry{title, o.Ref, strings.TrimSpace(sentences(text, strings.TrimSpace(needs))), deep})
	}
	for _, m := range x.g.Menus {
		if len(m.Actions) == 0 {
			continue
		}
		add(m.Title, m.Origin, sentences(m.Text, requires(labels(m.Requires))), 0)
		for _, a := range m.Actions {
			add(a.Title+x.stated(a), a.Origin, x.needs(a), 1)
		}
	}
	for _, a := range x.g.Actions {
		if a.Menu == nil {
			add(a.Title+x.stated(a), a.Origin, x.needs(a), 0)
		}
	}
	return out
}
