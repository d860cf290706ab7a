package speed

import (
	"runtime"
	"testing"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// Playing allocates nothing, whatever the game: once the machine's memory has grown to what the game needs, a ply takes none. (A game may still
// come to a longer list than any before; so a hundredth of an allocation a ply is let pass.)
func TestPlayingAllocatesNothing(t *testing.T) {
	for _, from := range games(t) {
		t.Run(from.ID, func(t *testing.T) {
			p := build(t, load(t, from))
			if triesActions(p) {
				t.Skip("this game tries whole actions out, and keeps the ways it finds")
			}
			m, random := machine.New(p), sim.NewRandom(1)
			var tally sim.Tally
			var before, after runtime.MemStats
			play := func(plies int) {
				for tally = (sim.Tally{}); tally.Plies < plies && tally.Playouts < plies; {
					sim.Playout(m, uint64(random.Pick(1<<30)), &random, budget(p), &tally)
				}
			}
			play(2000)
			runtime.ReadMemStats(&before)
			play(2000)
			runtime.ReadMemStats(&after)
			if n := after.Mallocs - before.Mallocs; n > 20 {
				t.Errorf("%d allocations in %d plies of %d games", n, tally.Plies, tally.Playouts)
			}
		})
	}
}

// triesActions says whether a program has an action that is one decision with everything it asks.
func triesActions(p *machine.Program) bool {
	for _, proc := range p.Procs {
		for _, in := range proc.Code {
			if in.Ask != nil && in.Ask.Whole {
				return true
			}
		}
	}
	return false
}
