package scene

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Additions says in words what a card or a kind of pieces adds to the rules while it is in force:
// what it changes of values, what it forbids, which actions and rules it brings. "" if it adds
// nothing.
func Additions(g *model.Game, k *model.Kind) string {
	if k == nil {
		return ""
	}
	var list []string
	add := func(text string) {
		if text != "" {
			list = append(list, text)
		}
	}
	for _, v := range g.Values {
		for _, m := range v.Modifiers {
			if adds(m.Extent, k) {
				add(changes(g, v, m))
			}
		}
	}
	for _, f := range g.Forbids {
		if adds(f.Extent, k) {
			add(forbids(f))
		}
	}
	for _, x := range g.Excepts {
		if adds(x.Extent, k) {
			add(excepts(x))
		}
	}
	for _, a := range g.Actions {
		if adds(a.Extent, k) {
			add("one may " + lower(a.Title))
		}
	}
	for _, r := range g.Rules {
		if adds(r.Extent, k) && r.Title != "" {
			add(lower(r.Title))
		}
	}
	if list == nil {
		return ""
	}
	return english.Capital(strings.Join(list, "; "))
}

// adds reports whether an extent is the time while a thing of a kind is in force.
func adds(x *model.Extent, k *model.Kind) bool {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.InForce && k.IsA(x.Thing) {
			return true
		}
	}
	return false
}

// changes says what a line does to a value: "pace +1", "sight is 4".
func changes(g *model.Game, v *model.Value, m *model.Modifier) string {
	text := ""
	add := func(e model.Expr, verb string) {
		if e == nil {
			return
		}
		if text != "" {
			text += ", "
		}
		text += lower(v.Title) + verb + figure(g, e)
	}
	if m.By != nil {
		by := figure(g, m.By)
		if !strings.HasPrefix(by, "-") {
			by = "+" + by
		}
		text = lower(v.Title) + " " + by
	}
	add(m.Base, " is ")
	add(m.To, " is ")
	add(m.AtLeast, " is at least ")
	add(m.AtMost, " is at most ")
	add(m.Also, " takes in ")
	add(m.ButNot, " leaves out ")
	if m.Label != "" && !strings.EqualFold(m.Label, m.Extent.Name) {
		text += " (" + m.Label + ")"
	}
	return text
}

// figure is an expression as people read it: a number or a name as it is shown, else as it is
// written.
func figure(g *model.Game, e model.Expr) string {
	if c, ok := e.(*model.Const); ok {
		return english.Spaced(g.Show(c.T, c.N))
	}
	r := e.Range()
	source := g.Files[r.Filename]
	if r.Start.Byte > r.End.Byte || r.End.Byte > len(source) {
		return "something else"
	}
	return english.Spaced(strings.Join(strings.Fields(string(source[r.Start.Byte:r.End.Byte])), " "))
}

// forbids says what is forbidden, and why.
func forbids(f *model.Forbid) string {
	what := ""
	switch {
	case f.Action != nil:
		what = "no " + lower(f.Action.Title)
	case f.Menu != nil:
		what = "no " + lower(f.Menu.Title)
	default:
		return ""
	}
	if f.Because != "" {
		what += " (" + f.Because + ")"
	}
	return what
}

// lower begins a title with a small letter.
func lower(title string) string {
	r, n := utf8.DecodeRuneInString(title)
	if n == 0 {
		return ""
	}
	return string(unicode.ToLower(r)) + title[n:]
}

// additions is what a kind of cards adds, found once.
func (k *looks) additions(kind *model.Kind) string {
	text, ok := k.adds[kind]
	if !ok {
		text = Additions(k.g, kind)
		k.adds[kind] = text
	}
	return text
}

// excepts says what does not hold.
func excepts(x *model.Except) string {
	switch {
	case x.Rule != nil:
		return lower(x.Rule.Title) + " does not hold"
	case x.Value != nil && x.Label != "":
		return lower(x.Value.Title) + ": " + x.Label + " does not count"
	case x.Value != nil:
		return lower(x.Value.Title) + " does not change"
	}
	return ""
}
