package compile_test

import (
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/schema/load"
)

// TestWatchedStepsAreFewer: who asks why waits no longer than for a decision, though each step of a
// watched program takes longer.
func TestWatchedStepsAreFewer(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: examples.Games, Dir: "games/kuhn_poker", Name: "kuhn_poker"}, interp.Setup{})
	if played, watched := p.Limits.Steps, interp.NewTracer(p).Watched().Limits.Steps; watched < 1 || 8*watched > played {
		t.Errorf("%d steps of %d in the game", watched, played)
	}
}
