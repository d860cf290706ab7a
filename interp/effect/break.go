package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var breaks = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Leaves: model.LeavesLoop},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "break", Labels: []lang.Label{{Name: "loop", Optional: true}}, Since: 1,
			Doc:     "Leaves the innermost enclosing `each` or `repeat`; with a label, the loop of that name.",
			Example: "each man {\n  from = here.guards\n  if \"hurt\" {\n    when = man.wounded\n    break {}\n  }\n}",
		},
		Check: func(s *check.Site) {
			switch name := s.Label(0); {
			case len(s.Env.Loops) == 0:
				s.Report(diag.Errorf("check/break", s.Block.DefRange(), "break must be inside a loop").WithHint("to leave the rule or action, use return {}"))
			case name != "" && !s.InLoop(name):
				f := diag.Errorf("check/break", s.LabelRange(0), "no enclosing loop is named %q", name).WithSuggestion(name, s.Env.Loops)
				if s.Names.Rule(english.Slug(name)) != nil {
					f = f.WithHint("to end a rule that has run this one, use stop %q {}", name)
				}
				s.Report(f)
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		return []*ir.Stmt{{Do: ir.Breaks, Out: l.Outer(s.Label)}}
	},
}
