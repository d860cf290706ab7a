package interp_test

import (
	"fmt"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
)

// TestSearchInRandomGames: in random games a searching bot chooses alike whatever chance has in
// store, and leaves the game as it is.
func TestSearchInRandomGames(t *testing.T) {
	for seed := range 6 {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			g, wrong := written(game(uint64(seed), 4, 12, 8))
			if g == nil {
				t.Fatal(wrong)
			}
			p, err := interp.Build(g, interp.Setup{})
			if err != nil {
				t.Fatal(err)
			}
			// So that a continuation may be short.
			p.Standing = func(m *machine.M, _ int32) int32 { return int32(m.Position() >> 40) }
			c := bot.NewSearch(p, bot.Kind{Search: true, Iterations: 20}, 2)
			m, other, random, asked := machine.New(p), machine.New(p), bot.NewRandom(1), 0
			c.Begin(1, 0)
			for m.Start(uint64(seed)); m.Pending() != nil && m.Err == nil && m.Options().Len() > 0 && asked < 12; m.Choose(random.Choose(m)) {
				if m.Options().Len() < 2 {
					continue
				}
				asked++
				before := m.Hash()
				s := m.State.Clone()
				s.Key = random.Key()
				other.Restore(s)
				a, b := c.Choose(m), c.Choose(other)
				if a != b {
					t.Fatalf("option %d, but %d with other chance to come", a, b)
				}
				if m.Hash() != before {
					t.Fatal("the game is not as it was")
				}
			}
			if asked == 0 {
				t.Error("nothing was asked")
			}
		})
	}
}
