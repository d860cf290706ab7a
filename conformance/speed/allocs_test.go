package speed

import (
	"runtime"
	"testing"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// TestPlayingAllocatesNothing: playing allocates nothing, whatever the game: once the machine's
// memory has grown to what the game needs, a ply takes none. (A game may still come to a longer
// list than any before; so a hundredth of an allocation a ply is let pass.)
func TestPlayingAllocatesNothing(t *testing.T) {
	for _, from := range games(t) {
		t.Run(from.ID, func(t *testing.T) {
			p := build(t, load(t, from))
			m, random := machine.New(p), sim.NewRandom(1)
			var tally sim.Tally
			var before, after runtime.MemStats
			play := func(plies int) {
				for tally = (sim.Tally{}); tally.Plies < plies && tally.Playouts < plies; {
					sim.Playouts(m, uint64(random.Pick(1<<30)), 1, &random, budget(p), &tally)
				}
			}
			play(10_000) // a value that is rarely asked makes room for its answers when it first is
			runtime.ReadMemStats(&before)
			play(2000)
			runtime.ReadMemStats(&after)
			if n := after.Mallocs - before.Mallocs; n > 20 {
				t.Errorf("%d allocations in %d plies of %d games", n, tally.Plies, tally.Playouts)
			}
		})
	}
}
