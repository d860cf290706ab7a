package compile

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// any(S) and none(S) as conditions on a variable in S: the set of all things for which S has a
// member.

// someOf reads any(S) or none(S) as a condition on a variable in S.
func (c *C) someOf(e model.Expr, v *model.Var, any bool) *node {
	if e.Type().Form != model.Set || c.without(Quantifiers) {
		return nil
	}
	w, all := WindowOf(v.Type.In(model.Set)), c.universe(v)
	if parts := c.unrolled(e); parts != nil {
		return c.someOfParts(parts, v, any)
	}
	if l, d, in, ok := c.stepFrom(e, v, Ray); ok && in != nil {
		n := c.before(l, d, c.read(in, w))
		if !any {
			if !n.total {
				return nil
			}
			n = not(all, n)
		}
		return n
	}
	base, q, conds := c.flatten(e)
	if get, ok := base.(*model.Get); ok && get.Field.Storage == model.Contents && len(get.Others) == 0 {
		if l, ok := get.Of.(*model.Local); ok && l.Var == v && v.Type.Kind.IsA(c.kinds["space"]) {
			for _, x := range conds {
				if c.mentions(x, v) {
					return nil
				}
			}
			n := c.occupants(get.Field.Kind, q, conds, w)
			if n == nil {
				return nil
			}
			n = and(n, constant(w, all))
			if !any {
				if !n.total {
					return nil
				}
				n = not(all, n)
			}
			return n
		}
	}
	if n := c.someOfRow(base, q, conds, v, any); n != nil {
		return n
	}
	n := c.exists(e, v)
	switch {
	case n == nil || any:
		return n
	case n.op == opMeets:
		miss := *n
		miss.op = opMisses
		return &miss
	}
	return not(all, n)
}

// someOfParts reads any or none of an unrolled comprehension.
func (c *C) someOfParts(parts []part, v *model.Var, any bool) *node {
	all := c.universe(v)
	if n := c.someCaught(parts, v); n != nil {
		if !any {
			n = not(all, n)
		}
		return n
	}
	out := constant(WindowOf(v.Type.In(model.Set)), make([]uint64, len(all)))
	failed := false
	begin := c.inParts(parts, func() { out, failed = c.eitherOf(parts, v, out) })
	if failed {
		return nil
	}
	if !any {
		out = not(all, out)
	}
	return scoped(out, begin)
}

// eitherOf returns the union of the parts; it fails if one of them cannot be analysed.
func (c *C) eitherOf(parts []part, v *model.Var, out *node) (*node, bool) {
	all := c.universe(v)
	for _, p := range parts {
		n := constant(out.w, all)
		if p.cond != nil {
			if n = c.holds(p.cond, v); n == nil {
				return nil, true
			}
		}
		if p.elem != nil {
			x := c.someOf(p.elem, v, true)
			if x == nil {
				return nil, true
			}
			n = c.within(n, x)
		}
		if !n.total {
			return nil, true
		}
		out = or(out, n)
	}
	return out, false
}

// someOfRow reads any or none of a constant row of the variable, filtered by conditions that do not
// depend on the variable.
func (c *C) someOfRow(base model.Expr, q *model.Var, conds []model.Expr, v *model.Var, any bool) *node {
	if !c.mentions(base, v) {
		return nil
	}
	from := WindowOf(base.Type())
	rows := c.staticRows(base, v, from)
	if rows == nil {
		return nil
	}
	other := constant(from, ones(from))
	if q != nil {
		if WindowOf(q.Type.In(model.Set)) != from {
			return nil
		}
		other = constant(from, c.universe(q))
		for _, x := range conds {
			if c.mentions(x, v) {
				return nil
			}
			n := c.holds(x, q)
			if n == nil || !n.total {
				return nil
			}
			other = c.within(other, n)
		}
	}
	w := WindowOf(v.Type.In(model.Set))
	lo, _, _ := domainOf(v.Type)
	op := opMeets
	if !any {
		op = opMisses
	}
	return &node{op: op, w: w, rows: rows, lo: lo, xs: []*node{constant(w, c.universe(v)), other}, total: other.total}
}

// maxExists is the maximum nesting of composed sets.
const maxExists = 4

// exists reads any(S) for a composed set: the parts of a union, the branches of a condition, the
// members of a set that does not depend on the variable. All of it must be total, because it is
// evaluated for all things at once. It returns nil if it is not, or cannot be analysed.
func (c *C) exists(e model.Expr, v *model.Var) *node {
	// A few names, such as directions, are unrolled instead.
	if c.depth >= maxExists || !c.afford(e) || e.Type().Base != model.ThingOf {
		return nil
	}
	c.depth++
	base, q, conds := c.flatten(e)
	n := c.existsIn(base, q, conds, v)
	c.depth--
	if n == nil || !n.total {
		return nil
	}
	return n
}

func (c *C) existsIn(base model.Expr, q *model.Var, conds []model.Expr, v *model.Var) *node {
	if base.Type().Form != model.Set {
		return nil
	}
	if f, ok := base.(*model.For); ok && f.Elem != nil {
		return c.existsMember(f, q, conds, v)
	}
	switch x := base.(type) {
	case *model.Func:
		switch c.words.Functions[x.Name].Law {
		case Union:
			return c.existsAny(x.Args, q, conds, v)
		case Minus:
			if c.mentions(x.Args[0], v) && !c.mentions(x.Args[1], v) {
				return c.existsInRow(x.Args[0], x.Args[1], q, conds, v)
			}
		}
	case *model.Tuple:
		return c.existsAny(x.Elems, q, conds, v)
	case *model.AsSet:
		return c.existsAny([]model.Expr{x.X}, q, conds, v)
	}
	if !c.mentions(base, v) {
		return c.existsRelated(base, q, conds, v)
	}
	if x, ok := base.(*model.Cond); ok {
		then, other := c.existsAny([]model.Expr{x.Then}, q, conds, v), c.existsAny([]model.Expr{x.Else}, q, conds, v)
		if then == nil || other == nil {
			return nil
		}
		return c.either(x.If, then, other, v)
	}
	return nil
}

// existsAny returns the union of exists for some sets and things.
func (c *C) existsAny(of []model.Expr, q *model.Var, conds []model.Expr, v *model.Var) *node {
	w := WindowOf(v.Type.In(model.Set))
	out := constant(w, make([]uint64, w.N))
	for _, x := range of {
		var n *node
		switch t := x.Type(); {
		case t.Form == model.Set:
			n = c.exists(filtered(x, q, conds), v)
		case t.Form == model.One && !t.Maybe && c.total(x):
			n = c.allHold(conds, q, x, v)
		}
		if n == nil {
			return nil
		}
		out = or(out, n)
	}
	return out
}

// filtered returns a set filtered by conditions.
func filtered(e model.Expr, q *model.Var, conds []model.Expr) model.Expr {
	if len(conds) == 0 {
		return e
	}
	t := e.Type()
	if q.Type.Base == model.ThingOf {
		t = q.Type.In(model.Set)
	}
	return &model.For{Node: model.Node{T: t, R: e.Range()}, Var: q, Over: e, If: conjunction(conds)}
}

func conjunction(conds []model.Expr) model.Expr {
	out := conds[0]
	for _, x := range conds[1:] {
		out = &model.Binary{Node: model.Node{T: model.TBool, R: x.Range()}, Op: "&&", X: out, Y: x}
	}
	return out
}

// allHold returns where conditions on q hold with one thing in its place.
func (c *C) allHold(conds []model.Expr, q *model.Var, x model.Expr, v *model.Var) *node {
	n := constant(WindowOf(v.Type.In(model.Set)), c.universe(v))
	for _, cond := range conds {
		if q != nil {
			if !c.cheapArg(x) {
				return nil
			}
			cond = c.subst(cond, map[*model.Var]model.Expr{q: x})
		}
		h := c.holds(cond, v)
		if h == nil || !h.total {
			return nil
		}
		n = c.within(n, h)
	}
	return n
}

// apartFrom splits conditions into those that do not depend on a variable and those that do.
func (c *C) apartFrom(v *model.Var, conds []model.Expr) (free, bound []model.Expr) {
	for _, x := range conds {
		if c.mentions(x, v) {
			bound = append(bound, x)
		} else {
			free = append(free, x)
		}
	}
	return free, bound
}

// existsMember reads any of a comprehension over a set that does not depend on the variable.
func (c *C) existsMember(f *model.For, q *model.Var, conds []model.Expr, v *model.Var) *node {
	if c.mentions(f.Over, v) || f.Over.Type().Form != model.Set {
		return nil
	}
	free, bound := c.apartFrom(v, conjunctsOf(nil, f.If))
	return c.unionOver(f.Over, f.Var, free, append(bound, f.Elem), func() *node {
		n := c.existsAny([]model.Expr{f.Elem}, q, conds, v)
		if n == nil || len(bound) == 0 {
			return n
		}
		h := c.holds(conjunction(bound), v)
		if h == nil || !h.total {
			return nil
		}
		return c.within(n, h)
	})
}

// existsRelated reads any(S) for a set that does not depend on the variable, filtered by conditions
// that do: the things related to a member by a table, or the union over the members.
func (c *C) existsRelated(base model.Expr, q *model.Var, conds []model.Expr, v *model.Var) *node {
	free, bound := c.apartFrom(v, conds)
	if len(bound) == 0 {
		all, any := c.universe(v), c.read(filtered(base, q, free), WindowOf(base.Type()))
		w := WindowOf(v.Type.In(model.Set))
		return &node{op: opIf, w: w, cond: c.emitted(any).Any(), xs: []*node{constant(w, all)}, total: any.total}
	}
	if n := c.related(base, q, free, bound, v); n != nil {
		return n
	}
	return c.unionOver(base, q, free, bound, func() *node { return c.holds(conjunction(bound), v) })
}

// unionOver returns the union of a set for each member of another one that meets conditions.
func (c *C) unionOver(e model.Expr, q *model.Var, conds, bound []model.Expr, each func() *node) *node {
	over := c.read(filtered(e, q, conds), WindowOf(q.Type.In(model.Set)))
	if !over.total {
		return nil
	}
	n := &node{op: opUnion, bind: c.binder(q), work: c.weigh(bound...)}
	var inner *node
	n.begin = c.inLoop(q, func() { inner = each() })
	if inner == nil || !inner.total {
		return nil
	}
	n.w, n.xs, n.total = inner.w, []*node{over, inner}, true
	return n
}

// related returns the things whose row holds a member of the set. The table is constant, or
// selected from several by another key.
func (c *C) related(base model.Expr, q *model.Var, free, bound []model.Expr, v *model.Var) *node {
	if q.Type.Base != model.ThingOf || q.Type.Kind.IsA(c.kinds["piece"]) {
		return nil
	}
	node0 := model.Node{T: q.Type.In(model.Set), R: base.Range()}
	e := &model.For{Node: node0, Var: q, Over: &model.Members{Node: node0, Kind: q.Type.Kind}, If: conjunction(bound)}
	own, from := WindowOf(v.Type.In(model.Set)), WindowOf(q.Type.In(model.Set))
	lo, _, _ := domainOf(v.Type)
	n := &node{op: opMeets, w: own, lo: lo}
	if n.rows = c.staticRows(e, v, from); n.rows == nil {
		if n.which = c.staticTables(e, v, from); n.which == nil {
			return nil
		}
	}
	other := c.read(filtered(base, q, free), from)
	// A filtered set has few members, so testing the rows of all things would be slower.
	if n.rows != nil && len(free) > 0 {
		first, members, _ := domainOf(q.Type)
		return &node{op: opImage, w: own, rows: inverse(n.rows, from, first, own, lo, members), lo: first, xs: []*node{other}, total: other.total}
	}
	n.xs, n.total = []*node{constant(own, c.universe(v)), other}, other.total && (n.which == nil || n.which.total)
	return n
}

// inverse transposes a table: the rows of things from lo on, sets in a window, become rows of the n
// things from first on, sets in another window.
func inverse(rows []uint64, w Window, first int32, to Window, lo, n int32) []uint64 {
	out := make([]uint64, n*to.N)
	for i := int32(0); i*w.N < int32(len(rows)); i++ {
		for k := range n {
			if ir.Has1(rows[i*w.N:(i+1)*w.N], w, first+k) {
				setBit(out[k*to.N:(k+1)*to.N], to.Lo, lo+i)
			}
		}
	}
	return out
}

// existsInRow reads any of a constant row of the variable minus another set, filtered by conditions
// that do not depend on the variable.
func (c *C) existsInRow(row, minus model.Expr, q *model.Var, conds []model.Expr, v *model.Var) *node {
	from := WindowOf(row.Type())
	rows := c.staticRows(row, v, from)
	if free, bound := c.apartFrom(v, conds); rows == nil || len(bound) > 0 || len(free) > 0 && WindowOf(q.Type.In(model.Set)) != from {
		return nil
	}
	other := not(ones(from), c.read(minus, from))
	for _, x := range conds {
		n := c.holds(x, q)
		if n == nil {
			return nil
		}
		other = c.within(other, n)
	}
	own := WindowOf(v.Type.In(model.Set))
	lo, _, _ := domainOf(v.Type)
	return &node{op: opMeets, w: own, rows: rows, lo: lo, xs: []*node{constant(own, c.universe(v)), other}, total: other.total}
}
