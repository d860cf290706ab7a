package compile

import (
	"fmt"
	"reflect"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The work of folding. A table is computed once for all expressions that are the same, such as a
// value that is inlined into many queries. Each table has a budget of its own, and its work is
// estimated before it starts, so it does not matter which expression is compiled first. What is
// left undone is listed by `bench --explain-plan`.

// maxTableWork bounds the steps of computing one table: hundredths of a second. maxWork bounds
// those of all tables of a program.
const (
	maxTableWork = 1 << 20
	maxWork      = 1 << 23
)

// sample is the number of entries from which the work of a table is estimated.
const sample = 16

// budgeted compiles a program with the largest budget for each table with which all of them together
// keep to theirs. A program of content takes one attempt.
func budgeted(compile func(budget int) *C) *C {
	for budget := maxTableWork; ; budget >>= 5 {
		if c := compile(budget); c.worked <= maxWork || budget == 0 {
			return c
		}
	}
}

// folding is a table that is computed, or that could not be.
type folding struct {
	e     model.Expr
	vars  []*model.Var // the keys
	w     Window
	is    reflect.Type // of table
	table any          // nil: it could not
}

// foldings finds tables by the place of their expression in the text.
type foldings map[hcl.Range][]*folding

// folded returns the table of an expression that is the same but for the names of its keys; nil if
// there is none.
func (c *C) folded(e model.Expr, vars []*model.Var, w Window, is reflect.Type) *folding {
	for _, f := range c.foldings[e.Range()] {
		if f.w != w || f.is != is || len(f.vars) != len(vars) {
			continue
		}
		names, ok := map[*model.Var]*model.Var{}, true
		for i, v := range vars {
			names[v] = f.vars[i]
			ok = ok && v.Type == f.vars[i].Type
		}
		if ok && c.equal(e, f.e, names) {
			return f
		}
	}
	return nil
}

// filling computes a table: the table, and what fills an entry. Filling an entry fails if an
// evaluation does.
type filling[T any] func() (table T, fill func(m *machine.M, entry int64) bool)

// fold returns the table of an expression over its keys, of so many entries. It returns false if an
// evaluation fails, or if the table would take too long.
func fold[T any](c *C, e model.Expr, vars []*model.Var, w Window, entries int64, make filling[T]) (T, bool) {
	is := reflect.TypeFor[T]()
	f := c.folded(e, vars, w, is)
	if f == nil {
		f = &folding{e: e, vars: vars, w: w, is: is}
		c.foldings[e.Range()] = append(c.foldings[e.Range()], f)
		if table, ok := compute(c, e, entries, make); ok {
			f.table = table
		}
	}
	table, ok := f.table.(T)
	return table, ok
}

func compute[T any](c *C, e model.Expr, entries int64, make filling[T]) (table T, ok bool) {
	if !c.affordTable(e, entries) {
		return table, false
	}
	table, fill := make()
	m := c.bench()
	for _, of := range []int64{min(sample, entries), entries} {
		c.left = c.budget
		for i := range of {
			if !fill(m, i*entries/of) {
				return table, false
			}
		}
		if used := int64(c.budget - c.left); of < entries && !c.affordTable(e, used*entries/of) {
			return table, false
		}
	}
	return table, true
}

// affordTable reports whether a table of so many steps is in its budget, and opens that budget.
func (c *C) affordTable(e model.Expr, steps int64) bool {
	c.left = c.budget
	if steps <= int64(c.budget) {
		return true
	}
	c.undone(e.Range(), what(e), fmt.Sprintf("its table would take about %d steps, and a table may take %d", steps, c.budget))
	return false
}

// evaluate runs one evaluation at compile time. It returns false if the evaluation fails, or the
// budget of the table is used up.
func (c *C) evaluate(m *machine.M, f func()) bool {
	ok := m.Try(f)
	spent := 1 + m.Spent()
	c.worked, c.left = c.worked+spent, c.left-spent
	m.Clear()
	return ok && c.left >= 0
}
