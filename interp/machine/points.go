package machine

import (
	"math/bits"
	"slices"
)

// A choice of a point has as many options as its area has points, far too many to list. So a list
// of options holds samples of them: points that follow from the seed and the decisions so far. Any
// other point of the area may be named; Admit looks whether it is legal and adds it.
//
// The list is empty only if no point of the area is legal: where hardly a sample passes what is
// required of them, all points are tried in turn.
//
// A point that lies alone is one that the author has named, such as the middle of a house. Samples
// of the ground around it would hardly ever show it, so it is listed besides them.

// Samples is how many points of an area a list of options holds at most, and how many that lie
// alone, unless people name more.
const Samples = 8

// sampling is a search for points that are accepted.
type sampling struct {
	area  []uint64
	all   int32 // how many points there are
	first int   // word of the area with points
	f     func(point int32) bool
	taken [5 * Samples]int32
	n     int
}

// Sample calls f with points of an area until it has accepted some. It ends with fewer than two
// only if no more would be accepted.
func (m *M) Sample(area []uint64, f func(point int32) bool) {
	s := sampling{area: area, f: f}
	for i, w := range area {
		if w == 0 {
			continue
		}
		if s.all == 0 {
			s.first = i
		}
		s.all += int32(bits.OnesCount64(w))
	}
	m.SpendWords(len(area))
	m.sampleSome(&s, Samples)
	if s.n < 2 && s.all > Samples {
		m.sampleSome(&s, 4*Samples)
	}
	if s.n < 2 && s.all > 4*Samples {
		m.sampleAll(&s)
	}
	if s.all > Samples {
		most := s.n + Samples
		m.P.Game.Surface.Alone(area, func(p int32) bool {
			s.try(p)
			return s.n < min(most, len(s.taken))
		})
	}
}

// try shows a point to f, once it is not yet taken.
func (s *sampling) try(p int32) {
	if !slices.Contains(s.taken[:s.n], p) && s.f(p) && s.n < len(s.taken) {
		s.taken[s.n] = p
		s.n++
	}
}

// sampleSome tries so many points, in order: one from each of as many equal parts of the area,
// anywhere in it.
func (m *M) sampleSome(s *sampling, many int32) {
	many = min(many, s.all)
	key := mix(mix(m.Key, uint64(uint32(m.Count))), uint64(many))
	rank := func(i int32) int32 {
		lo, hi := int64(i)*int64(s.all)/int64(many), int64(i+1)*int64(s.all)/int64(many)
		off, _ := bits.Mul64(mix(key, uint64(i)), uint64(hi-lo))
		return int32(lo + int64(off))
	}
	if many == 0 {
		return
	}
	next, want, seen := int32(0), rank(0), int32(0)
	for i := s.first; i < len(s.area); i++ {
		if s.area[i] == 0 {
			continue
		}
		here := int32(bits.OnesCount64(s.area[i]))
		for want < seen+here {
			s.try(int32(i)<<6 + nth(s.area[i], want-seen))
			if next++; next == many {
				return
			}
			want = rank(next)
		}
		seen += here
	}
}

// sampleAll tries every point, until two are accepted.
func (m *M) sampleAll(s *sampling) {
	for i, w := range s.area {
		for ; w != 0; w &= w - 1 {
			if m.Spend(1); s.n >= 2 {
				return
			}
			s.try(int32(i)<<6 + int32(bits.TrailingZeros64(w)))
		}
	}
}

// nth returns the index of the n-th set bit of a word.
func nth(w uint64, n int32) int32 {
	for ; n > 0; n-- {
		w &= w - 1
	}
	return int32(bits.TrailingZeros64(w))
}

// Admit adds an option that the list does not hold to those of the pending decision, or to those
// that are offered beside it, if it is legal: an option that names a point. It returns its number,
// or why it is refused.
func (m *M) Admit(a *Ask, opt []int32) (int, *Refusal) { return m.admit(a, opt, false) }

// AdmitWithin is Admit for a point that is known to lie in the area of the decision, which takes
// long to find.
func (m *M) AdmitWithin(a *Ask, opt []int32) (int, *Refusal) { return m.admit(a, opt, true) }

func (m *M) admit(a *Ask, opt []int32, within bool) (int, *Refusal) {
	o := &m.opts
	if a != m.pending {
		o = m.opts.beside
	}
	if a == nil || !a.Open || o == nil || len(opt) != o.Stride {
		return -1, &Refusal{Label: "this decision does not ask for a point"}
	}
	for i := 0; i < m.opts.Len(); i++ {
		if of, have := m.Option(i); of == a && slices.Equal(have, opt) {
			return i, nil
		}
	}
	why := a.Admit
	if within && a.Area != nil {
		why = a.Meets
	}
	var no *Refusal
	if why != nil {
		no = why(m, opt)
	}
	if no == nil && m.Err != nil {
		no = &Refusal{Label: m.Err.Message, At: m.Err.At}
	}
	if no != nil {
		return -1, no
	}
	o.Flat = append(o.Flat, opt...)
	o.Added++
	if o == &m.opts && o.beside != nil {
		return m.opts.Len() - 1 - o.beside.Added, nil
	}
	return m.opts.Len() - 1, nil
}
