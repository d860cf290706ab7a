package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var may = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Asks: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "may", Labels: []lang.Label{{Name: "what"}}, Since: 1, Blocks: []string{"statement"},
			Doc:     "Asks yes or no. The statements inside run if the answer is yes.",
			Attrs:   []lang.Attr{{Name: "player", Type: "player", Doc: "Who is asked. Default: as in `choose`."}},
			Example: "may \"fall back\" {\n  move man { to = tower }\n}",
		},
		Check: func(s *check.Site) {
			s.By("player")
			yes, no := s.Env.Child(), s.Env.Child()
			s.Stmt.Body = s.Body(yes)
			s.Meet(append(s.Ends(yes, s.Stmt.Body), no)...)
			s.Asked(&model.Var{Name: english.Slug(s.Label(0)), Type: model.TBool})
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		a := l.Ask(english.Slug(s.Label), s.Args["player"])
		a.Yes, a.Title = true, s.Label
		return []*ir.Stmt{{Do: ir.Asks, Ask: a, Body: l.Body(s.Body)}}
	},
}
