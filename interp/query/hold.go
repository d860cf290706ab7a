package query

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/pass/window"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Conditions on a name as the set of all things for which they hold.

// Refine filters a set by a condition on its members. What is a set by itself and never fails comes
// first. Parts of the condition that cannot be analysed are evaluated for each remaining member.
func (r *Reader) Refine(acc *algebra.Node, cond *ir.Node, v *ir.Var) *algebra.Node {
	type part struct {
		x *ir.Node
		n *algebra.Node
	}
	var rest []part
	for _, x := range r.conjuncts(nil, cond, v) {
		n := r.holds(x, v)
		switch {
		case n == nil:
		case n.W != acc.W:
			n = nil
		case !algebra.Settled(n) && !algebra.Sifts(n):
			n = r.hoisted(x, v, n)
		}
		if n != nil && n.Total && algebra.Settled(n) && !r.counts { // a line that holds counts for all it is asked of
			acc = algebra.Within(acc, n)
		} else {
			rest = append(rest, part{x, n})
		}
	}
	for _, x := range rest {
		if x.n != nil {
			acc = algebra.Within(acc, x.n)
		} else {
			acc = r.refineBy(acc, x.x, v)
		}
	}
	return acc
}

// conjuncts lists the parts of a condition that must all hold, those in values that it calls
// included.
func (r *Reader) conjuncts(out []*ir.Node, x *ir.Node, v *ir.Var) []*ir.Node {
	switch x.Op {
	case ir.Const:
		if x.K != 0 {
			return out
		}
	case ir.Known:
		return r.conjuncts(out, x.X[0], v)
	case ir.And:
		return r.conjuncts(r.conjuncts(out, x.X[0], v), x.X[1], v)
	case ir.Call:
		if r.tables.Mentions(x, v) {
			if b := r.values.Body(x); b != nil {
				return r.conjuncts(out, b, v)
			}
		}
	case ir.Let:
		if b := r.values.Let(x); b != nil {
			return r.conjuncts(out, b, v)
		}
	}
	return append(out, x)
}

// refineBy is Refine by one part of a condition, which is no set by itself.
func (r *Reader) refineBy(acc *algebra.Node, x *ir.Node, v *ir.Var) *algebra.Node {
	if n := r.whereTheyLie(x, v); n != nil && n.W == acc.W {
		return algebra.Within(acc, n)
	}
	if n := r.asNarrower(acc, x, v); n != nil {
		return algebra.Within(acc, n)
	}
	if n := r.orElse(acc, x, v); n != nil {
		return n
	}
	return r.keep(acc, x, v)
}

// keep evaluates a condition for each member. Of those who may act it may be a set that the options
// of the menu go by already.
func (r *Reader) keep(acc *algebra.Node, x *ir.Node, v *ir.Var) *algebra.Node {
	var key asked
	if acc.Kept && !r.counts && !r.Without(plan.Asked) {
		if r.any[v.T] == nil {
			r.any[v.T] = r.inRegister("any", v.T)
		}
		key = asked{acc, r.tables.Put(x, v, r.any[v.T])}
		if to := r.outermost(x, v); to != nil && to.asked[key] != nil {
			return to.asked[key]
		}
	}
	u, bind := r.loopName(v)
	n := &algebra.Node{Op: algebra.OpKeep, W: acc.W, Xs: []*algebra.Node{acc}, Bind: bind, Work: weight(x), Reason: r.why(x), Sure: r.Total(x)}
	n.Begin = r.inLoop(u.V, func() { n.Cond = r.num(r.tables.Put(x, v, u)) })
	r.asking[n] = key
	return n
}

// orElse filters a set by a condition of which either side may hold: the second one is asked of
// those members for which the first one does not. It returns nil for other conditions, and if no
// side can be asked of few.
func (r *Reader) orElse(acc *algebra.Node, x *ir.Node, v *ir.Var) *algebra.Node {
	if x.Op != ir.Or || r.inside || r.counts || !r.tables.Mentions(x.X[0], v) || !r.tables.Mentions(x.X[1], v) || r.Without(plan.Alternatives) {
		return nil
	}
	r.inside = true // those in the sides are asked of few, and to read them again and again takes too long
	defer func() { r.inside = false }()
	given := &algebra.Node{Op: algebra.OpRegister, W: acc.W, Off: r.P.SetRegs, Total: true, Mask: algebra.Upper(acc)}
	r.P.SetRegs += acc.W.N
	a, b := r.Refine(given, x.X[0], v), r.Refine(given, x.X[1], v)
	if a.Op == algebra.OpKeep && a.Xs[0] == given && b.Op == algebra.OpKeep && b.Xs[0] == given {
		return nil
	}
	return &algebra.Node{Op: algebra.OpElse, W: acc.W, Xs: []*algebra.Node{acc, a, b}, Off: given.Off, Total: acc.Total && a.Total && b.Total}
}

// asNarrower returns the members of a narrower kind for which a condition holds that treats its
// name as one of that kind. It returns nil if the condition may be evaluated for other members, or
// cannot be analysed.
func (r *Reader) asNarrower(acc *algebra.Node, x *ir.Node, v *ir.Var) *algebra.Node {
	if r.Without(plan.Narrowing) || v.T.Base != ir.ID || v.T.Dom.Lo == 0 {
		return nil
	}
	if x = r.values.Expand(x); x == nil {
		return nil
	}
	l, dom := r.l, ir.Dom{}
	x.Walk(func(y *ir.Node) {
		if y.Op == ir.Narrow && isRef(y.X[0], v) && dom.N == 0 {
			dom = y.Dom
		}
	})
	if dom.N == 0 || dom.Window() == (ir.Window{}) {
		return nil
	}
	mask := make([]uint64, acc.W.N)
	ir.Refit(mask, acc.W, r.universe(dom), dom.Window())
	if !algebra.Covers(algebra.Constant(acc.W, mask), acc) {
		return nil
	}
	t := v.T
	t.Dom = dom
	u := r.inRegister(v.Name, t)
	as := map[*ir.Node]*ir.Node{}
	var find func(y *ir.Node) *ir.Node
	find = func(y *ir.Node) *ir.Node {
		switch {
		case (y.Op == ir.Narrow && y.Dom == dom || y.Op == ir.Ref || y.Op == ir.Known && y.T.Dom.N > 0 && dom.Within(y.T.Dom)) && isRef(narrowless(y), v):
			return u
		case !r.tables.Mentions(y, v):
			return y
		case as[y] == nil:
			out := *y
			out.X = make([]*ir.Node, len(y.X))
			for i, z := range y.X {
				out.X[i] = find(z)
			}
			as[y] = l.Node(out)
		}
		return as[y]
	}
	n := r.holds(find(x), u.V)
	if n != nil && n.W != acc.W {
		n = &algebra.Node{Op: algebra.OpFit, W: acc.W, Xs: []*algebra.Node{n}, Total: n.Total}
	}
	return n
}

func narrowless(n *ir.Node) *ir.Node {
	for n.Op == ir.Known || n.Op == ir.Narrow {
		n = n.X[0]
	}
	return n
}

// why names the part of a condition that was not analysed, for explain-plan.
func (r *Reader) why(x *ir.Node) string {
	what := "the condition"
	switch x.Op {
	case ir.Load:
		return "the field " + x.Res.Name + " is read for each member"
	case ir.Lookup:
		return "the field " + x.Tab.Name + " is read for each member"
	}
	switch e := r.Text(x).(type) {
	case *model.Func:
		what = e.Name + "(..)"
	case *model.Call:
		what = "the value " + e.Value.Title
	case *model.Get:
		what = "the field " + e.Field.Name
	case *model.Where:
		what = "the adjective " + e.Field.Name
	case *model.Binary:
		what += " with " + e.Op
	}
	return what + " is evaluated for each member"
}

// holds returns the set of all things for which a condition on a name holds; nil if it cannot be
// analysed.
func (r *Reader) holds(x *ir.Node, v *ir.Var) *algebra.Node {
	if v.T.Form != ir.One || v.T.Base != ir.ID || v.T.Dom.N == 0 || r.onSurface(v) || !r.Afford(x) {
		return nil
	}
	w, all := v.T.Dom.Window(), r.universe(v.T.Dom)
	if !r.tables.Mentions(x, v) {
		if k, ok := r.tables.Number(x); ok && k != 0 {
			return algebra.Constant(w, all)
		}
		return &algebra.Node{Op: algebra.OpIf, W: w, Cond: r.num(x), Xs: []*algebra.Node{algebra.Constant(w, all)}, Total: r.Total(x)}
	}
	if n := r.staticHolds(x, v); n != nil {
		return n
	}
	switch x.Op {
	case ir.Known:
		return r.holds(x.X[0], v)
	case ir.Not:
		switch n := r.holds(x.X[0], v); {
		case n == nil:
		case n.Op == algebra.OpMeets:
			miss := *n
			miss.Op = algebra.OpMisses
			return &miss
		case n.Total:
			return algebra.Not(all, n)
		}
	case ir.And:
		if a, b := r.holds(x.X[0], v), r.holds(x.X[1], v); a != nil && b != nil {
			return algebra.Within(a, b)
		}
	case ir.Or:
		if a, b := r.holds(x.X[0], v), r.holds(x.X[1], v); a != nil && b != nil && b.Total {
			return algebra.Or(a, b)
		}
	case ir.Sel:
		if a, b := r.holds(x.X[1], v), r.holds(x.X[2], v); a != nil && b != nil {
			return r.either(x.X[0], a, b, v)
		}
	case ir.Let:
		if b := r.values.Let(x); b != nil {
			return r.holds(b, v)
		}
	case ir.Stack:
		if b := r.values.Formula(x); b != nil {
			return r.holds(b, v)
		}
	case ir.Call:
		if b := r.values.Body(x); b != nil {
			return r.holds(b, v)
		}
	case ir.Eq, ir.Ne, ir.Lt, ir.Le, ir.Gt, ir.Ge:
		if n, ok := r.someListed(x, v); ok {
			return n
		}
		switch {
		case x.X[0].T.Form != ir.One || x.X[1].T.Form != ir.One:
		case !r.tables.Mentions(x.X[1], v):
			return r.compares(x.Op, x.X[0], x.X[1], v)
		case !r.tables.Mentions(x.X[0], v):
			return r.compares(mirrored[x.Op], x.X[1], x.X[0], v)
		}
	case ir.Load:
		if x.T.Base == ir.Bool && x.Res.Kind == ir.Field && isRef(x.X[0], v) && v.T.Dom.Within(x.Res.Of) {
			if f := r.index.Field(x.Res); f != nil {
				return r.index.Having(f, 1, w)
			}
		}
	case ir.Is:
		if r.isOnMap(x, v) {
			return r.index.OnMap(w)
		}
	case ir.Any:
		if s := x.X[0]; s.Op == ir.Meet {
			if n := r.overlaps(s.X[0], s.X[1], v); n != nil {
				return n
			}
		}
		return r.someOf(x.X[0], v)
	case ir.Exists:
		return r.someOf(r.l.Node(ir.Node{Op: ir.Keep, T: x.X[0].T, V: x.V, X: x.X}), v)
	case ir.Has:
		return r.contains(x.X[0], x.X[1], v)
	}
	return nil
}

// someListed reads whether a list has a member, as a comparison of its length with zero.
func (r *Reader) someListed(x *ir.Node, v *ir.Var) (n *algebra.Node, ok bool) {
	seq := listed(x)
	if seq == nil || !r.tables.Mentions(seq, v) {
		return nil, false
	}
	return r.someOf(seq, v), true
}

// listed is the comprehension of which a condition asks whether it has a member; nil: it asks
// something else.
func listed(x *ir.Node) *ir.Node {
	if x.Op == ir.Gt && x.X[0].Op == ir.Len && x.X[1].Op == ir.Const && x.X[1].K == 0 && x.X[0].X[0].Op == ir.Seq {
		return x.X[0].X[0]
	}
	return nil
}

// onSurface reports whether a name is of a point.
func (r *Reader) onSurface(v *ir.Var) bool {
	s := r.Game.Surface
	return s != nil && v.T.Dom == ir.Dom{N: s.Points()}
}

// either returns x for things for which a condition holds, and y for others.
func (r *Reader) either(cond *ir.Node, x, y *algebra.Node, v *ir.Var) *algebra.Node {
	if !r.tables.Mentions(cond, v) {
		return &algebra.Node{Op: algebra.OpPick, W: x.W, Cond: r.num(cond), Xs: []*algebra.Node{x, y}, Total: x.Total && y.Total && r.Total(cond)}
	}
	if i := r.holds(cond, v); i != nil && i.Total && x.Total && y.Total {
		if i.Op == algebra.OpConst { // of the others nothing is asked
			return algebra.Or(algebra.Within(i, x), algebra.And(algebra.Not(r.universe(v.T.Dom), i), y))
		}
		return algebra.Or(algebra.Within(i, x), algebra.Within(algebra.Not(r.universe(v.T.Dom), i), y))
	}
	return nil
}

// contains reads whether x is a member of a set, one of which goes by a name.
func (r *Reader) contains(s, x *ir.Node, v *ir.Var) *algebra.Node {
	if s.T.Form != ir.Set || r.closing.IsArea(s.T) {
		return nil
	}
	w, all := v.T.Dom.Window(), r.universe(v.T.Dom)
	if !r.tables.Mentions(s, v) {
		if n := r.containsStep(s, x, v); n != nil {
			return n
		}
		if isRef(x, v) {
			return algebra.And(algebra.Constant(w, all), r.fitted(s, w))
		}
		from := window.For(s, x)
		if rows := r.tables.Rows(x, v, from); rows != nil {
			return &algebra.Node{Op: algebra.OpMeets, W: w, Rows: rows, Lo: v.T.Dom.Lo, Xs: []*algebra.Node{algebra.Constant(w, all), r.fitted(s, from)}}
		}
		return nil
	}
	d := x.T.Dom
	if r.tables.Mentions(x, v) || d.N == 0 || x.T.Base != ir.ID {
		return nil
	}
	own := d.Window()
	rows := r.tables.Rows(s, v, own)
	if rows == nil {
		return nil
	}
	back := algebra.Inverse(rows, own, d.Lo, w, v.T.Dom.Lo, d.N)
	return &algebra.Node{Op: algebra.OpRow, W: w, Key: r.num(x), Lo: d.Lo, N: d.N, Rows: back, Total: r.Total(x)}
}

// overlaps reads whether two sets have a member in common, one of which is printed by the name.
func (r *Reader) overlaps(x, y *ir.Node, v *ir.Var) *algebra.Node {
	if r.tables.Mentions(y, v) {
		x, y = y, x
	}
	if r.tables.Mentions(y, v) {
		return nil
	}
	rows := r.tables.Rows(x, v, x.T.Win)
	if rows == nil {
		return nil
	}
	w := v.T.Dom.Window()
	return &algebra.Node{Op: algebra.OpMeets, W: w, Rows: rows, Lo: v.T.Dom.Lo, Xs: []*algebra.Node{algebra.Constant(w, r.universe(v.T.Dom)), r.fitted(y, x.T.Win)}}
}
