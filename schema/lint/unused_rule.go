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
		live, told := g.reach(), newReached() // told: what follows from findings that are made
		run := map[*model.Rule]bool{}         // by something else to which play never comes
		for _, r := range g.Rules {
			if !live.rules[r] {
				runs(r.Body, func(x *model.Rule) { run[x] = run[x] || x != r })
			}
		}
		for _, a := range g.Actions {
			if !live.actions[a] { // nothing offers its menu: that is told
				told.action(a)
			}
		}
		told.follow()
		for _, circles := range []bool{false, true} {
			for _, r := range g.Rules {
				if r.Binding == nil && !live.rules[r] && !told.rules[r] && (circles || !run[r]) && !helps(r, g.uses().rules[r]) {
					told.rule(r)
					told.follow()
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

// runs calls f for each rule that statements run.
func runs(ss []*model.Stmt, f func(*model.Rule)) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		if d, ok := s.Detail.(proof.Given); ok {
			if x, _, _ := d.Uses(); x != nil {
				f(x)
			}
		}
	}, nil)
}

func unusedFinding(r *model.Rule, used bool) diag.Finding {
	f := diag.Warnf("lint/unused-rule", r.Range, "rule %q is never run", r.Title)
	if used {
		f = diag.Warnf("lint/unused-rule", r.Range, "rule %q is never run in play: only tests or unreachable rules run it", r.Title)
	}
	return f.WithHint("bind it to an event (after = ...), run it, or remove it")
}
