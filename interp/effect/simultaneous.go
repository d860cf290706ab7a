package effect

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// Choices that several players make at the same time: `each` with simultaneous. All members choose
// before any of them continues, and until then no member learns what the others have chosen.
// Choices are locals of the rule, which no view shows, until they are disclosed to all.

// simultaneous holds the choices at the start of an `each` with simultaneous.
type simultaneous struct{ choices []*model.Stmt }

// checkSimultaneous checks the body: first the choices, then what each member does with its own.
func checkSimultaneous(s *check.Site, env *check.Env, member *model.Var) {
	if a := s.Attrs["chosen_by"]; a != nil {
		s.Report(diag.Errorf("check/simultaneous", a.NameRange, "chosen_by and simultaneous cannot be combined: no member comes before another").WithHint("omit chosen_by"))
	}
	lead := 0
	for _, b := range s.Block.Body.Blocks {
		if b.Type != "choose" {
			break
		}
		lead++
	}
	blocks := s.Block.Body.Blocks
	if lead == 0 {
		s.Report(diag.Errorf("check/simultaneous", s.Attrs["simultaneous"].NameRange, "a simultaneous loop must begin with choose").
			WithHint("write choose NAME { .. } as its first statement"))
	}
	chooses := *env // the scope is shared: statements that follow read the choices
	chooses.Member = member
	choices := s.Part(&chooses, blocks[:lead])
	env.Take(&chooses)
	for _, st := range choices {
		checkSecretly(s, st, blocks)
	}
	s.Stmt.Detail = &simultaneous{choices}
	s.Round(env) // a member that continues may change what the others' decisions depend on
	s.Stmt.Body = append(choices, s.Part(env, blocks[lead:])...)
}

// checkSecretly reports statements that would act before all have chosen, and choices that take
// more than one decision.
func checkSecretly(s *check.Site, st *model.Stmt, blocks []*hclsyntax.Block) {
	at := st.Range
	for _, b := range blocks {
		for _, name := range setOf {
			if a := b.Body.Attributes[name]; a != nil && b.DefRange() == st.Range {
				at = a.NameRange
			}
		}
	}
	if st.Bind != nil && st.Bind.Type.Form != model.One && st.Bind.Type.Base != model.Invalid {
		s.Report(diag.Errorf("check/simultaneous", at, "a simultaneous choice must be a single choice, not a set").WithHint("write several choose statements, one after another"))
	}
	if st.Else != nil && len(st.Else.Body) > 0 {
		s.Report(diag.Errorf("check/simultaneous", st.Else.Range, "none must be empty here: no statement runs before all have chosen").
			WithHint("write none {}; the name is then none, which later statements can test"))
	}
}
