package sim

import "math/bits"

const golden = 0x9E3779B97F4A7C15

// scramble spreads a number over all 64 bits.
func scramble(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xBF58476D1CE4E5B9
	x ^= x >> 27
	x *= 0x94D049BB133111EB
	return x ^ x>>31
}

// Seed is the seed of a run's i-th game. The first game has the run's own seed, so that a run of one game with a game's seed plays that game
// again. Seeds fit into 53 bits: every reader of JSON keeps them exact.
func Seed(run uint64, i int) uint64 {
	if i == 0 {
		return run
	}
	return scramble(run+uint64(i)*golden) >> 11
}

// Random is a player who takes any option alike. Its choices follow from its seed.
type Random struct{ state uint64 }

// NewRandom makes the random player of a game.
func NewRandom(seed uint64) Random { return Random{scramble(seed ^ 0x5EED0FB07)} }

// Pick is a number below n.
func (r *Random) Pick(n int) int {
	r.state += golden
	hi, _ := bits.Mul64(scramble(r.state), uint64(n))
	return int(hi)
}
