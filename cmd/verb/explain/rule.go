package explain

import (
	"fmt"

	"sandtable/interp/lower"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// rule tells what runs when a rule is run, in order.
func (x *Explainer) rule(r *model.Rule) {
	what := "rule"
	if r.Phase {
		what = "phase"
	}
	x.head(what, r.Title, r.Origin)
	x.given(r.Params, r.Returns)
	if b := r.Binding; b != nil {
		x.print(2, "bound: %s", x.bound(b))
	}
	x.on(2, r.Extent, r.When)
	x.callers(r)
	fmt.Fprintln(x.w, "In order:")
	n := 1
	step := func(format string, args ...any) {
		x.print(0, "%2d  "+format, append([]any{n}, args...)...)
		n++
	}
	e := model.Event{Rule: r}
	for _, ex := range x.g.Excepts {
		if ex.Rule == r {
			step("nothing at all if an exception holds%s  %s", model.Cite(ex.Ref), place(ex.Range))
			x.on(6, ex.Extent, ex.When)
		}
	}
	for _, h := range x.order.Hooks(e, model.Instead) {
		step("instead of all that follows, if it applies (unless it proceeds):")
		x.hook(6, h)
	}
	x.hooks(step, e, model.Before)
	step("the %s itself:", what)
	x.code(6, x.text.Text(r.Range))
	x.hooks(step, e, model.After)
}

func (x *Explainer) hooks(step func(string, ...any), e model.Event, mo model.Moment) {
	for _, h := range x.order.Hooks(e, mo) {
		step("%s:", mo)
		x.hook(6, h)
	}
}

// hook prints one rule or action that is bound to an event.
func (x *Explainer) hook(indent int, h *lower.Hook) {
	if a := h.Action; a != nil {
		x.item(indent, "offers the action", a.Title, a.Origin)
		x.print(indent+2, "%s", x.bound(a.Binding))
		x.on(indent+2, a.Extent, nil)
		return
	}
	x.item(indent, "rule", h.Rule.Title, h.Rule.Origin)
	x.print(indent+2, "%s", x.bound(h.Rule.Binding))
	x.on(indent+2, h.Rule.Extent, h.Rule.When)
	for _, e := range x.g.Excepts {
		if e.Rule == h.Rule {
			x.excepts(indent+2, []*model.Except{e})
		}
	}
}

// bound returns a binding as written.
func (x *Explainer) bound(b *model.Binding) string {
	return b.Moment.String() + " = " + x.text.Words(b.Range)
}

// callers lists the rules and actions that run a rule.
func (x *Explainer) callers(r *model.Rule) {
	if x.g.Begin == r {
		x.print(2, "play begins with it")
	}
	for _, o := range x.g.Rules {
		for _, c := range o.Calls {
			if c == r {
				x.item(2, "run by the rule", o.Title, o.Origin)
				break
			}
		}
	}
	for _, a := range x.g.Actions {
		found := false
		model.WalkStmts(a.Body, func(s *model.Stmt) { found = found || s.Calls == model.CallsRule && english.Slug(s.Label) == r.Name }, nil)
		if found {
			x.item(2, "run by the action", a.Title, a.Origin)
		}
	}
}
