package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var doesNothing = Rule{
	Code: "lint/does-nothing",
	Doc: "A statement without effect: an empty branch or loop, a statement after one that " +
		"always leaves, a field set to itself, a step or a modifier by 0; a test that takes no step.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, s := range g.Play().Stmts {
			if f, ok := idleStatement(s); ok {
				report(f)
			}
		}
		proof.Bodies(g.Game, eachList(func(ss []*model.Stmt) { unreachable(ss, report) }))
		for _, t := range g.Tests {
			if !slices.ContainsFunc(t.Steps, func(s *model.Stmt) bool { return !s.Lays }) {
				report(diag.Warnf("lint/does-nothing", t.Range, "test %q tests nothing", t.Name).
					WithHint("add a step: take, refuse, expect, play or a statement"))
			}
		}
		for _, v := range g.Values {
			for _, m := range v.Modifiers {
				if isZero(m.By) {
					report(diag.Warnf("lint/does-nothing", m.By.Range(), "modifier by 0 has no effect").
						WithHint("change the number, or remove the modifier"))
				}
			}
		}
	},
}

// unreachable reports the first statement that stands after one that always leaves.
func unreachable(ss []*model.Stmt, report func(diag.Finding)) {
	for i, s := range ss[:max(0, len(ss)-1)] {
		if leaves(ss[i : i+1]) {
			report(diag.Warnf("lint/does-nothing", ss[i+1].Range, "unreachable statement").
				WithHint("move it before the statement that leaves, or remove it").
				WithRelated(s.Range, "this statement always leaves"))
			return
		}
	}
}

// idleStatement reports a statement that does nothing.
func idleStatement(s *model.Stmt) (diag.Finding, bool) {
	at := func(message string) (diag.Finding, bool) {
		return diag.Warnf("lint/does-nothing", s.Range, "%s", message).WithHint("add an effect, or remove it"), true
	}
	switch {
	case s.Arm == model.FirstArm:
		if len(s.Body) == 0 && s.Else == nil {
			return at("empty branch has no effect")
		}
	case s.Loops:
		if len(s.Body) == 0 {
			return at("empty loop has no effect")
		}
		if n, ok := s.Args["times"].(*model.Const); ok && n.N == 0 {
			return at("loop runs 0 times")
		}
		if leaves(s.Body) && !picks(s) && !goesOn(s.Body) {
			return diag.Warnf("lint/does-nothing", s.Range, "loop runs at most once: its statements always leave it").
				WithHint("make leaving conditional, or remove the loop"), true
		}
	case s.Moves == model.MovesOn:
		if isZero(s.Args["by"]) {
			return at("advance by 0 has no effect")
		}
	default:
		return setToItself(s)
	}
	return diag.Finding{}, false
}

// isZero reports whether a figure is the number 0.
func isZero(e model.Expr) bool { return constIs(e, 0) }

// setToItself reports a field that is set to what it is.
func setToItself(s *model.Stmt) (diag.Finding, bool) {
	d, ok := s.Detail.(Sets)
	if !ok || s.Noun == nil {
		return diag.Finding{}, false
	}
	fields, to := d.Sets()
	for i, f := range fields {
		get, ok := to[i].(*model.Get)
		if ok && get.Of != nil && get.Field == f && same(get.Of, s.Noun) {
			return diag.Warnf("lint/does-nothing", to[i].Range(), "%q is set to itself", f.Name).WithHint("set another value, or remove it"), true
		}
	}
	return diag.Finding{}, false
}

// same reports whether two expressions are one name, or one thing.
func same(x, y model.Expr) bool {
	switch x := x.(type) {
	case *model.Local:
		l, ok := y.(*model.Local)
		return ok && l.Var == x.Var
	case *model.Const:
		c, ok := y.(*model.Const)
		return ok && c.N == x.N && c.T.Base == x.T.Base
	}
	return false
}

// leaves reports whether statements leave the loop or rule around them in any case.
func leaves(ss []*model.Stmt) bool {
	for _, s := range ss {
		if s.Leaves != model.GoesOn || s.Arm == model.FirstArm && branches(s) {
			return true
		}
	}
	return false
}

// branches reports whether all branches leave, and there is one for every case.
func branches(s *model.Stmt) bool {
	for x := s; x != nil; x = x.Else {
		if !leaves(x.Body) {
			return false
		}
		if x.Else == nil {
			return x.Args["when"] == nil
		}
	}
	return false
}

// picks reports whether a loop looks for one member, by an order or a condition: it is left when
// that is found.
func picks(s *model.Stmt) bool {
	for _, a := range []string{"when", "highest_first", "lowest_first", "chosen_by"} {
		if s.Args[a] != nil {
			return true
		}
	}
	return false
}

// goesOn reports whether something among statements may begin the next round all the same, or ask,
// so that a round is more than a way out.
func goesOn(ss []*model.Stmt) bool {
	found := false
	model.WalkStmts(ss, func(s *model.Stmt) { found = found || s.Redoes || s.Stops }, nil)
	return found
}

// eachList is a look at some statements and at each list of statements inside of them.
func eachList(look func([]*model.Stmt)) func([]*model.Stmt) {
	return func(ss []*model.Stmt) {
		look(ss)
		model.WalkStmts(ss, func(s *model.Stmt) { look(s.Body) }, nil)
	}
}
