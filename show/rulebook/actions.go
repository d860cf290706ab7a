package rulebook

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// menu prints what is asked of all actions of a menu, and what each of them states.
func (x *Writer) menu(indent int, m *model.Menu) {
	needs := labels(m.Requires)
	if m.Text != "" || len(needs) > 0 {
		x.entry(indent, m.Title+":"+sentences(m.Text, requires(needs)))
	}
	if len(m.Printed) == 0 || len(m.Actions) == 0 {
		return
	}
	x.blank()
	x.entry(indent, "Actions ("+m.Title+"):")
	g := layout.Grid{Head: []string{""}}
	for _, f := range m.Printed {
		g.Head = append(g.Head, english.Spaced(f.Title))
	}
	for _, a := range m.Actions {
		row := []string{a.Title}
		for _, f := range m.Printed {
			row = append(row, x.show(f.Type, a.Printed[f]))
		}
		g.Rows = append(g.Rows, row)
	}
	x.columns(indent+2, g)
}

// action prints an action: what it states for its menu, and what it requires, in the words of its
// requirements.
func (x *Writer) action(indent int, a *model.Action) {
	text := "Action " + a.Title + x.stated(a)
	if more := x.needs(a); more != "" {
		text += ":" + more
	}
	x.entry(indent, text)
}

// needs returns when an action may be taken, what it is, and what it requires.
func (x *Writer) needs(a *model.Action) string {
	when := ""
	if a.Anytime {
		when = "At any time."
	}
	var needs []string
	for _, s := range a.Lead {
		needs = append(needs, labels([]*model.Stmt{s})...)
		for _, l := range labels(s.Parts) {
			if english.Predicate(l) {
				l = chosen(s.Bind) + " " + l
			}
			needs = append(needs, l)
		}
	}
	return sentences(when, a.Text, requires(needs))
}

// chosen returns what a reader calls what is chosen: `to` of a move is the space that it goes to.
func chosen(v *model.Var) string {
	if k := v.Type.Kind; k != nil && (v.Name == "to" || v.Name == "from") {
		return "the " + english.Spaced(k.Title)
	}
	return english.Spaced(v.Name)
}

// stated returns what an action states for its menu, in brackets.
func (x *Writer) stated(a *model.Action) string {
	if a.Menu == nil {
		return ""
	}
	var parts []string
	for _, f := range a.Menu.Printed {
		v, ok := a.Printed[f]
		switch {
		case !ok || v == model.None || f.Type.Is(model.Bool) && v == 0:
		case f.Type.Is(model.Bool):
			parts = append(parts, english.Spaced(f.Title))
		case f.Type.Base == model.EnumOf:
			parts = append(parts, x.show(f.Type, v))
		default:
			parts = append(parts, english.Spaced(f.Title)+" "+x.show(f.Type, v))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// forbid prints what makes an action or a menu illegal.
func (x *Writer) forbid(indent int, f *model.Forbid) {
	what := ""
	switch {
	case f.Action != nil:
		what = f.Action.Title
	case f.Menu != nil:
		what = f.Menu.Title
	}
	if f.Because != "" && what != "" {
		x.entry(indent, "Not allowed"+during(f.Extent, "")+": "+what+": "+f.Because+".")
	}
}

// labels returns what the requirements among statements say.
func labels(ss []*model.Stmt) []string {
	var out []string
	for _, s := range ss {
		if s.Demands && s.Label != "" {
			out = append(out, s.Label)
		}
	}
	return out
}

func requires(needs []string) string {
	if len(needs) == 0 {
		return ""
	}
	return "Requires: " + strings.Join(needs, "; ") + "."
}

// sentences joins texts, each after a blank.
func sentences(texts ...string) string {
	out := ""
	for _, t := range texts {
		if t != "" {
			out += " " + t
		}
	}
	return out
}
