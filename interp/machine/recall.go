package machine

import (
	"math/bits"
	"slices"
)

// Memoisation of searches by their inputs. The result of a search depends on its inputs alone: the
// start, the terrain, the costs. So it stays valid for the life of the machine. Most inputs are the
// same from one decision to the next. Memos live beside the state, never in it.

// recallRoom is the maximum number of words of all results of one place in the program, recallMost
// the maximum number of these results, and recallWords the maximum size of one result with its
// inputs. If all places together exceed recallAll, the machine drops all results.
const (
	recallRoom  = 1 << 18
	recallMost  = 1 << 10
	recallWords = 1 << 13
	recallAll   = 1 << 22
)

// Recalled is an entry for one result.
type Recalled struct {
	in    []uint64
	Out   []uint64 // the answer, or where it belongs
	Known bool     // it is there; whoever computes it says so
}

// recall holds the results of one place in the program, in a hash table keyed by their inputs.
type recall struct {
	answers []Recalled
	words   []uint64
	room    int // words for each of them
}

// recollection holds what stays known from one decision to the next: results by their inputs, and
// answers by the slots that they go by (see kept.go).
type recollection struct {
	recalls  []recall  // by place of the program
	recalled int       // how many words they take
	moment   uint64    // counts the writes of slots that answers go by
	keepers  []keeper  // by Keeping.ID
	spans    []spanned // by Program.Spans
	spanOf   []uint16  // Program.SpanOf
}

// Recall finds the entry of n words for the inputs `in` at a place in the program; nil if it cannot
// be kept. The result must depend on `in` alone. The entry is valid until the next call for the
// same place.
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

// Keep notes the answer, unless its evaluation has failed. r may be nil.
func (r *Recalled) Keep(m *M, words ...uint64) {
	if r != nil && m.Err == nil {
		copy(r.Out, words)
		r.Known = true
	}
}

// grow makes room for longer answers, and forgets those that are there.
func (x *recall) grow(need int) {
	x.room = 1 << bits.Len(uint(need-1))
	x.answers = make([]Recalled, min(recallRoom/x.room, recallMost))
	x.words = make([]uint64, len(x.answers)*x.room)
}
