package imagine

import (
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Meaning tells decisions and options apart by what they mean to a viewer: a piece that is hidden
// from the viewer stands for where it lies. So they are called the same in all worlds, although
// other pieces lie there. It belongs to one goroutine.
type Meaning struct {
	viewer int32
	clear  bool
	named  []int32
}

// Begin sets the viewer. If all is clear to them, no piece is looked for.
func (x *Meaning) Begin(viewer int32, clear bool) { x.viewer, x.clear = viewer, clear }

// Of returns what the i-th option of the pending decision means, as a hash.
func (x *Meaning) Of(m *machine.M, i int) uint64 {
	a, opt := m.Option(i)
	h := uint64(uint32(m.Player())) << 1
	if a == m.P.Anytime {
		h++
	} else if n := len(m.F); n > 0 {
		h += uint64(m.F[n-1].Proc)<<48 ^ uint64(m.F[n-1].PC)<<32
	}
	if !x.clear {
		x.named = append(x.named[:0], opt...)
		each(a, x.named, func(v *int32) {
			if !view.Sees(m, x.viewer, *v) {
				*v = x.spot(m, *v)
			}
		})
		opt = x.named
	}
	return m.MixOption(h, i, opt)
}

// spot returns a number for where a hidden piece lies, which is none of a piece.
func (x *Meaning) spot(m *machine.M, piece int32) int32 {
	place, above := m.PlaceOf(piece), int32(0)
	if p := m.SpotOf(piece); p != model.None {
		above = p
	} else if !m.P.Ids.Loose(place) {
		for p := m.TopOf(place); p != piece && p != model.None; p = m.UnderOf(p) {
			above++
		}
	}
	return -3 - (place<<16^above)&(1<<30-1)
}
