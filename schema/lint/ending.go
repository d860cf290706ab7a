package lint

import (
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var noEnd = Rule{
	Code: "lint/no-end",
	Doc:  "A game that never ends: no reachable rule or action has end game.",
	Run: func(g *study, report func(diag.Finding)) {
		rules, of := proof.BeginsOf(g.Game)
		for _, r := range rules {
			reached := g.Reach()
			if len(rules) > 1 {
				reached = proof.ReachOf(g.Game, r)
			}
			if ended(reached.Stmts) {
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

// ended reports whether a statement ends the game.
func ended(ss []*model.Stmt) bool {
	return slices.ContainsFunc(ss, func(s *model.Stmt) bool { return s.Ends })
}

var noGoal = Rule{
	Code: "lint/no-goal",
	Doc:  "A game that says what it is about, but not how to win; or a scenario of which nobody is told it, in a game that tells it of others. Those of mods may go without.",
	Run: func(g *study, report func(diag.Finding)) {
		if tells(g.Goal) {
			return
		}
		told := slices.ContainsFunc(g.Scenarios, func(s *model.Scenario) bool { return tells(s.Goal) })
		for _, s := range g.Scenarios {
			if told && !tells(s.Goal) && s.Mod == nil && s.Range.Filename != "" {
				report(diag.Warnf("lint/no-goal", s.Range, "nobody is told how to win the scenario %q", s.Title).
					WithHint("state goal = \"..\", or goal = { player = \"..\" } for each player, as the other scenarios do"))
			}
		}
		for _, o := range g.Options {
			told = told || slices.ContainsFunc(o.Variants, func(v *model.Variant) bool { return tells(v.Goal) })
		}
		if !told && g.Text != "" {
			report(diag.Warnf("lint/no-goal", g.Game.Origin.Range, "nobody is told how to win the game").
				WithHint("state goal = \"..\", or goal = { player = \"..\" } for each player, in the game block: players read it before anything else"))
		}
	},
}

var noEnds = Rule{
	Code: "lint/no-ends",
	Doc:  "A game or a scenario that tells how to win, of which no look says how far it is to that. Those of mods may go without.",
	Run: func(g *study, report func(diag.Finding)) {
		counted := func(s *model.Scenario) bool {
			return slices.ContainsFunc(g.Looks, func(l *model.Appearance) bool {
				return l.Ends != nil && (l.Extent == nil || s != nil && l.Extent.Start == s && l.Extent.Variant == nil)
			})
		}
		finding := func(at hcl.Range, of string) {
			report(diag.Warnf("lint/no-ends", at, "%s tells how to win, but not how far it is to that", of).
				WithHint("name tracks or values that count it in a look: ends = [still_to_take]; ends = [] says that nothing can be counted"))
		}
		if tells(g.Goal) && !counted(nil) {
			finding(g.Game.Origin.Range, "the game")
			return
		}
		for _, s := range g.Scenarios {
			if tells(s.Goal) && s.Mod == nil && !counted(s) {
				finding(s.Range, "the scenario "+strconv.Quote(s.Title))
			}
		}
	},
}

var noStart = Rule{
	Code: "lint/no-start",
	Doc:  "A game that tells how to win, with several scenarios: it does not say with which to begin, or not how long that takes and how much there is to learn.",
	Run: func(g *study, report func(diag.Finding)) {
		own, told := 0, tells(g.Goal)
		for _, s := range g.Scenarios {
			if s.Mod == nil && s.Range.Filename != "" {
				own++
			}
			told = told || tells(s.Goal)
		}
		if own < 2 || !told {
			return
		}
		s := g.StartWith
		if s == nil {
			report(diag.Warnf("lint/no-start", g.Game.Origin.Range, "nobody is told with which of %d scenarios to begin", own).
				WithHint("state start_with = NAME in the game block, with minutes and weight in that scenario"))
			return
		}
		if x := g.SittingOf(s); x.Minutes == 0 || x.Weight == "" {
			report(diag.Warnf("lint/no-start", s.Range, "nobody is told how long %q takes, and how much there is to learn", s.Title).
				WithHint("state minutes = 90 and weight = light, medium or heavy in it"))
		}
	},
}

// tells reports whether a goal says anything.
func tells(x model.Goal) bool { return x.All != "" || len(x.Own) > 0 }

var noWorth = Rule{
	Code: "lint/no-worth",
	Doc:  "Results that are all worth the same: nobody can play to win.",
	Run: func(g *study, report func(diag.Finding)) {
		results := g.Results()
		differs := func(r *model.Thing) bool { return !slices.Equal(r.Worth, results[0].Worth) || uneven(r.Worth) }
		if len(results) < 2 || slices.ContainsFunc(results, differs) {
			return
		}
		how := "number, how good a result is for the first player"
		if slices.ContainsFunc(results, func(r *model.Thing) bool { return len(r.Winners) > 0 }) {
			how = "{ winners = 1, others = -1 }"
		}
		report(diag.Warnf("lint/no-worth", results[0].Range, "no result is worth more than another").WithHint("state worth = %s: bots and sim read it", how))
	},
}

var noWinners = Rule{
	Code: "lint/no-winners",
	Doc:  "An end game with a result that some players can win, which does not say who has.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, s := range g.Play().Stmts {
			if !s.Ends || s.Args["winners"] != nil || s.Args["result"] == nil {
				continue
			}
			model.Walk(s.Args["result"], func(e model.Expr) {
				k, ok := e.(*model.Const)
				if !ok || !k.T.Is(model.ThingOf) || k.N < 0 || len(g.Things[k.N].Winners) == 0 {
					return
				}
				r := g.Things[k.N]
				report(diag.Warnf("lint/no-winners", e.Range(), "end game does not say who has won %q", r.Title).WithRelated(r.Range, "declared here").
					WithHint("write winners = [..], empty if nobody has; for a result that always has the same winner, state worth instead"))
			})
		}
	},
}

// uneven reports whether one player gains what another does not.
func uneven(worth []int32) bool {
	return slices.ContainsFunc(worth, func(w int32) bool { return w != worth[0] })
}
