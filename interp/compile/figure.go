package compile

import (
	"sandtable/schema/model"
)

// Filters by a numeric state field: f.left > 0. A comparison with a constant is an index set.

// atLeast returns the set of things whose numeric state field compares with a constant: an index
// holds those with at least that number.
func (c *C) atLeast(op string, f, g model.Expr, v *model.Var) *node {
	get, k := c.figure(f, v), int32(0)
	if kc, ok := g.(*model.Const); ok && get != nil && kc.N != model.None {
		k = kc.N
	} else {
		return nil
	}
	least, less := k, false
	switch op {
	case "<":
		less = true
	case "<=":
		least, less = k+1, true
	case ">":
		least = k + 1
	case ">=":
	default:
		return nil
	}
	if least < k {
		return nil
	}
	x, ok := c.thresholdIndex(get, least)
	if !ok {
		return nil
	}
	w, all := WindowOf(v.Type.In(model.Set)), c.universe(v)
	n := c.fitIndex(x, WindowOf(model.SetOf(get.Of)), w, 0)
	if less {
		return not(all, n)
	}
	return and(n, constant(w, all))
}

// figure returns the numeric state field that an expression reads of a name; nil for other
// expressions.
func (c *C) figure(e model.Expr, v *model.Var) *model.Field {
	get, ok := e.(*model.Get)
	if !ok || len(get.Others) > 0 || get.Field.Storage != model.State || !get.Field.Type.Is(model.Number) || get.Field.Type.Maybe {
		return nil
	}
	l, ok := get.Of.(*model.Local)
	if f := get.Field; ok && l.Var == v && v.Type.Is(model.ThingOf) && v.Type.Kind.Lo >= f.Of.Lo && v.Type.Kind.Hi <= f.Of.Hi {
		return f
	}
	return nil
}
