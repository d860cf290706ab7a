package algebra

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Members whose row of a table intersects another set, or does not. If rows lead to ids at a few
// constant distances, as steps in a direction do, the other set is shifted back, once for each
// distance. Otherwise each row is tested.

// stepBack is one distance: the things whose row holds the id at that distance.
type stepBack struct {
	back int // how far the other set is rotated
	mask uint64
}

// maxShifts is the maximum number of distances of a table that is shifted.
const maxShifts = 4

// tables returns the tables of a node, and which of them applies now; -1: none.
func (n *Node) tables() (all [][]uint64, which func(m *machine.M) int32) {
	if n.Which == nil {
		return [][]uint64{n.Rows}, func(*machine.M) int32 { return 0 }
	}
	rows, size := n.Which.Rows, int(n.Which.W.N)
	for i := 0; i < len(rows); i += size {
		all = append(all, rows[i:i+size])
	}
	key, lo, count := n.Which.Key, n.Which.Lo, uint32(len(all))
	return all, func(m *machine.M) int32 {
		if k := uint32(key(m) - lo); k < count {
			return int32(k)
		}
		return -1
	}
}

// shifts splits a table of single words by distances; false if there are too many.
func shifts(rows []uint64, lo int32) ([]stepBack, bool) {
	var out []stepBack
	for i, row := range rows {
		for s := row; s != 0; s &= s - 1 {
			at := int(lo) + i
			out = noteShift(out, bits.TrailingZeros64(s)-at, at)
			if len(out) > maxShifts {
				return nil, false
			}
		}
	}
	return out, true
}

func noteShift(all []stepBack, distance, at int) []stepBack {
	for i := range all {
		if all[i].back == -distance {
			all[i].mask |= 1 << uint(at)
			return all
		}
	}
	return append(all, stepBack{-distance, 1 << uint(at)})
}

// rowsWord emits OpMeets and OpMisses if both sets fit into one word.
func rowsWord(n *Node) func(m *machine.M) uint64 {
	x, y, misses := EmitWord(n.Xs[0]), EmitWord(n.Xs[1]), n.Op == OpMisses
	all, which := n.tables()
	first := n.Lo - n.W.Lo<<6 // the bit of the thing of the first row
	steps := make([][]stepBack, len(all))
	for i, rows := range all {
		var ok bool
		if steps[i], ok = shifts(rows, first); !ok {
			return rowByRow(x, y, all, which, first, misses)
		}
	}
	return func(m *machine.M) uint64 {
		in := x(m)
		if in == 0 {
			return 0
		}
		other, met := y(m), uint64(0)
		if k := which(m); k >= 0 {
			for _, s := range steps[k] {
				met |= bits.RotateLeft64(other, s.back) & s.mask
			}
		}
		if misses {
			met = ^met
		}
		return in & met
	}
}

// rowByRow tests the row of each member.
func rowByRow(x, y func(m *machine.M) uint64, all [][]uint64, which func(m *machine.M) int32, first int32, misses bool) func(m *machine.M) uint64 {
	return func(m *machine.M) uint64 {
		in := x(m)
		if in == 0 {
			return 0
		}
		other, met := y(m), uint64(0)
		if k := which(m); k >= 0 {
			rows := all[k]
			for s := in; s != 0; s &= s - 1 {
				if rows[int32(bits.TrailingZeros64(s))-first]&other != 0 {
					met |= s & -s
				}
			}
		}
		if misses {
			return in &^ met
		}
		return met
	}
}

// rowsWords emits OpMeets and OpMisses if one of the sets takes several words.
func rowsWords(n *Node) machine.Set {
	x, y, other, lo, misses := Emit(n.Xs[0]), Emit(n.Xs[1]), n.Xs[1].W.N, n.W.Lo<<6-n.Lo, n.Op == OpMisses
	all, which := n.tables()
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		mark := m.Mark()
		t := m.Words(other)
		y(m, t)
		m.Spend(ir.Size(dst) * int(1+other/machine.WordsAStep) / machine.RowsAStep)
		var rows []uint64
		if k := which(m); k >= 0 {
			rows = all[k]
		}
		for i, s := range dst {
			for ; s != 0; s &= s - 1 {
				common := uint64(0)
				if rows != nil {
					for j, r := range rows[(lo+int32(i)<<6+int32(bits.TrailingZeros64(s)))*other:][:other] {
						common |= r & t[j]
					}
				}
				if misses != (common == 0) {
					dst[i] &^= s & -s
				}
			}
		}
		m.Release(mark)
	}
}
