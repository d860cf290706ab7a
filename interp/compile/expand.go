package compile

import "sandtable/schema/model"

// expand replaces values by their bases. It returns nil if one of them must stay a call. Fields that
// several kinds declare stay as they are.
func (c *C) expand(e model.Expr) model.Expr {
	ok := c.afford(e)
	var rec func(e model.Expr) model.Expr
	rec = func(e model.Expr) model.Expr {
		if ok = ok && c.afford(nil); !ok {
			return e
		}
		c.effort++
		var base model.Expr
		switch x := e.(type) {
		case *model.Call:
			base = c.body(x)
			ok = base != nil
		case *model.Get:
			if x.Field.Storage == model.Computed && x.Of != nil && len(x.Others) == 0 {
				base = c.baseOf(x.Field.Value, []model.Expr{x.Of})
				ok = base != nil
			}
		}
		if base != nil {
			return rec(base)
		}
		return c.mapParts(e, rec)
	}
	if out := rec(e); ok {
		return out
	}
	return nil
}

// mapParts copies an expression with f applied to its parts.
func (c *C) mapParts(e model.Expr, f func(model.Expr) model.Expr) model.Expr {
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
