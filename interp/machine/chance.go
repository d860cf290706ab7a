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
		x = scatter(m.Key + uint64(throw)*prime)
	}
	hi, _ := bits.Mul64(x, uint64(n))
	return uint32(hi)
}

// scatter spreads what two numbers differ in over all bits.
func scatter(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xBF58476D1CE4E5B9
	x ^= x >> 27
	x *= 0x94D049BB133111EB
	return x ^ x>>31
}
