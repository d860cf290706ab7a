package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var idleStart = Rule{
	Code: "lint/idle-start",
	Doc: "A scenario without a set-up where others have one, or an option without effect: it " +
		"has only one variant, or several empty ones. One empty variant is fine: it is the game " +
		"unchanged.",
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
	for _, e := range proof.Extents(g) {
		add(e)
	}
	for _, d := range g.Deploys {
		add(d.Extent)
	}
	for _, o := range g.Options {
		for _, v := range o.Variants {
			if len(v.Needs)+len(v.Players) > 0 || tells(v.Goal) {
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

// deploying reports whether a scenario sets up some piece.
func deploying(s *model.Scenario) bool {
	return slices.ContainsFunc(s.Deploy, func(d *model.Deploy) bool { return len(d.Pieces) > 0 })
}

func idleOption(o *model.Option, filled starts, report func(diag.Finding)) {
	if len(o.Variants) == 1 {
		report(diag.Warnf("lint/idle-start", o.Range, "option %q has only one variant", o.Title).
			WithHint("add another variant; an empty one is the game unchanged"))
		return
	}
	var empty *model.Variant
	for _, v := range o.Variants {
		switch {
		case filled.variants[v]:
		case empty == nil:
			empty = v
		default:
			report(diag.Warnf("lint/idle-start", v.Range, "variant %q is empty, like %q", v.Title, empty.Title).
				WithHint("add its changes, or remove it").WithRelated(empty.Range, "other empty variant"))
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
			report(diag.Warnf("lint/idle-start", s.Range, "scenario %q sets up no pieces", s.Title).
				WithHint("add deploy { rows = [[place, [pieces]]] }"))
		}
	}
}

// placed reports whether some piece lies somewhere whatever the scenario.
func placed(g *study) bool {
	if len(g.Deploys) > 0 {
		return true
	}
	for t := range g.All() {
		if t.At != nil {
			return true
		}
	}
	return false
}
