package game

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// runs is a rule that another one runs, and where.
type runs struct {
	rule *model.Rule
	stmt *model.Stmt
}

// endlessCalls reports rules that run one another without any condition: the game would never come
// back.
func (c *checker) endlessCalls() {
	replaced := map[*model.Rule]bool{} // something may step in
	for _, r := range c.Game.Rules {
		if r.Binding != nil && r.Binding.Event.Rule != nil && r.Binding.Moment != model.After {
			replaced[r.Binding.Event.Rule] = true
		}
	}
	for _, x := range c.Game.Excepts {
		replaced[x.Rule] = true
	}
	next := map[*model.Rule][]runs{}
	for _, r := range c.Game.Rules {
		if r.When == nil && !replaced[r] {
			next[r] = always(r.Body)
		}
	}
	done := map[*model.Rule]int{} // 1 on the way, 2 done
	var visit func(r *model.Rule)
	visit = func(r *model.Rule) {
		done[r] = 1
		for _, n := range next[r] {
			switch done[n.rule] {
			case 0:
				visit(n.rule)
			case 1:
				c.Report(diag.Errorf("check/endless-call", n.stmt.Range, "%q runs itself without end: no condition on the way can stop it",
					n.rule.Title).
					WithRelated(n.rule.Range, "declared here").WithHint("add when or if, or return"))
			}
		}
		done[r] = 2
	}
	for _, r := range c.Game.Rules {
		if done[r] == 0 {
			visit(r)
		}
	}
}

// always lists the rules that statements run in any case.
func always(ss []*model.Stmt) []runs {
	var out []runs
	for _, s := range ss {
		switch {
		case s.Elsewhere():
			return out // it may not come any further
		case s.Arm == model.FirstArm || s.Arm == model.CaseArms || s.Loops:
			if s.Names == model.NamesRound && s.Args["times"] == nil && s.Args["while"] == nil && s.Args["until"] == nil &&
				s.Args["may_pass"] == nil {
				out = append(out, always(s.Body)...) // it begins in any case
			}
			if mayLeave(s) {
				return out
			}
		case s.Calls == model.CallsRule:
			if d, ok := s.Detail.(interface {
				Uses() (*model.Rule, *model.Menu, *model.Table)
			}); ok {
				if r, _, _ := d.Uses(); r != nil {
					out = append(out, runs{r, s})
				}
			}
		}
	}
	return out
}

// stops checks that a rule which a statement stops can be in progress there at all: it must lead,
// by what it runs and offers, to the statement. Rules bound to built-in events may run inside any
// rule.
func (c *checker) stops() {
	callers := c.callers()
	look := func(owner any, ss []*model.Stmt) {
		model.WalkStmts(ss, func(s *model.Stmt) {
			r, ok := s.Detail.(*model.Rule)
			if !s.Stops || !ok {
				return
			}
			if !reaches(callers, owner, r) {
				c.Report(diag.Errorf("check/stop", s.Range, "%q is never in progress here", r.Title).WithRelated(r.Range, "rule to stop").
					WithHint("name a rule that leads here by running a rule or offering a menu"))
			}
		}, nil)
	}
	for _, r := range c.Game.Rules {
		look(r, r.Body)
	}
	for _, a := range c.Game.Actions {
		look(a, a.Body)
	}
}

// callers lists, for each rule, menu and action, what leads to it. The nil caller stands for
// built-in events.
func (c *checker) callers() map[any][]any {
	out := map[any][]any{}
	lead := func(from any, ss []*model.Stmt) {
		model.WalkStmts(ss, func(s *model.Stmt) {
			if d, ok := s.Detail.(interface {
				Uses() (*model.Rule, *model.Menu, *model.Table)
			}); ok {
				if r, m, _ := d.Uses(); r != nil {
					out[r] = append(out[r], from)
				} else if m != nil {
					out[m] = append(out[m], from)
				}
			}
		}, nil)
	}
	bound := func(x any, b *model.Binding) {
		switch {
		case b == nil:
		case b.Event.Rule != nil:
			out[x] = append(out[x], b.Event.Rule)
		case b.Event.Action != nil:
			out[x] = append(out[x], b.Event.Action)
		case b.Event.Menu != nil:
			out[x] = append(out[x], b.Event.Menu)
		default:
			out[x] = append(out[x], nil)
		}
	}
	for _, r := range c.Game.Rules {
		lead(r, r.Body)
		bound(r, r.Binding)
	}
	for _, a := range c.Game.Actions {
		lead(a, a.Body)
		bound(a, a.Binding)
		if a.Menu != nil {
			out[a] = append(out[a], a.Menu)
		}
		if a.Anytime {
			out[a] = append(out[a], nil)
		}
	}
	return out
}

// reaches says whether a rule may be in progress where owner runs.
func reaches(callers map[any][]any, owner any, r *model.Rule) bool {
	seen := map[any]bool{}
	todo := []any{owner}
	for len(todo) > 0 {
		x := todo[0]
		todo = todo[1:]
		if x == nil || x == any(r) {
			return true
		}
		if seen[x] {
			continue
		}
		seen[x] = true
		todo = append(todo, callers[x]...)
	}
	return false
}

// mayLeave says whether something inside a statement leaves the rule or asks.
func mayLeave(s *model.Stmt) bool {
	found := false
	model.WalkStmts([]*model.Stmt{s}, func(x *model.Stmt) {
		found = found || x.Elsewhere()
	}, nil)
	return found
}
