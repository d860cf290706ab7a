package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var ifWhen = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Arm: model.FirstArm},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "if", Labels: []lang.Label{{Name: "what"}}, Since: 1, Blocks: []string{"statement"},
			Doc:     "Runs the statements inside if the condition holds. The label describes the case in words.",
			Attrs:   []lang.Attr{{Name: "when", Type: "bool", Required: true, Doc: "The condition."}},
			Example: "if \"hurt before\" {\n  when = man.wounded\n  move man { to = infirmary }\n}",
		},
		Check: func(s *check.Site) { s.Branch(nil) },
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt { return lowerArms(l, s) },
}

var elseWhen = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Arm: model.FurtherArm},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "else", Labels: []lang.Label{{Name: "what", Optional: true}}, Since: 1, Blocks: []string{"statement"},
			Doc:     "Follows an `if` or another `else`. Its statements run if no condition before it held, and its own condition, if any, holds.",
			Attrs:   []lang.Attr{{Name: "when", Type: "bool", Doc: "The condition."}},
			Example: "else {\n  mark man { with = wound }\n}",
		},
		Check: func(s *check.Site) {
			if s.Prev == nil || s.Prev.Arm != model.FirstArm && s.Prev.Arm != model.FurtherArm || s.Prev.Arm == model.FurtherArm && s.Prev.Args["when"] == nil {
				s.Report(diag.Errorf("check/else", s.Block.DefRange(), "else must follow an if, or an else with a condition"))
				return
			}
			s.Prev.Else = s.Stmt
			s.Branch(s.Prev)
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt { return nil },
}

// lowerArms lowers an if or else, and the else that follows it.
func lowerArms(l *lower.L, s *model.Stmt) []*ir.Stmt {
	switch {
	case s == nil:
		return nil
	case s.Args["when"] == nil:
		return l.Body(s.Body)
	}
	return []*ir.Stmt{{Do: ir.Branches, X: l.Expr(s.Args["when"]), Body: l.Body(s.Body), Else: lowerArms(l, s.Else)}}
}
