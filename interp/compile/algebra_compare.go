package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Comparisons as conditions on a variable.

// compares returns the set of things whose figure compares with one that does not depend on them.
func (c *C) compares(op string, f, g model.Expr, v *model.Var) *node {
	w, all := WindowOf(v.Type.In(model.Set)), c.universe(v)
	if l, ok := f.(*model.Local); ok && l.Var == v {
		one := c.within(constant(w, all), c.readOne(g, w))
		switch {
		case op == "==" && !g.Type().Maybe:
			return one
		case op == "==":
			return one // none is not a member
		case op == "!=":
			if one.total {
				return not(all, one)
			}
		case v.Type.Base != model.EnumOf:
			return nil
		}
	}
	if n := c.comparesState(op, f, g, v, w); n != nil {
		return n
	}
	if n := c.atLeast(op, f, g, v); n != nil {
		return n
	}
	if n := c.crowds(op, f, g, v); n != nil && !c.without(Crowds) {
		return n
	}
	return c.comparesStatic(op, f, g, v, w)
}

// comparesState uses the index of a state field.
func (c *C) comparesState(op string, f, g model.Expr, v *model.Var, w Window) *node {
	get, ok := f.(*model.Get)
	if !ok || op != "==" && op != "!=" || len(get.Others) > 0 || get.Field.Storage != model.State || g.Type().Maybe {
		return nil
	}
	// A bool reads false for other kinds.
	if l, ok := get.Of.(*model.Local); !ok || l.Var != v || get.T.Is(model.Bool) && !v.Type.Kind.IsA(get.Field.Of) {
		return nil
	}
	x, ok := c.fieldIndex(get.Field)
	if !ok || WindowOf(model.SetOf(get.Field.Of)) != w {
		return nil
	}
	n := &node{op: opIndex, w: w, off: x.Off, key: c.Num(g), slot: c.slotOf(g), under: c.underOf(g), lo: x.First, n: x.Values, total: c.total(g)}
	if k, ok := g.(*model.Const); ok {
		if k.N == model.None {
			return nil
		}
		n.slot = 0
		n.key, n.off = nil, x.Off+(k.N-x.First)*x.Words
		n.total = true
	}
	if w.N > 1 && n.key != nil {
		n.n = x.Values
	}
	if op == "!=" {
		if !n.total {
			return nil
		}
		return not(c.universe(v), n)
	}
	return n
}

// comparesStatic uses a table: for each value of the other side, the things for which the
// comparison holds.
func (c *C) comparesStatic(op string, f, g model.Expr, v *model.Var, w Window) *node {
	vals := c.staticNums(f, v)
	if vals == nil {
		return nil
	}
	lo, hi := int32(1<<31-1), int32(-1<<31+1)
	for _, x := range vals {
		if x.known && x.v == model.None {
			if g.Type().Maybe || op != "==" && op != "!=" {
				return nil
			}
			continue
		}
		if x.known {
			lo, hi = min(lo, x.v), max(hi, x.v)
		}
	}
	if lo > hi || int64(hi)-int64(lo) > 1<<12 {
		return nil
	}
	lo, hi = lo-1, hi+1 // values beyond compare as these do
	words := int(w.N)
	rows := make([]uint64, int(hi-lo+1)*words)
	first, _, _ := domainOf(v.Type)
	for k := lo; k <= hi; k++ {
		row := rows[int(k-lo)*words : int(k-lo+1)*words]
		for i, x := range vals {
			if x.known && compareInts(op, x.v, k) {
				setBit(row, w.Lo, first+int32(i))
			}
		}
	}
	key := c.Num(g)
	if g.Type().Maybe {
		return nil
	}
	clamped := func(m *machine.M) int32 { return min(max(key(m), lo), hi) }
	return &node{op: opRow, w: w, key: clamped, lo: lo, n: hi - lo + 1, rows: rows, total: c.total(g)}
}

func compareInts(op string, x, y int32) bool {
	switch op {
	case "==":
		return x == y
	case "!=":
		return x != y
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	}
	return x >= y
}

var mirrored = map[string]string{"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

// slotOf returns 1 + the slot of the frame that holds a name; 0 for other expressions.
func (c *C) slotOf(e model.Expr) int32 {
	if l, ok := e.(*model.Local); ok && !c.inRegister(l.Var) && c.setNames[l.Var] == nil {
		return c.Slot(l.Var).I + 1
	}
	return 0
}
