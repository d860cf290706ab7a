package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var noEnd = Rule{
	Code: "lint/no-end",
	Doc:  "A game that never ends: no reachable rule or action has end game.",
	Run: func(g *study, report func(diag.Finding)) {
		rules, of := begins(g.Game)
		for _, r := range rules {
			reached := g.reach()
			if len(rules) > 1 {
				reached = reachOf(g.Game, r)
			}
			if ended(reached.stmts) {
				continue
			}
			f := diag.Warnf("lint/no-end", r.Range, "end game is never reached from %q", r.Title)
			if s := of[r]; s != nil {
				f = f.WithRelated(s.Range, "play begins here")
			}
			report(f.WithHint("add end game { winner = .. } or end game { result = .. } where the game is over"))
		}
	},
}

// ended says whether a statement ends the game.
func ended(ss []*model.Stmt) bool {
	for _, s := range ss {
		if s.Ends {
			return true
		}
	}
	return false
}
