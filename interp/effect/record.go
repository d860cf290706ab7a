package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var record = &Effect{
	Effect: check.Effect{
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "record", Labels: []lang.Label{{Name: "times"}}, Since: 1,
			Doc: "Records the table, and binds how often this statement has recorded the same table, including this time. The table is pieces, state, " +
				"markers and tracks, without what is declared as `history`. Like pieces are interchangeable. Each `record` statement has its own record.",
			Attrs:   []lang.Attr{{Name: "also", Type: "expression", Doc: "What must also be the same and is not on the table, such as whose turn it is."}},
			Example: "record times {}",
		},
		Check: func(s *check.Site) {
			s.Attr("also", model.TInvalid)
			s.Bound(0, model.TNumber)
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		out := &ir.Stmt{Do: ir.Records, V: l.InFrame(s.Bind), Flags: l.P.Records[s]}
		if also := s.Args["also"]; also != nil && also.Type().Form != model.One {
			out.X = l.List(also)
		} else {
			out.X = l.Optional(also)
		}
		return []*ir.Stmt{out}
	},
}
