package compile

import (
	"math/bits"

	"sandtable/interp/machine"
)

// Single nodes of the algebra as closures, for sets of one word; see emitWord.

// exceptWord emits the union of a run without the set for the key.
func exceptWord(n *node) func(m *machine.M) uint64 {
	off, key, lo, count := n.off, n.key, n.lo, n.n
	return func(m *machine.M) uint64 {
		k, out := key(m)-lo, uint64(0)
		for i := range count {
			if i != k {
				out |= m.X[off+i]
			}
		}
		return out
	}
}

// rowWord emits the row of a table for a key.
func rowWord(n *node) func(m *machine.M) uint64 {
	rows, key, lo := n.rows, n.key, n.lo
	if slot, at, by, ok := n.rowOfLocal(); ok {
		return func(m *machine.M) uint64 {
			if k := uint32(m.L[m.Base()+slot] - at); k < uint32(len(by)) {
				return by[k]
			}
			return 0
		}
	}
	if slot, ok := n.local(); ok {
		return func(m *machine.M) uint64 {
			if k := uint32(m.L[m.Base()+slot] - lo); k < uint32(len(rows)) {
				return rows[k]
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
func oneWord(n *node) func(m *machine.M) uint64 {
	key, lo := n.key, n.w.Lo<<6
	return func(m *machine.M) uint64 {
		if k := uint32(key(m) - lo); k < 64 {
			return 1 << k
		}
		return 0
	}
}

// notWord emits a complement.
func notWord(n *node) func(m *machine.M) uint64 {
	x, all := emitWord(n.xs[0]), n.mask[0]
	if y := n.xs[0]; y.op == opIndex && y.key == nil {
		off := y.off
		return func(m *machine.M) uint64 { return all &^ m.X[off] }
	} else if y.op == opIndex {
		off, key, lo, count := y.off, y.key, y.lo, uint32(y.n)
		return func(m *machine.M) uint64 {
			if k := uint32(key(m) - lo); k < count {
				return all &^ m.X[off+int32(k)]
			}
			return all
		}
	}
	return func(m *machine.M) uint64 { return all &^ x(m) }
}

// ifWord emits a set that is empty unless a condition holds.
func ifWord(n *node) func(m *machine.M) uint64 {
	cond, x := n.cond, emitWord(n.xs[0])
	return func(m *machine.M) uint64 {
		if cond(m) == 0 {
			return 0
		}
		return x(m)
	}
}

// pickWord emits one of two sets.
func pickWord(n *node) func(m *machine.M) uint64 {
	cond, x, y := n.cond, emitWord(n.xs[0]), emitWord(n.xs[1])
	return func(m *machine.M) uint64 {
		if cond(m) != 0 {
			return x(m)
		}
		return y(m)
	}
}

// imageWord emits the union of the rows of some members.
func imageWord(n *node) func(m *machine.M) uint64 {
	x, rows, lo := emitWord(n.xs[0]), n.rows, n.xs[0].w.Lo<<6-n.lo
	return func(m *machine.M) uint64 {
		out := uint64(0)
		for s := x(m); s != 0; s &= s - 1 {
			out |= rows[lo+int32(bits.TrailingZeros64(s))]
		}
		return out
	}
}

// shiftWord emits a shifted set.
func shiftWord(n *node) func(m *machine.M) uint64 {
	x, delta, has := emitWord(n.xs[0]), uint(n.off), n.mask[0]
	if n.off < 0 {
		delta = uint(-n.off)
		return func(m *machine.M) uint64 { return x(m) << (delta & 63) & has }
	}
	return func(m *machine.M) uint64 { return x(m) >> (delta & 63) & has }
}

// unionWord emits the union of a set over the members of another one.
func unionWord(n *node) func(m *machine.M) uint64 {
	x, y, bind, begin, lo, work := emitWord(n.xs[0]), emitWord(n.xs[1]), n.bind, n.begin, n.xs[0].w.Lo<<6, int(n.work)
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
