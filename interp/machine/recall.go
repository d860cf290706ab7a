package machine

import "slices"

// Answers that follow from what they are computed from and from nothing else are good for as long as the machine, whatever has happened meanwhile: how far
// one gets from a point over such ground, from a hex at such costs. Most of what they are computed from stays the same from one decision to the next.
// Such memory lives beside the state and never in it.

// recallWays is how many answers of one place of the program are remembered, and recallWords how many words each may take with what it follows from.
const (
	recallWays  = 64
	recallWords = 1 << 13
)

// Recalled is a place for one answer.
type Recalled struct {
	in    []uint64
	Out   []uint64 // the answer, or where it belongs
	Known bool     // it is there; whoever computes it says so
}

// Recall finds the answer of n words that a place of the program gives to something; nil if it cannot be remembered. The answer follows from `in` alone.
func (m *M) Recall(place int32, in []uint64, n int32) *Recalled {
	if m.Forgetful || len(in)+int(n) > recallWords {
		return nil
	}
	if int(place) >= len(m.recalls) {
		m.recalls = append(m.recalls, make([][]Recalled, int(place)+1-len(m.recalls))...)
	}
	if m.recalls[place] == nil {
		m.recalls[place] = make([]Recalled, recallWays)
	}
	h := uint64(len(in))
	for _, x := range in {
		h = (h ^ x) * 0x9e3779b97f4a7c15
		h ^= h >> 32
	}
	r := &m.recalls[place][h%recallWays]
	if r.Known && len(r.Out) == int(n) && slices.Equal(r.in, in) {
		return r
	}
	r.Known = false
	r.in = append(r.in[:0], in...)
	r.Out = slices.Grow(r.Out[:0], int(n))[:n]
	return r
}
