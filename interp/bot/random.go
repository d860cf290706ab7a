package bot

import (
	"math/bits"

	"sandtable/interp/machine"
)

const golden = 0x9E3779B97F4A7C15

// Random is a player who takes any option alike. Its choices follow from its seed.
type Random struct{ state uint64 }

// NewRandom makes the random player of a game.
func NewRandom(seed uint64) Random { return Random{machine.Scramble(seed ^ 0x5EED0FB07)} }

// Pick is a number below n.
func (r *Random) Pick(n int) int {
	hi, _ := bits.Mul64(r.Key(), uint64(n))
	return int(hi)
}

// Key is a number of any size, for the chance of an imagined game.
func (r *Random) Key() uint64 {
	r.state += golden
	return machine.Scramble(r.state)
}

// Choose takes any option of the pending decision.
func (r *Random) Choose(m *machine.M) int { return r.Pick(m.Options().Len()) }
