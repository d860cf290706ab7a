package bot_test

import (
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// TestGuideRunsOut: where the work of a choice is used up in the midst of advice, the search ends with
// what stands best.
func TestGuideRunsOut(t *testing.T) {
	src := load.Source{FS: examples.Games, Dir: "games/english_draughts", Name: "english_draughts"}
	whole := program(t, src, interp.Setup{Policies: true})
	for seed := range uint64(8) {
		p := *whole
		p.Limits.Game = 3_000 + 3_500*int(seed)
		m := machine.New(whole)
		s := search(&p, bot.Kind{Search: true, Guided: true}, seed)
		for m.Start(seed); m.Pending() != nil; {
			if i := s.Choose(m); i < 0 || i >= m.Options().Len() {
				t.Fatalf("option %d of %d", i, m.Options().Len())
			} else {
				m.Choose(i)
			}
		}
	}
}
