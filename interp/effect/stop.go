package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

var stop = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Leaves: model.LeavesRule, Stops: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "stop", Labels: []lang.Label{{Name: "rule"}}, Since: 1,
			Doc: "Ends a rule that has run this one, directly or through others, however deep. The after rules of that rule still run. " +
				"`return {}` leaves this rule, `break {}` a loop, `end game {}` the game.",
			Example: "stop \"The Night\" {}",
		},
		Check: func(s *check.Site) {
			name := english.Slug(s.Label(0))
			if r := s.Names.Rule(name); r != nil {
				s.Stmt.Detail = r
				return
			}
			known := s.Names.Of(s.Names.Procs, func(y symbol.Symbol) bool { return y.Rule != nil })
			s.Report(diag.Errorf("check/unknown-rule", s.LabelRange(0), "unknown rule %q", s.Label(0)).WithSuggestion(name, known))
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		return []*ir.Stmt{l.To(ir.Stops, s.Detail.(*model.Rule))}
	},
}
