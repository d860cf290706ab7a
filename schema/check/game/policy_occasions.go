package game

import (
	"fmt"
	"slices"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// title is a place as findings name it.
func (p *occasion) title() string {
	switch j := p.where; {
	case j.Pass:
		return "passing " + p.Name
	case j.Action != nil:
		return fmt.Sprintf("action %q", j.Action.Title)
	}
	return "choice " + p.Name
}

// about lists the places that a line speaks of, and reports names of which there are none.
func (x *policing) about(l *line) (out []*occasion) {
	for _, attr := range []string{"action", "choice", "pass"} {
		for _, e := range x.r.NamesOf(l.attrs[attr]) {
			all := map[string]func(string) []*occasion{"action": x.ofAction, "choice": x.ofChoice, "pass": x.ofPass}[attr](e.Key)
			if len(all) == 0 {
				x.noPlace(attr, e)
				continue
			}
			out = append(out, x.within(l, e, all)...)
		}
	}
	return out
}

// within keeps the places in what a line names.
func (x *policing) within(l *line, of syntax.Entry, all []*occasion) []*occasion {
	names := x.r.NamesOf(l.attrs["in"])
	if len(names) == 0 {
		return all
	}
	known := english.Each(all, func(p *occasion) string { return p.In })
	for _, n := range names {
		if !slices.Contains(known, n.Key) {
			x.Report(diag.Errorf("check/unknown-choice", n.At, "%q does not ask %q", n.Title, of.Title).WithSuggestion(n.Key, known))
		}
	}
	return slices.DeleteFunc(all, func(p *occasion) bool {
		return !slices.ContainsFunc(names, func(n syntax.Entry) bool { return n.Key == p.In })
	})
}

// noPlace reports a name under which nothing is asked.
func (x *policing) noPlace(attr string, e syntax.Entry) {
	code, what, known := "check/unknown-choice", "choice", []string(nil)
	for _, p := range x.asked() {
		if attr == "choice" || p.Pass {
			known = append(known, p.Name)
		}
	}
	switch attr {
	case "action":
		code, what, known = "check/unknown-action", "action", nil
		for _, a := range x.Game.Actions {
			known = append(known, a.Name)
		}
	case "pass":
		what = "menu or choice that can be passed:"
		for _, m := range x.Game.Menus {
			known = append(known, m.Name)
		}
	}
	f := diag.Errorf(code, e.At, "unknown %s %q", what, e.Title).WithSuggestion(e.Key, known)
	for _, a := range x.Game.Actions {
		for _, s := range a.Lead {
			if attr == "choice" && s.Bind != nil && s.Bind.Name == e.Key && s.Names == model.NamesChoice {
				f = f.WithHint("it is part of the decision for action %q: write action = %s, and read %s there", a.Title, a.Name, e.Key)
			}
		}
	}
	for _, p := range x.Occasions {
		if a := x.wholly(p); attr != "action" && a != nil && p.Name == e.Key {
			f = f.WithHint("action %q is chosen whole, with all that follows: nothing asks for %q by itself", a.Title, e.Title)
		}
	}
	x.Report(f)
}

// asked are the choices that are decisions by themselves.
func (x *policing) asked() []*check.Occasion {
	return slices.DeleteFunc(slices.Clone(x.Occasions), func(p *check.Occasion) bool { return x.wholly(p) != nil })
}

// wholly returns the whole action that asks; nil if anything else does.
func (x *policing) wholly(p *check.Occasion) *model.Action {
	return model.Find(x.Game.Actions, func(a *model.Action) bool { return a.Whole && a.Name == p.In })
}

// ofAction is the ways to take an action.
func (x *policing) ofAction(name string) (out []*occasion) {
	for _, a := range x.Game.Actions {
		if env := x.heads[a]; a.Name == name && env != nil {
			p := &occasion{Occasion: check.Occasion{Name: name, Env: env}, where: &model.Judge{Action: a}}
			if a.Menu != nil {
				p.In = a.Menu.Name
			}
			out = append(out, p)
		}
	}
	return out
}

// ofChoice is the answers to choices of a name, and yes to questions.
func (x *policing) ofChoice(name string) (out []*occasion) {
	for _, p := range x.asked() {
		if p.Name == name {
			out = append(out, &occasion{*p, &model.Judge{Ask: p.At}})
		}
	}
	return out
}

// ofPass is passing a menu, an action that is offered by itself, or a choice; and no to questions.
func (x *policing) ofPass(name string) (out []*occasion) {
	for _, m := range x.Game.Menus {
		if m.Name == name {
			out = append(out, &occasion{Occasion: check.Occasion{Name: name, Env: check.NewEnv(&model.Scope{Vars: m.Params}), In: name},
				where: &model.Judge{Menu: m, Pass: true}})
		}
	}
	for _, a := range x.Game.Actions {
		if a.Name == name && a.Binding != nil {
			out = append(out, &occasion{Occasion: check.Occasion{Name: name, Env: check.NewEnv(&model.Scope{Vars: a.Params}), In: name},
				where: &model.Judge{Action: a, Pass: true}})
		}
	}
	for _, p := range x.asked() {
		if p.Name == name && p.Pass {
			q := *p
			q.One = nil
			out = append(out, &occasion{q, &model.Judge{Ask: p.At, Pass: true}})
		}
	}
	return out
}
