package explain

import (
	"fmt"
	"slices"

	"sandtable/schema/model"
)

// action tells who may take an action, what it requires, and what runs when it is taken.
func (x *Explainer) action(a *model.Action) {
	x.head("action", a.Title, a.Origin)
	x.on(2, a.Extent, nil)
	switch {
	case a.Menu != nil:
		x.item(2, "on the menu", a.Menu.Title, a.Menu.Origin)
		if a.Menu.Player != nil {
			x.print(2, "player: %s", x.text.Expr(a.Menu.Player))
		}
		if a.Menu.Actor != nil {
			x.print(2, "actor, one of: %s", x.text.Expr(a.Menu.Actor))
		}
	case a.Binding != nil:
		x.print(2, "offered %s", x.bound(a.Binding))
	case a.Anytime:
		x.anytime(a)
	}
	x.requirements(a)
	n := 1
	step := func(format string, args ...any) {
		x.print(0, "%2d  "+format, append([]any{n}, args...)...)
		n++
	}
	fmt.Fprintln(x.w, "When it is taken, in order:")
	own, menu := model.Event{Action: a}, model.Event{Menu: a.Menu}
	if a.Menu != nil {
		x.hooks(step, menu, model.Before)
	}
	x.hooks(step, own, model.Before)
	step("the action itself:")
	x.code(6, x.text.Text(a.Range))
	x.hooks(step, own, model.After)
	if a.Menu != nil {
		x.hooks(step, menu, model.After)
	}
}

// anytime tells beside whose decisions an action is offered.
func (x *Explainer) anytime(a *model.Action) {
	whose := "every decision of every player"
	if a.Player != nil {
		whose = "every decision of its player: " + x.text.Expr(a.Player)
	}
	x.print(2, "offered at any time, beside %s", whose)
	for _, p := range a.Params {
		x.print(2, "given %s: the player who is asked", p.Name)
	}
}

// requirements lists all that must hold for the action to be legal.
func (x *Explainer) requirements(a *model.Action) {
	fmt.Fprintln(x.w, "Legal if:")
	n := 0
	need := func(label string, o model.Origin, at string) {
		x.print(2, "%s%s  %s", label, model.Cite(o.Ref), at)
		n++
	}
	if a.Menu != nil {
		for _, r := range a.Menu.Requires {
			if slices.Contains(a.Waived, r.Label) {
				x.print(2, "(not %q of the menu: the action waives it)", r.Label)
				continue
			}
			need(fmt.Sprintf("%q: %s", r.Label, x.text.Expr(r.Args["that"])), a.Menu.Origin, place(r.Range))
		}
	}
	for _, s := range a.Lead {
		switch {
		case s.Demands:
			need(fmt.Sprintf("%q: %s", s.Label, x.text.Expr(s.Args["that"])), a.Origin, place(s.Range))
		case s.Names == model.NamesChoice:
			need(fmt.Sprintf("%s can be chosen from %s", s.Label, x.text.Expr(s.Args["from"])), a.Origin, place(s.Range))
			for _, r := range s.Parts {
				x.print(4, "%q: %s", r.Label, x.text.Expr(r.Args["that"]))
			}
		}
	}
	for _, f := range x.g.Forbids {
		if f.Action != a && (f.Menu == nil || f.Menu != a.Menu) {
			continue
		}
		why := f.Because
		if why == "" {
			why = "it is forbidden"
		}
		need(fmt.Sprintf("not forbidden, because %s", why), f.Origin, place(f.Range))
		x.on(4, f.Extent, f.When)
	}
	if n == 0 {
		x.print(2, "always")
	}
}

// menu lists the actions of a menu.
func (x *Explainer) menu(m *model.Menu) {
	x.head("menu", m.Title, m.Origin)
	x.given(m.Params, model.Type{})
	if m.Player != nil {
		x.print(2, "player: %s", x.text.Expr(m.Player))
	}
	if m.Actor != nil {
		x.print(2, "actor, one of: %s", x.text.Expr(m.Actor))
	}
	for _, r := range m.Requires {
		x.print(2, "every action requires %q: %s", r.Label, x.text.Expr(r.Args["that"]))
	}
	fmt.Fprintln(x.w, "Actions:")
	for _, a := range m.Actions {
		x.item(2, "action", a.Title, a.Origin)
		x.on(4, a.Extent, nil)
	}
	x.around(model.Event{Menu: m}, "any of its actions")
}
