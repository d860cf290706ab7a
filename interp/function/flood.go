package function

import (
	"math/bits"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
)

// flood is a breadth-first search from a set of spaces through another set.
type flood struct {
	g     *graph
	w     compile.Window
	place int32 // number of the memo; -1: the sets change with every move
}

// reach adds what can be reached in a number of steps.
func (f *flood) reach(m *machine.M, dst []uint64, from, through machine.Set, steps int32) {
	from(m, dst)
	mark := m.Mark()
	defer m.Release(mark)
	given := m.Words(1 + 2*f.w.N)
	in := given[1+f.w.N:]
	through(m, in)
	if f.place < 0 {
		f.fill(m, dst, in, steps)
		return
	}
	given[0] = uint64(uint32(steps))
	copy(given[1:], dst)
	answer := m.Recall(f.place, given, f.w.N)
	if answer != nil && answer.Known {
		copy(dst, answer.Out)
		return
	}
	f.fill(m, dst, in, steps)
	answer.Keep(m, dst...)
}

// fill adds to a set what can be reached from it within in, which it destroys.
func (f *flood) fill(m *machine.M, dst, in []uint64, steps int32) {
	w := f.w
	p := m.TakePaths(0)
	for i, word := range dst {
		for ; word != 0; word &= word - 1 {
			if id := (w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(word)); f.g.has(id) {
				p.Queue = append(p.Queue, id)
			} else {
				dst[i] &^= word & -word // a place of another kind
			}
		}
		in[i] &^= dst[i]
	}
	head := 0
	for ; steps > 0 && head < len(p.Queue); steps-- {
		end := len(p.Queue)
		m.Spend(end - head)
		for ; head < end; head++ {
			near := f.g.near(p.Queue[head])
			for _, id := range near {
				b := id - w.Lo<<6
				if bit := uint64(1) << (uint(b) & 63); in[b>>6]&bit != 0 {
					in[b>>6] &^= bit
					dst[b>>6] |= bit
					p.Queue = append(p.Queue, id)
				}
			}
		}
	}
	m.PutPaths(p)
}
