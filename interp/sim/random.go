package sim

import (
	"sandtable/interp/bot"
	"sandtable/interp/machine"
)

const golden = 0x9E3779B97F4A7C15

// Seed is the seed of a run's i-th game. The first game has the run's own seed, so that a run of
// one game with a game's seed plays that game again. Seeds fit into 53 bits: every reader of JSON
// keeps them exact.
func Seed(run uint64, i int) uint64 {
	if i == 0 {
		return run
	}
	return machine.Scramble(run+uint64(i)*golden) >> 11
}

// Random is the random player.
type Random = bot.Random

// NewRandom makes the random player of a game.
func NewRandom(seed uint64) Random { return bot.NewRandom(seed) }
