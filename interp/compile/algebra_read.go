package compile

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Law identifies a function to the set algebra. Each function states its own.
type Law uint8

// The laws.
const (
	NoLaw    Law = iota
	Any          // any(S)
	None         // none(S)
	Contains     // contains(S, x)
	Overlap      // overlap(S, T)
	Union        // union(S, T)
	Minus        // but_not(S, T)
	All          // all(S): a plural without regard to where things lie
	Toward       // toward(s, d)
	Ray          // ray(s, d, S)
	Past         // past(s, d, S)
	Count        // count(S)
)

// read reads a set expression into the algebra. An expression that it cannot analyse becomes a
// closure.
func (c *C) read(e model.Expr, w Window) *node {
	if l, ok := e.(*model.Local); ok && c.setNames[l.Var] != nil {
		x := c.setNames[l.Var]
		return c.hoist(x, c.read(x, w), true)
	}
	if !c.afford(e) {
		return &node{op: opPlain, w: w, set: c.plainSet(e, w), reason: "the program exceeds the analysis limit"}
	}
	own := WindowOf(e.Type())
	if e.Type().Base == model.Invalid || c.seesThrough(e) {
		own = w
	}
	n := c.readOwn(e, own)
	if h := c.hoist(e, n, false); h != n {
		n = h
	} else {
		n = c.rememberedSet(e, n)
	}
	if own == w {
		return n
	}
	if l, ok := e.(*model.Local); ok && w.Lo >= own.Lo && w.Lo+w.N <= own.Lo+own.N {
		return c.readBits(l, w, own)
	}
	if n.op == opConst {
		out := make([]uint64, w.N)
		for i, x := range n.mask {
			if j := own.Lo + int32(i) - w.Lo; j >= 0 && j < w.N {
				out[j] = x
			}
		}
		return constant(w, out)
	}
	return &node{op: opFit, w: w, xs: []*node{n}, total: n.total}
}

// seesThrough reports whether an expression can be read in any window, without the members outside.
func (c *C) seesThrough(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Get:
		return e.Of != nil && e.Field.Storage == model.Computed && len(e.Others) == 0 && c.baseOf(e.Field.Value, []model.Expr{e.Of}) != nil
	case *model.Cond, *model.Tuple, *model.AsSet:
		return true
	case *model.Call:
		return c.body(e) != nil
	case *model.Func:
		law := c.words.Functions[e.Name].Law
		return law == Union || law == Minus
	case *model.For:
		return e.Elem != nil
	}
	return false
}

func (c *C) readOwn(e model.Expr, w Window) *node {
	if e.Type().IsArea() {
		return &node{op: opPlain, w: w, set: c.set(e, w)}
	}
	switch e := e.(type) {
	case *model.Members:
		return c.readMembers(e.Kind, w)
	case *model.Const:
		return constant(w, make([]uint64, w.N))
	case *model.Local:
		return c.readLocal(e, w)
	case *model.Where:
		set, adj := c.read(e.Set, w), c.adjectiveOr(e, w)
		if adj.op == opKeep { // computed: evaluate it for the members of the set only
			adj.xs[0] = set
			return adj
		}
		return and(set, adj)
	case *model.Get:
		if n := c.readGet(e, w); n != nil {
			return n
		}
	case *model.Tuple:
		return c.readTuple(e, w)
	case *model.AsSet:
		if n := c.readAsSet(e, w); n != nil {
			return n
		}
	case *model.Cond:
		x, y := c.read(e.Then, w), c.read(e.Else, w)
		if v, ok := c.number(e.If); ok {
			if v != 0 {
				return x
			}
			return y
		}
		return &node{op: opPick, w: w, cond: c.branching(e.If), xs: []*node{x, y}, total: x.total && y.total && c.total(e.If)}
	case *model.For:
		if n := c.readFor(e, w); n != nil {
			return n
		}
	case *model.Call:
		if n := c.readStatic(e, w); n != nil {
			return n
		}
		if b := c.body(e); b != nil {
			return c.read(b, w)
		}
		return c.opaque(e, w, "the value "+e.Value.Title+" has modifiers or is recursive")
	case *model.Func:
		if n := c.readStatic(e, w); n != nil {
			return n
		}
		switch c.words.Functions[e.Name].Law {
		case Union:
			out := constant(w, make([]uint64, w.N))
			for _, x := range e.Args {
				out = or(out, c.read(x, w))
			}
			return out
		case Minus:
			return and(c.read(e.Args[0], w), not(ones(w), c.read(e.Args[1], w)))
		case Ray:
			if n := c.readRay(e, w); n != nil {
				return n
			}
		case All:
			if k, ok := e.Args[0].(*model.Members); ok {
				return constant(w, c.allOf(k.Kind, w))
			}
		}
		return c.opaque(e, w, "")
	}
	return c.opaque(e, w, "the expression has no set form")
}

// ones returns the set of all bits of a window.
func ones(w Window) []uint64 {
	out := make([]uint64, w.N)
	for i := range out {
		out[i] = ^uint64(0)
	}
	return out
}

// opaque returns a set that stays a closure. Without a reason it is as cheap as a set: a call of a
// function, the stack of one place.
func (c *C) opaque(e model.Expr, w Window, reason string) *node {
	n := &node{op: opPlain, w: w, set: c.set(e, w), reason: reason}
	if f, ok := e.(*model.Func); ok && f.T.Base == model.ThingOf {
		n.mask = c.allOf(f.T.Kind, w)
	}
	return n
}

// readMembers reads a plural: of pieces those on the map, of other things all.
func (c *C) readMembers(k *model.Kind, w Window) *node {
	all := constant(w, c.allOf(k, w))
	if c.kindOff(k) {
		return all
	}
	return and(&node{op: opIndex, w: w, off: c.onMap(w), total: true, mask: c.there(w)}, all)
}

// kindOff reports whether the plural of a kind means all of them, also those off the map.
func (c *C) kindOff(k *model.Kind) bool {
	return !k.IsA(c.kinds["piece"]) || k.IsA(c.kinds["card"]) || k.IsA(c.kinds["chit"])
}

func (c *C) readLocal(e *model.Local, w Window) *node {
	return c.readBits(e, w, w)
}

// readBits reads a bound set, or the part of it in a window.
func (c *C) readBits(e *model.Local, w, own Window) *node {
	s := c.Slot(e.Var)
	at, words := s.W+w.Lo-own.Lo, w.N
	n := &node{op: opPlain, w: w, total: true, set: func(m *machine.M, dst []uint64) {
		from := m.BBase() + at
		copy(dst, m.B[from:from+words])
	}}
	if w.N == 1 {
		n.word = func(m *machine.M) uint64 { return m.B[m.BBase()+at] }
	}
	return n
}

func (c *C) readTuple(e *model.Tuple, w Window) *node {
	out := constant(w, make([]uint64, w.N))
	for _, x := range e.Elems {
		switch {
		case x.Type().Form == model.Set:
			out = or(out, c.read(x, w))
		default:
			out = or(out, c.readOne(x, w))
		}
	}
	return out
}

// readOne reads one thing, or none, as a set.
func (c *C) readOne(e model.Expr, w Window) *node {
	if k, ok := e.(*model.Const); ok {
		mask := make([]uint64, w.N)
		if k.N != model.None {
			setBit(mask, w.Lo, k.N)
		}
		return constant(w, mask)
	}
	return &node{op: opOne, w: w, key: c.Num(e), total: c.total(e)}
}

// readAsSet reads one thing as a set, or the things that a field of each member of a set gives.
func (c *C) readAsSet(e *model.AsSet, w Window) *node {
	if e.X.Type().Form == model.One {
		return c.readOne(e.X, w)
	}
	if t, ok := e.X.(*model.Tuple); ok {
		return c.readTuple(t, w)
	}
	f, ok := e.X.(*model.For)
	if !ok || f.Elem == nil || f.Elem.Type().Form != model.One {
		return nil
	}
	if n := c.readParts(f, w); n != nil {
		return n
	}
	if f.Over.Type().Form != model.Set {
		return nil
	}
	from := WindowOf(f.Over.Type())
	if get, ok := f.Elem.(*model.Get); ok && get.Field.Storage == model.At && len(get.Others) == 0 {
		if l, ok := get.Of.(*model.Local); ok && l.Var == f.Var {
			return c.readPlaces(f, w)
		}
	}
	if rows := c.staticRows(f.Elem, f.Var, w); rows != nil {
		lo, _, _ := domainOf(f.Var.Type)
		return &node{op: opImage, w: w, rows: rows, lo: lo, xs: []*node{c.readOver(f, from)}}
	}
	n := &node{op: opUnion, w: w, bind: c.binder(f.Var), work: c.weigh(f.Elem)}
	over := c.readOver(f, from)
	n.begin = c.inLoop(f.Var, func() { n.xs = []*node{over, {op: opOne, w: w, key: c.Num(f.Elem)}} })
	return n
}

// readOver reads the set that a comprehension iterates over, filtered by its condition.
func (c *C) readOver(f *model.For, w Window) *node {
	return c.refine(c.read(f.Over, w), f.If, f.Var)
}

// readPlaces reads the set of places of the pieces in a set: an index, or one place after the
// other.
func (c *C) readPlaces(f *model.For, w Window) *node {
	base, q, conds := c.flatten(&model.For{Node: f.Node, Var: f.Var, Over: f.Over, If: f.If})
	if mem, ok := base.(*model.Members); ok && !c.kindOff(mem.Kind) {
		if n := c.occupants(mem.Kind, q, conds, w); n != nil {
			// An index may also hold boxes.
			return and(n, constant(w, c.allOf(c.kinds["space"], w)))
		}
	}
	from := WindowOf(f.Over.Type())
	over := emit(c.readOver(f, from))
	lo := w.Lo
	return &node{op: opPlain, w: w, set: func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t := m.Words(from.N)
		over(m, t)
		m.Spend(ir.Size(t) / machine.RowsAStep)
		clear(dst)
		for i, s := range t {
			for ; s != 0; s &= s - 1 {
				setBit(dst, lo, m.PlaceOf((from.Lo+int32(i))<<6+int32(bits.TrailingZeros64(s))))
			}
		}
		m.Release(mark)
	}}
}

// readFor reads a comprehension that gives a set.
func (c *C) readFor(e *model.For, w Window) *node {
	if e.Elem != nil {
		if n := c.readParts(e, w); n != nil {
			return n
		}
	}
	t := e.Over.Type()
	// The results form a set, so the order of the list does not matter.
	if t.Form == model.List && t.Base == model.ThingOf && e.Elem != nil {
		t = t.In(model.Set)
		e = &model.For{Node: e.Node, Var: e.Var, Over: &model.AsSet{Node: model.Node{T: t, R: e.R}, X: e.Over}, If: e.If, Elem: e.Elem}
	}
	if t.Form != model.Set {
		return nil
	}
	from := WindowOf(t)
	over := c.readOver(e, from)
	if e.Elem == nil {
		if from != w {
			return &node{op: opFit, w: w, xs: []*node{over}, total: over.total}
		}
		return over
	}
	if rows := c.staticRows(e.Elem, e.Var, w); rows != nil {
		lo, _, _ := domainOf(e.Var.Type)
		return &node{op: opImage, w: w, rows: rows, lo: lo, xs: []*node{over}}
	}
	n := &node{op: opUnion, w: w, bind: c.binder(e.Var), work: c.weigh(e.Elem)}
	n.begin = c.inLoop(e.Var, func() { n.xs = []*node{over, c.read(e.Elem, w)} })
	return n
}

// flatten splits a chain of filters into the filtered set, the variable of its members, and the
// conditions.
func (c *C) flatten(e model.Expr) (base model.Expr, q *model.Var, conds []model.Expr) {
	switch e := e.(type) {
	case *model.For:
		if e.Over.Type().Form != model.Set || e.Elem != nil {
			break
		}
		base, inner, conds := c.flatten(e.Over)
		if inner != nil {
			for i, x := range conds {
				conds[i] = c.subst(x, map[*model.Var]model.Expr{inner: &model.Local{Node: model.Node{T: e.Var.Type, R: e.R}, Var: e.Var}})
			}
		}
		return base, e.Var, conjunctsOf(conds, e.If)
	case *model.Where:
		base, q, conds := c.flatten(e.Set)
		if q == nil {
			q = c.register(&model.Var{Type: e.T.Elem(), Range: e.R})
		}
		l := &model.Local{Node: model.Node{T: q.Type, R: e.R}, Var: q}
		return base, q, append(conds, &model.Get{Node: model.Node{T: model.TBool, R: e.R}, Of: l, Field: e.Field, Others: e.Others})
	case *model.Call:
		if b := c.body(e); b != nil {
			return c.flatten(b)
		}
	case *model.Get:
		if e.Field.Storage == model.Computed && e.Of != nil && len(e.Others) == 0 {
			if b := c.baseOf(e.Field.Value, []model.Expr{e.Of}); b != nil {
				return c.flatten(b)
			}
		}
	}
	return e, nil, nil
}

func conjunctsOf(out []model.Expr, e model.Expr) []model.Expr {
	if e == nil {
		return out
	}
	if b, ok := e.(*model.Binary); ok && b.Op == "&&" {
		return conjunctsOf(conjunctsOf(out, b.X), b.Y)
	}
	return append(out, e)
}
