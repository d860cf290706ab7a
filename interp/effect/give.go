package effect

import (
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var give = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "give", Since: 1,
			Doc:     "Gives the rule's result back and ends the rule.",
			Attrs:   []lang.Attr{{Name: "the", Type: "expression", Required: true, Doc: "The result."}},
			Example: "give { the = omen.lane }",
		},
		Check: func(s *check.Site) {
			if s.Env.Rule == nil || s.Env.Rule.Gives.Base == model.Invalid {
				s.Report(diag.Errorf("check/give", s.Block.DefRange(), "nothing is given back here").WithHint("the rule must say what it gives: gives = number"))
				return
			}
			s.Attr("the", s.Env.Rule.Gives)
		},
	},
	Compile: func(b *compile.Builder, s *model.Stmt) { b.Give(s.Args["the"]) },
}
