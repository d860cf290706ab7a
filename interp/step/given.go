package step

import (
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var given = &Step{
	TestStep: check.TestStep{
		Traits: model.Traits{Lays: true}, Stand: check.InTests,
		Block: lang.Block{Name: "given", Fields: true, Since: 1, Doc: "Lays out pieces, bottom to top: `B4-1 = [rifleman, rubble.face_down]`."},
		Check: func(s *check.Site) {
			all := layouts(s)
			laidTwice(s, all)
			s.Stmt.Detail = all
		},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		all := layings(t, s.Detail.([]layout))
		return func(r *runner) {
			r.settle()
			r.begin(false)
			r.layOut(all)
			r.remember(nil, here)
		}
	},
}
