package query

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Whether a set has a member, as a condition on a name in the set: the set of all things for which
// it has one.

// someOf reads whether a set, or a list that a comprehension gives, has a member.
func (r *Reader) someOf(n *ir.Node, v *ir.Var) *algebra.Node {
	if r.Without(plan.Quantifiers) {
		return nil
	}
	if parts, shared := r.unroll(n); parts != nil {
		return r.someOfParts(parts, shared, v)
	}
	if n.T.Form != ir.Set {
		return nil
	}
	n = r.windows.Close(n)
	if g, d, in, ok := r.stepFrom(n, v, ir.Ray); ok && in != nil {
		return algebra.Before(g, d, r.Set(in))
	}
	base, q, conds := r.flatten(n)
	if base.Op == ir.Pile && isRef(base.X[0], v) && v.T.Dom.Within(r.spaces()) {
		for _, x := range conds {
			if r.tables.Mentions(x, v) {
				return nil
			}
		}
		x := r.occupants(base, q, conds, v.T.Dom.Window())
		if x == nil {
			return nil
		}
		return algebra.And(x, algebra.Constant(x.W, r.universe(v.T.Dom)))
	}
	if x := r.someOfRow(base, q, conds, v); x != nil {
		return x
	}
	return r.exists(n, v)
}

// someOfParts reads whether a part of an unrolled comprehension gives something.
func (r *Reader) someOfParts(parts []nodePart, shared map[*ir.Node]bool, v *ir.Var) *algebra.Node {
	if n := r.someCaught(parts, v); n != nil {
		return n
	}
	all := r.universe(v.T.Dom)
	out := algebra.Constant(v.T.Dom.Window(), make([]uint64, len(all)))
	begin := r.inParts(parts, shared, func() {
		for _, p := range parts {
			n := r.partHolds(p, v)
			if n == nil || !n.Total {
				out = nil
				return
			}
			out = algebra.Or(out, n)
		}
	})
	if out == nil {
		return nil
	}
	return algebra.Scoped(out, begin)
}

// partHolds returns for which things a part gives something.
func (r *Reader) partHolds(p nodePart, v *ir.Var) *algebra.Node {
	n := algebra.Constant(v.T.Dom.Window(), r.universe(v.T.Dom))
	if p.cond != nil {
		if n = r.holds(p.cond, v); n == nil {
			return nil
		}
	}
	switch {
	case p.elem == nil:
	case p.elem.T.Form == ir.Set:
		x := r.someOf(p.elem, v)
		if x == nil {
			return nil
		}
		n = algebra.Within(n, x)
	case p.elem.T.Form == ir.List || p.elem.T.Maybe || !r.Total(p.elem):
		return nil
	}
	return n
}

// flatten splits a chain of filters into the filtered set, the name of its members, and the
// conditions.
func (r *Reader) flatten(n *ir.Node) (base *ir.Node, q *ir.Var, conds []*ir.Node) {
	l := r.l
	switch n.Op {
	case ir.Known:
		return r.flatten(n.X[0])
	case ir.Fit:
		base, q, conds = r.flatten(n.X[0])
		if w := n.T.Win; !n.X[0].T.Dom.In(w) {
			if q == nil {
				q = r.inRegister("it", base.T.Elem()).V
			}
			conds = append(conds, l.Is(l.Ref(q), ir.Dom{Lo: w.Lo << 6, N: w.N << 6}))
		}
		return base, q, conds
	case ir.Keep:
		base, inner, conds := r.flatten(n.X[0])
		if inner != nil {
			for i, x := range conds {
				conds[i] = r.tables.Put(x, inner, l.Ref(n.V))
			}
		}
		return base, n.V, conjunctsOf(conds, n.X[1])
	case ir.Call:
		if b := r.values.Body(n); b != nil {
			return r.flatten(b)
		}
	case ir.Let:
		if b := r.values.Let(n); b != nil {
			return r.flatten(b)
		}
	case ir.Stack:
		if b := r.values.Formula(n); b != nil {
			return r.flatten(b)
		}
	case ir.Gather:
		if x := n.X[0]; x.Op == ir.Members {
			return r.flatten(x.X[0])
		}
	}
	return n, nil, nil
}

func conjunctsOf(out []*ir.Node, x *ir.Node) []*ir.Node {
	switch {
	case x.Op == ir.And:
		return conjunctsOf(conjunctsOf(out, x.X[0]), x.X[1])
	case x.Op == ir.Const && x.K != 0:
		return out
	}
	return append(out, x)
}

// someOfRow reads whether a printed row of the name has a member for which conditions hold that do
// not depend on the name.
func (r *Reader) someOfRow(base *ir.Node, q *ir.Var, conds []*ir.Node, v *ir.Var) *algebra.Node {
	if !r.tables.Mentions(base, v) {
		return nil
	}
	from := base.T.Win
	rows := r.tables.Rows(base, v, from)
	if rows == nil {
		return nil
	}
	other := algebra.Constant(from, algebra.Ones(from))
	if q != nil {
		if q.T.Dom.Window() != from {
			return nil
		}
		other = algebra.Constant(from, r.universe(q.T.Dom))
		for _, x := range conds {
			if r.tables.Mentions(x, v) {
				return nil
			}
			n := r.holds(x, q)
			if n == nil || !n.Total {
				return nil
			}
			other = algebra.Within(other, n)
		}
	}
	return r.meets(rows, other, v)
}

// meets returns the things whose row has a member in common with a set.
func (r *Reader) meets(rows []uint64, other *algebra.Node, v *ir.Var) *algebra.Node {
	w := v.T.Dom.Window()
	return &algebra.Node{Op: algebra.OpMeets, W: w, Rows: rows, Lo: v.T.Dom.Lo, Xs: []*algebra.Node{algebra.Constant(w, r.universe(v.T.Dom)), other}, Total: other.Total}
}

// exists reads whether a composed set has a member: the parts of a union, the branches of a
// condition, the members of a set that does not depend on the name. All of it must be total,
// because it is evaluated for all things at once. It returns nil if it is not, or cannot be
// analysed.
func (r *Reader) exists(n *ir.Node, v *ir.Var) *algebra.Node {
	// A few names, such as directions, are unrolled instead.
	if r.depth >= maxExists || n.T.Base != ir.ID || r.namesOf(n.T.Dom) {
		return nil
	}
	r.depth++
	base, q, conds := r.flatten(n)
	out := r.existsIn(base, q, conds, v)
	r.depth--
	if out == nil || !out.Total {
		return nil
	}
	return out
}

// namesOf reports whether a domain is the names of an enum, which are numbers from 0 on.
func (r *Reader) namesOf(d ir.Dom) bool {
	return d.Lo == 0 && !slices.ContainsFunc(r.Game.Kinds, func(k *model.Kind) bool { return lower.DomainOf(k) == d })
}

func (r *Reader) existsIn(base *ir.Node, q *ir.Var, conds []*ir.Node, v *ir.Var) *algebra.Node {
	switch base.Op {
	case ir.Union:
		return r.existsAny(base.X, q, conds, v)
	case ir.Minus:
		if r.tables.Mentions(base.X[0], v) && !r.tables.Mentions(base.X[1], v) {
			return r.existsInRow(base.X[0], base.X[1], q, conds, v)
		}
	case ir.One1:
		return r.existsAny(base.X, q, conds, v)
	case ir.Join:
		return r.existsMember(base, q, conds, v)
	case ir.Gather:
		switch x := base.X[0]; x.Op {
		case ir.Items:
			return r.existsAny(x.X, q, conds, v)
		case ir.Seq:
			return r.existsMember(x, q, conds, v)
		}
	}
	if !r.tables.Mentions(base, v) {
		return r.existsRelated(base, q, conds, v)
	}
	if base.Op == ir.Sel {
		then, other := r.existsAny(base.X[1:2], q, conds, v), r.existsAny(base.X[2:], q, conds, v)
		if then == nil || other == nil {
			return nil
		}
		return r.either(base.X[0], then, other, v)
	}
	return nil
}

// existsAny returns the union of exists for some sets and things.
func (r *Reader) existsAny(of []*ir.Node, q *ir.Var, conds []*ir.Node, v *ir.Var) *algebra.Node {
	w := v.T.Dom.Window()
	out := algebra.Constant(w, make([]uint64, w.N))
	for _, x := range of {
		var n *algebra.Node
		switch {
		case x.Op == ir.Mask && algebra.Constant(x.T.Win, x.Words).Empty():
			continue
		case x.T.Form == ir.Set:
			n = r.exists(r.filtered(x, q, conds), v)
		case x.T.Form == ir.One && !x.T.Maybe && r.Total(x):
			n = r.allHold(conds, q, x, v)
		}
		if n == nil {
			return nil
		}
		out = algebra.Or(out, n)
	}
	return out
}

// filtered is a set filtered by conditions.
func (r *Reader) filtered(n *ir.Node, q *ir.Var, conds []*ir.Node) *ir.Node {
	if len(conds) == 0 {
		return n
	}
	return r.l.Node(ir.Node{Op: ir.Keep, T: n.T, V: q, X: []*ir.Node{n, r.conjunction(conds)}})
}

func (r *Reader) conjunction(conds []*ir.Node) (out *ir.Node) {
	for _, x := range conds {
		out = r.l.And(out, x)
	}
	if out == nil {
		return r.l.Truth(true)
	}
	return out
}

// allHold returns where conditions on q hold with one thing in its place.
func (r *Reader) allHold(conds []*ir.Node, q *ir.Var, x *ir.Node, v *ir.Var) *algebra.Node {
	n := algebra.Constant(v.T.Dom.Window(), r.universe(v.T.Dom))
	for _, cond := range conds {
		if q != nil {
			if !r.values.Cheap(x) {
				return nil
			}
			cond = r.tables.Put(cond, q, x)
		}
		h := r.holds(cond, v)
		if h == nil || !h.Total {
			return nil
		}
		n = algebra.Within(n, h)
	}
	return n
}

// apartFrom splits conditions into those that do not depend on a name and those that do.
func (r *Reader) apartFrom(v *ir.Var, conds []*ir.Node) (free, bound []*ir.Node) {
	for _, x := range conds {
		if r.tables.Mentions(x, v) {
			bound = append(bound, x)
		} else {
			free = append(free, x)
		}
	}
	return free, bound
}

// existsMember reads whether a comprehension over a set that does not depend on the name gives
// something.
func (r *Reader) existsMember(f *ir.Node, q *ir.Var, conds []*ir.Node, v *ir.Var) *algebra.Node {
	over := r.over(f.X[0])
	if over == nil || r.tables.Mentions(over, v) {
		return nil
	}
	free, bound := r.apartFrom(v, conjunctsOf(nil, f.X[1]))
	elem := f.X[2]
	return r.unionOver(over, f.V, free, append(bound[:len(bound):len(bound)], elem), func(as func(*ir.Node) *ir.Node) *algebra.Node {
		n := r.existsAny([]*ir.Node{as(elem)}, q, conds, v)
		if n == nil || len(bound) == 0 {
			return n
		}
		h := r.holds(as(r.conjunction(bound)), v)
		if h == nil || !h.Total {
			return nil
		}
		return algebra.Within(n, h)
	})
}

// existsRelated reads whether a set has a member that does not depend on the name, filtered by
// conditions that do: the things related to a member by a table, or the union over the members.
func (r *Reader) existsRelated(base *ir.Node, q *ir.Var, conds []*ir.Node, v *ir.Var) *algebra.Node {
	free, bound := r.apartFrom(v, conds)
	if len(bound) == 0 {
		all, any := r.universe(v.T.Dom), r.Set(r.filtered(base, q, free))
		w := v.T.Dom.Window()
		return &algebra.Node{Op: algebra.OpIf, W: w, Cond: r.Emitted(any).Any(), Xs: []*algebra.Node{algebra.Constant(w, all)}, Total: any.Total}
	}
	if n := r.related(base, q, free, bound, v); n != nil {
		return n
	}
	return r.unionOver(base, q, free, bound, func(as func(*ir.Node) *ir.Node) *algebra.Node { return r.holds(as(r.conjunction(bound)), v) })
}

// unionOver returns the union of a set for each member of another one that meets conditions.
func (r *Reader) unionOver(over *ir.Node, q *ir.Var, conds, bound []*ir.Node, each func(as func(*ir.Node) *ir.Node) *algebra.Node) *algebra.Node {
	members := r.Set(r.filtered(over, q, conds))
	if !members.Total {
		return nil
	}
	work := int32(0)
	for _, x := range bound {
		work += weight(x)
	}
	u, bind := r.loopName(q)
	n := &algebra.Node{Op: algebra.OpUnion, Bind: bind, Work: work}
	var inner *algebra.Node
	n.Begin = r.inLoop(u.V, func() { inner = each(func(x *ir.Node) *ir.Node { return r.tables.Put(x, q, u) }) })
	if inner == nil || !inner.Total {
		return nil
	}
	n.W, n.Xs, n.Total = inner.W, []*algebra.Node{members, inner}, true
	return n
}

// related returns the things whose row holds a member of the set. The table is constant, or
// selected from several by another key.
func (r *Reader) related(base *ir.Node, q *ir.Var, free, bound []*ir.Node, v *ir.Var) *algebra.Node {
	if q.T.Base != ir.ID || q.T.Dom.Lo == 0 || r.pieces(q.T.Dom) || q.T.Dom.Window() != base.T.Win {
		return nil
	}
	all := r.all(q)
	e := r.filtered(all, q, bound)
	own, from := v.T.Dom.Window(), all.T.Win
	n := &algebra.Node{Op: algebra.OpMeets, W: own, Lo: v.T.Dom.Lo}
	if n.Rows = r.tables.Rows(e, v, from); n.Rows == nil {
		if n.Which = r.rowNode(ir.Window{N: v.T.Dom.N * from.N}, r.tables.RowsOf(e, v, from)); n.Which == nil {
			return nil
		}
	}
	other := r.Set(r.filtered(base, q, free))
	// A filtered set has few members, so testing the rows of all things would be slower.
	if n.Rows != nil && len(free) > 0 {
		return &algebra.Node{Op: algebra.OpImage, W: own, Rows: algebra.Inverse(n.Rows, from, q.T.Dom.Lo, own, v.T.Dom.Lo, q.T.Dom.N), Lo: q.T.Dom.Lo, Xs: []*algebra.Node{other}, Total: other.Total}
	}
	n.Xs, n.Total = []*algebra.Node{algebra.Constant(own, r.universe(v.T.Dom)), other}, other.Total && (n.Which == nil || n.Which.Total)
	return n
}

// pieces reports whether things of a domain are pieces.
func (r *Reader) pieces(d ir.Dom) bool {
	ids := &r.P.Ids
	return d.Within(ir.Dom{Lo: ids.PieceLo, N: ids.PieceHi - ids.PieceLo})
}

// existsInRow reads whether a printed row of the name, without another set, has a member for which
// conditions hold that do not depend on the name.
func (r *Reader) existsInRow(row, minus *ir.Node, q *ir.Var, conds []*ir.Node, v *ir.Var) *algebra.Node {
	from := row.T.Win
	rows := r.tables.Rows(row, v, from)
	if free, bound := r.apartFrom(v, conds); rows == nil || len(bound) > 0 || len(free) > 0 && q.T.Dom.Window() != from {
		return nil
	}
	other := algebra.Not(algebra.Ones(from), r.Set(minus))
	for _, x := range conds {
		n := r.holds(x, q)
		if n == nil {
			return nil
		}
		other = algebra.Within(other, n)
	}
	return r.meets(rows, other, v)
}
