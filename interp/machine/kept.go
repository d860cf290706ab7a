package machine

import (
	"math/bits"
	"slices"
)

// Answers of values that read only some slots of the state are kept from one decision to the next,
// for as long as these slots hold what they held: whether a hex sees another one changes with the
// weather, not with each move. What writes such a slot says so; then the slots are compared with
// what they held before the value is asked again. So an answer is right whatever has happened
// meanwhile: a move, an undone move, another game. Such memory lives beside the state and never in
// it.

// Span is a row of slots of a state, from Lo up to and not including Hi.
type Span struct{ Lo, Hi int32 }

// Keeping describes a value whose answers are kept. Programs share it; it does not change.
type Keeping struct {
	ID    int32   // numbers it in its program
	Reads []int32 // what it reads of the state: indexes into Program.Spans; none: printed data alone
	Bits  int     // there is room for 1<<Bits answers
}

// Kept is one answer.
type Kept struct {
	key   uint64
	stamp uint32 // the time of the keeper when it was given
	num   int32
}

// keeper is the answers of one value.
type keeper struct {
	answers []Kept // each where the hash of its question says
	shift   int
	moment  uint64   // when its spans were looked at last
	stamp   uint32   // answers with another one are out of date
	seen    []uint32 // the versions of its spans
	covers  bool     // answers were given while whoever covers was told
}

// spanned is a span as it was when it was last compared.
type spanned struct {
	slots   []int32
	wrote   bool // one of its slots has been written since
	version uint32
}

// keepMost is the answers of one value, and keepLeast the fewest that are worth their room.
const (
	keepMost  = 16
	keepLeast = 4
)

// KeepBits is the room for the answers of a value that can be asked so many questions.
func KeepBits(questions int64) int {
	return min(max(bits.Len64(uint64(max(questions, 1)-1)), keepLeast), keepMost)
}

// Keep finds the answer that a value gives to a question; nil if it cannot be kept. If known is
// false, the caller computes the answer and hands it to Answer.
func (m *M) Keep(k *Keeping, question uint64) (a *Kept, known bool) {
	if int(k.ID) >= len(m.keepers) {
		m.keepers = append(m.keepers, make([]keeper, int(k.ID)+1-len(m.keepers))...)
	}
	x := &m.keepers[k.ID]
	if (x.moment != m.moment || x.covers != (m.Cover != nil)) && !m.refresh(x, k) {
		return nil, false
	}
	a = &x.answers[question*prime>>x.shift]
	return a, a.key == question && a.stamp == x.stamp
}

// Num is the answer.
func (a *Kept) Num() int32 { return a.num }

// Answer keeps the answer to a question, unless the evaluation has failed.
func (m *M) Answer(k *Keeping, a *Kept, question uint64, v int32) {
	if m.Err == nil {
		*a = Kept{key: question, stamp: m.keepers[k.ID].stamp, num: v}
	}
}

// refresh puts the answers of a value out of date if what it reads has changed; false if there is
// no room for answers.
func (m *M) refresh(x *keeper, k *Keeping) bool {
	if m.Forgetful || x.answers == nil && !m.makeKeeper(x, k) {
		return false
	}
	changed := x.covers != (m.Cover != nil)
	for i, s := range k.Reads {
		if v := m.version(s); v != x.seen[i] {
			x.seen[i], changed = v, true
		}
	}
	if changed {
		if x.stamp++; x.stamp == 0 {
			clear(x.answers)
			x.stamp = 1
		}
	}
	x.moment, x.covers = m.moment, m.Cover != nil
	return true
}

func (m *M) makeKeeper(x *keeper, k *Keeping) bool {
	need := 16 << k.Bits
	if m.memoBytes+need > memoRoom {
		return false
	}
	m.memoBytes += need
	*x = keeper{answers: make([]Kept, 1<<k.Bits), shift: 64 - k.Bits, stamp: 1, seen: make([]uint32, len(k.Reads))}
	return true
}

// version numbers what the slots of a span have held.
func (m *M) version(i int32) uint32 {
	s := &m.spans[i]
	if !s.wrote {
		return s.version
	}
	s.wrote = false
	at := m.P.Spans[i]
	if now := m.I[at.Lo:at.Hi]; s.version == 0 || !slices.Equal(s.slots, now) {
		s.slots = append(s.slots[:0], now...)
		s.version++
	}
	return s.version
}

// wrote says that a slot has been written.
func (m *M) wrote(slot int32) {
	if of := m.P.SpanOf; of != nil && of[slot] > 0 {
		m.spans[of[slot]-1].wrote = true
		m.moment++
	}
}

// rewrote says that any slot may have been written: another state has been taken up.
func (m *M) rewrote() {
	m.moment++
	for i := range m.spans {
		m.spans[i].wrote = true
	}
}
