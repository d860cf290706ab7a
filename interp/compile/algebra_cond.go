package compile

import (
	"slices"

	"sandtable/schema/model"
)

// domainOf returns the range of values of a variable: ids of things, or names of an enum.
func domainOf(t model.Type) (lo, n int32, ok bool) {
	switch t.Base {
	case model.ThingOf:
		return t.Kind.Lo, t.Kind.Hi - t.Kind.Lo, true
	case model.EnumOf:
		return 0, int32(len(t.Enum.Names)), true
	}
	return 0, 0, false
}

// universe returns the set of all values of a variable.
func (c *C) universe(v *model.Var) []uint64 {
	w := WindowOf(v.Type.In(model.Set))
	if v.Type.Base == model.EnumOf {
		return []uint64{1<<uint(len(v.Type.Enum.Names)) - 1}
	}
	return c.allOf(v.Type.Kind, w)
}

// refine filters a set by a condition on its members. What is a set by itself and never fails comes
// first. Parts of the condition that the reader cannot analyse are evaluated for each remaining
// member.
func (c *C) refine(acc *node, e model.Expr, v *model.Var) *node {
	if e == nil {
		return acc
	}
	type part struct {
		e model.Expr
		n *node
	}
	var rest []part
	for _, x := range c.conjuncts(nil, e, v) {
		n := c.holds(x, v)
		if n != nil && n.w != acc.w {
			n = nil
		}
		if n != nil && n.total && settled(n) && !c.Choice.Counts { // a line that holds counts for all it is asked of
			acc = c.within(acc, n)
		} else {
			rest = append(rest, part{x, n})
		}
	}
	for _, x := range rest {
		if x.n != nil {
			acc = c.within(acc, x.n)
		} else {
			acc = c.refineBy(acc, x.e, v)
		}
	}
	return acc
}

// conjuncts lists the parts of a condition that must all hold, those in values that it calls
// included.
func (c *C) conjuncts(out []model.Expr, e model.Expr, v *model.Var) []model.Expr {
	switch x := e.(type) {
	case *model.Binary:
		if x.Op == "&&" {
			return c.conjuncts(c.conjuncts(out, x.X, v), x.Y, v)
		}
	case *model.Call:
		if c.mentions(x, v) {
			if b := c.body(x); b != nil {
				return c.conjuncts(out, b, v)
			}
		}
	}
	return append(out, e)
}

// settled reports whether a set is computed without a look at each member.
func settled(n *node) bool {
	switch n.op {
	case opConst, opIndex, opExcept, opRow, opOne, opRegister:
		return true
	case opAnd, opOr, opNot:
		return !slices.ContainsFunc(n.xs, func(x *node) bool { return !settled(x) })
	}
	return false
}

// refineBy is refine by one part of a condition, which is no set by itself.
func (c *C) refineBy(acc *node, e model.Expr, v *model.Var) *node {
	if n := c.whereTheyLie(e, v); n != nil && n.w == acc.w {
		return c.within(acc, n)
	}
	if n := c.asNarrower(acc, e, v); n != nil {
		return c.within(acc, n)
	}
	if n := c.orElse(acc, e, v); n != nil {
		return n
	}
	n := &node{op: opKeep, w: acc.w, xs: []*node{acc}, bind: c.binder(v), work: c.weigh(e), asks: e, reason: why(e)}
	n.begin = c.inLoop(v, func() { n.cond = c.Num(e) })
	return n
}

// orElse filters a set by a condition of which either side may hold: the second one is asked of those
// members for which the first one does not. It returns nil for other conditions, and if no side can
// be asked of few.
func (c *C) orElse(acc *node, e model.Expr, v *model.Var) *node {
	x, ok := e.(*model.Binary)
	if !ok || x.Op != "||" || c.inside || c.Choice.Counts || !c.mentions(x.X, v) || !c.mentions(x.Y, v) || c.without(Alternatives) {
		return nil
	}
	c.inside = true // those in the sides are asked of few, and to read them again and again takes too long
	defer func() { c.inside = false }()
	given := &node{op: opRegister, w: acc.w, off: c.P.SetRegs, total: true, mask: upper(acc)}
	c.P.SetRegs += acc.w.N
	a, b := c.refine(given, x.X, v), c.refine(given, x.Y, v)
	if a.op == opKeep && a.xs[0] == given && b.op == opKeep && b.xs[0] == given {
		return nil
	}
	return &node{op: opElse, w: acc.w, xs: []*node{acc, a, b}, off: given.off, total: acc.total && a.total && b.total}
}

// asNarrower returns the members of a narrower kind for which a condition holds that treats its
// variable as one of that kind. It returns nil if the condition may be evaluated for other members,
// or cannot be analysed.
func (c *C) asNarrower(acc *node, e model.Expr, v *model.Var) *node {
	if c.without(Narrowing) {
		return nil
	}
	if e = c.expand(e); e == nil || !v.Type.Is(model.ThingOf) {
		return nil
	}
	var u *model.Var
	var find func(x model.Expr) model.Expr
	find = func(x model.Expr) model.Expr {
		if n, ok := x.(*model.Narrow); ok && n.T.Is(model.ThingOf) && !n.T.Maybe {
			if l, ok := n.X.(*model.Local); ok && l.Var == v && (u == nil || u.Type == n.T) {
				if u == nil {
					u = c.register(&model.Var{Name: v.Name, Type: n.T, Range: v.Range})
				}
				return &model.Local{Node: n.Node, Var: u}
			}
		}
		return c.mapParts(x, find)
	}
	e = find(e)
	if u == nil || c.mentions(e, v) || !covers(constant(acc.w, c.allOf(u.Type.Kind, acc.w)), acc) {
		return nil
	}
	n := c.holds(e, u)
	if n != nil && n.w != acc.w {
		n = &node{op: opFit, w: acc.w, xs: []*node{n}, total: n.total}
	}
	return n
}

// within is and, but member-by-member conditions are evaluated for the remaining members only.
func (c *C) within(a, b *node) *node {
	switch b.op {
	case opStand:
		return standWithin(a, b)
	case opKeep, opMeets, opMisses:
		if covers(b.xs[0], a) {
			n := *b
			n.xs = append([]*node{a}, b.xs[1:]...)
			n.total = a.total && b.total
			return &n
		}
	}
	return and(a, b)
}

func standWithin(a, b *node) *node {
	return &node{op: opStand, w: a.w, xs: []*node{and(a, b.xs[0]), b.xs[1]}, total: a.total && b.total, must: b.must}
}

// why names the part of a condition that was not analysed, for explain-plan.
func why(e model.Expr) string {
	switch e := e.(type) {
	case *model.Call:
		return "the value " + e.Value.Title + " is evaluated for each member"
	case *model.Func:
		return e.Name + "(..) is evaluated for each member"
	case *model.Get:
		return "the field " + e.Field.Name + " is read for each member"
	case *model.Binary:
		return "the condition with " + e.Op + " is evaluated for each member"
	}
	return "the condition is evaluated for each member"
}

// holds returns the set of all things for which a condition on a variable holds; nil if it cannot
// be analysed.
func (c *C) holds(e model.Expr, v *model.Var) *node {
	if _, _, ok := domainOf(v.Type); !ok || v.Type.Form != model.One || !c.afford(e) {
		return nil
	}
	w, all := WindowOf(v.Type.In(model.Set)), c.universe(v)
	if !c.mentions(e, v) {
		return &node{op: opIf, w: w, cond: c.Num(e), xs: []*node{constant(w, all)}, total: c.total(e)}
	}
	if n := c.staticHolds(e, v); n != nil {
		return n
	}
	switch e := e.(type) {
	case *model.Unary:
		if e.Op == "!" {
			if x := c.holds(e.X, v); x != nil && x.total {
				return not(all, x)
			}
		}
	case *model.Binary:
		return c.holdsBinary(e, v)
	case *model.Cond:
		return c.holdsCond(e, v)
	case *model.Get:
		if l, ok := e.Of.(*model.Local); ok && l.Var == v && len(e.Others) == 0 {
			if n := c.adjective(e.Field, w); n != nil {
				return n
			}
		}
		if e.Field.Storage == model.Computed && len(e.Others) == 0 && e.Of != nil {
			if b := c.baseOf(e.Field.Value, []model.Expr{e.Of}); b != nil {
				return c.holds(b, v)
			}
		}
	case *model.Call:
		if b := c.body(e); b != nil {
			return c.holds(b, v)
		}
	case *model.Func:
		switch c.words.Functions[e.Name].Law {
		case Any:
			return c.someOf(e.Args[0], v, true)
		case None:
			return c.someOf(e.Args[0], v, false)
		case Contains:
			return c.holdsContains(e, v)
		case Overlap:
			return c.holdsOverlap(e, v)
		}
	}
	return nil
}

func (c *C) holdsBinary(e *model.Binary, v *model.Var) *node {
	switch e.Op {
	case "&&":
		if x, y := c.holds(e.X, v), c.holds(e.Y, v); x != nil && y != nil {
			return c.within(x, y)
		}
		return nil
	case "||":
		if x, y := c.holds(e.X, v), c.holds(e.Y, v); x != nil && y != nil && y.total {
			return or(x, y)
		}
		return nil
	case "==", "!=", "<", "<=", ">", ">=":
		if e.X.Type().Form != model.One || e.Y.Type().Form != model.One {
			return nil
		}
		switch {
		case !c.mentions(e.Y, v):
			return c.compares(e.Op, e.X, e.Y, v)
		case !c.mentions(e.X, v):
			return c.compares(mirrored[e.Op], e.Y, e.X, v)
		}
	}
	return nil
}

func (c *C) holdsCond(e *model.Cond, v *model.Var) *node {
	x, y := c.holds(e.Then, v), c.holds(e.Else, v)
	if x == nil || y == nil {
		return nil
	}
	return c.either(e.If, x, y, v)
}

// either returns x for things for which a condition holds, and y for others.
func (c *C) either(cond model.Expr, x, y *node, v *model.Var) *node {
	if !c.mentions(cond, v) {
		return &node{op: opPick, w: x.w, cond: c.branching(cond), xs: []*node{x, y}, total: x.total && y.total && c.total(cond)}
	}
	if i := c.holds(cond, v); i != nil && i.total && x.total && y.total {
		return or(c.within(i, x), c.within(not(c.universe(v), i), y))
	}
	return nil
}

// holdsContains reads contains(S, x) as a condition on a variable in S or in x.
func (c *C) holdsContains(e *model.Func, v *model.Var) *node {
	if e.Args[0].Type().Form != model.Set {
		return nil
	}
	w := WindowOf(v.Type.In(model.Set))
	if !c.mentions(e.Args[0], v) {
		if n := c.containsStep(e, v); n != nil {
			return n
		}
		if l, ok := e.Args[1].(*model.Local); ok && l.Var == v {
			if e.Args[0].Type().Base != v.Type.Base {
				return nil
			}
			return and(constant(w, c.universe(v)), c.read(e.Args[0], w))
		}
		from := WindowOf(e.Args[0].Type())
		if rows := c.staticRows(e.Args[1], v, from); rows != nil {
			lo, _, _ := domainOf(v.Type)
			return &node{op: opMeets, w: w, rows: rows, lo: lo, xs: []*node{constant(w, c.universe(v)), c.read(e.Args[0], from)}}
		}
		return nil
	}
	if c.mentions(e.Args[1], v) {
		return nil
	}
	t := e.Args[1].Type()
	lo, n, ok := domainOf(t)
	if !ok {
		return nil
	}
	own := WindowOf(t.In(model.Set))
	rows := c.staticRows(e.Args[0], v, own)
	if rows == nil {
		return nil
	}
	first, _, _ := domainOf(v.Type)
	back := inverse(rows, own, lo, w, first, n)
	return &node{op: opRow, w: w, key: c.Num(e.Args[1]), lo: lo, n: n, rows: back, total: c.total(e.Args[1])}
}

// containsStep reads contains(S, toward(v, d)) or contains(S, past(v, d, T)).
func (c *C) containsStep(e *model.Func, v *model.Var) *node {
	if l, d, _, ok := c.stepFrom(e.Args[1], v, Toward); ok {
		return c.before(l, d, c.read(e.Args[0], WindowOf(v.Type.In(model.Set))))
	}
	if l, d, in, ok := c.stepFrom(e.Args[1], v, Past); ok {
		w := WindowOf(v.Type.In(model.Set))
		return c.runsInto(l, d, c.read(in, w), c.read(e.Args[0], w))
	}
	return nil
}

func (c *C) holdsOverlap(e *model.Func, v *model.Var) *node {
	x, y := e.Args[0], e.Args[1]
	if c.mentions(y, v) {
		x, y = y, x
	}
	if c.mentions(y, v) {
		return nil
	}
	from := WindowOf(x.Type())
	rows := c.staticRows(x, v, from)
	if rows == nil {
		return nil
	}
	w := WindowOf(v.Type.In(model.Set))
	lo, _, _ := domainOf(v.Type)
	return &node{op: opMeets, w: w, rows: rows, lo: lo, xs: []*node{constant(w, c.universe(v)), c.read(y, from)}}
}
