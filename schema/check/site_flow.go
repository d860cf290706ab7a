package check

import "sandtable/schema/model"

// What holds after a statement: for the effects in which statements stand.

// arms is how the branches of an if end so far, and what holds where none of them is taken: nil if
// one always is.
type arms struct {
	ends *Env // what holds at the end of all of them that end here; nil if none does
	rest *Env
}

// Branch checks the statements of one branch, taken when its condition holds, if it has one. Prev
// is the branch before it, or nil.
func (s *Site) Branch(prev *model.Stmt) {
	a := arms{rest: s.Env.Child()}
	if prev != nil {
		if a = s.arms[prev]; a.rest == nil {
			a.rest = s.Env
		}
	}
	env, rest := a.rest.Child(), (*Env)(nil)
	if prev == nil && s.Attrs["when"] == nil { // reported: what it was to test is told no more
		env.untested = s.Block.DefRange()
		s.r.LoseDecl(env.untested)
	}
	if cond := s.AttrIn(env, "when", model.TBool); cond != nil {
		rest = env.Child()
		s.Assume(rest, cond, false)
		s.Assume(env, cond, true)
	}
	s.Stmt.Body = s.Body(env)
	for _, end := range s.Ends(env, s.Stmt.Body) {
		if a.ends != nil {
			all := s.Env.Child()
			all.Meet(a.ends, end)
			end = all
		}
		a.ends = end
	}
	a.rest = rest
	s.arms[s.Stmt] = a
	s.Meet(append(present(a.ends), present(rest)...)...)
}

func present(e *Env) []*Env {
	if e == nil {
		return nil
	}
	return []*Env{e}
}

// Ends is where control comes out of the statements of an arm: nowhere, if they always leave.
func (s *Site) Ends(env *Env, body []*model.Stmt) []*Env {
	if s.Leaves(body) {
		return nil
	}
	return []*Env{env}
}

// Meet makes the facts after the statement those that hold wherever control comes from.
func (s *Site) Meet(ends ...*Env) { s.Env.Meet(ends...) }

// Present adds that something is not none.
func (s *Site) Present(env *Env, x model.Expr) {
	for _, f := range s.claims.Present(x) {
		env.learn(f)
	}
}

// Written adds that a field of a thing is not none, where the thing is named by what the statement
// has not changed.
func (s *Site) Written(of model.Expr, f *model.Field) {
	switch of.(type) {
	case *model.Local, *model.Const:
		t := f.Type
		t.Maybe = t.Form == model.One
		s.Present(s.Env, &model.Get{Node: Node(t, of.Range()), Of: of, Field: f})
	}
}

// InFront reports whether the statement is part of the one decision of its action.
func (s *Site) InFront() bool { return s.Env.Begin != nil }

// Happen ends the facts that the statement itself may make untrue, once: at the end of its check,
// if not before.
func (s *Site) Happen() {
	if !s.happened {
		s.Forget(s.Env, s.does(s.Stmt), s.Block.DefRange())
	}
	s.happened = true
}

// Round ends the facts that some round of a loop may make untrue, in the scope of the loop.
func (s *Site) Round(env *Env) {
	if s.learning {
		return
	}
	if st := s.loops[s.Block]; st != nil {
		d := Deeds{c: s.Checker}
		s.note(&d, st)
		s.noteAll(&d, st.Body, true)
		s.Forget(env, d.deeds, s.Block.DefRange())
		return
	}
	s.Forget(env, deeds{cells: cells{all: true}}, s.Block.DefRange())
}

// Leaves says whether statements always leave the loop, the rule or the game, so that nothing after
// them is reached.
func (s *Site) Leaves(ss []*model.Stmt) bool {
	if len(ss) == 0 {
		return false
	}
	last := ss[len(ss)-1]
	if last.Leaves != model.GoesOn {
		return true
	}
	if _, branches := s.arms[last]; !branches {
		return false
	}
	for x := last; x != nil; x = x.Else {
		if !s.Leaves(x.Body) || x.Else == nil && x.Args["when"] != nil {
			return false
		}
	}
	return true
}

// MayLeave says whether statements can leave a loop around them: by a word that does, or by
// something that may end the game.
func (s *Site) MayLeave(ss []*model.Stmt) bool {
	found := false
	model.WalkStmts(ss, func(x *model.Stmt) {
		found = found || x.Elsewhere() || len(s.does(x).runs) > 0
	}, nil)
	return found
}

// BreaksOff says whether statements may leave a loop around them other than by its own condition,
// and stay in the rule.
func (s *Site) BreaksOff(ss []*model.Stmt) bool {
	found := false
	model.WalkStmts(ss, func(x *model.Stmt) {
		found = found || x.Leaves == model.LeavesLoop
	}, nil)
	return found
}
