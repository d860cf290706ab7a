package algebra

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Spaces that hold at least n pieces, as in stacking limits. One pass over the pieces marks the
// space of each; a space that is already marked moves up a layer. The plain form counts the pieces
// of every space.

// maxLayers bounds the number that can be compared with, maxCrowd the pieces of a pass.
const (
	MaxLayers = 4
	MaxCrowd  = 128
)

// crowdWord emits OpCrowd if all spaces fit into a word.
func crowdWord(n *Node) func(m *machine.M) uint64 {
	pieces, words, lo, first, least := Emit(n.Xs[0]), n.Xs[0].W.N, n.Xs[0].W.Lo<<6, n.W.Lo<<6, n.Off
	return func(m *machine.M) uint64 {
		mark := m.Mark()
		t := m.Words(words)
		pieces(m, t)
		m.Release(mark)
		m.Spend(ir.Size(t) / machine.RowsAStep)
		at := m.P.Ids.At - m.P.Ids.PieceLo + lo
		var layers [MaxLayers + 1]uint64
		for i, s := range t {
			for ; s != 0; s &= s - 1 {
				if k := uint32(m.I[at+int32(i)<<6+int32(bits.TrailingZeros64(s))] - first); k < 64 {
					b := uint64(1) << k
					layers[4] |= layers[3] & b
					layers[3] |= layers[2] & b
					layers[2] |= layers[1] & b
					layers[1] |= b
				}
			}
		}
		return layers[least]
	}
}

// crowdWords is crowdWord for sets of several words.
func crowdWords(n *Node) machine.Set {
	pieces, words, lo, w, least := Emit(n.Xs[0]), n.Xs[0].W.N, n.Xs[0].W.Lo<<6, n.W, n.Off
	if least == 1 {
		return func(m *machine.M, dst []uint64) {
			mark := m.Mark()
			t := m.Words(words)
			pieces(m, t)
			m.Spend(ir.Size(t) / machine.RowsAStep)
			clear(dst)
			for i, s := range t {
				for ; s != 0; s &= s - 1 {
					SetBit(dst, w.Lo, m.PlaceOf(lo+int32(i)<<6+int32(bits.TrailingZeros64(s))))
				}
			}
			m.Release(mark)
		}
	}
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t, layers := m.Words(words), m.Words(least*w.N)
		pieces(m, t)
		m.Spend(ir.Size(t) / machine.RowsAStep)
		clear(layers)
		for i, s := range t {
			for ; s != 0; s &= s - 1 {
				b := m.PlaceOf(lo+int32(i)<<6+int32(bits.TrailingZeros64(s))) - w.Lo<<6
				if b < 0 || b >= w.N<<6 {
					continue
				}
				for j := int32(0); j < least; j++ { // the first free layer
					if x := &layers[j*w.N+b>>6]; *x>>(uint(b)&63)&1 == 0 {
						*x |= 1 << (uint(b) & 63)
						break
					}
				}
			}
		}
		copy(dst, layers[(least-1)*w.N:least*w.N])
		m.Release(mark)
	}
}
