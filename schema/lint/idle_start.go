package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var idleStart = Rule{
	Code: "lint/idle-start",
	Doc: "A scenario that sets up nothing where others do, or an option that changes nothing: it has one variant only, or several without anything in them. " +
		"One empty variant is the game as it stands.",
	Run: func(g *study, report func(diag.Finding)) {
		filled := filledStarts(g.Game)
		for _, o := range g.Options {
			idleOption(o, filled, report)
		}
		idleScenarios(g, filled, report)
	},
}

// starts are the variants and scenarios that change something.
type starts struct {
	variants  map[*model.Variant]bool
	scenarios map[*model.Scenario]bool
}

func filledStarts(g *model.Game) starts {
	f := starts{map[*model.Variant]bool{}, map[*model.Scenario]bool{}}
	add := func(e *model.Extent) {
		for ; e != nil; e = e.Parent {
			if e.Variant != nil {
				f.variants[e.Variant] = true
			}
			if e.Start != nil {
				f.scenarios[e.Start] = true
			}
		}
	}
	for _, e := range extents(g) {
		add(e)
	}
	for _, d := range g.Deploys {
		add(d.Extent)
	}
	for _, o := range g.Options {
		for _, v := range o.Variants {
			if len(v.Needs)+len(v.Players) > 0 {
				f.variants[v] = true
			}
		}
	}
	for _, s := range g.Scenarios {
		if deploying(s) || s.Begin != nil {
			f.scenarios[s] = true
		}
	}
	return f
}

// deploying says whether a scenario sets up some piece.
func deploying(s *model.Scenario) bool {
	return slices.ContainsFunc(s.Deploy, func(d *model.Deploy) bool { return len(d.Pieces) > 0 })
}

func idleOption(o *model.Option, filled starts, report func(diag.Finding)) {
	if len(o.Variants) == 1 {
		report(diag.Warnf("lint/idle-start", o.Range, "the option %q has one variant: there is nothing to choose", o.Title).
			WithHint("give it another one; an empty one is the game as it stands"))
		return
	}
	var empty *model.Variant
	for _, v := range o.Variants {
		switch {
		case filled.variants[v]:
		case empty == nil:
			empty = v
		default:
			report(diag.Warnf("lint/idle-start", v.Range, "the variant %q changes nothing, as %q does", v.Title, empty.Title).
				WithHint("write in it what it changes").WithRelated(empty.Range, "this changes nothing, too"))
		}
	}
}

// idleScenarios reports scenarios that set up nothing, where others do and no piece lies on the
// table without them.
func idleScenarios(g *study, filled starts, report func(diag.Finding)) {
	if !slices.ContainsFunc(g.Scenarios, deploying) || placed(g) {
		return
	}
	for _, s := range g.Scenarios {
		if !filled.scenarios[s] && s.Range.Filename != "" {
			report(diag.Warnf("lint/idle-start", s.Range, "the scenario %q sets up nothing: no piece lies on the table", s.Title).
				WithHint("deploy { rows = [[place, [pieces]]] }"))
		}
	}
}

// placed says whether some piece lies somewhere whatever the scenario.
func placed(g *study) bool {
	if len(g.Deploys) > 0 {
		return true
	}
	for _, t := range g.Things {
		if t != nil && t.At != nil {
			return true
		}
	}
	return false
}
