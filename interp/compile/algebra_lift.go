package compile

import "sandtable/schema/model"

// The things in a static expression that are not constant: each becomes a key of a table.

// lift replaces the things in an expression that are neither constant nor the variable by variables
// of their own. It returns the expression and the things; nil if there are none, or too many.
func (c *C) lift(e model.Expr, v *model.Var) (with model.Expr, keys []rowKey) {
	if e = c.expand(e); e == nil {
		return nil, nil
	}
	failed := false
	inner := map[*model.Var]bool{}
	lifted := func(of model.Expr, t model.Type) model.Expr {
		for _, k := range keys {
			if same(k.of, of) {
				return &model.Local{Node: model.Node{T: k.v.Type, R: of.Range()}, Var: k.v}
			}
		}
		lo, n, _ := domainOf(t)
		k := rowKey{of: of, v: c.register(&model.Var{Type: t, Range: of.Range()}), lo: lo, n: n}
		keys = append(keys, k)
		failed = failed || len(keys) > maxKeys
		return &model.Local{Node: model.Node{T: t, R: of.Range()}, Var: k.v}
	}
	guarded := false // inside a conditionally evaluated part
	var find func(x model.Expr) model.Expr
	guard := func(x model.Expr) model.Expr {
		if x == nil {
			return nil
		}
		old := guarded
		guarded = true
		defer func() { guarded = old }()
		return find(x)
	}
	find = func(x model.Expr) model.Expr {
		if failed {
			return x
		}
		switch e := x.(type) {
		case *model.Binary:
			if e.Op == "&&" || e.Op == "||" {
				return &model.Binary{Node: e.Node, Op: e.Op, X: find(e.X), Y: guard(e.Y)}
			}
		case *model.Cond:
			return &model.Cond{Node: e.Node, If: find(e.If), Then: guard(e.Then), Else: guard(e.Else)}
		case *model.For:
			inner[e.Var] = true
			return &model.For{Node: e.Node, Var: e.Var, Over: find(e.Over), If: guard(e.If), Elem: guard(e.Elem)}
		}
		if get, ok := x.(*model.Get); ok && !guarded && get.Field.Static() && len(get.Others) == 0 && get.Of != nil {
			if k := get.Field.Of; c.changing(get.Of) && c.liftable(get.Of, v, inner) && k != nil && !get.Of.Type().Kind.IsA(k) && !get.T.Is(model.Bool) && get.T.Form != model.Set {
				of := &having{Node: model.Node{T: model.OneOf(k), R: get.Of.Range()}, X: get.Of, name: get.Field.Name}
				return &model.Get{Node: get.Node, Of: lifted(of, of.T), Field: get.Field}
			}
		}
		if c.changing(x) && c.liftable(x, v, inner) {
			return lifted(x, x.Type())
		}
		return c.mapParts(x, find)
	}
	with = find(e)
	if failed || len(keys) == 0 {
		return nil, nil
	}
	free := []*model.Var{}
	for _, k := range keys {
		free = append(free, k.v)
	}
	if v != nil {
		free = append(free, v)
	}
	if !c.static(with, free...) {
		return nil, nil
	}
	return with, keys
}

// having is a thing of which a field is read that only a narrower kind has: the kind that it must
// have.
type having struct {
	model.Node
	X    model.Expr
	name string
}

// changing reports whether an expression reads a bound name or the position at its root, so that it
// can be lifted.
func (c *C) changing(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Local:
		return true
	case *model.Get:
		return !e.Field.Static() && !c.printedOfAll(e)
	case *model.Narrow:
		return c.changing(e.X)
	}
	return false
}

// liftable reports whether an expression is one thing that does not depend on names of the query.
func (c *C) liftable(e model.Expr, v *model.Var, inner map[*model.Var]bool) bool {
	t := e.Type()
	if t.Form != model.One || t.Base != model.ThingOf || t.Maybe || v != nil && c.mentions(e, v) {
		return false
	}
	for x := range inner {
		if c.mentions(e, x) {
			return false
		}
	}
	return true
}

// same reports whether two expressions read the same names and fields.
func same(a, b model.Expr) bool {
	switch a := a.(type) {
	case *model.Local:
		b, ok := b.(*model.Local)
		return ok && a.Var == b.Var
	case *model.Get:
		b, ok := b.(*model.Get)
		return ok && a.Field == b.Field && len(a.Others) == 0 && len(b.Others) == 0 && a.Of != nil && b.Of != nil && same(a.Of, b.Of)
	case *model.Narrow:
		switch b := b.(type) {
		case *model.Narrow:
			return a.T.Kind == b.T.Kind && same(a.X, b.X)
		case *having:
			return a.T.Kind == b.T.Kind && same(a.X, b.X)
		}
	case *having:
		switch b := b.(type) {
		case *model.Narrow:
			return a.T.Kind == b.T.Kind && same(a.X, b.X)
		case *having:
			return a.T.Kind == b.T.Kind && same(a.X, b.X)
		}
	}
	return false
}

// maxKeys is the maximum number of keys of a table.
const maxKeys = 2
