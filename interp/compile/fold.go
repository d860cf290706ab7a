package compile

import (
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// A `let` of a set that only the condition of the following `if` reads is inlined into that
// condition, so the set is not computed as a whole.

// folds reports whether the first of some statements is a `let` of a set that only the condition of
// the `if` after it reads.
func (b *Builder) folds(ss []*model.Stmt) bool {
	if b.Choice.Plain || b.Without(plan.Folded) || len(ss) < 2 || ss[0].Names != model.NamesValue || ss[1].Arm != model.FirstArm || ss[1].Args["when"] == nil {
		return false
	}
	v, be, when := ss[0].Bind, ss[0].Args["value"], ss[1].Args["when"]
	if t := v.Type; t.Form != model.Set || t.Base != model.ThingOf || t != be.Type() || !b.askedOnce(when, v) {
		return false
	}
	if !b.totalAsPlayed(be) {
		return false
	}
	all, here := 0, 0
	count := func(n *int) func(e model.Expr) {
		return func(e model.Expr) {
			if l, ok := e.(*model.Local); ok && l.Var == v {
				*n++
			}
		}
	}
	model.WalkStmts(ss[1:], nil, count(&all))
	model.Walk(when, count(&here))
	return here == all
}

// totalAsPlayed is total in the played program. The statements of a watched one are the same,
// instruction by instruction, so that it can run on the states of the other.
func (c *C) totalAsPlayed(e model.Expr) bool {
	defer func(plain bool) { c.plain = plain }(c.plain)
	c.plain = false
	return c.total(e)
}

// askedOnce reports whether an expression evaluates a set at most once. Inside comprehensions the
// set is kept in a local.
func (c *C) askedOnce(e model.Expr, v *model.Var) bool {
	outside, inside := 0, 0
	var walk func(e model.Expr, n *int)
	walk = func(e model.Expr, n *int) {
		switch x := e.(type) {
		case nil:
			return
		case *model.Local:
			if x.Var == v {
				*n++
			}
		case *model.For:
			walk(x.Over, n)
			walk(x.If, &inside)
			walk(x.Elem, &inside)
			return
		}
		for _, x := range model.Parts(e) {
			walk(x, n)
		}
	}
	walk(e, &outside)
	return outside+min(inside, 1) <= 1
}
