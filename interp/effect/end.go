package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var end = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Leaves: model.LeavesRule, Ends: true},
		Block: lang.Block{
			Name: "end", Labels: []lang.Label{{Name: "game", Fixed: true}}, Since: 1,
			Doc: "Ends the game immediately, with a result or a winner. The winner `none` is a draw.",
			Attrs: []lang.Attr{
				{Name: "result", Type: "result", Doc: "The result."},
				{Name: "winner", Type: "player or none", Doc: "Who wins, in a game that declares no results."},
				{Name: "winners", Type: "set of players", Doc: "Who has won the result, among those who can win it: none, one or several players."},
			},
			Example: "end game { result = the_ford_holds }",
		},
		Check: func(s *check.Site) {
			if s.Label(0) != "game" {
				s.Report(diag.Errorf("check/end", s.LabelRange(0), "end applies to the game only").WithHint("write end game { .. }; return leaves a rule, and break leaves a loop"))
			}
			r := s.Attr("result", model.OneOf(s.Kind(model.KindResult)))
			player := s.Player()
			player.Maybe = true
			w := s.Attr("winner", player)
			if (r == nil) == (w == nil) {
				hint := "write winner = .. for the player who wins, winner = none for a draw, or result = .. for a declared result"
				if s.Attrs["winners"] != nil && w == nil {
					hint = "add the result that they win, such as result = victory; it is declared so: result \"Victory\" { winners = players }"
				}
				s.Report(diag.Errorf("check/end", s.Block.DefRange(), "end game needs either a result or a winner").WithHint("%s", hint))
			}
			if w != nil {
				s.NeedsWinners(w.Range())
			}
			wonBy(s, r)
		},
		Changes: func(_ *model.Stmt, d *check.Deeds) { d.Ends() },
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		x := s.Args["winner"]
		if x == nil {
			x = s.Args["result"]
		}
		return []*ir.Stmt{{Do: ir.Ends, X: l.Result(l.Expr(x), s.Args["winner"] != nil, s.Args["winners"])}}
	},
}

// wonBy checks the winners of the result: they must be players that may win it.
func wonBy(s *check.Site, result model.Expr) {
	a := s.Attrs["winners"]
	if s.Attr("winners", s.Player().In(model.Set)) == nil {
		return
	}
	switch t := declared(s, result); {
	case result == nil && s.Attrs["winner"] != nil:
		s.Report(diag.Errorf("check/end", a.NameRange, "winners needs a result that can have winners").WithHint("write end game { result = ..  winners = .. }"))
	case t != nil && len(t.Winners) == 0:
		s.Report(diag.Errorf("check/end", a.NameRange, "result %q has no winners", t.Title).WithRelated(t.Range, "declared here").
			WithHint("declare who can win it: winners = [..]"))
	}
}

// declared returns the result that an expression names, or nil.
func declared(s *check.Site, x model.Expr) *model.Thing {
	if k, ok := x.(*model.Const); ok && k.T.Is(model.ThingOf) && k.N >= 0 {
		return s.Game.Things[k.N]
	}
	return nil
}
