// Package tables computes before play what depends on printed data alone: figures and sets, by the
// things that they are asked of. Package fold finds out what can be folded so.
//
// A table is computed once for all expressions that are the same, such as a value that is inlined
// into many queries. Each table has a budget of its own, and its work is estimated before it
// starts, so it does not matter which expression is compiled first. What is left undone is listed
// by `bench --explain-plan`.
package tables

import (
	"fmt"

	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// maxTableWork bounds the steps of computing one table: hundredths of a second. maxWork bounds
// those of all tables of a program.
const (
	maxTableWork = 1 << 20
	maxWork      = 1 << 23
)

// sample is the number of entries from which the work of a table is estimated.
const sample = 16

// Budgeted compiles a program with the largest budget for each table with which all of them
// together keep to theirs. A program of content takes one attempt.
func Budgeted(compile func(budget int) *Maker) {
	for budget := maxTableWork; ; budget >>= 5 {
		if t := compile(budget); t.worked <= maxWork || budget == 0 {
			return
		}
	}
}

// maxTable bounds the words of a table, maxCases the members that are tested for one.
const (
	maxTable = 1 << 16
	maxCases = 1 << 18
)

// Maker computes the tables of one program.
type Maker struct {
	*fold.Finder
	Never *ir.Tally // what never fails, all things tried

	p      *machine.Program
	plan   *plan.Plan
	l      *lower.L
	asks   func(f *ir.Func) // is told which values a folded expression asks
	counts bool
	budget int // steps that a table may take
	left   int // of this one
	worked int // the work of all tables

	made *closure.Maker
	m    *machine.M
	rows map[key][]uint64
	nums map[key][]Known
}

// New returns what computes the tables of a program. In a coverage run, which counts, asks is told
// which values what is folded asks.
func New(p *machine.Program, plan *plan.Plan, l *lower.L, budget int, counts bool, asks func(f *ir.Func)) *Maker {
	things := map[ir.Dom]bool{}
	for _, k := range p.Game.Kinds {
		d := lower.DomainOf(k)
		things[d] = d.Lo > 0 || len(p.Game.IDs(k)) == int(d.N) // names of enums are numbers from 0 on, too
	}
	t := &Maker{Finder: fold.New(l.Maker, things, counts), Never: ir.NewTally(), p: p, plan: plan, l: l, counts: counts, asks: asks, budget: budget,
		made: closure.New(p), rows: map[key][]uint64{}, nums: map[key][]Known{}}
	t.Stands = func(old, new *ir.Node) { plan.As(old, new) }
	t.Never.Try = t.neverFails
	return t
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

// key tells tables apart. Equal expressions are one node.
type key struct {
	n    *ir.Node
	axes [fold.MaxKeys + 1]axis
}

// Known is a figure computed before play.
type Known struct {
	N     int32
	Known bool // false for ids without a thing
}

// setsOf computes a set for each case of some keys, the last one first; nil if an evaluation fails,
// or if the table would take too long.
func (t *Maker) setsOf(e model.Expr, n *ir.Node, by ...axis) []uint64 {
	return tabled(t, t.rows, n, by, func(room *machine.Room, entries int64) []uint64 {
		f, w := t.made.Set(n), int64(n.T.Win.N)
		out := make([]uint64, entries*w)
		if t.computed(e, n, by, room, entries, func(m *machine.M, i int64) { f(m, out[i*w:(i+1)*w]) }) {
			return out
		}
		return nil
	})
}

// figuresOf computes a figure for each case of some keys.
func (t *Maker) figuresOf(e model.Expr, n *ir.Node, by ...axis) []Known {
	return tabled(t, t.nums, n, by, func(room *machine.Room, entries int64) []Known {
		f := t.made.Num(n)
		out := make([]Known, entries)
		if t.computed(e, n, by, room, entries, func(m *machine.M, i int64) { out[i] = Known{f(m), true} }) {
			return out
		}
		return nil
	})
}

// tabled makes a table, or returns the one that is there. make makes it within a frame for the
// names of its keys.
func tabled[T any](t *Maker, tables map[key]T, n *ir.Node, by []axis, make func(room *machine.Room, entries int64) T) T {
	of, entries := key{n: n}, int64(1)
	copy(of.axes[:], by)
	table, known := tables[of]
	if !known {
		for _, a := range by {
			entries *= int64(a.n)
		}
		room := &machine.Room{Ints: fold.MaxKeys + 1, Work: 1, Value: model.None}
		t.made.Within(room, func() { table = make(room, entries) })
		tables[of] = table
	}
	return table
}

// computed computes the entries of a table. It returns false if an evaluation fails, or if the
// table would take too long.
func (t *Maker) computed(e model.Expr, n *ir.Node, by []axis, room *machine.Room, entries int64, fill func(m *machine.M, i int64)) bool {
	if !t.affordTable(e, n, entries) {
		return false
	}
	t.made.Drain()
	for _, of := range []int64{min(sample, entries), entries} {
		t.left = t.budget
		for i := range of {
			if !t.fillEntry(by, room, i*entries/of, fill) {
				return t.left < 0 && t.affordTable(e, n, max(entries/(i+1), 1)*int64(t.budget+1))
			}
		}
		if used := int64(t.budget - t.left); of < entries && !t.affordTable(e, n, used*entries/of) {
			return false
		}
	}
	return true
}

// fillEntry computes an entry of a table, unless a key of it is no thing.
func (t *Maker) fillEntry(by []axis, room *machine.Room, i int64, fill func(m *machine.M, i int64)) bool {
	var ids [fold.MaxKeys + 1]int32
	for j, rest := len(by)-1, i; j >= 0; j-- {
		a := by[j]
		ids[a.v.In.I] = a.lo + int32(rest%int64(a.n))
		if a.things && t.p.Game.Things[ids[a.v.In.I]] == nil {
			return true
		}
		rest /= int64(a.n)
	}
	return t.evaluate(func(m *machine.M) {
		saved := m.Open(room)
		l, _ := saved.Outer()
		copy(m.L[l:], ids[:])
		m.Enter(saved)
		fill(m, i)
		m.Close(saved)
	})
}

// affordTable reports whether a table of so many steps is in its budget, and opens that budget.
// What asks values that have lines of their own is folded only where that is cheap, so it is not
// missed.
func (t *Maker) affordTable(e model.Expr, n *ir.Node, steps int64) bool {
	t.left = t.budget
	switch {
	case steps <= int64(t.budget):
		return true
	case e == nil || asksValues(n): // nobody has asked it by itself
		return false
	}
	t.plan.Left(e, fmt.Sprintf("its table would take about %d steps, and a table may take %d", steps, t.budget))
	return false
}

// asksValues reports whether an expression asks values.
func asksValues(n *ir.Node) (does bool) {
	n.Walk(func(x *ir.Node) { does = does || x.Op == ir.Call })
	return does
}

// evaluate runs one evaluation at compile time. It returns false if the evaluation fails, or the
// budget of the table is used up.
func (t *Maker) evaluate(f func(m *machine.M)) bool {
	if t.m == nil {
		t.m = machine.New(t.p)
	}
	m := t.m
	m.V, m.S = grown(m.V, t.p.Regs), grown(m.S, t.p.SetRegs)
	m.Grant(max(t.left, 0))
	ok := m.Try(func() { f(m) })
	spent := 1 + m.Spent()
	t.worked, t.left = t.worked+spent, t.left-spent
	if m.Clear(); !ok {
		t.m = nil
	}
	return ok && t.left >= 0
}

// grown is room for registers that have been added.
func grown[T any](regs []T, n int32) []T {
	if more := int(n) - len(regs); more > 0 {
		return append(regs, make([]T, more)...)
	}
	return regs
}
