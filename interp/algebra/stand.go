package algebra

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Conditions that depend on a piece only by its place, and perhaps by one printed figure of few
// values, such as its side. The condition is computed as a set of places, once for each value, and
// the pieces in these places are kept.

// standWord keeps the pieces that lie in a place of a set. Whether one does is hard to predict, so
// that no branch depends on it.
func standWord(n *Node) func(m *machine.M) uint64 {
	x, y, lo, places, must, check := EmitWord(n.Xs[0]), Emit(n.Xs[1]), n.W.Lo<<6, n.Xs[1].W, n.Must, n.Check
	first, count := places.Lo<<6, uint32(places.N<<6)
	return func(m *machine.M) uint64 {
		out := x(m)
		if out == 0 {
			return 0
		}
		mark := m.Mark()
		there, at := m.Words(places.N), m.P.Ids.At-m.P.Ids.PieceLo+lo
		y(m, there)
		kept := uint64(0)
		for s := out; s != 0; s &= s - 1 {
			i := bits.TrailingZeros64(s)
			place := m.I[at+int32(i)]
			if k := uint32(place - first); k < count {
				kept |= there[k>>6] >> (k & 63) & 1 << i
			}
			if check != nil && !must.Has(place) {
				check(m, place)
			}
		}
		m.Release(mark)
		return kept
	}
}

// standWords is standWord for more pieces than fit into a word.
func standWords(n *Node) machine.Set {
	x, y, lo, places, must, check := Emit(n.Xs[0]), Emit(n.Xs[1]), n.W.Lo<<6, n.Xs[1].W, n.Must, n.Check
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		mark := m.Mark()
		there := m.Words(places.N)
		y(m, there)
		for i, s := range dst {
			for ; s != 0; s &= s - 1 {
				place := m.PlaceOf(lo + int32(i)<<6 + int32(bits.TrailingZeros64(s)))
				if !ir.Has1(there, places, place) {
					dst[i] &^= s & -s
					if check != nil && !must.Has(place) {
						check(m, place)
					}
				}
			}
		}
		m.Release(mark)
	}
}
