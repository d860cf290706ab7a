package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var end = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "end", Labels: []lang.Label{{Name: "game"}}, Since: 1,
			Doc: "Ends the game at once, with a result or a winner (none: a draw).",
			Attrs: []lang.Attr{
				{Name: "result", Type: "result", Doc: "The result."},
				{Name: "winner", Type: "player or none", Doc: "Who wins, in a game that declares no results of its own."},
			},
			Example: "end game { result = the_ford_holds }",
		},
		Check: func(s *check.Site) {
			if s.Label(0) != "game" {
				s.Report(diag.Errorf("check/end", s.LabelRange(0), "only the game ends").WithHint("end game { ... }; stop leaves a rule or a loop"))
			}
			r := s.Attr("result", model.OneOf(s.Kind("result")))
			player := s.Player()
			player.Maybe = true
			w := s.Attr("winner", player)
			if (r == nil) == (w == nil) {
				s.Report(diag.Errorf("check/end", s.Block.DefRange(), "end says either its result or its winner"))
			}
			if w != nil {
				s.NeedsWinners(w.Range())
			}
		},
	},
	Compile: func(b *compile.Builder, s *model.Stmt) {
		if s.Args["result"] != nil {
			x := b.Num(s.Args["result"])
			b.Emit(func(m *machine.M) { m.End(x(m)) })
			return
		}
		x := b.Num(s.Args["winner"])
		results, draw := b.WinnerResults()
		b.Emit(func(m *machine.M) {
			if w := x(m); w != model.None {
				m.End(results[w])
			} else {
				m.End(draw)
			}
		})
	},
}
