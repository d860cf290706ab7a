package query

import (
	"math"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Comparisons of a figure of a name as sets of things: by an index of the state, or by a table.

var mirrored = map[ir.Op]ir.Op{ir.Eq: ir.Eq, ir.Ne: ir.Ne, ir.Lt: ir.Gt, ir.Le: ir.Ge, ir.Gt: ir.Lt, ir.Ge: ir.Le}

var opWords = map[ir.Op]string{ir.Eq: "==", ir.Ne: "!=", ir.Lt: "<", ir.Le: "<=", ir.Gt: ">", ir.Ge: ">="}

// compares returns the set of things whose figure compares with one that does not depend on them.
func (r *Reader) compares(op ir.Op, f, g *ir.Node, v *ir.Var) *algebra.Node {
	w, all := v.T.Dom.Window(), r.universe(v.T.Dom)
	if isRef(f, v) {
		one := algebra.Within(algebra.Constant(w, all), r.one(g, w)) // none is not a member
		switch {
		case op == ir.Eq:
			return one
		case op == ir.Ne && one.Total:
			return algebra.Not(all, one)
		case v.T.Dom.Lo > 0:
			return nil
		}
	}
	op, f, g = r.solved(op, f, g)
	if n := r.comparesState(op, f, g, v); n != nil {
		return n
	}
	if n := r.crowds(op, f, g, v); n != nil && !r.Without(plan.Crowds) {
		return n
	}
	return r.comparesPrinted(op, f, g, v)
}

// solved brings constants to one side of a comparison with a constant: `4 - x > 0` asks whether
// x < 4.
func (r *Reader) solved(op ir.Op, f, g *ir.Node) (ir.Op, *ir.Node, *ir.Node) {
	x := f.Plain()
	for x.Op == ir.Call {
		if x = r.values.Body(x); x == nil {
			return op, f, g
		}
	}
	if g.Op != ir.Const || g.K == model.None || x.Op != ir.Add && x.Op != ir.Sub || !r.Total(x) {
		return op, f, g
	}
	a, b, sum := x.X[0], x.X[1], int64(g.K)
	switch {
	case b.Op == ir.Const && x.Op == ir.Sub:
		sum += int64(b.K)
	case b.Op == ir.Const:
		sum -= int64(b.K)
	case a.Op == ir.Const && x.Op == ir.Sub:
		op, a, sum = mirrored[op], b, int64(a.K)-sum
	case a.Op == ir.Const:
		a, sum = b, sum-int64(a.K)
	default:
		return op, f, g
	}
	if sum <= math.MinInt32 || sum > math.MaxInt32 {
		return op, f, g
	}
	return r.solved(op, a, r.l.Const(g.T, int32(sum)))
}

// comparesState uses the index of a part of the state.
func (r *Reader) comparesState(op ir.Op, f, g *ir.Node, v *ir.Var) *algebra.Node {
	w, all := v.T.Dom.Window(), r.universe(v.T.Dom)
	f = f.Plain()
	if f.Op != ir.Load || len(f.X) != 1 || !isRef(f.X[0], v) || !v.T.Dom.Within(f.Res.Of) || g.T.Maybe {
		return nil
	}
	other := func(n *algebra.Node) *algebra.Node {
		if n == nil || op == ir.Eq {
			return n
		}
		if !n.Total {
			return nil
		}
		return algebra.Not(all, n)
	}
	switch f.Res.Kind {
	case ir.Place:
		if g.Op == ir.Const && g.K == r.Game.Supply.ID && (op == ir.Eq || op == ir.Ne) && !r.Without(plan.Indexes) {
			return other(r.index.InSupply(w))
		}
		return nil
	case ir.Field:
	default:
		return nil
	}
	if op != ir.Eq && op != ir.Ne {
		return r.atLeast(op, f.Res, g, v)
	}
	field := r.index.Field(f.Res)
	if field == nil {
		return nil
	}
	if g.Op == ir.Const {
		return other(r.index.Having(field, g.K, w))
	}
	x, ok := r.index.Values(field)
	if !ok || f.Res.Of.Window() != w {
		return nil
	}
	return other(&algebra.Node{Op: algebra.OpIndex, W: w, Off: x.Off, Key: r.num(g), Slot: slotOf(g), Under: r.underOf(g), Lo: x.First, N: x.Values, Total: r.Total(g)})
}

// atLeast uses an index of those with at least a number.
func (r *Reader) atLeast(op ir.Op, x *ir.Res, g *ir.Node, v *ir.Var) *algebra.Node {
	if g.Op != ir.Const || g.K == model.None {
		return nil
	}
	least, less := g.K, op == ir.Lt || op == ir.Le
	if op == ir.Gt || op == ir.Le {
		least++
	}
	if least < g.K {
		return nil
	}
	w := v.T.Dom.Window()
	index, all := r.index.AtLeast(x, least, w), r.universe(v.T.Dom)
	if index == nil {
		return nil
	}
	if less {
		return algebra.Not(all, index)
	}
	return algebra.And(index, algebra.Constant(w, all))
}

// slotOf is 1 + the slot of the frame that holds a name; 0 for other expressions.
func slotOf(n *ir.Node) int32 {
	if n = n.Plain(); n.Op == ir.Ref && n.V.Frame && !n.V.Reg && n.V.T.Form == ir.One {
		return n.V.In.I + 1
	}
	return 0
}

// underOf is a key that is printed on the thing that a name denotes; nil: it is none, or the thing
// may be none.
func (r *Reader) underOf(n *ir.Node) *algebra.Under {
	n = n.Plain()
	if n.Op != ir.Lookup || len(n.X) != 1 || r.Without(plan.Under) {
		return nil
	}
	of := n.X[0]
	slot := slotOf(of)
	if slot == 0 || of.T.Maybe || !of.T.Dom.Within(n.Tab.Keys[0]) {
		return nil
	}
	return &algebra.Under{Slot: slot - 1, Lo: n.Tab.Keys[0].Lo, Keys: n.Tab.Nums}
}

// comparesPrinted uses a table: for each value of the other side, the things for which the
// comparison holds.
func (r *Reader) comparesPrinted(op ir.Op, f, g *ir.Node, v *ir.Var) *algebra.Node {
	if g.T.Maybe {
		return nil
	}
	vals := r.tables.Figures(f, v)
	if vals == nil {
		return nil
	}
	lo, hi := int32(1<<31-1), int32(-1<<31+1)
	for _, x := range vals {
		switch {
		case !x.Known:
		case x.N != model.None:
			lo, hi = min(lo, x.N), max(hi, x.N)
		case op != ir.Eq && op != ir.Ne:
			return nil
		}
	}
	if lo > hi || int64(hi)-int64(lo) > 1<<12 {
		return nil
	}
	lo, hi = lo-1, hi+1 // values beyond compare as these do
	w := v.T.Dom.Window()
	words := int(w.N)
	rows := make([]uint64, int(hi-lo+1)*words)
	for k := lo; k <= hi; k++ {
		row := rows[int(k-lo)*words : int(k-lo+1)*words]
		for i, x := range vals {
			if x.Known && compareInts(opWords[op], x.N, k) {
				algebra.SetBit(row, w.Lo, v.T.Dom.Lo+int32(i))
			}
		}
	}
	key := r.num(g)
	return &algebra.Node{Op: algebra.OpRow, W: w, Key: clamped(key, lo, hi), Lo: lo, N: hi - lo + 1, Rows: rows, Total: r.Total(g)}
}
