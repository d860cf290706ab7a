package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// List evaluates a list.
func (r *Run) List(n *ir.Node) []int32 {
	r.m.Spend(1)
	switch n.Op {
	case ir.Ref:
		return r.ref(n.V).L
	case ir.Let:
		return r.List(r.let(n))
	case ir.Lookup:
		return n.Tab.Lists[r.key(n)]
	case ir.Call:
		return r.call(n).L
	case ir.Known:
		return r.List(n.X[0])
	case ir.Kern:
		return r.kern(n).L
	case ir.Sel:
		if r.holds(n.X[0]) {
			return r.List(n.X[1])
		}
		return r.List(n.X[2])
	case ir.Stack:
		return r.stackedList(n)
	case ir.Absent:
		r.absent(r.Num(n.X[0]), n.Str)
		return nil
	case ir.Items:
		var out []int32
		for _, x := range n.X {
			out = append(out, r.Num(x))
		}
		return out
	case ir.Members:
		return slices.Collect(ir.Each(r.Set(n.X[0]), n.X[0].T.Win))
	case ir.Seq:
		return r.seq(n)
	case ir.Best:
		return r.best(n)
	}
	panic("eval: no list: " + n.Op.String())
}

func (r *Run) seq(n *ir.Node) []int32 {
	var out []int32
	for _, id := range r.List(n.X[0]) {
		r.bind(n.V, ir.Val{N: id})
		switch {
		case !r.holds(n.X[1]):
		case n.X[2].T.Form == ir.List:
			out = append(out, r.List(n.X[2])...)
		default:
			out = append(out, r.Num(n.X[2]))
		}
		if len(out) > r.m.P.Limits.List {
			r.m.Fail("run/list", "a list has more than %d members", r.m.P.Limits.List)
			return nil
		}
	}
	return out
}

// best lists the members with the best keys, in their own order; the first key is the most
// significant.
func (r *Run) best(n *ir.Node) []int32 {
	l := r.List(n.X[0])
	var keys [][]int32
	for _, x := range n.X[1:] {
		keys = append(keys, r.List(x))
	}
	order := func(i, j int) int32 {
		for _, k := range keys {
			switch {
			case k[i] > k[j]:
				return 1
			case k[i] < k[j]:
				return -1
			}
		}
		return 0
	}
	best, out := 0, []int32(nil)
	for i := range l {
		if order(i, best)*n.K > 0 {
			best = i
		}
	}
	for i, id := range l {
		if order(i, best) == 0 {
			out = append(out, id)
		}
	}
	return out
}
