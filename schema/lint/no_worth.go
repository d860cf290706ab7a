package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var noWorth = Rule{
	Code: "lint/no-worth",
	Doc:  "Results that are all worth the same: nobody can play to win.",
	Run: func(g *study, report func(diag.Finding)) {
		results := g.Results()
		differs := func(r *model.Thing) bool { return !slices.Equal(r.Worth, results[0].Worth) || uneven(r.Worth) }
		if len(results) < 2 || slices.ContainsFunc(results, differs) {
			return
		}
		report(diag.Warnf("lint/no-worth", results[0].Range, "no result is worth more than another").
			WithHint("state worth = number, how good a result is for the first player: bots and sim read it"))
	},
}

// uneven reports whether one player gains what another does not.
func uneven(worth []int32) bool {
	return slices.ContainsFunc(worth, func(w int32) bool { return w != worth[0] })
}
