// Package chance enumerates the ways in which chance can fall, with their exact probabilities.
//
// A [Ways] answers the machine's throws, draws and shuffles with one way after the other, like an
// odometer. The dice of a pool are enumerated by what the rules read of them (machine.Pool): as
// sequences where their order counts, else as multisets, which are far fewer, or by one figure such
// as the highest face. The ways of one question add up to a probability of exactly 1.
//
// It knows no rules and no positions. Which throws the rules read alike is the compiler's to tell:
// see interp/dice.
package chance

import (
	"math/big"

	"sandtable/interp/machine"
)

// Ways enumerates chance. It is a machine.Every: a machine runs under it from the same position
// again and again, with Next in between, until Next reports that all ways have been taken. The zero
// value stands before the first way.
type Ways struct {
	Apart bool // each die of a pool is a throw of its own, whatever is read of it

	turns []turn
	n     int // turns that the way in hand has asked for
}

// turn is one question put to chance: a number below of, or a pool.
type turn struct {
	of, came uint32
	pool     falls // nil: a number
}

// falls enumerates the ways of one pool.
type falls interface {
	fill(faces []int32) // with the way in hand
	next() bool         // goes on to the next way; false after the last one
	weight() *big.Int   // how many sequences of faces the way stands for
	all() *big.Int      // how many sequences there are
	count() *big.Int    // how many ways there are
}

var _ machine.Every = (*Ways)(nil)

// Reset forgets all ways.
func (w *Ways) Reset() { w.turns, w.n = w.turns[:0], 0 }

// Again gives the answers of the way in hand once more.
func (w *Ways) Again() { w.n = 0 }

// Asked is how many answers the way in hand has given so far.
func (w *Ways) Asked() int { return w.n }

// Throw answers a die.
func (w *Ways) Throw(_ string, sides int32) (int32, bool) {
	return int32(w.Random(uint32(sides))) + 1, true
}

// Random answers a draw. One of which there is only one answer is no turn.
func (w *Ways) Random(n uint32) uint32 {
	if n <= 1 {
		return 0
	}
	if w.n == len(w.turns) {
		w.turns = append(w.turns, turn{of: n})
	}
	w.n++
	return w.turns[w.n-1].came
}

// Pool answers a pool.
func (w *Ways) Pool(p *machine.Pool, faces []int32) {
	if len(faces) == 0 {
		return
	}
	if w.Apart {
		for i := range faces {
			faces[i] = int32(w.Random(uint32(p.Sides))) + 1
		}
		return
	}
	if w.n == len(w.turns) {
		w.turns = append(w.turns, turn{pool: fallsOf(p)})
	}
	w.n++
	w.turns[w.n-1].pool.fill(faces)
}

// maxSums bounds the additions that it takes to count sums. Of more dice there are so many
// multisets that nobody enumerates them.
const maxSums = 1 << 23

// fallsOf chooses how the ways of a pool are enumerated.
func fallsOf(p *machine.Pool) falls {
	switch {
	case p.Read == machine.ReadSum && int64(p.N)*int64(p.N)*int64(p.Sides) <= maxSums:
		return newSums(p.N, p.Sides, p.Class)
	case p.Read == machine.ReadSum:
		return newMultisets(p.N, p.Sides, nil)
	case p.Read == 0:
		return newMultisets(p.N, p.Sides, func(int32) int32 { return 0 })
	case p.Class != nil:
		return newMultisets(p.N, p.Sides, p.Class)
	case p.Read == machine.ReadMarks:
		return newMultisets(p.N, p.Sides, func(face int32) int32 { return below(p.Marks, face) })
	case p.Read == machine.ReadHighest:
		return newExtreme(p.N, p.Sides, true)
	case p.Read == machine.ReadLowest:
		return newExtreme(p.N, p.Sides, false)
	}
	return newMultisets(p.N, p.Sides, nil)
}

// below counts the marks that a face reaches.
func below(marks []int64, face int32) int32 {
	n := int32(0)
	for _, m := range marks {
		if m <= int64(face) {
			n++
		}
	}
	return n
}

// Next goes on to the next way; false when all have been taken.
func (w *Ways) Next() bool {
	w.turns = w.turns[:w.n]
	w.n = 0
	for i := len(w.turns) - 1; i >= 0; i-- {
		if w.turns[i].next() {
			w.turns = w.turns[:i+1]
			return true
		}
	}
	w.turns = w.turns[:0]
	return false
}

func (t *turn) next() bool {
	if t.pool != nil {
		return t.pool.next()
	}
	t.came++
	return t.came < t.of
}

// P is the probability of the way in hand.
func (w *Ways) P() *big.Rat {
	num, den := big.NewInt(1), big.NewInt(1)
	for i := range w.turns[:w.n] {
		if t := &w.turns[i]; t.pool != nil {
			num.Mul(num, t.pool.weight())
			den.Mul(den, t.pool.all())
		} else {
			den.Mul(den, big.NewInt(int64(t.of)))
		}
	}
	return new(big.Rat).SetFrac(num, den)
}

// Beyond reports whether there are more than most ways, as far as the way in hand tells: as if all
// ways asked for as much as it did.
func (w *Ways) Beyond(most int) bool {
	n, limit := big.NewInt(1), big.NewInt(int64(most))
	for i := range w.turns[:w.n] {
		if t := &w.turns[i]; t.pool != nil {
			n.Mul(n, t.pool.count())
		} else {
			n.Mul(n, big.NewInt(int64(t.of)))
		}
		if n.Cmp(limit) > 0 {
			return true
		}
	}
	return false
}
