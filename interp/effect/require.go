package effect

import (
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var require = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Demands: true, Undone: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "require", Labels: []lang.Label{{Name: "why"}}, Since: 1, Blocks: []string{"supposing"},
			Doc: "A condition of an action, or of a candidate. If it does not hold, the action is not legal, or the candidate is not offered. The label is the reason that the player is told. " +
				"It must come before the action's first effect. With `supposing { .. }` the condition is evaluated in the position after those statements, which are then undone.",
			Attrs:   []lang.Attr{{Name: "that", Type: "bool", Required: true, Doc: "The condition."}},
			Example: "require \"is an archer\" { that = actor.archer }",
		},
		Leading: check.Always,
		Check: func(s *check.Site) {
			asked := s.Env
			for _, b := range s.Block.Body.Blocks {
				if b.Type != "supposing" {
					s.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in require", b.Type).WithHint("require allows supposing"))
					continue
				}
				if s.Env.Act == nil && !s.Env.Choosing {
					s.Report(diag.Errorf("check/supposing", b.TypeRange, "supposing must be in a requirement of an action or of a choose"))
				}
				inner := s.Env.Child()
				inner.Pure = true
				s.Stmt.Body = s.Statements(inner, b)
				asked = s.Env.Beside(inner)
			}
			s.AttrIn(asked, "that", model.TBool)
			s.Required(s.Env, s.Stmt)
			if s.Env.Act == nil && s.Env.Menu == nil && !s.Env.Choosing {
				s.Report(diag.Errorf("check/require", s.Block.DefRange(), "require must be in an action, a menu or a choose").WithHint("in a rule, use if or when"))
			}
		},
	},
}
