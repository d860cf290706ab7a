package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var endlessRepeat = Rule{
	Code: "lint/endless-repeat",
	Doc: "A repeat that nothing leaves, in a game that ends elsewhere: what follows it never happens. " +
		"It has no condition, or nothing inside changes what its condition reads.",
	Run: func(g *study, report func(diag.Finding)) {
		seen := map[*model.Stmt]bool{}
		rules, _ := proof.BeginsOf(g.Game)
		for _, r := range rules {
			reached := proof.ReachOf(g.Game, r)
			ends := ended(reached.Stmts)
			for _, s := range reached.Stmts {
				if !unbounded(s) || seen[s] || !ends && !conditional(s) || left(g.Game, s) { // lint/no-end says so
					continue
				}
				seen[s] = true
				if conditional(s) {
					report(diag.Warnf("lint/endless-repeat", s.Range, "this repeat never ends once it begins: nothing inside changes what its condition reads").
						WithHint("change it inside, or leave the loop by break"))
					continue
				}
				report(diag.Warnf("lint/endless-repeat", s.Range, "this repeat never ends: nothing inside leaves it").
					WithHint("add may_pass, while, until, times or a break; who passes at a decision inside does not leave it. " +
						"To offer a menu until the player passes, write offer with up_to = any in its place"))
			}
		}
	},
}

// unbounded reports whether a statement is a repeat that states no end of its own, or none that
// comes.
func unbounded(s *model.Stmt) bool {
	return s.Names == model.NamesRound && s.Args["times"] == nil && s.Args["may_pass"] == nil && (s.Steady || !conditional(s))
}

// conditional reports whether a loop goes by a condition.
func conditional(s *model.Stmt) bool { return s.Args["while"] != nil || s.Args["until"] != nil }

// left reports whether anything may leave a repeat: a break or return inside it, or the end of the
// game or a stop wherever it leads. A break that leaves a loop inside counts, too: better no
// finding than a wrong one.
func left(g *model.Game, loop *model.Stmt) bool {
	out := false
	model.WalkStmts(loop.Body, func(s *model.Stmt) {
		out = out || s.Leaves != model.GoesOn
	}, nil)
	if out {
		return true
	}
	for _, s := range proof.ReachFrom(g, loop.Body).Stmts {
		if s.Ends || s.Stops || s.Redoes {
			return true
		}
	}
	return false
}
