package effect

import (
	"github.com/hashicorp/hcl/v2"

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
			Name: "stop", Labels: []lang.Label{{Name: "rule or loop", Optional: true}}, Since: 1,
			Doc:     "Leaves an enclosing loop, or a rule in progress however deep; without a name the rule or action that it stands in. The after rules of a rule still come.",
			Example: "stop \"The Night\" {}",
		},
		Check: func(s *check.Site) {
			if s.Label(0) == "" {
				stopHere(s, s.Block.DefRange())
				return
			}
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
		if s.Label == "" {
			b.Leave()
			return
		}
		b.Stop(s.Label, r)
	},
}

// stopHere checks that a rule or action can be left where it is: there must be one, and nothing that it still has to give.
func stopHere(s *check.Site, at hcl.Range) {
	switch r := s.Env.Rule; {
	case r == nil && s.Env.Act == nil:
		s.Report(diag.Errorf("check/stop", at, "there is no rule or action to stop here").WithHint("name the rule or loop to leave"))
	case r != nil && r.Gives.Base != model.Invalid:
		s.Report(diag.Errorf("check/stop", at, "%q cannot stop here: it has to give %s", r.Title, r.Gives).WithHint("give { the = .. } ends it, too"))
	}
}
