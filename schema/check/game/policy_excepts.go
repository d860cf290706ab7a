package game

import (
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
)

// Lines of policies that are dropped from outside, as rules are: by a mod, or while a scenario, a
// variant or a condition is in force.

// exceptLine is a line of a policy as `except` names it.
type exceptLine struct {
	policy *model.Policy
	label  string
}

// exceptAdvice notes what drops a line of a policy.
func (c *checker) exceptAdvice(p *model.Policy, d decl.Decl) {
	known := c.labels(p)
	if len(d.Block.Labels) != 2 {
		c.Report(diag.Errorf("check/unknown-modifier", d.Block.LabelRanges[0], "except %q needs a second label: one of its lines",
			d.Block.Labels[0]))
		return
	}
	for x := d.Extent; x != nil; x = x.Parent {
		if x.Kind == model.InForce {
			c.Report(diag.Errorf("check/policy", d.Block.DefRange(), "a line of a policy cannot be dropped by a card").
				WithHint("add the condition to the line: when = .."))
			return
		}
	}
	for _, l := range known {
		if l == d.Block.Labels[1] {
			at := exceptLine{p, l}
			c.excepts[at] = append(c.excepts[at], d)
			return
		}
	}
	c.Report(diag.Errorf("check/unknown-modifier", d.Block.LabelRanges[1], "policy %q has no line %q", p.Title, d.Block.Labels[1]).
		WithSuggestion(d.Block.Labels[1], known))
}

// exceptions checks what drops a line, for the figure of one of its places. A condition reads the
// game, and no names of options.
func (x *policing) exceptions(l *line, of *model.Value) (out []*model.Except) {
	for _, d := range l.excepts {
		e := &model.Except{Value: of, Label: l.Label, Extent: d.Extent}
		e.Origin = x.r.Origin(d, model.Origin{})
		env := check.NewEnv(&model.Scope{})
		env.Proc = &of.Scope
		e.When = x.AttrExpr(env, d.Attrs, "when", model.TBool)
		out = append(out, e)
	}
	return out
}
