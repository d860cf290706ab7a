package algebra

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Keys of tables, and what is known of sets without computing them.

// Settled reports whether a set is computed without a look at each member.
func Settled(n *Node) bool {
	switch n.Op {
	case OpConst, OpIndex, OpExcept, OpRow, OpOne, OpRegister:
		return true
	case OpAnd, OpOr, OpNot:
		return !slices.ContainsFunc(n.Xs, func(x *Node) bool { return !Settled(x) })
	}
	return false
}

// Sifts reports whether a set is found by a look at each of the members that are left.
func Sifts(n *Node) bool {
	return n.Op == OpStand || n.Op == OpKeep || n.Op == OpMeets || n.Op == OpMisses
}

// Within is and, but member-by-member conditions are evaluated for the remaining members only.
func Within(a, b *Node) *Node {
	switch b.Op {
	case OpStand:
		return &Node{Op: OpStand, W: a.W, Xs: []*Node{And(a, b.Xs[0]), b.Xs[1]}, Total: a.Total && b.Total, Must: b.Must, Check: b.Check}
	case OpKeep, OpMeets, OpMisses:
		if Covers(b.Xs[0], a) {
			n := *b
			n.Xs = append([]*Node{a}, b.Xs[1:]...)
			n.Total = a.Total && b.Total
			return &n
		}
	}
	return And(a, b)
}

// Scoped returns a node that first runs what its loop does when it starts.
func Scoped(n *Node, begin func(m *machine.M)) *Node {
	if begin == nil {
		return n
	}
	return &Node{Op: OpScope, W: n.W, Xs: []*Node{n}, Begin: begin, Total: n.Total, Mask: Upper(n)}
}

// Trivial reports whether reading a set is as cheap as keeping it.
func Trivial(n *Node) bool {
	switch n.Op {
	case OpConst:
		return true
	case OpIndex:
		return n.Key == nil
	case OpRegister:
		return true
	case OpPlain:
		return n.Total && n.Word != nil // a bound set
	}
	return false
}

// Upper returns a constant superset of a node, or nil.
func Upper(n *Node) []uint64 {
	switch n.Op {
	case OpConst:
		return n.Mask
	case OpNot:
		return n.Mask
	case OpAnd:
		for _, x := range n.Xs {
			if u := Upper(x); u != nil {
				return u
			}
		}
	case OpKeep, OpMeets, OpMisses, OpStand, OpIf, OpElse:
		return Upper(n.Xs[0])
	}
	return nil
}

// Inverse transposes a table: the rows of things from lo on, sets in a window, become rows of the n
// things from first on, sets in another window.
func Inverse(rows []uint64, w ir.Window, first int32, to ir.Window, lo, n int32) []uint64 {
	out := make([]uint64, n*to.N)
	for i := int32(0); i*w.N < int32(len(rows)); i++ {
		for k := range n {
			if ir.Has1(rows[i*w.N:(i+1)*w.N], w, first+k) {
				SetBit(out[k*to.N:(k+1)*to.N], to.Lo, lo+i)
			}
		}
	}
	return out
}

// SetBit adds a thing to a set whose window begins with a word.
func SetBit(dst []uint64, lo, id int32) {
	b := id - lo<<6
	if b >= 0 && int(b>>6) < len(dst) {
		dst[b>>6] |= 1 << (uint(b) & 63)
	}
}
