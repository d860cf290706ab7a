package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var redo = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Leaves: model.LeavesRule, Redoes: true},
		Block: lang.Block{
			Name: "redo", Since: 1,
			Doc:     "In a rule or action bound `after` a rule: runs that rule again, and discards its result. Then its after rules run again.",
			Example: "redo {}",
		},
		Check: func(s *check.Site) {
			var b *model.Binding
			switch {
			case s.Env.Rule != nil:
				b = s.Env.Rule.Binding
			case s.Env.Act != nil:
				b = s.Env.Act.Binding
			}
			if b == nil || b.Moment != model.After || b.Event.Rule == nil {
				s.Report(diag.Errorf("check/redo", s.Block.DefRange(), "redo must be in a rule or action bound after a rule"))
				return
			}
			s.Stmt.Detail = b.Event.Rule
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			r, _ := st.Detail.(*model.Rule)
			d.Runs(r)
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		return []*ir.Stmt{l.To(ir.Redoes, s.Detail.(*model.Rule))}
	},
}
