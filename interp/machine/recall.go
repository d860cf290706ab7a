package machine

import (
	"math/bits"
	"slices"
)

// Answers that follow from what they are computed from and from nothing else are good for as long
// as the machine, whatever has happened meanwhile: how far one gets from a point over such ground,
// from a hex at such costs. Most of what they are computed from stays the same from one decision to
// the next. Such memory lives beside the state and never in it.

// recallRoom is how many words one place of the program may take with all its answers, recallMost
// how many answers these may be, and recallWords how many words one answer may take with what it
// follows from. Where all places together take more than recallAll, the machine begins again.
const (
	recallRoom  = 1 << 16
	recallMost  = 1 << 10
	recallWords = 1 << 13
	recallAll   = 1 << 22
)

// Recalled is a place for one answer.
type Recalled struct {
	in    []uint64
	Out   []uint64 // the answer, or where it belongs
	Known bool     // it is there; whoever computes it says so
}

// recall is the answers that one place of the program has given, each where the hash of what it
// follows from says.
type recall struct {
	answers []Recalled
	words   []uint64
	room    int // words for each of them
}

// Recall finds the answer of n words that a place of the program gives to something; nil if it
// cannot be remembered. The answer follows from `in` alone. It is good until the place is asked
// again.
func (m *M) Recall(place int32, in []uint64, n int32) *Recalled {
	need := len(in) + int(n)
	if m.Forgetful || need > recallWords {
		return nil
	}
	if m.recalled > recallAll {
		m.recalls, m.recalled = nil, 0
	}
	if int(place) >= len(m.recalls) {
		m.recalls = append(m.recalls, make([]recall, int(place)+1-len(m.recalls))...)
	}
	x := &m.recalls[place]
	if need > x.room {
		m.recalled -= len(x.words)
		x.grow(need)
		m.recalled += len(x.words)
	}
	h := uint64(len(in))
	for _, w := range in {
		h = mix(h, w)
	}
	i := int(h % uint64(len(x.answers)))
	r := &x.answers[i]
	if r.Known && len(r.Out) == int(n) && slices.Equal(r.in, in) {
		return r
	}
	at := x.words[i*x.room : (i+1)*x.room]
	r.Known, r.in, r.Out = false, at[:len(in)], at[len(in):need]
	copy(r.in, in)
	return r
}

// grow makes room for longer answers, and forgets those that are there.
func (x *recall) grow(need int) {
	x.room = 1 << bits.Len(uint(need-1))
	x.answers = make([]Recalled, min(recallRoom/x.room, recallMost))
	x.words = make([]uint64, len(x.answers)*x.room)
}
