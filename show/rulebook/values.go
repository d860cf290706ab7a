package rulebook

import (
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// value prints a value that says something to readers: one with a text, one that is always the
// same, or one with modifiers, line by line.
func (x *Writer) value(indent int, v *model.Value) {
	name := valueName(v)
	own := x.lines(v)
	fixed, always := constants(v.Base)
	switch {
	case v.Text != "":
		x.entry(indent, name+": "+v.Text)
	case always && len(own) == 0 && (v.Base.Type().Is(model.Bool) || slices.Equal(fixed, []int32{model.None})): // what adds to it says all
		return
	case always && len(fixed) > 0:
		x.entry(indent, name+": "+x.expr(v.Base)+".")
	case len(own) > 0:
		text := name + ": " + x.short(v.Base, longestBase)
		if !slices.ContainsFunc(v.Modifiers, func(m *model.Modifier) bool { return m.By != nil }) {
			text = strings.TrimSuffix(text, " "+unsaid)
		}
		x.entry(indent, text)
	default:
		return
	}
	if len(own) > 0 {
		x.columns(indent+2, layout.Grid{Head: []string{"", ""}, Rows: own})
	}
}

// lines returns the modifiers that a value says itself.
func (x *Writer) lines(v *model.Value) [][]string {
	var out [][]string
	for _, m := range v.Modifiers {
		if m.Extent == nil && m.Section == v.Section {
			out = append(out, []string{x.change(m), m.Label})
		}
	}
	return out
}

// addition prints a modifier that stands elsewhere than its value. Of a card with a text the text
// tells.
func (x *Writer) addition(indent int, m *model.Modifier) {
	if m.Extent != nil && m.Extent.Thing != nil && m.Extent.Thing.Text != "" {
		return
	}
	text, change := valueName(x.modified(m))+", "+m.Label+during(m.Extent, m.Label), x.change(m)
	if strings.HasSuffix(change, unsaid) {
		x.entry(indent, text+".")
		return
	}
	x.entry(indent, text+": "+change)
}

// The longest formula that is printed. What a longer line means its label tells better, and so it
// does where words cannot say it; a base has no label.
const (
	longest     = 60
	longestBase = 200
	unsaid      = ".."
)

// short returns an expression in words, if there are some, and not too many.
func (x *Writer) short(e model.Expr, most int) string {
	text, ok := x.figure(e)
	if _, fixed := constants(e); !ok || !fixed && len(text) > most {
		return unsaid
	}
	return text
}

// modified returns the value that a modifier changes.
func (x *Writer) modified(m *model.Modifier) *model.Value {
	i := slices.IndexFunc(x.g.Values, func(v *model.Value) bool { return slices.Contains(v.Modifiers, m) })
	return x.g.Values[i]
}

// valueName returns what a value is called; one of a kind after the kind.
func valueName(v *model.Value) string {
	if v.Of != nil {
		return english.Capital(english.Spaced(v.Of.Title)) + ", " + english.Spaced(v.Title)
	}
	return english.Capital(english.Spaced(v.Title))
}

// change returns what a modifier does to its value.
func (x *Writer) change(m *model.Modifier) string {
	var parts []string
	say := func(word string, e model.Expr) {
		if e != nil {
			parts = append(parts, word+" "+x.short(e, longest))
		}
	}
	if m.By != nil {
		parts = append(parts, x.added(m.By))
	}
	say("instead", m.Base)
	say("at least", m.AtLeast)
	say("at most", m.AtMost)
	_, always := constants(m.To)
	if _, either := m.To.(*model.Cond); m.To != nil && !always && !either && m.To.Type().Is(model.Bool) {
		say("if", m.To)
	} else {
		say("is", m.To)
	}
	say("and", m.Also)
	say("without", m.ButNot)
	return strings.Join(parts, ", ")
}

// added is what a modifier adds or takes away, each of several with its own sign.
func (x *Writer) added(e model.Expr) string {
	if text := x.short(e, longest); text == unsaid {
		return signed(e, text)
	}
	w, out := x.wording(e), ""
	for c, either := e.(*model.Cond); either; c, either = e.(*model.Cond) {
		when, _ := w.say(c.If)
		then, _ := w.say(c.Then)
		out, e = out+signed(c.Then, then)+" if "+when+", ", c.Else
	}
	last, _ := w.say(e)
	if out != "" {
		out += "else "
	}
	return out + signed(e, last)
}

// signed puts a sign before a figure: close to a number, apart from words.
func signed(e model.Expr, text string) string {
	rest, less := strings.CutPrefix(text, "-")
	sign := map[bool]string{true: "-", false: "+"}[less]
	if n, ok := constants(e); ok && len(n) == 1 && e.Type().Is(model.Number) {
		return sign + rest
	}
	return sign + " " + rest
}

// during says when an addition holds, in brackets, where its label does not say so.
func during(e *model.Extent, label string) string {
	var parts []string
	for ; e != nil; e = e.Parent {
		switch {
		case e.Kind == model.Always || e.Name == label:
		case e.Kind == model.InForce:
			parts = append(parts, e.Name+" in play")
		default:
			parts = append(parts, e.Name)
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + english.Spaced(strings.Join(parts, "; ")) + ")"
}
