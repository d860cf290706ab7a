// Package hashset is a set of hashes that is emptied at once and keeps its memory.
package hashset

// Set is such a set.
type Set struct {
	slots []uint64 // a power of two of them; valid where mark is the round
	mark  []uint32
	round uint32
	n     int
}

// Clear empties it.
func (s *Set) Clear() {
	s.n = 0
	if s.round++; s.round == 0 {
		clear(s.mark)
		s.round = 1
	}
}

// Add reports whether the hash is new.
func (s *Set) Add(h uint64) bool {
	if 2*(s.n+1) > len(s.slots) {
		s.grow()
	}
	i := s.find(h)
	if s.mark[i] == s.round {
		return false
	}
	s.slots[i], s.mark[i] = h, s.round
	s.n++
	return true
}

// find is where a hash lies, or where it belongs.
func (s *Set) find(h uint64) int {
	i := int(h) & (len(s.slots) - 1)
	for s.mark[i] == s.round && s.slots[i] != h {
		i = (i + 1) & (len(s.slots) - 1)
	}
	return i
}

func (s *Set) grow() {
	old, mark := s.slots, s.mark
	s.slots, s.mark = make([]uint64, max(2*len(old), 64)), make([]uint32, max(2*len(old), 64))
	round := s.round
	s.round = 1
	for i, h := range old {
		if mark[i] == round {
			j := s.find(h)
			s.slots[j], s.mark[j] = h, 1
		}
	}
}
