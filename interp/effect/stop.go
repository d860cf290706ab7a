package effect

import (
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

var stop = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "stop", Labels: []lang.Label{{Name: "rule or loop"}}, Since: 1,
			Doc:     "Leaves an enclosing loop, or a rule in progress however deep; the rule's after rules still come.",
			Example: "stop \"The Night\" {}",
		},
		Check: func(s *check.Site) {
			name := model.Slug(s.Label(0))
			for _, l := range s.Env.Loops {
				if model.Slug(l) == name {
					return
				}
			}
			if r := s.Names.Rule(name); r != nil {
				s.Stmt.Detail = r
				return
			}
			known := append([]string(nil), s.Env.Loops...)
			known = append(known, resolve.NamesOf(s.Names.Procs, func(y resolve.Symbol) bool { return y.Rule != nil })...)
			s.Report(diag.Errorf("check/unknown-rule", s.LabelRange(0), "there is no enclosing loop and no rule %q to stop", s.Label(0)).WithSuggestion(name, known))
		},
	},
	Compile: func(b *compile.Builder, s *model.Stmt) {
		r, _ := s.Detail.(*model.Rule)
		b.Stop(s.Label, r)
	},
}
