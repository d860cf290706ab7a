package compile

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/interp/plan"
)

// What depends on printed data alone, as constants and tables: see pass/fold.

func clamped(key machine.Num, lo, hi int32) machine.Num {
	return func(m *machine.M) int32 { return min(max(key(m), lo), hi) }
}

// flat is an expression in which keys may be found; nil: no table can replace it.
func (r reader) flat(n *ir.Node) *ir.Node {
	if r.Without(plan.Folding) || r.budget <= 0 || n.T.Base == ir.Text || r.finding().Hopeless(n) {
		return nil
	}
	r.used(n, map[*ir.Func]bool{})
	return r.finding().Flat(n)
}

// by is an expression with the name of an axis in place of a name; nil if there is none.
func (r reader) by(n *ir.Node, v *ir.Var) (*ir.Node, axis) {
	if n = r.flat(n); n == nil || v.T.Dom.N == 0 {
		return nil, axis{}
	}
	l := r.searching()
	a := axis{fold.Name(l.Maker, fold.MaxKeys, v.T), v.T.Dom.Lo, v.T.Dom.N, v.T.Dom.Lo > 0}
	return r.put(n, v, l.Ref(a.v)), a
}

// figuresBy computes a figure for each value of a name; nil if it does not go by that alone, or if an
// evaluation fails.
func (r reader) figuresBy(n *ir.Node, v *ir.Var) []known {
	e := r.Text(n)
	n, a := r.by(n, v)
	if n == nil || n.T.Form != ir.One || !r.finding().Fixed(n, a.v) {
		return nil
	}
	return r.figures(e, n, a)
}

// number is the value of a constant expression.
func (r reader) number(n *ir.Node) (int32, bool) {
	if n.Op == ir.Const {
		return n.K, true
	}
	e := r.Text(n)
	if n = r.flat(n); n == nil || n.T.Form != ir.One || !r.finding().Fixed(n) {
		return 0, false
	}
	if v := r.figures(e, n); v != nil {
		return v[0].v, true
	}
	return 0, false
}

// rowsBy computes a set, or one thing as a set, for each value of a name.
func (r reader) rowsBy(n *ir.Node, v *ir.Var, w Window) []uint64 {
	e := r.Text(n)
	n, a := r.by(n, v)
	if n == nil || n.T.Form == ir.List || int(a.n)*int(w.N) > maxTable || !r.finding().Fixed(n, a.v) {
		return nil
	}
	return r.rows(e, r.asSet(n, w), a)
}

// tablesBy computes tables of a set for each value of a name, one for each of the set's other keys:
// each is a row.
func (r reader) tablesBy(n *ir.Node, v *ir.Var, w Window) *algebra.Node {
	e := r.Text(n)
	n, a := r.by(n, v)
	if n == nil || n.T.Form == ir.List {
		return nil
	}
	with, keys, ok := r.finding().Lift(r.asSet(n, w), a.v)
	if !ok || len(keys) == 0 || cases(keys)*int64(a.n)*int64(w.N) > maxTable {
		return nil
	}
	return r.rowNode(Window{N: a.n * w.N}, keys, r.rows(e, with, append(axes(keys), a)...))
}

// staticHolds is the set of things for which a condition holds that goes by printed data alone, or a
// row of a table indexed by other things.
func (r reader) staticHolds(n *ir.Node, v *ir.Var) *algebra.Node {
	e := r.Text(n)
	if n = r.flat(n); n == nil {
		return nil
	}
	l := r.searching()
	it := l.Var(ir.Var{Name: "it", T: v.T.Sure(), Slot: -1})
	t := v.T
	t.Form, t.Win, t.Maybe = ir.Set, windowOf(v.T.Dom), false
	all := l.Node(ir.Node{Op: ir.Mask, T: t, Words: r.universe(v.T.Dom), Str: "all"})
	return r.folded(e, l.Node(ir.Node{Op: ir.Keep, T: t, V: it, X: []*ir.Node{all, r.put(n, v, l.Ref(it))}}), int64(v.T.Dom.N))
}

// static is a set that goes by printed data and one or two things: a row of a table.
func (r reader) static(n *ir.Node) *algebra.Node {
	e := r.Text(n)
	if n = r.flat(n); n == nil {
		return nil
	}
	return r.folded(e, n, 0)
}

// constantNames lists the names of an enum in a constant set or list; nil if it may change.
func (r reader) constantNames(n *ir.Node) (out []int32) {
	if n.T.Dom.Lo != 0 || n.T.Dom.N > 64 || n.T.Dom.N == 0 {
		return nil
	}
	if n.Op == ir.Members {
		n = n.X[0]
	}
	e := r.Text(n)
	if n = r.flat(n); n == nil || !r.finding().Fixed(n) {
		return nil
	}
	if n.T.Form == ir.Set {
		for id := range ir.Each(r.rows(e, n), n.T.Win) {
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
