package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What depends on printed data and on one or two variables alone never changes while a game runs: it is computed for every thing when the
// program is compiled, and becomes a constant set or a table of sets. A little machine evaluates it.

// maxTable bounds the words of a table that is made so.
const maxTable = 1 << 16

// static says whether an expression depends on nothing but printed data and the given variables.
func (c *C) static(e model.Expr, free ...*model.Var) bool {
	own := map[*model.Var]bool{}
	for _, v := range free {
		own[v] = true
	}
	ok := true
	var walk func(e model.Expr)
	walk = func(e model.Expr) {
		if e == nil || !ok {
			return
		}
		switch e := e.(type) {
		case *model.Const, *model.Tuple, *model.Unary, *model.Binary, *model.Cond, *model.Narrow, *model.AsSet:
		case *model.Local:
			ok = ok && own[e.Var]
		case *model.Get:
			ok = ok && e.Of != nil && staticField(e.Field) && len(e.Others) == 0
		case *model.Where:
			ok = ok && staticField(e.Field) && len(e.Others) == 0
		case *model.Members:
			ok = ok && !e.Kind.IsA(c.kinds["piece"])
		case *model.For:
			own[e.Var] = true
		case *model.Func:
			f := c.words.Functions[e.Name]
			ok = ok && (f.Static && !c.measures(e) || f.Law != NoLaw && f.Law != All)
		default:
			ok = false
		}
		for _, x := range model.Parts(e) {
			walk(x)
		}
	}
	walk(e)
	return ok
}

func staticField(f *model.Field) bool {
	return f.Storage == model.OfKind || f.Storage == model.Printed && len(f.BySide) == 0 && f.Type.Base != model.Text
}

// expand replaces values by their bases, so that what is static can be seen; nil if one of them must stay a call.
func (c *C) expand(e model.Expr) model.Expr {
	for range 8 {
		call := false
		bad := false
		model.Walk(e, func(x model.Expr) {
			switch x := x.(type) {
			case *model.Call:
				call = true
				bad = bad || !c.inlinable(x.Value)
			case *model.Get:
				if x.Field.Storage == model.Computed {
					call = true
					bad = bad || !c.inlinable(x.Field.Value)
				}
			}
		})
		if bad {
			return nil
		}
		if !call {
			return e
		}
		if e = c.expandOnce(e); e == nil {
			return nil
		}
	}
	return nil
}

func (c *C) expandOnce(e model.Expr) model.Expr {
	failed := false
	var rec func(e model.Expr) model.Expr
	rec = func(e model.Expr) model.Expr {
		switch x := e.(type) {
		case *model.Call:
			if b := c.body(x); b != nil {
				return b
			}
			failed = true
		case *model.Get:
			if x.Field.Storage == model.Computed && x.Of != nil {
				if b := c.baseOf(x.Field.Value, []model.Expr{x.Of}); b != nil {
					return b
				}
				failed = true
			}
		}
		return c.mapParts(e, rec)
	}
	out := rec(e)
	if failed {
		return nil
	}
	return out
}

// mapParts is a copy of an expression with f applied to its parts.
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
		return &model.Func{Node: e.Node, Name: e.Name, Args: all(e.Args)}
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

// known is a figure computed when the program is compiled.
type known struct {
	v     int32
	known bool // of ids that no thing has: false
}

// bench is the little machine that evaluates what is static.
func (c *C) bench() *machine.M {
	if c.statics == nil {
		c.statics = machine.New(c.P)
	}
	m := c.statics
	for len(m.V) < int(c.P.Regs) {
		m.V = append(m.V, 0)
	}
	for len(m.S) < int(c.P.SetRegs) {
		m.S = append(m.S, 0)
	}
	m.Err = nil
	m.Clear()
	return m
}

// inRegisters is a static expression with its variable, and those of its comprehensions, in registers: there is no frame to hold them.
func (c *C) inRegisters(e model.Expr, v *model.Var) (model.Expr, *model.Var) {
	u := c.register(v)
	return c.subst(e, map[*model.Var]model.Expr{v: &model.Local{Node: model.Node{T: v.Type, R: e.Range()}, Var: u}}), u
}

// reference compiles in closure form.
func (c *C) reference(f func() machine.Num) machine.Num {
	old := c.plain
	c.plain = true
	defer func() { c.plain = old }()
	return f()
}

// staticNums computes a figure of each thing that a variable can be; nil if it is not static, or cannot be computed of one of them.
func (c *C) staticNums(e model.Expr, v *model.Var) []known {
	if e = c.expand(e); e == nil || !c.static(e, v) {
		return nil
	}
	lo, n, ok := domainOf(v.Type)
	if !ok {
		return nil
	}
	e, u := c.inRegisters(e, v)
	f, bind := c.reference(func() machine.Num { return c.Num(e) }), c.binder(u)
	m := c.bench()
	out := make([]known, n)
	for i := range n {
		if v.Type.Base == model.ThingOf && c.Game.Things[lo+i] == nil {
			continue
		}
		bind(m, lo+i)
		out[i] = known{f(m), true}
		m.Clear()
		if m.Err != nil {
			return nil
		}
	}
	return out
}

// staticRows computes a set (or one thing, as a set) for each thing that a variable can be.
func (c *C) staticRows(e model.Expr, v *model.Var, w Window) []uint64 {
	if e = c.expand(e); e == nil || !c.static(e, v) {
		return nil
	}
	lo, n, ok := domainOf(v.Type)
	if !ok || int(n)*int(w.N) > maxTable {
		return nil
	}
	e, u := c.inRegisters(e, v)
	bind := c.binder(u)
	var f machine.Set
	if e.Type().Form == model.Set {
		old := c.plain
		c.plain = true
		f = c.Set(e, w)
		c.plain = old
	} else {
		x := c.reference(func() machine.Num { return c.Num(e) })
		f = func(m *machine.M, dst []uint64) {
			clear(dst)
			if id := x(m); id != model.None {
				setBit(dst, w.Lo, id)
			}
		}
	}
	m := c.bench()
	rows := make([]uint64, n*w.N)
	for i := range n {
		if v.Type.Base == model.ThingOf && c.Game.Things[lo+i] == nil {
			continue
		}
		bind(m, lo+i)
		f(m, rows[i*w.N:(i+1)*w.N])
		m.Clear()
		if m.Err != nil {
			return nil
		}
	}
	return rows
}

// staticHolds is the set of things for which a static condition holds; with one more thing in it that is not constant, a table by that thing.
func (c *C) staticHolds(e model.Expr, v *model.Var) *node {
	w := WindowOf(v.Type.In(model.Set))
	if vals := c.staticNums(e, v); vals != nil {
		lo, _, _ := domainOf(v.Type)
		mask := make([]uint64, w.N)
		for i, x := range vals {
			if x.known && x.v != 0 {
				setBit(mask, w.Lo, lo+int32(i))
			}
		}
		return constant(w, mask)
	}
	e2, u, of := c.lift(e, v)
	if e2 == nil {
		return nil
	}
	lo, n, _ := domainOf(u.Type)
	_, members, _ := domainOf(v.Type)
	if int64(n)*int64(members) > 1<<18 || int(n)*int(w.N) > maxTable {
		return nil
	}
	rows := make([]uint64, n*w.N)
	first, _, _ := domainOf(v.Type)
	e3, v3 := c.inRegisters(e2, v)
	e3, u3 := c.inRegisters(e3, u)
	bind, bindV := c.binder(u3), c.binder(v3)
	f := c.reference(func() machine.Num { return c.Num(e3) })
	m := c.bench()
	for i := range n {
		if c.Game.Things[lo+i] == nil {
			continue
		}
		for j := range members {
			if v.Type.Base == model.ThingOf && c.Game.Things[first+j] == nil {
				continue
			}
			bind(m, lo+i)
			bindV(m, first+j)
			if f(m) != 0 {
				setBit(rows[i*w.N:(i+1)*w.N], w.Lo, first+j)
			}
			m.Clear()
			if m.Err != nil {
				return nil
			}
		}
	}
	return &node{op: opRow, w: w, key: c.Num(of), lo: lo, n: n, rows: rows, total: c.total(of)}
}

// readStatic is a static set of one thing that is not constant: a row of a table by that thing.
func (c *C) readStatic(e model.Expr, w Window) *node {
	e2, u, of := c.lift(e, nil)
	if e2 == nil {
		return nil
	}
	rows := c.staticRows(e2, u, w)
	if rows == nil {
		return nil
	}
	lo, n, _ := domainOf(u.Type)
	if of == nil {
		return constant(w, rows)
	}
	return &node{op: opRow, w: w, key: c.Num(of), lo: lo, n: n, rows: rows, total: c.total(of)}
}

// lift finds the one thing in an expression that is neither constant nor the variable: the expression with a variable of its own in that
// place, that variable, and the thing. Nil if there is none, or several.
func (c *C) lift(e model.Expr, v *model.Var) (with model.Expr, u *model.Var, of model.Expr) {
	if e = c.expand(e); e == nil {
		return nil, nil, nil
	}
	failed := false
	var find func(x model.Expr) model.Expr
	inner := map[*model.Var]bool{}
	find = func(x model.Expr) model.Expr {
		if failed {
			return x
		}
		if changing(x) && c.liftable(x, v, inner) {
			switch {
			case of == nil:
				of, u = x, c.register(&model.Var{Type: x.Type(), Range: x.Range()})
			case !same(of, x):
				failed = true
				return x
			}
			return &model.Local{Node: model.Node{T: u.Type, R: x.Range()}, Var: u}
		}
		if f, ok := x.(*model.For); ok {
			inner[f.Var] = true
		}
		return c.mapParts(x, find)
	}
	with = find(e)
	if failed || of == nil {
		return nil, nil, nil
	}
	if v != nil && !c.static(with, u, v) || v == nil && !c.static(with, u) {
		return nil, nil, nil
	}
	return with, u, of
}

// changing says whether an expression reads a bound name or the position at its root: something to be lifted out.
func changing(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Local:
		return true
	case *model.Get:
		return !staticField(e.Field)
	case *model.Narrow:
		return changing(e.X)
	}
	return false
}

// liftable says whether an expression is one thing that depends on nothing within the query.
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

// same says whether two expressions are the same reading of bound names and fields.
func same(a, b model.Expr) bool {
	switch a := a.(type) {
	case *model.Local:
		b, ok := b.(*model.Local)
		return ok && a.Var == b.Var
	case *model.Get:
		b, ok := b.(*model.Get)
		return ok && a.Field == b.Field && len(a.Others) == 0 && len(b.Others) == 0 && a.Of != nil && b.Of != nil && same(a.Of, b.Of)
	case *model.Narrow:
		b, ok := b.(*model.Narrow)
		return ok && a.T == b.T && same(a.X, b.X)
	}
	return false
}
