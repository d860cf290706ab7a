package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var emptyChoice = Rule{
	Code: "lint/empty-choice",
	Doc:  "A choice, an offer or a draw that may find nothing there, and does not say what happens then.",
	Run: func(g *study, report func(diag.Finding)) {
		look := func(s *model.Stmt) { unsaid(s, report) }
		for _, r := range g.Rules {
			model.WalkStmts(r.Body, look, nil)
		}
		for _, a := range g.Actions {
			if !a.Whole { // a way that comes to nothing is no way
				model.WalkStmts(a.Body, look, nil) // an action whose leading choice is empty is not legal; later choices are looked at
			}
		}
	},
}

// unsaid reports a statement that may find nothing, and does not say what then.
func unsaid(s *model.Stmt, report func(diag.Finding)) {
	if s.Else != nil || s.Args["never_empty"] != nil {
		return
	}
	switch {
	case s.Names == model.NamesChoice && s.Args["may_pass"] == nil && mayBeEmpty(s):
		report(diag.Warnf("lint/empty-choice", s.Range, "there may be nothing to choose as %q, and it does not say what then", s.Label).
			WithHint("add or_return = true if that leaves the rule, none { .. } with what else happens (none {} if nothing does), may_pass = true, or never_empty = true if it cannot be"))
	case s.Calls == model.CallsMenu && (s.Args["up_to"] == nil || s.Args["at_least"] != nil) && !alwaysLegal(s):
		report(diag.Warnf("lint/empty-choice", s.Range, "nothing on the menu %q may be legal, and it does not say what then", s.Label).
			WithHint("add none { .. } with what happens then, or never_empty = true if it cannot be"))
	case s.Names == model.NamesDrawn && s.Args["count"] == nil && !s.Filled:
		report(diag.Warnf("lint/empty-choice", s.Range, "there may be nothing to draw as %q, and it does not say what then", s.Label).
			WithHint("add or_return = true if that leaves the rule, none { .. } with what else happens (none {} if nothing does), or never_empty = true if it cannot be"))
	}
}

// Passable is what an offer tells: that the player may always pass, and the menu.
type Passable interface {
	MayPass() bool
	Uses() (*model.Rule, *model.Menu, *model.Table)
}

// alwaysLegal says whether an offer is seen to hold something legal always: the player may pass, or an action asks for nothing.
func alwaysLegal(s *model.Stmt) bool {
	p, ok := s.Detail.(Passable)
	if !ok || p.MayPass() {
		return ok
	}
	_, m, _ := p.Uses()
	if m.Actor != nil {
		return false
	}
	for _, a := range m.Actions {
		if len(a.Waived) == len(m.Requires) && len(a.Lead) == 0 && len(a.Forbids) == 0 && a.Extent == nil && !a.Whole {
			return true
		}
	}
	return false
}

// mayBeEmpty says whether the candidates are not seen to be there always.
func mayBeEmpty(s *model.Stmt) bool {
	if s.Args["up_to"] != nil && s.Args["at_least"] == nil {
		return false
	}
	return len(s.Parts) > 0 || !s.Filled
}
