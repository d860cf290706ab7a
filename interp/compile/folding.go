package compile

import (
	"fmt"

	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
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

// axis is a key of a table that is computed.
type axis struct {
	v      *ir.Var
	lo, n  int32
	things bool // its values are ids, of which some may be no thing
}

// axes are the keys of a table that are found in its expression.
func axes(keys []fold.Key) (out []axis) {
	for _, k := range keys {
		out = append(out, axis{k.V, k.Dom.Lo, k.Dom.N, true})
	}
	return out
}

// foldKey tells tables apart. Equal expressions are one node.
type foldKey struct {
	n    *ir.Node
	axes [fold.MaxKeys + 1]axis
}

// known is a figure computed at compile time.
type known struct {
	v     int32
	known bool // false for ids without a thing
}

// rows computes a set for each case of some keys, the last one first; nil if an evaluation fails,
// or if the table would take too long.
func (c *C) rows(e model.Expr, n *ir.Node, by ...axis) []uint64 {
	return tabled(c, c.folding.rows, n, by, func(room *machine.Room, entries int64) []uint64 {
		f, w := c.folding.Set(n), int64(n.T.Win.N)
		out := make([]uint64, entries*w)
		if c.computed(e, n, by, room, entries, func(m *machine.M, i int64) { f(m, out[i*w:(i+1)*w]) }) {
			return out
		}
		return nil
	})
}

// figures computes a figure for each case of some keys.
func (c *C) figures(e model.Expr, n *ir.Node, by ...axis) []known {
	return tabled(c, c.folding.nums, n, by, func(room *machine.Room, entries int64) []known {
		f := c.folding.Num(n)
		out := make([]known, entries)
		if c.computed(e, n, by, room, entries, func(m *machine.M, i int64) { out[i] = known{f(m), true} }) {
			return out
		}
		return nil
	})
}

// folding computes tables at compile time.
type folding struct {
	*closure.Maker
	m    *machine.M
	rows map[foldKey][]uint64
	nums map[foldKey][]known
}

func newFolding(p *machine.Program) folding {
	return folding{Maker: closure.New(p), rows: map[foldKey][]uint64{}, nums: map[foldKey][]known{}}
}

// tabled makes a table, or returns the one that is there. make makes it within a frame for the names
// of its keys.
func tabled[T any](c *C, tables map[foldKey]T, n *ir.Node, by []axis, make func(room *machine.Room, entries int64) T) T {
	key, entries := foldKey{n: n}, int64(1)
	copy(key.axes[:], by)
	table, known := tables[key]
	if !known {
		for _, a := range by {
			entries *= int64(a.n)
		}
		room := &machine.Room{Ints: fold.MaxKeys + 1, Work: 1, Value: model.None}
		c.folding.Within(room, func() { table = make(room, entries) })
		tables[key] = table
	}
	return table
}

// computed computes the entries of a table. It returns false if an evaluation fails, or if the table
// would take too long.
func (c *C) computed(e model.Expr, n *ir.Node, by []axis, room *machine.Room, entries int64, fill func(m *machine.M, i int64)) bool {
	if !c.affordTable(e, n, entries) {
		return false
	}
	c.folding.Drain()
	for _, of := range []int64{min(sample, entries), entries} {
		c.left = c.budget
		for i := range of {
			if !c.fillEntry(by, room, i*entries/of, fill) {
				return c.left < 0 && c.affordTable(e, n, max(entries/(i+1), 1)*int64(c.budget+1))
			}
		}
		if used := int64(c.budget - c.left); of < entries && !c.affordTable(e, n, used*entries/of) {
			return false
		}
	}
	return true
}

// fillEntry computes an entry of a table, unless a key of it is no thing.
func (c *C) fillEntry(by []axis, room *machine.Room, i int64, fill func(m *machine.M, i int64)) bool {
	var ids [fold.MaxKeys + 1]int32
	for j, rest := len(by)-1, i; j >= 0; j-- {
		a := by[j]
		ids[a.v.In.I] = a.lo + int32(rest%int64(a.n))
		if a.things && c.Game.Things[ids[a.v.In.I]] == nil {
			return true
		}
		rest /= int64(a.n)
	}
	return c.evaluate(func(m *machine.M) {
		saved := m.Open(room)
		l, _ := saved.Outer()
		copy(m.L[l:], ids[:])
		m.Enter(saved)
		fill(m, i)
		m.Close(saved)
	})
}

// affordTable reports whether a table of so many steps is in its budget, and opens that budget. What
// asks values that have lines of their own is folded only where that is cheap, so it is not missed.
func (c *C) affordTable(e model.Expr, n *ir.Node, steps int64) bool {
	c.left = c.budget
	switch {
	case steps <= int64(c.budget):
		return true
	case e == nil || asksValues(n): // nobody has asked it by itself
		return false
	}
	c.Left(e, fmt.Sprintf("its table would take about %d steps, and a table may take %d", steps, c.budget))
	return false
}

// asksValues reports whether an expression asks values.
func asksValues(n *ir.Node) (does bool) {
	n.Walk(func(x *ir.Node) { does = does || x.Op == ir.Call })
	return does
}

// evaluate runs one evaluation at compile time. It returns false if the evaluation fails, or the
// budget of the table is used up.
func (c *C) evaluate(f func(m *machine.M)) bool {
	if c.folding.m == nil {
		c.folding.m = machine.New(c.P)
	}
	m := c.folding.m
	m.V, m.S = grown(m.V, c.P.Regs), grown(m.S, c.P.SetRegs)
	m.Grant(max(c.left, 0))
	ok := m.Try(func() { f(m) })
	spent := 1 + m.Spent()
	c.worked, c.left = c.worked+spent, c.left-spent
	if m.Clear(); !ok {
		c.folding.m = nil
	}
	return ok && c.left >= 0
}

// grown is room for registers that have been added.
func grown[T any](regs []T, n int32) []T {
	if more := int(n) - len(regs); more > 0 {
		return append(regs, make([]T, more)...)
	}
	return regs
}
