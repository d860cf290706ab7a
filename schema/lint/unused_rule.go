package lint

import (
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unusedRule = Rule{
	Code: "lint/unused-rule",
	Doc: "A rule that never runs in play: it is not bound to an event, and no reachable rule or " +
		"action runs it. Calls from tests and from itself do not count, but for a rule that stands " +
		"among tests.",
	Run: func(g *study, report func(diag.Finding)) {
		live, told := g.Reach(), proof.NewReached() // told: what follows from findings that are made
		run := map[*model.Rule]bool{}               // by something else to which play never comes
		for _, r := range g.Rules {
			if !live.Rules[r] {
				proof.EachUse(r.Body, func(x *model.Rule, _ *model.Menu) { run[x] = run[x] || x != r })
			}
		}
		for _, a := range g.Actions {
			if !live.Actions[a] { // nothing offers its menu: that is told
				told.Action(a)
			}
		}
		told.Follow()
		for _, circles := range []bool{false, true} {
			for _, r := range g.Rules {
				if r.Binding == nil && !live.Rules[r] && !told.Rules[r] && (circles || !run[r]) && !helps(r, g.uses().rules[r]) {
					told.Rule(r)
					told.Follow()
					report(unusedFinding(r, g.uses().rules[r]))
				}
			}
		}
	},
}

// helps reports whether a rule stands among tests, which run it.
func helps(r *model.Rule, used bool) bool {
	return used && strings.HasSuffix(r.Range.Filename, ".test.hcl")
}

func unusedFinding(r *model.Rule, used bool) diag.Finding {
	f := diag.Warnf("lint/unused-rule", r.Range, "rule %q is never run", r.Title)
	if used {
		f = diag.Warnf("lint/unused-rule", r.Range, "rule %q is never run in play: only tests or unreachable rules run it", r.Title)
	}
	return f.WithHint("bind it to an event (after = ...), run it, or remove it")
}
