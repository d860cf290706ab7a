package machine

import "math/bits"

// Chance is where dice come from, when not from the seed: a script, or a player with real dice. It
// returns a number from 1 to sides, and false to leave the throw to the seed.
type Chance interface {
	Throw(name string, sides int32) (int32, bool)
}

// Every is a Chance that enumerates: it answers draws, shuffles and whole pools as well, to look at
// every way in which they can fall.
type Every interface {
	Chance
	Random(n uint32) uint32      // below n
	Pool(p *Pool, faces []int32) // fills in the faces of all dice, from 1 on
}

// Source returns the number that a throw gives, by the key of chance and the index of the throw
// since the last decision. Whoever knows the seed and has seen any number of throws cannot tell the
// next one without it.
type Source func(key uint64, throw uint32) uint64

// Throw rolls one die. The result is a function of the seed, the decisions so far and the index of
// the throw since the last decision.
func (m *M) Throw(name string, sides int32) int32 {
	if m.trial > 0 {
		return int32(m.Random(uint32(sides))) + 1
	}
	if m.Chance != nil {
		if n, ok := m.Chance.Throw(name, sides); ok {
			m.State.Throw++
			return n
		}
	}
	return int32(m.Random(uint32(sides))) + 1
}

// Random is a number below n, from the seed.
func (m *M) Random(n uint32) uint32 {
	if m.trial > 0 {
		m.Fail("run/whole", "a whole action must not use chance: its options are found by trial")
		return 0
	}
	if m.Chance != nil {
		if e, ok := m.Chance.(Every); ok {
			return e.Random(n)
		}
	}
	throw := m.State.Throw
	m.State.Throw++
	x := uint64(0)
	if m.Source != nil {
		x = m.Source(m.Key, throw)
	} else {
		x = Scramble(m.Key + uint64(throw)*prime)
	}
	hi, _ := bits.Mul64(x, uint64(n))
	return uint32(hi)
}

// Scramble spreads what two numbers differ in over all 64 bits, so that sums of such hashes tell
// sets apart, and numbers in a row give others that look random (the finalizer of SplitMix64).
func Scramble(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xBF58476D1CE4E5B9
	x ^= x >> 27
	x *= 0x94D049BB133111EB
	return x ^ x>>31
}

// Pool is dice that are thrown together, and what the rules read of them. Where chance is
// enumerated, throws in which the rules read the same are one.
type Pool struct {
	Name     string
	N, Sides int32
	Read     Reading
	Marks    []int64 // with ReadMarks: the numbers that divide the faces
	// Class is what a face stands for, or with ReadSum alone the sum: what is of one class is read
	// alike. Nil: each number stands for itself.
	Class func(n int32) int32
}

// Reading says what the rules read of a pool. A zero Reading is that of a pool of which nothing but
// the number of its dice is read.
type Reading uint8

// What is read.
const (
	ReadOrder   Reading = 1 << iota // which die shows which face
	ReadFaces                       // how many dice show each face
	ReadHighest                     // the highest face
	ReadLowest                      // the lowest face
	ReadSum                         // the sum of the faces
	ReadMarks                       // how many dice reach each mark
)

// diceAStep is how many dice are thrown in a step.
const diceAStep = 2

// maxDice bounds the dice of one throw.
const maxDice = 10_000

// Pool is a pool to be thrown at once: its memory is used again. Its dice are read in order unless
// the caller says otherwise.
func (m *M) Pool(name string, n, sides int32) *Pool {
	m.pool = Pool{Name: name, N: n, Sides: sides, Read: ReadOrder, Marks: m.pool.Marks[:0]}
	return &m.pool
}

// RollPool throws a pool, into scratch memory.
func (m *M) RollPool(p *Pool) []int32 {
	if p.N > maxDice {
		m.Fail("run/dice", "cannot roll %d dice: too many", p.N)
		return nil
	}
	n, unit := max(p.N, 0), m.P.Game.Unit
	m.Spend(int(n) / diceAStep)
	s := m.ListStart()
	if m.Enumerates() && p.Read&ReadOrder == 0 {
		for range n {
			m.Push(0)
		}
		dice := m.ListFrom(s)
		m.Chance.(Every).Pool(p, dice)
		for i := range dice {
			dice[i] *= unit
		}
		return dice
	}
	for range n {
		m.Push(m.Throw(p.Name, p.Sides) * unit)
	}
	return m.ListFrom(s)
}

// Enumerates reports whether every way in which chance can fall is looked at.
func (m *M) Enumerates() bool {
	if m.Chance == nil || m.trial > 0 {
		return false
	}
	_, ok := m.Chance.(Every)
	return ok
}
