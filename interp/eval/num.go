package eval

import (
	"math/bits"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/schema/english"
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
		total := int64(0)
		for _, v := range r.List(n.X[0]) {
			total += int64(v)
		}
		return r.fits(total, n.At)
	case ir.Neg:
		return r.fits(-int64(r.Num(n.X[0])), n.At)
	case ir.Mod:
		d := r.Num(n.X[1])
		if d == 0 {
			r.m.FailAt(*n.At, "run/division", "division by zero in a remainder")
			return 0
		}
		v := r.Num(n.X[0]) % d
		if v < 0 {
			v += max(d, -d)
		}
		return v
	}
	x, y := int64(r.Num(n.X[0])), int64(r.Num(n.X[1]))
	switch n.Op {
	case ir.Add:
		return r.fits(x+y, n.At)
	case ir.Sub:
		return r.fits(x-y, n.At)
	}
	if x*y%int64(n.K) != 0 {
		r.m.FailAt(*n.At, "run/fraction", "the product has a fraction that the game's numbers cannot hold")
		return 0
	}
	return r.fits(x*y/int64(n.K), n.At)
}

// fits fails if a result is out of the range of numbers.
func (r *Run) fits(v int64, at *hcl.Range) int32 {
	if v > 1<<31-1 || v < -(1<<31-2) {
		r.m.FailAt(*at, "run/overflow", "the number %d is too large", v)
		return 0
	}
	return int32(v)
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
		r.m.FailAt(*n.At, "run/empty", "the %s of an empty list does not exist", map[ir.Op]string{ir.Least: "lowest", ir.Most: "highest"}[n.Op])
	}
	return best
}

func (r *Run) narrow(n *ir.Node) int32 {
	id := r.Num(n.X[0])
	if id != none && !n.Dom.Has(id) {
		r.m.FailAt(*n.At, "run/kind", "%s is not %s", r.m.P.Game.Things[id].Title, english.A(n.Str))
		return n.Dom.Lo
	}
	return id
}

// first is the first member of a set, or None.
func (r *Run) first(n *ir.Node) int32 {
	for id := range ir.Each(r.Set(n.X[0]), n.X[0].T.Win) {
		return id
	}
	return none
}

// head is the first member of a list, or None.
func (r *Run) head(n *ir.Node) int32 {
	if l := r.List(n.X[0]); len(l) > 0 {
		return l[0]
	}
	return none
}

// only is the single member of a list.
func (r *Run) only(n *ir.Node) int32 {
	l := r.List(n.X[0])
	if len(l) != 1 {
		r.m.FailAt(*n.At, "run/only", "only needs exactly one member, and there are %d", len(l))
		return none
	}
	return l[0]
}

// count is the number of members of a set. Backs in a pile can be counted.
func (r *Run) count(x *ir.Node) int32 {
	if x.Op == ir.Pile && r.m.Veil != nil {
		return r.m.Holds(r.Num(x.X[0]), x.Dom.Lo, x.Dom.Lo+x.Dom.N)
	}
	c := 0
	for _, w := range r.Set(x) {
		c += bits.OnesCount64(w)
	}
	return int32(c)
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
	x, m, first := n.X[0], r.m, none
	s := r.Set(x)
	for id := range ir.Each(s, x.T.Win) {
		if m.Hides(id) { // one cannot tell which of them lies on which
			m.Conceal()
			return none
		}
		if first == none {
			first = id
		}
	}
	if first == none {
		return none
	}
	for p := m.TopOf(m.PlaceOf(first)); p != none; p = m.UnderOf(p) {
		if ir.Has1(s, x.T.Win, p) {
			return p
		}
	}
	return none
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

func equal(a, b []uint64) bool {
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
