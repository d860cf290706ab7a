package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// items lists some values.
func (r *Run) items(n *ir.Node) (out []int32) {
	for _, x := range n.X {
		out = append(out, r.Num(x))
	}
	return out
}

// members lists the members of a set or list, or one thing unless it is none.
func (r *Run) members(x *ir.Node) []int32 {
	switch v := r.Val(x); {
	case x.T.Form == ir.Set:
		return slices.Collect(ir.Each(v.S, x.T.Win))
	case x.T.Form == ir.List:
		return v.L
	case v.N == none:
		return nil
	default:
		return []int32{v.N}
	}
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
func (r *Run) best(n *ir.Node) (out []int32) {
	l := r.List(n.X[0])
	var keys [][]int32
	for _, x := range n.X[1:] {
		keys = append(keys, r.List(x))
	}
	ir.BestOf(l, keys, n.K, func(id int32) { out = append(out, id) })
	return out
}
