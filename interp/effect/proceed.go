package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var proceed = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Proceeds: true},
		Block: lang.Block{
			Name: "proceed", Labels: []lang.Label{{Name: "name", Optional: true}}, Since: 1,
			Doc:     "In a rule bound with `instead_of`: runs the replaced rule after all. The label names its result.",
			Example: "proceed {}",
		},
		Check: func(s *check.Site) {
			r := s.Env.Rule
			if r == nil || r.Binding == nil || r.Binding.Moment != model.Instead || r.Binding.Event.Rule == nil {
				s.Report(diag.Errorf("check/proceed", s.Block.DefRange(), "proceed must be in a rule bound with instead_of"))
				return
			}
			gives := r.Binding.Event.Rule.Returns
			if s.Label(0) != "" {
				if gives.Base == model.Invalid {
					returnsNothing(s, 0, r.Binding.Event.Rule)
				}
				s.Bound(0, gives)
			}
			if gives.Base != model.Invalid && r.Returns.Base == model.Invalid {
				r.Returns = gives
			}
			s.Stmt.Detail = r.Binding.Event.Rule
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			r, _ := st.Detail.(*model.Rule)
			d.Runs(r)
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt { return []*ir.Stmt{l.Proceed(s.Bind)} },
}
