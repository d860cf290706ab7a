package function

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Fields. Who asks for the way to the same goals from one place after the other, as advice does that
// compares where a piece might go, is answered from a field: the cost of the way from each space,
// found by one search that begins at the goals. It is worth its time when the same goals are asked
// for again at the same costs.

// What a memo of a field holds in its first word.
const (
	askedOnce  = iota // nothing else
	fieldThere        // the field
	fieldFails        // there is none: a step has a cost that is none
)

// toward returns the field of a search to some spaces; nil if it is the first such search.
func (r *run) toward(m *machine.M, from, to []uint64) []uint64 {
	memo := m.Recall(r.field, r.given[len(from):], 1+(r.g.n+1)/2)
	switch {
	case memo == nil:
		return nil
	case !memo.Known:
		memo.Out[0], memo.Known = askedOnce, true
		return nil
	case memo.Out[0] == askedOnce:
		memo.Out[0] = fieldFails
		if r.spread(m, memo.Out[1:], to) {
			memo.Out[0] = fieldThere
		}
	}
	if memo.Out[0] == fieldFails {
		return nil
	}
	return memo.Out[1:]
}

// spread finds the costs of the ways to some spaces, two in a word; false if a step has no such
// cost.
func (r *run) spread(m *machine.M, field, to []uint64) bool {
	p, back := r.begin(m, to), r.g.back()
	defer m.PutPaths(p)
	for {
		cost, space, ok := p.Next()
		if !ok {
			break
		}
		if cost > p.Best[space] {
			continue
		}
		first, end := back.from[space], back.from[space+1]
		m.Spend(int(end-first) * int(r.work))
		for i := first; i < end; i++ {
			at := back.space[i]
			more := r.steps.Cost(m, back.link[i], at, space)
			switch {
			case more == model.None:
				continue
			case more < 0:
				return false
			}
			if total := int64(cost) + int64(more); total < unknown && total < int64(p.Best[at]) {
				p.Best[at] = int32(total)
				p.Add(int32(total), at)
			}
		}
	}
	clear(field)
	for i, best := range p.Best {
		field[i/2] |= uint64(uint32(best)) << (32 * (i % 2))
	}
	return true
}

// nearest returns the lowest cost of a field at some spaces, or None.
func (r *run) nearest(field, from []uint64) int32 {
	best := int32(unknown)
	for i, word := range from {
		for ; word != 0; word &= word - 1 {
			if id := (r.w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(word)); r.g.has(id) {
				k := id - r.g.lo
				best = min(best, int32(uint32(field[k/2]>>(32*(k%2)))))
			}
		}
	}
	if best == unknown {
		return model.None
	}
	return best
}
