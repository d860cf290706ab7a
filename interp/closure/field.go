package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Fields. Who asks for the way to the same goals from one place after the other, as advice does that
// compares where a piece might go, is answered from a field: the cost of the way from each space,
// found by one search that begins at the goals. It is worth its time when the same goals are asked
// for again at the same costs.

// What a memo of a field holds in its first word.
const (
	askedOnce  = iota // nothing else
	fieldThere        // the field
	fieldFails        // there is none: the cost of a step is none, or fails, which may never be asked
)

// toward returns the field of a search to some spaces, given what it depends on; nil if it is the
// first such search.
func (s *search) toward(m *machine.M, given, to []uint64) []uint64 {
	if given == nil || m.Cover != nil {
		return nil
	}
	memo := m.Recall(s.field, given, 1+(s.links.Keys[0].N+1)/2)
	switch {
	case memo == nil:
		return nil
	case !memo.Known:
		memo.Out[0], memo.Known = askedOnce, true
		return nil
	case memo.Out[0] == askedOnce:
		memo.Out[0] = fieldFails
		m.Attempt(func() {
			if s.spread(m, memo.Out[1:], to) {
				memo.Out[0] = fieldThere
			}
		})
	}
	if memo.Out[0] == fieldFails {
		return nil
	}
	return memo.Out[1:]
}

// spread finds the costs of the ways to some spaces, two in a word; false if a step has no such
// cost.
func (s *search) spread(m *machine.M, field, to []uint64) bool {
	if m.Still() {
		defer m.Stir()
	}
	d, fits := s.links.Keys[0], true
	w := s.walk(m)
	p := m.TakePaths(d.N)
	p.Begin(to, s.w.Lo<<6-d.Lo)
	for fits {
		cost, at, ok := p.Next()
		if !ok {
			break
		}
		if cost > p.Best[at] {
			continue
		}
		first, end := s.back.from[at], s.back.from[at+1]
		m.Spend(int(end - first))
		for i := first; i < end; i++ {
			from := s.back.space[i]
			if !w.leave(m, from) {
				continue
			}
			more := w.toll(m, at+d.Lo, s.back.link[i])
			if more == none {
				continue
			}
			if more < 0 {
				fits = false
				break
			}
			if total := int64(cost) + int64(more); total <= ir.Furthest && total < int64(p.Best[from-d.Lo]) {
				p.Best[from-d.Lo] = int32(total)
				p.Add(int32(total), from-d.Lo)
			}
		}
	}
	clear(field)
	for i, best := range p.Best {
		field[i/2] |= uint64(uint32(best)) << (32 * (i % 2))
	}
	m.PutPaths(p)
	return fits && m.Err == nil
}

// nearest returns the lowest cost of a field at some spaces, or none.
func (s *search) nearest(field, from []uint64) int32 {
	best := ir.Furthest + int32(1)
	for id := range ir.Each(from, s.w) {
		if d := s.links.Keys[0]; d.Has(id) {
			k := id - d.Lo
			best = min(best, int32(uint32(field[k/2]>>(32*(k%2)))))
		}
	}
	if best > ir.Furthest {
		return none
	}
	return best
}
