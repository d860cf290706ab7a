package effect

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var returns = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Leaves: model.LeavesRule},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "return", Since: 1,
			Doc:     "Leaves the enclosing rule or action; its after rules still run. In a rule with `returns`, `the` is the result.",
			Attrs:   []lang.Attr{{Name: "the", Type: "expression", Doc: "The result."}},
			Example: "return { the = omen.lane }",
		},
		Check: func(s *check.Site) {
			a, r := s.Attrs["the"], s.Env.Rule
			switch {
			case a == nil:
				returnHere(s, s.Block.DefRange())
			case r != nil && (r.Returns.Base != model.Invalid || s.Doubtful(r)):
				s.Attr("the", r.Returns)
			default:
				f := diag.Errorf("check/return", a.NameRange, "this rule returns nothing").WithHint("declare what the rule returns, such as returns = number")
				if r != nil {
					f = f.WithCause("returns", r.Name)
				}
				s.Report(f)
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt { return []*ir.Stmt{l.Leave(s.Args["the"])} },
}

// returnsNothing reports a name for the result of a rule that has none. Where nobody knows what it
// returns, that has been told.
func returnsNothing(s *check.Site, label int, r *model.Rule) {
	if !s.Doubtful(r) {
		s.Report(diag.Errorf("check/returns-nothing", s.LabelRange(label), "rule %q returns nothing", r.Title).
			WithRelated(r.Range, "declared here").WithCause("returns", r.Name))
	}
}

// returnHere checks that a statement can leave a rule or action: it stands in one that needs no
// result.
func returnHere(s *check.Site, at hcl.Range) {
	switch r := s.Env.Rule; {
	case r == nil && s.Env.Act == nil:
		s.Report(diag.Errorf("check/return", at, "return must be in a rule or an action"))
	case r != nil && r.Returns.Base != model.Invalid:
		s.Report(diag.Errorf("check/return", at, "return needs a result: %q returns %s", r.Title, r.Returns).WithHint("write return { the = .. }"))
	}
}

// orReturn checks or_return, which leaves the rule or action if there is nothing.
func orReturn(s *check.Site) {
	if !s.Bool("or_return") {
		return
	}
	at := s.Attrs["or_return"].NameRange
	if s.Stmt.Else != nil {
		s.Report(diag.Errorf("check/choose", at, "or_return and none cannot be combined: both state what happens when there is nothing to choose").WithHint("omit one of them"))
		return
	}
	returnHere(s, at)
	s.Stmt.Else = &model.Stmt{Word: "none", Body: []*model.Stmt{{Word: "return", Traits: model.Traits{Leaves: model.LeavesRule}, Range: at}}, Range: at}
}
