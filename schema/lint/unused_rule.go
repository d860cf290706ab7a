package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var unusedRule = Rule{
	Code: "lint/unused-rule",
	Doc: "A rule to which play never comes: it is bound to no event, and nothing that play comes to runs it. " +
		"What only tests run does not count, nor what runs only itself.",
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
				if r.Binding == nil && !live.rules[r] && !told.rules[r] && (circles || !run[r]) {
					told.rule(r)
					told.follow()
					report(unusedFinding(r, g.uses().rules[r]))
				}
			}
		}
	},
}

// runs calls f for each rule that statements run.
func runs(ss []*model.Stmt, f func(*model.Rule)) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		if d, ok := s.Detail.(Given); ok {
			if x, _, _ := d.Uses(); x != nil {
				f(x)
			}
		}
	}, nil)
}

func unusedFinding(r *model.Rule, used bool) diag.Finding {
	f := diag.Warnf("lint/unused-rule", r.Range, "nothing runs the rule %q", r.Title)
	if used {
		f = diag.Warnf("lint/unused-rule", r.Range, "play never comes to the rule %q: only tests run it, or rules that nothing runs", r.Title)
	}
	return f.WithHint("bind it to an event (after = ...), run it, or take it out")
}
