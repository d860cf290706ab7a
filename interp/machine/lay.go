package machine

import "math/bits"

// How pieces are laid somewhere, as statements have it.

// How a piece is laid, as flags.
const (
	LayUnder = 1 << iota
	LayUp
	LayDown
)

// Lay moves one piece. One that leaves play returns its markers, and the supply resets it. point is
// negative unless it goes to a point of the surface.
func (m *M) Lay(id, to, point, flags int32) {
	if to == m.P.Ids.Supply || to == m.P.Ids.Out {
		m.Shed(id, to == m.P.Ids.Supply)
	}
	if point >= 0 {
		m.PutAt(id, point)
	} else {
		m.Put(id, to, flags&LayUnder != 0)
	}
	if flags&LayUp != 0 {
		m.SetFaceDown(id, false)
	}
	if flags&LayDown != 0 {
		m.SetFaceDown(id, true)
	}
}

// Deploy lays one piece before the game begins: nothing comes off it. It is turned to a side,
// unless that is None.
func (m *M) Deploy(id, to int32, spot bool, side, flags int32) {
	if spot {
		m.PutAt(id, to)
	} else {
		m.Put(id, to, false)
	}
	if side != None {
		m.Flip(id, side)
	}
	if flags != 0 {
		m.SetFaceDown(id, flags&LayDown != 0)
	}
}

// LayBatch moves those of some pieces that lie in one place, in their order. The set of pieces
// begins at the word lo.
func (m *M) LayBatch(pieces []uint64, lo, from, to, point, flags int32) {
	all := m.InPlace(from)
	for i := range all {
		id := all[i]
		if flags&LayUnder != 0 {
			id = all[len(all)-1-i]
		}
		if b := id - lo<<6; b >= 0 && int(b>>6) < len(pieces) && pieces[b>>6]>>(uint(b)&63)&1 != 0 {
			m.Spend(1)
			m.Lay(id, to, point, flags)
		}
	}
}

// LayAll moves some pieces, in one batch for each place that they come from, and empties the set.
func (m *M) LayAll(pieces []uint64, lo, to, point, flags int32) {
	for i := range pieces {
		for pieces[i] != 0 {
			from := m.PlaceOf((lo+int32(i))<<6 + int32(bits.TrailingZeros64(pieces[i])))
			n := 0
			for _, w := range pieces[i:] {
				n += bits.OnesCount64(w)
			}
			m.Spend(1 + n/RowsAStep)
			m.LayBatch(pieces, lo, from, to, point, flags)
			for j := i; j < len(pieces); j++ {
				for w := pieces[j]; w != 0; w &= w - 1 {
					b := int32(bits.TrailingZeros64(w))
					if p := m.PlaceOf((lo+int32(j))<<6 + b); p == from || p == to {
						pieces[j] &^= 1 << uint(b)
					}
				}
			}
		}
	}
}
