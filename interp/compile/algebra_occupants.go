package compile

import (
	"sandtable/schema/model"
)

// Spaces that hold a piece for which conditions hold.

// occupants returns the set of spaces that hold a piece of a kind for which conditions hold. It is
// an index set if all conditions are constant except for one comparison of a field.
func (c *C) occupants(k *model.Kind, q *model.Var, conds []model.Expr, space Window) *node {
	var field *model.Field
	var value model.Expr
	var only *node
	equal := true
	for _, x := range conds {
		f, g, eq, ok := c.fieldTest(x, q)
		if !ok || f != nil {
			// A printed condition selects some of them.
			if n := c.staticHolds(x, q); n != nil && n.op == opConst {
				if only != nil {
					n = and(only, n)
				}
				only = n
				continue
			}
		}
		if !ok || field != nil && f != nil {
			return nil
		}
		if f == nil { // a narrower kind
			if !g.(*model.Const).T.Kind.IsA(k) {
				return nil
			}
			k = g.(*model.Const).T.Kind
			continue
		}
		field, value, equal = f, g, eq
	}
	run, ok := c.occupied(k, field, only, space)
	if !ok {
		return nil
	}
	if field == nil {
		return &node{op: opIndex, w: space, off: run.off, total: true, mask: c.there(space)}
	}
	n := &node{op: opIndex, w: space, mask: c.there(space), off: run.off, lo: run.first, n: run.values, total: c.total(value)}
	if !equal {
		n.op = opExcept
		// A piece without the field differs from every value, and is in no set of the run.
		if !field.Type.Is(model.Bool) && c.anyWithout(k, field) {
			return nil
		}
	}
	if value.Type().Maybe {
		return nil
	}
	if kc, ok := value.(*model.Const); ok && equal {
		n.off += (kc.N - run.first) * run.words
		n.n, n.total = 0, true
		return n
	}
	n.key, n.slot, n.under = c.Num(value), c.slotOf(value), c.underOf(value)
	return n
}

// anyWithout reports whether a thing of a kind lacks a field, or has none in it.
func (c *C) anyWithout(k *model.Kind, f *model.Field) bool {
	for id := k.Lo; id < k.Hi; id++ {
		if c.Game.Things[id] == nil {
			continue
		}
		if v := f.Values[id]; id < f.Of.Lo || id >= f.Of.Hi || f.Storage == model.Printed && (len(v) != 1 || v[0] == model.None) {
			return true
		}
	}
	return false
}

// there returns the set of all things in a window.
func (c *C) there(w Window) []uint64 {
	out := make([]uint64, w.N)
	for id := w.Lo << 6; id < (w.Lo+w.N)<<6 && int(id) < len(c.Game.Things); id++ {
		if c.Game.Things[id] != nil {
			setBit(out, w.Lo, id)
		}
	}
	return out
}

// fieldTest splits a condition on a piece into a field and what it is compared with; or, without a
// field, into a narrower kind.
func (c *C) fieldTest(e model.Expr, q *model.Var) (f *model.Field, g model.Expr, equal, ok bool) {
	of := func(x model.Expr) *model.Field {
		if get, ok := x.(*model.Get); ok && len(get.Others) == 0 && (get.Field.Storage == model.Printed || get.Field.Storage == model.State) {
			if l, ok := get.Of.(*model.Local); ok && l.Var == q {
				return get.Field
			}
		}
		return nil
	}
	switch e := e.(type) {
	case *model.Binary:
		if e.Op != "==" && e.Op != "!=" {
			return nil, nil, false, false
		}
		if f := of(e.X); f != nil && !c.mentions(e.Y, q) {
			return f, e.Y, e.Op == "==", true
		}
		if f := of(e.Y); f != nil && !c.mentions(e.X, q) {
			return f, e.X, e.Op == "==", true
		}
	case *model.Unary:
		f, g, equal, ok := c.fieldTest(e.X, q)
		return f, g, !equal, ok && e.Op == "!" && f != nil
	case *model.Get:
		l, ok := e.Of.(*model.Local)
		if !ok || l.Var != q || len(e.Others) > 0 {
			return nil, nil, false, false
		}
		node := model.Node{R: e.R}
		switch e.Field.Storage {
		case model.OfKind:
			node.T = model.OneOf(e.Field.Kind)
			return nil, &model.Const{Node: node}, true, true
		case model.SideUp:
			node.T = model.TNumber
			return e.Field.Of.SideField, &model.Const{Node: node, N: e.Field.Side}, true, true
		case model.Printed, model.State:
			node.T = model.TBool
			return e.Field, &model.Const{Node: node, N: 1}, true, e.Field.Type.Is(model.Bool)
		}
	}
	return nil, nil, false, false
}
