package odds

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// alike tells positions apart, but not those that differ only in which of several like counters
// lies where: five white stones on five squares are one position, and not a hundred and twenty.
// Where a name that is bound means such a counter, where that counter lies counts as well.
type alike struct {
	m *machine.M
	// By slot of the state: belongs to a counter of which there are several, or tells where
	// counters lie.
	of     []bool
	sign   []uint64
	height []int32
	sums   []uint64
	live   machine.State // memory for locals
}

func newAlike(m *machine.M) *alike {
	p := m.P
	if len(p.Alike) == 0 {
		return &alike{m: m}
	}
	ids := &p.Ids
	n := ids.PieceHi - ids.PieceLo
	a := &alike{
		m:      m,
		of:     make([]bool, len(p.Blank.I)),
		sign:   make([]uint64, n),
		height: make([]int32, n),
		sums:   make([]uint64, len(p.Alike)),
	}
	for i := range n {
		a.of[ids.At+i], a.of[ids.Under+i] = true, true
		if d := p.Copies[i]; d >= 0 {
			for _, s := range p.Alike[d] {
				a.of[s+ids.PieceLo+i] = true
			}
		}
	}
	for i := range ids.PlaceHi - ids.PlaceLo {
		a.of[ids.Top+i] = true
	}
	return a
}

func mix(h, x uint64) uint64 {
	h ^= x
	h *= 0x9E3779B97F4A7C15
	return h ^ h>>29
}

// key is the number of the position that the machine stands in. The machine has to be frozen. What
// is declared as history, and what is on record, count as well: a rule may end the game for it, and
// then two positions that look alike do not play on alike.
func (a *alike) key(s *machine.State) uint64 {
	record := uint64(0)
	for _, v := range s.R {
		record += mix(5, v)
	}
	if a.of == nil {
		h := mix(a.m.P.Position(s), record)
		for _, v := range s.I[s.History:] {
			h = mix(h, uint64(uint32(v)))
		}
		return h
	}
	a.signs()
	h := mix(1, record)
	for i, v := range s.I {
		if !a.of[i] {
			h = a.value(mix(h, uint64(uint32(v))), v)
		}
	}
	clear(a.sums)
	for i, sign := range a.sign {
		if d := a.m.P.Copies[i]; d >= 0 {
			a.sums[d] += mix(3, sign)
		} else {
			h = mix(h, sign)
		}
	}
	for _, sum := range a.sums {
		h = mix(h, sum)
	}
	ints, words := a.m.P.Live(s, &a.live)
	for _, v := range ints {
		h = a.value(mix(h, uint64(uint32(v))), v)
	}
	for _, v := range s.H {
		h = a.value(mix(h, uint64(uint32(v))), v)
	}
	sets := false
	for _, v := range words {
		h = mix(h, mix(4, v)) // else the high bits of two sets could stand for one another
		sets = sets || v != 0
	}
	if sets { // a set may hold any of the counters: then each is itself
		for _, sign := range a.sign {
			h = mix(h, sign)
		}
	}
	for _, f := range s.F {
		h = mix(h, uint64(uint32(f.Proc))<<32|uint64(uint32(f.PC)))
	}
	if s.Over {
		h = mix(h, uint64(uint32(s.Result))+1)
	}
	return h
}

// value adds what a number means, should it be one of several like counters.
func (a *alike) value(h uint64, v int32) uint64 {
	if a.m.Plural(v) {
		return mix(h, a.sign[v-a.m.P.Ids.PieceLo])
	}
	return h
}

// signs sums up how each piece lies: where, how high, which way up, and with which figures and
// markers.
func (a *alike) signs() {
	m, ids := a.m, &a.m.P.Ids
	clear(a.height)
	for place := ids.PlaceLo; place < ids.PlaceHi; place++ {
		if place == ids.Supply || place == ids.Out {
			continue
		}
		n := int32(0)
		for p := m.TopOf(place); p != model.None; p = m.UnderOf(p) {
			n++
		}
		for p := m.TopOf(place); p != model.None; p = m.UnderOf(p) {
			a.height[p-ids.PieceLo] = n
			n--
		}
	}
	for i := range a.sign {
		p := ids.PieceLo + int32(i)
		h := mix(uint64(uint32(m.PlaceOf(p))), uint64(a.height[i]))
		if m.FaceDown(p) {
			h = mix(h, 1)
		}
		if d := m.P.Copies[i]; d >= 0 {
			for _, s := range m.P.Alike[d] {
				h = mix(h, uint64(uint32(m.I[s+p])))
			}
		}
		a.sign[i] = h
	}
}
