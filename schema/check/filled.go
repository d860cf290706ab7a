package check

import (
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// What is seen not to be empty: a choice from it needs no word on what happens if there is nothing.

// Filled says whether a set, a list or a place is seen not to be empty in a scope.
func (s *Site) Filled(env *Env, x model.Expr) bool {
	if t := x.Type(); t.Form == model.One && t.Base == model.ThingOf {
		return s.holdsSome(env, x)
	}
	return s.isFilled(env, x)
}

func (c *Checker) isFilled(e *Env, x model.Expr) bool {
	if e.knows(c.claims.FilledKey(x)) {
		return true
	}
	switch x := x.(type) {
	case *model.Tuple:
		return len(x.Elems) > 0
	case *model.AsSet:
		return x.X.Type().Form != model.One && c.isFilled(e, x.X)
	case *model.Members: // pieces may be in the supply or out of the game; nothing else may
		return !x.Kind.Is(model.KindPiece) && x.Kind.Hi > x.Kind.Lo
	case *model.Get:
		return x.Field.Storage == model.Printed && len(x.Others) == 0 && neverEmpty(x.Field)
	case *model.Func:
		return x.Ranges && c.isOrdered(e, proof.AtMost(x.Args[0], x.Args[1]))
	}
	return false
}

// neverEmpty says whether a set that is fixed has a member on every thing.
func neverEmpty(f *model.Field) bool {
	if f.Of == nil {
		return false
	}
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		if len(f.Values[id]) == 0 {
			return false
		}
	}
	return f.Of.Hi > f.Of.Lo
}

// holdsSome says whether a fact tells of something that can be drawn from a place: of such pieces
// in it, or of some of them.
func (s *Site) holdsSome(e *Env, place model.Expr) bool {
	c, key, held := s.Checker, s.keyOf(place), s.HeldBy(place)
	for f := e.facts; f != nil && key != ""; f = f.prev {
		g, isGet := f.of.(*model.Get)
		if isGet && g.Field.Storage == model.Contents && f.key == c.claims.FilledKey(g) && g.T.Base == model.ThingOf &&
			g.T.Kind.IsA(held) && c.keyOf(g.Of) == key {
			return true
		}
	}
	return false
}

// isOrdered says whether X <= Y is seen to hold.
func (c *Checker) isOrdered(e *Env, of *model.Binary) bool {
	if c.isKnown(e, of) {
		return true
	}
	a, isConst := of.X.(*model.Const)
	return isConst && c.reaches(e, of.Y, a.N)
}

func (c *Checker) isKnown(e *Env, cond model.Expr) bool { return e.knows(c.keyOf(cond)) }

// reaches says whether a number is seen to be at least n.
func (c *Checker) reaches(e *Env, x model.Expr, n int32) bool {
	switch x := x.(type) {
	case *model.Const:
		return x.N >= n
	case *model.Get:
		if x.Field.Storage == model.Printed && len(x.Others) == 0 && alwaysReaches(x.Field, n) {
			return true
		}
	case *model.Func:
		if x.Counts {
			return n <= 0 || n <= c.Game.Unit && c.isFilled(e, x.Args[0]) || c.knownToReach(e, x, n)
		}
	}
	return c.knownToReach(e, x, n)
}

// alwaysReaches says whether a number that is fixed is at least n on every thing.
func alwaysReaches(f *model.Field, n int32) bool {
	if f.Of == nil || len(f.BySide) > 0 {
		return false
	}
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		if v := f.Values[id]; len(v) != 1 || v[0] < n {
			return false
		}
	}
	return f.Of.Hi > f.Of.Lo
}

func (c *Checker) knownToReach(e *Env, x model.Expr, n int32) bool {
	key := c.keyOf(x)
	for f := e.facts; f != nil && key != ""; f = f.prev {
		if b, ok := f.of.(*model.Binary); ok && b.Op == "<=" {
			if k, ok := b.X.(*model.Const); ok && k.N >= n && c.keyOf(b.Y) == key {
				return true
			}
		}
	}
	return false
}
