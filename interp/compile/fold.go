package compile

import (
	"maps"

	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// A `let` of a set that only the condition of the following `if` reads is inlined into that
// condition, so the set is not computed as a whole.

// folded replaces a `let` and the following `if` by that `if` alone, if the name is a set and only
// the condition reads it.
func (b *Builder) folded(ss []*model.Stmt) []*model.Stmt {
	if b.Choice.Plain || b.Without(plan.Folded) || len(ss) < 2 || ss[0].Names != model.NamesValue || ss[1].Arm != model.FirstArm || ss[1].Args["when"] == nil {
		return ss
	}
	v, be, when := ss[0].Bind, ss[0].Args["value"], ss[1].Args["when"]
	if t := v.Type; t.Form != model.Set || t.Base != model.ThingOf || t != be.Type() || !b.askedOnce(when, v) {
		return ss
	}
	if !b.totalAsPlayed(be) {
		return ss
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
	if model.Walk(when, count(&here)); here < all {
		return ss
	}
	s := *ss[1]
	s.Args = maps.Clone(s.Args)
	s.Args["when"] = inPlace(when, v, be)
	return append([]*model.Stmt{&s}, ss[2:]...)
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

// inPlace is an expression with another one in place of a name.
func inPlace(e model.Expr, v *model.Var, x model.Expr) model.Expr {
	if l, ok := e.(*model.Local); ok && l.Var == v {
		return x
	}
	return mapParts(e, func(e model.Expr) model.Expr { return inPlace(e, v, x) })
}

// mapParts copies an expression with f applied to its parts.
func mapParts(e model.Expr, f func(model.Expr) model.Expr) model.Expr {
	s := func(x model.Expr) model.Expr {
		if x == nil {
			return nil
		}
		return f(x)
	}
	all := func(xs []model.Expr) []model.Expr {
		out := make([]model.Expr, len(xs))
		for i, x := range xs {
			out[i] = s(x)
		}
		return out
	}
	switch e := e.(type) {
	case *model.Tuple:
		return &model.Tuple{Node: e.Node, Elems: all(e.Elems)}
	case *model.Get:
		return &model.Get{Node: e.Node, Of: s(e.Of), Field: e.Field, Others: e.Others}
	case *model.Where:
		return &model.Where{Node: e.Node, Set: s(e.Set), Field: e.Field, Others: e.Others}
	case *model.Call:
		return &model.Call{Node: e.Node, Value: e.Value, Args: all(e.Args)}
	case *model.Func:
		return &model.Func{Node: e.Node, Name: e.Name, Args: all(e.Args), FuncTraits: e.FuncTraits}
	case *model.Unary:
		return &model.Unary{Node: e.Node, Op: e.Op, X: s(e.X)}
	case *model.Binary:
		return &model.Binary{Node: e.Node, Op: e.Op, X: s(e.X), Y: s(e.Y)}
	case *model.Cond:
		return &model.Cond{Node: e.Node, If: s(e.If), Then: s(e.Then), Else: s(e.Else)}
	case *model.For:
		return &model.For{Node: e.Node, Var: e.Var, Over: s(e.Over), If: s(e.If), Elem: s(e.Elem)}
	case *model.Narrow:
		return &model.Narrow{Node: e.Node, X: s(e.X)}
	case *model.AsSet:
		return &model.AsSet{Node: e.Node, X: s(e.X)}
	}
	return e
}
