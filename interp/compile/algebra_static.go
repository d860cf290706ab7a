package compile

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/pass/fold"
	"sandtable/schema/model"
)

// Constant folding. An expression that depends only on printed data and on one or two things never
// changes while a game runs: see pass/fold. It is evaluated for every thing at compile time, and
// becomes a constant set or a table of sets.

// maxTable bounds the words of a folded table, maxCases the members that are tested for one.
const (
	maxTable = 1 << 16
	maxCases = 1 << 18
)

type findingKey struct{}

// finding finds out what can be folded.
func (c *C) finding() *fold.Finder {
	return lower.Once(c, findingKey{}, func() *fold.Finder {
		things := map[ir.Dom]bool{}
		for _, k := range c.Game.Kinds {
			d := lower.DomainOf(k)
			things[d] = d.Lo > 0 || len(c.Game.IDs(k)) == int(d.N) // names of enums are numbers from 0 on, too
		}
		return fold.New(c.searching().Maker, things, c.Choice.Counts)
	})
}

// foldable lowers an expression that may be folded, or nil.
func (c *C) foldable(e model.Expr) *ir.Node {
	if c.without(Folding) || c.budget <= 0 || !c.afford(e) {
		return nil
	}
	plain := !e.Type().Is(model.Text)
	model.Walk(e, func(x model.Expr) {
		c.effort++
		switch x := x.(type) {
		case *model.Local:
			plain = plain && c.setNames[x.Var] == nil
		case *model.Counted, *model.Pool:
			plain = false
		}
	})
	if !plain {
		return nil
	}
	n := c.searching().Top(e)
	if c.finding().Hopeless(n) {
		return nil
	}
	c.used(n, map[*ir.Func]bool{})
	return c.finding().Flat(n)
}

// used notes the values that a query asks, which a coverage run is told.
func (c *C) used(n *ir.Node, seen map[*ir.Func]bool) {
	if !c.Choice.Counts {
		return
	}
	n.Walk(func(x *ir.Node) {
		if x.Op == ir.Call && !seen[x.Fn] {
			seen[x.Fn] = true
			if v, ok := x.Fn.Of.(*model.Value); ok {
				c.inlined[v] = true
			}
			c.used(x.Fn.Body, seen)
		}
	})
}

// asSet is a set, or one thing as a set, in a window.
func (c *C) asSet(n *ir.Node, w Window) *ir.Node {
	l := c.searching()
	if n.T.Form == ir.Set {
		return l.Fit(n, w)
	}
	t := ir.Type{Base: n.T.Base, Form: ir.Set, Dom: n.T.Dom, Win: w}
	return l.Node(ir.Node{Op: ir.One1, T: t, X: []*ir.Node{n}})
}

// byAxis is an expression that may be folded, with the name of an axis in place of a variable; nil
// if there is none.
func (c *C) byAxis(e model.Expr, v *model.Var) (*ir.Node, axis) {
	n, l := c.foldable(e), c.searching()
	lo, count, ok := domainOf(v.Type)
	if n == nil || !ok {
		return nil, axis{}
	}
	a := axis{fold.Name(l.Maker, fold.MaxKeys, l.Type(v.Type)), lo, count, v.Type.Base == model.ThingOf}
	return c.finding().Put(n, c.lieOf(v), l.Ref(a.v)), a
}

// staticNums computes a figure for each value of a variable; nil if it is not static, or if an
// evaluation fails.
func (c *C) staticNums(e model.Expr, v *model.Var) []known {
	n, a := c.byAxis(e, v)
	if n == nil || n.T.Form != ir.One || !c.finding().Fixed(n, a.v) {
		return nil
	}
	return c.figures(e, n, a)
}

// number returns the value of a constant expression.
func (c *C) number(e model.Expr) (int32, bool) {
	if k, ok := e.(*model.Const); ok {
		return k.N, true
	}
	n := c.foldable(e)
	if n == nil || n.T.Form != ir.One || !c.finding().Fixed(n) {
		return 0, false
	}
	if v := c.figures(e, n); v != nil {
		return v[0].v, true
	}
	return 0, false
}

// staticRows computes a set (or one thing, as a set) for each value of a variable.
func (c *C) staticRows(e model.Expr, v *model.Var, w Window) []uint64 {
	n, a := c.byAxis(e, v)
	if n == nil || n.T.Form == ir.List || int(a.n)*int(w.N) > maxTable || !c.finding().Fixed(n, a.v) {
		return nil
	}
	return c.rows(e, c.asSet(n, w), a)
}

// staticTables computes tables of a set for each value of a variable, one for each of the set's
// other keys: each is a row.
func (c *C) staticTables(e model.Expr, v *model.Var, w Window) *node {
	n, a := c.byAxis(e, v)
	if n == nil || n.T.Form == ir.List {
		return nil
	}
	with, keys, ok := c.finding().Lift(c.asSet(n, w), a.v)
	if !ok || len(keys) == 0 || cases(keys)*int64(a.n)*int64(w.N) > maxTable {
		return nil
	}
	return c.rowNode(Window{N: a.n * w.N}, keys, c.rows(e, with, append(axes(keys), a)...))
}

// staticHolds returns the set of things for which a static condition holds. If the condition
// depends on other things that are not constant, the result is a row of a table indexed by them.
func (c *C) staticHolds(e model.Expr, v *model.Var) *node {
	n, l := c.foldable(e), c.searching()
	if n == nil {
		return nil
	}
	_, members, _ := domainOf(v.Type)
	it := l.Var(ir.Var{Name: "it", T: l.Type(v.Type), Slot: -1})
	t := l.Type(v.Type.In(model.Set))
	all := l.Node(ir.Node{Op: ir.Mask, T: t, Words: c.universe(v), Str: "all"})
	return c.folded(e, l.Node(ir.Node{Op: ir.Keep, T: t, V: it, X: []*ir.Node{all, c.finding().Put(n, c.lieOf(v), l.Ref(it))}}), int64(members))
}

// readStatic reads a static set of one or two things that are not constant: a row of a table
// indexed by them.
func (c *C) readStatic(e model.Expr, w Window) *node {
	n := c.foldable(e)
	if n == nil || n.T.Form == ir.List {
		return nil
	}
	return c.folded(e, c.asSet(n, w), 0)
}

// folded returns a set that depends on printed data and its keys alone; nil if it does not. Each
// row takes some tests.
func (c *C) folded(e model.Expr, n *ir.Node, tests int64) *node {
	with, keys, ok := c.finding().Lift(n)
	if !ok || len(keys) > 0 && (cases(keys)*tests > c.casesAllowed() || cases(keys)*int64(n.T.Win.N) > maxTable) {
		return nil
	}
	rows := c.rows(e, with, axes(keys)...)
	if rows == nil || len(keys) > 0 {
		return c.rowNode(n.T.Win, keys, rows)
	}
	return constant(n.T.Win, rows)
}

// casesAllowed is maxCases, or less for a part of a composed condition, which may not be used in
// the end.
func (c *C) casesAllowed() int64 {
	if c.depth > 0 {
		return maxCases >> 2
	}
	return maxCases
}

// neverFails reports whether a part of an expression that goes by printed data and one or two things
// never fails. It tries all things.
func (c *C) neverFails(e model.Expr, n *ir.Node) bool {
	if c.without(Folding) || c.budget <= 0 || c.finding().Hopeless(n) {
		return false
	}
	if n = c.finding().Flat(n); n == nil {
		return false
	}
	with, keys, ok := c.finding().Lift(n)
	return ok && cases(keys) <= maxTable && c.figures(e, with, axes(keys)...) != nil
}
