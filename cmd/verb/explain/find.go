package explain

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Kinds are the kinds of things that can be explained by name.
var Kinds = []string{"rule", "value", "action", "menu", "table", "policy", "event"}

// Unknown says that there is nothing of a name.
type Unknown struct{ Message string }

// Error returns the message.
func (e *Unknown) Error() string { return e.Message }

// Thing explains what has a name: of one kind, or with kind "" whatever has it.
func (x *Explainer) Thing(kind, name string) error {
	slug := english.Slug(name)
	n := 0
	page := func(show func()) {
		if n > 0 {
			fmt.Fprintln(x.w)
		}
		show()
		n++
	}
	var known []string
	each := func(k, have string, show func()) {
		if kind != "" && kind != k {
			return
		}
		known = append(known, have)
		if have == slug {
			page(show)
		}
	}
	for _, r := range x.g.Rules {
		each("rule", r.Name, func() { x.rule(r) })
	}
	for _, v := range x.g.Values {
		if v.Of != nil { // a kind's value may be named with its kind
			if whole := v.Of.Name + "." + v.Name; strings.EqualFold(strings.ReplaceAll(name, " ", "_"), whole) && (kind == "" || kind == "value") {
				page(func() { x.value(v) })
				continue
			}
		}
		each("value", v.Name, func() { x.value(v) })
	}
	for _, a := range x.g.Actions {
		each("action", a.Name, func() { x.action(a) })
	}
	for _, m := range x.g.Menus {
		each("menu", m.Name, func() { x.menu(m) })
	}
	for _, t := range x.g.Tables {
		each("table", t.Name, func() { x.table(t) })
	}
	for _, p := range x.g.Policies {
		each("policy", p.Name, func() { x.policy(p) })
	}
	if n == 0 && (kind == "" || kind == "event") {
		known = append(known, x.eventNames()...)
		if x.event(slug) {
			n++
		}
	}
	if n > 0 {
		return nil
	}
	if others := x.kindsOf(kind, slug); len(others) > 0 {
		return &Unknown{fmt.Sprintf("%s has no %s %q, but %q is %s", x.g.Title, kind, name, name, strings.Join(others, " and "))}
	}
	what := kind
	if what == "" {
		what = "rule, value, action, menu, table, policy or event"
	}
	msg := fmt.Sprintf("%s has no %s %q", x.g.Title, what, name)
	if s := diag.Suggest(slug, known); s != "" {
		msg += fmt.Sprintf("; did you mean %q?", s)
	} else if len(known) > 0 && kind != "" {
		slices.Sort(known)
		msg += "; there are: " + strings.Join(slices.Compact(known), ", ")
	}
	return &Unknown{msg}
}

// kindsOf says as what else there is something of a name.
func (x *Explainer) kindsOf(not, slug string) []string {
	var out []string
	for _, k := range Kinds {
		if not == "" || k == not || !slices.Contains(Names(x.g, k), slug) {
			continue
		}
		// Of which nothing is to be read but what answers the other.
		if k == "event" && len(out) > 0 {
			continue
		}
		out = append(out, english.A(k))
	}
	return out
}

// Index lists all that can be explained: of one kind, or with kind "" of each.
func (x *Explainer) Index(kind string) {
	for _, k := range Kinds {
		if kind != "" && k != kind {
			continue
		}
		if names := Names(x.g, k); len(names) > 0 {
			x.print(0, "%s: %s", k, strings.Join(names, ", "))
		}
	}
}

// Names lists what can be explained of a kind.
func Names(g *model.Game, kind string) []string {
	var out []string
	switch kind {
	case "rule":
		out = english.Each(g.Rules, func(x *model.Rule) string { return x.Name })
	case "value":
		out = english.Each(g.Values, func(x *model.Value) string { return x.Name })
	case "action":
		out = english.Each(g.Actions, func(x *model.Action) string { return x.Name })
	case "menu":
		out = english.Each(g.Menus, func(x *model.Menu) string { return x.Name })
	case "table":
		out = english.Each(g.Tables, func(x *model.Table) string { return x.Name })
	case "policy":
		out = english.Each(g.Policies, func(x *model.Policy) string { return x.Name })
	case "event":
		out = (&Explainer{g: g}).eventNames()
	}
	slices.Sort(out)
	return slices.Compact(out)
}
