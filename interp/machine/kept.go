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
	ID    int32   // numbers it in its program, from 0 to Program.Keepers
	Reads []int32 // what it reads of the state: indexes into Program.Spans; none: printed data alone
	Room  int     // so many answers
	Shift int     // of questions that are hashed: 64 less the bits of an index; else 0
}

// KeepRoom sets the room for the answers of a value that can be asked so many questions.
func (k *Keeping) KeepRoom(questions int64) {
	if k.Room = int(min(questions, keepMost)); questions > keepMost {
		k.Shift = 64 - bits.TrailingZeros(keepMost)
	}
}

// keepMost is the most answers of one value.
const keepMost = 1 << 16

// Kept is one answer.
type Kept struct {
	key   uint64
	stamp uint32 // the time of the keeper when it was given
	num   int32
}

// keeper is the answers of one value.
type keeper struct {
	answers []Kept   // each by its question, or where the hash of its question says
	moment  uint64   // when its spans were looked at last
	stamp   uint32   // answers with another one are out of date
	covers  bool     // answers were given while whoever covers was told
	seen    []uint32 // the versions of its spans
}

// spanned is a span as it was when it was last compared.
type spanned struct {
	slots   []int32
	wrote   bool // one of its slots has been written since
	version uint32
}

// Keep finds the answer that a value gives to the question with an index; nil if it cannot be kept.
// If known is false, the caller computes the answer and hands it to Answer.
func (m *M) Keep(k *Keeping, index uint64) (a *Kept, known bool) {
	x := &m.keepers[k.ID]
	if x.moment != m.moment || x.covers != (m.Cover != nil) || index >= uint64(len(x.answers)) {
		return m.keepAnew(x, k, index)
	}
	a = &x.answers[index]
	return a, a.stamp == x.stamp
}

// keepAnew is Keep where something has been written, or the question has no index.
func (m *M) keepAnew(x *keeper, k *Keeping, index uint64) (a *Kept, known bool) {
	if !m.refresh(x, k) || index >= uint64(len(x.answers)) {
		return nil, false
	}
	a = &x.answers[index]
	return a, a.stamp == x.stamp
}

// KeepHashed is Keep for a question that has no index: its hash says where its answer may be.
func (m *M) KeepHashed(k *Keeping, question uint64) (a *Kept, known bool) {
	a, known = m.Keep(k, question*prime>>k.Shift)
	return a, known && a.key == question
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
	if !m.afford(16 * k.Room) {
		return false
	}
	*x = keeper{answers: make([]Kept, k.Room), stamp: 1, seen: make([]uint32, len(k.Reads))}
	return true
}

// Versions tells apart what spans of slots have held.
func (m *M) Versions(spans []int32, out []uint64) {
	for i, s := range spans {
		out[i] = uint64(m.version(s))
	}
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

// wrote says that a slot has been written. It is small, so that it is inlined: most games keep no
// answers.
func (m *M) wrote(slot int32) {
	if m.spanOf != nil {
		m.wroteSpan(m.spanOf[slot])
	}
}

func (m *M) wroteSpan(of uint16) {
	if of > 0 {
		m.spans[of-1].wrote = true
		m.moment++
	}
}

// rewrote says that any slot may have been written: another state has been taken up.
func (m *M) rewrote() {
	if len(m.spans) > 0 {
		m.rewroteSpans()
	}
}

func (m *M) rewroteSpans() {
	m.moment++
	for i := range m.spans {
		m.spans[i].wrote = true
	}
}
