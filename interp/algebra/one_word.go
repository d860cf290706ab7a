package algebra

import (
	"math/bits"

	"sandtable/interp/machine"
)

// Single nodes of the algebra as closures, for sets of one word; see emitWord.

// rowWord emits the row of a table for a key.
func rowWord(n *Node) func(m *machine.M) uint64 {
	rows, key, lo := n.Rows, n.Key, n.Lo
	if slot, at, by, ok := n.rowOfLocal(); ok {
		return func(m *machine.M) uint64 {
			if k := uint32(m.L[m.Base()+slot] - at); k < uint32(len(by)) {
				return by[k]
			}
			return 0
		}
	}
	return func(m *machine.M) uint64 {
		if k := uint32(key(m) - lo); k < uint32(len(rows)) {
			return rows[k]
		}
		return 0
	}
}

// oneWord emits the set of the one thing that the key is.
func oneWord(n *Node) func(m *machine.M) uint64 {
	key, lo := n.Key, n.W.Lo<<6
	return func(m *machine.M) uint64 {
		if k := uint32(key(m) - lo); k < 64 {
			return 1 << k
		}
		return 0
	}
}

// notWord emits a complement.
func notWord(n *Node) func(m *machine.M) uint64 {
	x, all := EmitWord(n.Xs[0]), n.Mask[0]
	if y := n.Xs[0]; y.Op == OpIndex && y.Key == nil {
		off := y.Off
		return func(m *machine.M) uint64 { return all &^ m.X[off] }
	} else if y.Op == OpIndex {
		off, key, lo, count := y.Off, y.Key, y.Lo, uint32(y.N)
		return func(m *machine.M) uint64 {
			if k := uint32(key(m) - lo); k < count {
				return all &^ m.X[off+int32(k)]
			}
			return all
		}
	}
	return func(m *machine.M) uint64 { return all &^ x(m) }
}

// pickWord emits one of two sets.
func pickWord(n *Node) func(m *machine.M) uint64 {
	cond, x, y := n.Cond, EmitWord(n.Xs[0]), EmitWord(n.Xs[1])
	return func(m *machine.M) uint64 {
		if cond(m) != 0 {
			return x(m)
		}
		return y(m)
	}
}

// shiftWord emits a shifted set.
func shiftWord(n *Node) func(m *machine.M) uint64 {
	x, delta, has := EmitWord(n.Xs[0]), uint(n.Off), n.Mask[0]
	if n.Off < 0 {
		delta = uint(-n.Off)
		return func(m *machine.M) uint64 { return x(m) << (delta & 63) & has }
	}
	return func(m *machine.M) uint64 { return x(m) >> (delta & 63) & has }
}

// unionWord emits the union of a set over the members of another one.
func unionWord(n *Node) func(m *machine.M) uint64 {
	x, y, bind, begin, lo, work := EmitWord(n.Xs[0]), EmitWord(n.Xs[1]), n.Bind, n.Begin, n.Xs[0].W.Lo<<6, int(n.Work)
	return func(m *machine.M) uint64 {
		if begin != nil {
			begin(m)
		}
		out, s := uint64(0), x(m)
		m.Spend(bits.OnesCount64(s) * work)
		for ; s != 0; s &= s - 1 {
			bind(m, lo+int32(bits.TrailingZeros64(s)))
			out |= y(m)
		}
		return out
	}
}
