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

var run = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Names: model.NamesResult, Calls: model.CallsRule},
		Block: lang.Block{
			Name: "run", Labels: []lang.Label{{Name: "rule"}, {Name: "name", Optional: true}}, Fields: true, Since: 1,
			Doc: "Runs a rule. Its `given` names are stated as attributes. A name that is not stated is taken from the scope. " +
				"The second label names the result.",
			Example: "run \"Find the Lane\" found { omen = omen }",
		},
		Check: func(s *check.Site) {
			r := s.Names.Rule(english.Slug(s.Label(0)))
			if r == nil {
				s.Report(diag.Errorf("check/unknown-rule", s.LabelRange(0), "unknown rule or phase %q", s.Label(0)).
					WithSuggestion(english.Slug(s.Label(0)), s.Names.Of(s.Names.Procs, func(y symbol.Symbol) bool { return y.Rule != nil })))
				if s.Label(1) != "" {
					s.Bound(1, model.TInvalid)
				}
				s.Heed()
				return
			}
			s.Stmt.Detail = &runDetail{Rule: r, Args: s.Given(r.Title, r.Range, r.Params)}
			if s.Env.Rule != nil {
				s.Env.Rule.Calls = append(s.Env.Rule.Calls, r)
			}
			if s.Label(1) == "" {
				return
			}
			if r.Returns.Base == model.Invalid {
				returnsNothing(s, 1, r)
			}
			s.Bound(1, r.Returns)
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if run, ok := st.Detail.(*runDetail); ok {
				d.Runs(run.Rule)
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		d := s.Detail.(*runDetail)
		return []*ir.Stmt{l.Run(d.Rule, d.Args, s.Bind)}
	},
}

type runDetail struct {
	Rule *model.Rule
	Args []model.Expr
}

// Uses returns the rule, for lint.
func (d *runDetail) Uses() (*model.Rule, *model.Menu, *model.Table) { return d.Rule, nil, nil }

// Runs returns the rule and its arguments.
func (d *runDetail) Runs() (*model.Rule, []model.Expr) { return d.Rule, d.Args }
