package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var noEnd = Rule{
	Code: "lint/no-end",
	Doc:  "A game to whose end play never comes: nothing that begins it, nor what that leads to, nor any rule or action bound to an event, says end game.",
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
			f := diag.Warnf("lint/no-end", r.Range, "play never comes to an end game: nothing to which %q leads ends the game", r.Title)
			if s := of[r]; s != nil {
				f = f.WithRelated(s.Range, "it begins here")
			}
			report(f.WithHint("write end game { winner = .. } or end game { result = .. } where the game is over"))
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
