package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var noGoal = Rule{
	Code: "lint/no-goal",
	Doc:  "A scenario of which nobody is told how to win, in a game that tells it of others. Those of mods may go without.",
	Run: func(g *study, report func(diag.Finding)) {
		if tells(g.Goal) || !slices.ContainsFunc(g.Scenarios, func(s *model.Scenario) bool { return tells(s.Goal) }) {
			return
		}
		for _, s := range g.Scenarios {
			if !tells(s.Goal) && s.Mod == nil && s.Range.Filename != "" {
				report(diag.Warnf("lint/no-goal", s.Range, "nobody is told how to win the scenario %q", s.Title).
					WithHint("state goal = \"..\", or goal = { player = \"..\" } for each player, as the other scenarios do"))
			}
		}
	},
}

// tells reports whether a goal says anything.
func tells(x model.Goal) bool { return x.All != "" || len(x.Own) > 0 }
