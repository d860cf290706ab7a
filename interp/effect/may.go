package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
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
	Compile: func(b *compile.Builder, s *model.Stmt) {
		no := &compile.Label{}
		b.Ask(&machine.Ask{Name: english.Slug(s.Label), Title: s.Label, Question: true, Types: []model.Type{model.TBool}, Names: []string{english.Slug(s.Label)}, Player: b.PlayerOf(s.Args["player"]),
			List: func(m *machine.M, o *machine.Options) {
				o.Begin(1)
				o.Flat = append(o.Flat, 1, 0)
			},
			Pick: func(m *machine.M, opt []int32) {
				if opt[0] != 0 {
					m.SetPC(m.PC() + 1)
				} else {
					no.Go(m)
				}
			}})
		b.Body(s.Body)
		b.Mark(no)
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		a := l.Ask(english.Slug(s.Label), s.Args["player"])
		a.Yes = true
		return []*ir.Stmt{{Do: ir.Asks, Ask: a, Body: l.Body(s.Body)}}
	},
}
