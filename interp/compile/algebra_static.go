package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Constant folding. An expression that depends only on printed data and on one or two variables
// never changes while a game runs. It is evaluated for every thing at compile time, and becomes a
// constant set or a table of sets.

// maxTable bounds the words of a folded table.
const maxTable = 1 << 16

// static reports whether an expression depends on nothing but printed data and the given variables.
func (c *C) static(e model.Expr, free ...*model.Var) bool {
	own := map[*model.Var]bool{}
	for _, v := range free {
		own[v] = true
	}
	ok := !c.without(Folding) && c.budget > 0
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
			ok = ok && e.Of != nil && (e.Field.Static() && len(e.Others) == 0 || c.printedOfAll(e))
		case *model.Where:
			ok = ok && e.Field.Static() && len(e.Others) == 0
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

// printedOfAll reports whether a field that several kinds declare depends on printed data alone for
// all of them: it is printed on some, and a value on others. Such values are compiled at once, so
// that they can be evaluated at compile time.
func (c *C) printedOfAll(e *model.Get) bool {
	if len(e.Others) == 0 || e.Of == nil {
		return false
	}
	fields := append([]*model.Field{e.Field}, e.Others...)
	for _, f := range fields {
		if !c.printedField(f) {
			return false
		}
	}
	for _, f := range fields {
		if f.Storage == model.Computed {
			c.compileNow(c.Value(f.Value))
		}
	}
	return true
}

// expand replaces values by their bases, to find out what is static. It returns nil if one of them
// must stay a call.
func (c *C) expand(e model.Expr) model.Expr {
	if !c.afford(e) {
		return nil
	}
	for range 8 {
		call := false
		bad := false
		model.Walk(e, func(x model.Expr) {
			switch x := x.(type) {
			case *model.Call:
				call = true
				bad = bad || !c.inlinable(x.Value)
			case *model.Get:
				if x.Field.Storage == model.Computed && !c.printedOfAll(x) {
					call = true
					bad = bad || len(x.Others) > 0 || !c.inlinable(x.Field.Value)
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
		if failed = failed || !c.afford(nil); failed {
			return e
		}
		c.effort++
		switch x := e.(type) {
		case *model.Call:
			if b := c.body(x); b != nil {
				return b
			}
			failed = true
		case *model.Get:
			if x.Field.Storage == model.Computed && x.Of != nil && !c.printedOfAll(x) {
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

// known is a figure computed at compile time.
type known struct {
	v     int32
	known bool // false for ids without a thing
}

// bench returns the machine that evaluates static expressions at compile time.
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

// inRegisters copies a static expression with its variable, and those of its comprehensions, in
// registers: there is no frame to hold them.
func (c *C) inRegisters(e model.Expr, v *model.Var) (model.Expr, *model.Var) {
	u := c.register(v)
	return c.subst(e, map[*model.Var]model.Expr{v: &model.Local{Node: model.Node{T: v.Type, R: e.Range()}, Var: u}}), u
}

// reference compiles in closure form.
func (c *C) reference(f func() machine.Num) machine.Num {
	var out machine.Num
	c.asReference(func() { out = f() })
	return out
}

func (c *C) asReference(compile func()) {
	plain := c.plain
	c.plain = true
	compile()
	c.plain = plain
}

// staticNums computes a figure for each value of a variable; nil if it is not static, or if an
// evaluation fails.
func (c *C) staticNums(e model.Expr, v *model.Var) []known {
	if e = c.expand(e); e == nil || !c.static(e, v) {
		return nil
	}
	lo, n, ok := domainOf(v.Type)
	if !ok {
		return nil
	}
	nums, _ := fold(c, e, []*model.Var{v}, Window{}, int64(n), func() ([]known, func(m *machine.M, i int64) bool) {
		e, u := c.inRegisters(e, v)
		f, bind, out := c.reference(func() machine.Num { return c.Num(e) }), c.binder(u), make([]known, n)
		return out, func(m *machine.M, i int64) bool {
			id := lo + int32(i)
			if c.missing(v, id) {
				return true
			}
			bind(m, id)
			return c.evaluate(m, func() { out[i] = known{f(m), true} })
		}
	})
	return nums
}

// missing reports whether an id of a variable's range is that of no thing.
func (c *C) missing(v *model.Var, id int32) bool {
	return v.Type.Base == model.ThingOf && c.Game.Things[id] == nil
}

// staticRows computes a set (or one thing, as a set) for each value of a variable.
func (c *C) staticRows(e model.Expr, v *model.Var, w Window) []uint64 {
	if e = c.expand(e); e == nil || !c.static(e, v) {
		return nil
	}
	lo, n, ok := domainOf(v.Type)
	if !ok || int(n)*int(w.N) > maxTable {
		return nil
	}
	rows, _ := fold(c, e, []*model.Var{v}, w, int64(n), func() ([]uint64, func(m *machine.M, i int64) bool) {
		e, u := c.inRegisters(e, v)
		bind, f, rows := c.binder(u), c.referenceRow(e, w), make([]uint64, n*w.N)
		return rows, func(m *machine.M, i int64) bool {
			id := lo + int32(i)
			if c.missing(v, id) {
				return true
			}
			bind(m, id)
			return c.evaluate(m, func() { f(m, rows[i*int64(w.N):(i+1)*int64(w.N)]) })
		}
	})
	return rows
}

// referenceRow compiles a set, or one thing as a set, in closure form.
func (c *C) referenceRow(e model.Expr, w Window) machine.Set {
	if e.Type().Form == model.Set {
		return c.referenceSet(e, w)
	}
	x := c.reference(func() machine.Num { return c.Num(e) })
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		if id := x(m); id != model.None {
			setBit(dst, w.Lo, id)
		}
	}
}

// staticHolds returns the set of things for which a static condition holds. If the condition
// depends on one other thing that is not constant, the result is a row of a table indexed by it.
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
	with, keys := c.lift(e, v)
	if with == nil {
		return nil
	}
	first, members, _ := domainOf(v.Type)
	if cases(keys)*int64(members) > c.casesAllowed() || cases(keys)*int64(w.N) > maxTable {
		return nil
	}
	return c.tabulate(with, w, keys, []*model.Var{v}, func() func(m *machine.M, row []uint64) bool {
		with, u := c.inRegisters(with, v)
		bind, f := c.binder(u), c.reference(func() machine.Num { return c.Num(with) })
		return func(m *machine.M, row []uint64) bool {
			for id := first; id < first+members; id++ {
				if c.missing(v, id) {
					continue
				}
				bind(m, id)
				holds := func() {
					if f(m) != 0 {
						setBit(row, w.Lo, id)
					}
				}
				if !c.evaluate(m, holds) {
					return false
				}
			}
			return true
		}
	})
}

// casesAllowed is maxCases, or less for a part of a composed condition, which may not be used in
// the end.
func (c *C) casesAllowed() int64 {
	if c.depth > 0 {
		return maxCases >> 2
	}
	return maxCases
}

// maxCases bounds the evaluations for one table.
const maxCases = 1 << 18

// readStatic reads a static set of one or two things that are not constant: a row of a table
// indexed by them.
func (c *C) readStatic(e model.Expr, w Window) *node {
	with, keys := c.lift(e, nil)
	if with == nil || cases(keys)*int64(w.N) > maxTable {
		return nil
	}
	return c.tabulate(with, w, keys, nil, func() func(m *machine.M, row []uint64) bool {
		// The variables of its comprehensions become registers, because there is no frame.
		f := c.referenceSet(c.subst(with, nil), w)
		return func(m *machine.M, row []uint64) bool { return c.evaluate(m, func() { f(m, row) }) }
	})
}

// referenceSet compiles a set in closure form.
func (c *C) referenceSet(e model.Expr, w Window) machine.Set {
	var out machine.Set
	c.asReference(func() { out = c.Set(e, w) })
	return out
}
