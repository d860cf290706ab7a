package compile

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/pass/fold"
	"sandtable/interp/plan"
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
		f := fold.New(c.searching().Maker, things, c.Choice.Counts)
		f.Stands = func(old, new *ir.Node) { c.As(old, new) }
		return f
	})
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

// folded returns a set that depends on printed data and its keys alone; nil if it does not. Each
// row takes some tests.
func (c *C) folded(e model.Expr, n *ir.Node, tests int64) *algebra.Node {
	with, keys, ok := c.finding().Lift(n)
	if !ok || len(keys) > 0 && (cases(keys)*tests > c.casesAllowed() || cases(keys)*int64(n.T.Win.N) > maxTable) {
		return nil
	}
	rows := c.rows(e, with, axes(keys)...)
	if rows == nil || len(keys) > 0 {
		return c.rowNode(n.T.Win, keys, rows)
	}
	return algebra.Constant(n.T.Win, rows)
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
	if c.Without(plan.Folding) || c.budget <= 0 || c.finding().Hopeless(n) {
		return false
	}
	if n = c.finding().Flat(n); n == nil {
		return false
	}
	with, keys, ok := c.finding().Lift(n)
	return ok && cases(keys) <= maxTable && c.figures(e, with, axes(keys)...) != nil
}
