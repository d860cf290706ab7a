package tables

import (
	"sandtable/interp/ir"
	"sandtable/interp/pass/fold"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// What is asked of tables.

// Table is a set for each case of some keys, the last one first; one set if it has none.
type Table struct {
	Keys []fold.Key
	Rows []uint64
}

// cases is how many rows a table has.
func cases(keys []fold.Key) int64 {
	n := int64(1)
	for _, k := range keys {
		n *= int64(k.Dom.N)
	}
	return n
}

// off reports whether no tables are made.
func (t *Maker) off() bool { return t.plan.Without(plan.Folding) || t.budget <= 0 }

// flat is an expression in which keys may be found; nil: no table can replace it.
func (t *Maker) flat(n *ir.Node) *ir.Node {
	if t.off() || n.T.Base == ir.Text || t.Hopeless(n) {
		return nil
	}
	if t.counts {
		t.used(n, map[*ir.Func]bool{})
	}
	return t.Flat(n)
}

// used tells of the values that an expression asks.
func (t *Maker) used(n *ir.Node, seen map[*ir.Func]bool) {
	n.Walk(func(x *ir.Node) {
		if x.Op == ir.Call && !seen[x.Fn] {
			seen[x.Fn] = true
			t.asks(x.Fn)
			t.used(x.Fn.Body, seen)
		}
	})
}

// by is an expression with the name of an axis in place of a name; nil if there is none.
func (t *Maker) by(n *ir.Node, v *ir.Var) (*ir.Node, axis) {
	if n = t.flat(n); n == nil || v.T.Dom.N == 0 {
		return nil, axis{}
	}
	a := axis{fold.Name(t.l.Maker, fold.MaxKeys, v.T), v.T.Dom.Lo, v.T.Dom.N, v.T.Dom.Lo > 0}
	return t.Put(n, v, t.l.Ref(a.v)), a
}

// Figures computes a figure for each value of a name; nil if it does not go by that alone, or if an
// evaluation fails.
func (t *Maker) Figures(n *ir.Node, v *ir.Var) []Known {
	e := t.plan.Text(n)
	n, a := t.by(n, v)
	if n == nil || n.T.Form != ir.One || !t.Fixed(n, a.v) {
		return nil
	}
	return t.figuresOf(e, n, a)
}

// Number is the value of a constant expression.
func (t *Maker) Number(n *ir.Node) (int32, bool) {
	if n.Op == ir.Const {
		return n.K, true
	}
	e := t.plan.Text(n)
	if n = t.flat(n); n == nil || n.T.Form != ir.One || !t.Fixed(n) {
		return 0, false
	}
	if v := t.figuresOf(e, n); v != nil {
		return v[0].N, true
	}
	return 0, false
}

// Rows computes a set, or one thing as a set, for each value of a name; nil if there is no table.
func (t *Maker) Rows(n *ir.Node, v *ir.Var, w ir.Window) []uint64 {
	e := t.plan.Text(n)
	n, a := t.by(n, v)
	if n == nil || n.T.Form == ir.List || int(a.n)*int(w.N) > maxTable || !t.Fixed(n, a.v) {
		return nil
	}
	return t.setsOf(e, t.asSet(n, w), a)
}

// RowsOf computes tables of a set for each value of a name, one for each of the set's other keys:
// each is a row. It returns nil if there are none.
func (t *Maker) RowsOf(n *ir.Node, v *ir.Var, w ir.Window) *Table {
	e := t.plan.Text(n)
	n, a := t.by(n, v)
	if n == nil || n.T.Form == ir.List {
		return nil
	}
	with, keys, ok := t.Lift(t.asSet(n, w), a.v)
	if !ok || len(keys) == 0 || cases(keys)*int64(a.n)*int64(w.N) > maxTable {
		return nil
	}
	return t.table(e, with, keys, a)
}

// Set computes a set that goes by printed data and its keys alone; nil if it does not.
func (t *Maker) Set(n *ir.Node) *Table {
	e := t.plan.Text(n)
	if n = t.flat(n); n == nil {
		return nil
	}
	return t.set(e, n, 0)
}

// Where computes which of some things meet a condition on a name that goes by printed data and its
// keys alone; nil if it does not. Of a part of a condition that may not be used in the end it makes
// small tables only.
func (t *Maker) Where(n *ir.Node, v *ir.Var, all *ir.Node, part bool) *Table {
	e := t.plan.Text(n)
	if n = t.flat(n); n == nil {
		return nil
	}
	tests := int64(v.T.Dom.N)
	if part {
		tests <<= 2
	}
	it := t.l.Var(ir.Var{Name: "it", T: v.T.Sure(), Slot: -1})
	return t.set(e, t.l.Node(ir.Node{Op: ir.Keep, T: all.T, V: it, X: []*ir.Node{all, t.Put(n, v, t.l.Ref(it))}}), tests)
}

// set computes a set. Each row takes some tests.
func (t *Maker) set(e model.Expr, n *ir.Node, tests int64) *Table {
	with, keys, ok := t.Lift(n)
	if !ok || len(keys) > 0 && (cases(keys)*tests > maxCases || cases(keys)*int64(n.T.Win.N) > maxTable) {
		return nil
	}
	return t.table(e, with, keys)
}

func (t *Maker) table(e model.Expr, n *ir.Node, keys []fold.Key, more ...axis) *Table {
	if rows := t.setsOf(e, n, append(axes(keys), more...)...); rows != nil {
		return &Table{keys, rows}
	}
	return nil
}

// Members lists the names of an enum in a constant set or list; nil if it may change.
func (t *Maker) Members(n *ir.Node) (out []int32) {
	if n.T.Dom.Lo != 0 || n.T.Dom.N > 64 || n.T.Dom.N == 0 {
		return nil
	}
	if n.Op == ir.Members {
		n = n.X[0]
	}
	e := t.plan.Text(n)
	if n = t.flat(n); n == nil || !t.Fixed(n) {
		return nil
	}
	if n.T.Form == ir.Set {
		for id := range ir.Each(t.setsOf(e, n), n.T.Win) {
			out = append(out, id)
		}
		return out
	}
	for n.Op == ir.Call {
		n = n.Fn.Body
	}
	for _, x := range n.X {
		if x = x.Plain(); n.Op != ir.Items || x.Op != ir.Const {
			return nil
		}
		out = append(out, x.K)
	}
	return out
}

// asSet is a set, or one thing as a set, in a window.
func (t *Maker) asSet(n *ir.Node, w ir.Window) *ir.Node {
	if n.T.Form == ir.Set {
		return t.l.Fit(n, w)
	}
	return t.l.Node(ir.Node{Op: ir.One1, T: ir.Type{Base: n.T.Base, Form: ir.Set, Dom: n.T.Dom, Win: w}, X: []*ir.Node{n}})
}

// neverFails reports whether a part of an expression that goes by printed data and one or two
// things never fails. It tries all things.
func (t *Maker) neverFails(n *ir.Node) bool {
	if t.off() || t.Hopeless(n) {
		return false
	}
	e := t.plan.Text(n)
	if n = t.Flat(n); n == nil {
		return false
	}
	with, keys, ok := t.Lift(n)
	return ok && cases(keys) <= maxTable && t.figuresOf(e, with, axes(keys)...) != nil
}
