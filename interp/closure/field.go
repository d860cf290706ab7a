package closure

import (
	"math"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/paths"
)

// Fields. Who asks for the way to the same goals from one place after the other, as advice does
// that compares where a piece might go, is answered from a field: the cost of the way from each
// space, found by one search that begins at the goals. It is worth its time when the same goals are
// asked for again at the same costs.

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
	for i := range field {
		field[i] = paths.None<<32 | paths.None
	}
	d, fits, at := s.links.Keys[0], true, int32(0)
	w := s.walk(m)
	ir.Search(m, s.back.Table, s.w, to, ir.Furthest, func(space, cost int32) bool {
		at = space
		k := space - d.Lo
		half := 32 * (k % 2)
		field[k/2] = field[k/2]&^(math.MaxUint32<<half) | uint64(cost)<<half
		return fits
	}, func(int32) bool { return true }, func(from, entry, limit int32) int32 {
		if !w.leave(m, from) {
			return none
		}
		c := w.toll(m, at, s.back.link[entry], limit)
		fits = fits && (c >= 0 || c == none)
		return max(c, none)
	})
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
