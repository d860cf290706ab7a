package eval

import (
	"sandtable/interp/ir"
)

// compares compares two numbers.
func (r *Run) compares(n *ir.Node) bool { return compare(n.Op, r.Num(n.X[0]), r.Num(n.X[1])) }

func compare(op ir.Op, x, y int32) bool {
	switch op {
	case ir.Eq:
		return x == y
	case ir.Ne:
		return x != y
	case ir.Lt:
		return x < y
	case ir.Le:
		return x <= y
	case ir.Gt:
		return x > y
	}
	return x >= y
}

// arithmetic computes a number, which must fit.
func (r *Run) arithmetic(n *ir.Node) int32 {
	switch n.Op {
	case ir.Sum:
		return ir.Total(r.m, r.List(n.X[0]), n.At)
	case ir.Neg:
		return ir.Fits(r.m, -int64(r.Num(n.X[0])), n.At)
	case ir.Mod:
		d := r.Num(n.X[1])
		return ir.Remainder(r.m, r.Num(n.X[0]), d, n.At)
	}
	x, y := r.Num(n.X[0]), r.Num(n.X[1])
	switch n.Op {
	case ir.Add:
		return ir.Fits(r.m, int64(x)+int64(y), n.At)
	case ir.Sub:
		return ir.Fits(r.m, int64(x)-int64(y), n.At)
	}
	return ir.Product(r.m, x, y, n.K, n.At)
}

// extreme is the least or the greatest of some numbers and lists of numbers.
func (r *Run) extreme(n *ir.Node) int32 {
	best, found := int32(0), false
	for _, x := range n.X {
		v := r.Val(x)
		l := v.L
		if x.T.Form == ir.One {
			l = []int32{v.N}
		}
		for _, v := range l {
			if !found || (v < best) == (n.Op == ir.Least) {
				best, found = v, true
			}
		}
	}
	if !found {
		ir.Empty(r.m, n)
	}
	return best
}

func (r *Run) narrow(n *ir.Node) int32 {
	id := r.Num(n.X[0])
	if id != none && !n.Dom.Has(id) {
		return ir.Another(r.m, n, id)
	}
	return id
}

// first is the first member of a set, or None.
func (r *Run) first(n *ir.Node) int32 { return ir.FirstOf(r.Set(n.X[0]), n.X[0].T.Win) }

// head is the first member of a list, or None.
func (r *Run) head(n *ir.Node) int32 {
	if l := r.List(n.X[0]); len(l) > 0 {
		return l[0]
	}
	return none
}

// only is the single member of a list.
func (r *Run) only(n *ir.Node) int32 { return ir.Single(r.m, r.List(n.X[0]), n.At) }

// count is the number of members of a set. Backs in a pile can be counted.
func (r *Run) count(x *ir.Node) int32 {
	if x.Op == ir.Pile && r.m.Veil != nil {
		return r.m.Holds(r.Num(x.X[0]), x.Dom.Lo, x.Dom.Lo+x.Dom.N)
	}
	return int32(ir.Size(r.Set(x)))
}

// has reports whether something, which is evaluated first, is a member of a set or list.
func (r *Run) has(n *ir.Node) bool {
	id := r.Num(n.X[1])
	if of := n.X[0]; of.T.Form == ir.Set {
		s := r.Set(of)
		return id != none && ir.Has1(s, of.T.Win, id)
	}
	for _, v := range r.List(n.X[0]) {
		if v == id {
			return true
		}
	}
	return false
}

// top is the member of a set that lies on top, where the first member lies.
func (r *Run) top(n *ir.Node) int32 {
	x := n.X[0]
	s := r.Set(x)
	for id := range ir.Each(s, x.T.Win) {
		if r.m.Hides(id) { // one cannot tell which of them lies on which
			r.m.Conceal()
			return none
		}
	}
	return ir.TopOf(r.m, s, x.T.Win)
}

func (r *Run) exists(n *ir.Node) bool {
	for id := range ir.Each(r.Set(n.X[0]), n.X[0].T.Win) {
		r.bind(n.V, ir.Val{N: id})
		if r.holds(n.X[1]) {
			return true
		}
	}
	return false
}
