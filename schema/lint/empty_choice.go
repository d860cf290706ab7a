package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var emptyChoice = Rule{
	Code: "lint/empty-choice",
	Doc:  "A choice, an offer or a draw that may find no candidates and does not handle that case.",
	Run: func(g *study, report func(diag.Finding)) {
		look := func(s *model.Stmt) { unsaid(g.Game, s, report) }
		for _, r := range g.Rules {
			model.WalkStmts(r.Body, look, nil)
		}
		for _, a := range g.Actions {
			if !a.Whole { // a way that comes to nothing is no way
				// An action whose leading choice is empty is not legal; later choices are looked
				// at.
				model.WalkStmts(a.Body, look, nil)
			}
		}
	},
}

// unsaid reports a statement that may find nothing, and does not say what then.
func unsaid(g *model.Game, s *model.Stmt, report func(diag.Finding)) {
	if s.Else != nil || s.Args["never_empty"] != nil {
		return
	}
	switch {
	case s.Names == model.NamesChoice && s.Args["may_pass"] == nil && mayBeEmpty(g, s):
		instead := "may_pass = true"
		if s.Bind != nil && s.Bind.Type.Form == model.Set {
			instead = "up_to for as many as there are"
		}
		report(diag.Warnf("lint/empty-choice", s.Range, "choice %q may have no candidates, and that case is not handled", s.Label).
			WithHint("add or_return = true to leave the rule, none { .. } for other effects "+
				"(none {} for no effect), %s, or never_empty = true if it cannot "+
				"happen", instead))
	case s.Calls == model.CallsMenu && !passable(s) && !alwaysLegal(s):
		report(diag.Warnf("lint/empty-choice", s.Range, "menu %q may have no legal action, and that case is not handled", s.Label).
			WithHint("add none { .. } for that case, or never_empty = true if it cannot happen"))
	case s.Names == model.NamesDrawn && s.Args["count"] == nil && !s.Filled:
		report(diag.Warnf("lint/empty-choice", s.Range, "draw %q may find nothing, and that case is not handled", s.Label).
			WithHint("add or_return = true to leave the rule, none { .. } for other effects " +
				"(none {} for no effect), or never_empty = true if it cannot happen"))
	}
}

// Passable is what an offer tells: that the player may always pass, and the menu.
type Passable interface {
	MayPass() bool
	Uses() (*model.Rule, *model.Menu, *model.Table)
}

// passable reports whether the player need not take any action of an offer.
func passable(s *model.Stmt) bool {
	p, ok := s.Detail.(Passable)
	return s.Args["at_least"] == nil && (s.Args["up_to"] != nil || ok && p.MayPass())
}

// alwaysLegal reports whether an offer is seen to hold something legal always: an action asks for
// nothing.
func alwaysLegal(s *model.Stmt) bool {
	p, ok := s.Detail.(Passable)
	if !ok {
		return false
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

// mayBeEmpty reports whether as many candidates as must be chosen are not seen to be there always.
func mayBeEmpty(g *model.Game, s *model.Stmt) bool {
	if s.Bind == nil || s.Bind.Type.Form != model.Set {
		return len(s.Parts) > 0 || !s.Filled
	}
	n := s.Args["exactly"]
	if n == nil {
		n = s.Args["at_least"]
	}
	if n == nil {
		return false
	}
	c, ok := n.(*model.Const)
	if !ok || len(s.Parts) > 0 || s.Args["total"] != nil {
		return true // nobody sees how many there are
	}
	return !(c.N <= g.Unit && s.Filled) && always(g, s.Args["from"]) < c.N/g.Unit
}

// always returns how many members a set or list is seen to have whatever happens.
func always(g *model.Game, e model.Expr) int32 {
	switch e := e.(type) {
	case *model.Tuple:
		return members(e.Elems)
	case *model.Members:
		if !e.Kind.Is(model.KindPiece) {
			return int32(len(g.IDs(e.Kind)))
		}
	case *model.Func:
		if e.Ranges {
			a, ok1 := e.Args[0].(*model.Const)
			b, ok2 := e.Args[1].(*model.Const)
			if ok1 && ok2 {
				return (b.N-a.N)/g.Unit + 1
			}
		}
	case *model.Get:
		if e.Field.Storage == model.Printed {
			return fewest(e.Field)
		}
	}
	return 0
}

// members returns how many different things a list of expressions is seen to name.
func members(elems []model.Expr) (n int32) {
	seen := map[int32]bool{}
	for _, x := range elems {
		if c, ok := x.(*model.Const); ok {
			seen[c.N] = true
		}
	}
	if len(seen) == 0 {
		return int32(min(len(elems), 1))
	}
	return int32(len(seen))
}

// fewest returns how many members a printed set has at least, on whatever thing.
func fewest(f *model.Field) int32 {
	if len(f.Values) == 0 {
		return 0
	}
	n := int32(1 << 30)
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		if v, ok := f.Values[id]; ok {
			n = min(n, int32(len(v)))
		}
	}
	return n
}
