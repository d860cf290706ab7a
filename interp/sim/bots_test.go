package sim

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/examples"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
)

// TestBotsInAnyNumberOfWorkers: games with searching bots are the same however many workers share
// them.
func TestBotsInAnyNumberOfWorkers(t *testing.T) {
	t.Parallel()
	quick := bot.Kind{Search: true, Iterations: 10}
	for _, name := range []string{"hot_lanes", "salt_roads", "kuhn_poker", "push_your_luck", "craps"} {
		p := program(t, examples.Games, "games/"+name)
		bots := map[int32]bot.Kind{p.Players[0].ID: quick}
		want := timeless(t, Run(p, Config{Games: 40, Seed: 3, Workers: 1, Bots: bots}))
		got := timeless(t, Run(p, Config{Games: 40, Seed: 3, Workers: 3, Bots: bots}))
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: %s", name, d)
		}
		if name != "hot_lanes" {
			continue
		}
		search, random := Run(p, Config{Games: 40, Seed: 3, Workers: 1, Bots: bots}), Run(p, Config{Games: 40, Seed: 3, Workers: 1})
		if search.Decisions == random.Decisions && cmp.Equal(search.Endings, random.Endings) {
			t.Error("a searching bot plays as a random one")
		}
	}
}

// TestRandomBotsAreNobody: naming random bots changes nothing.
func TestRandomBotsAreNobody(t *testing.T) {
	p := program(t, examples.Games, "games/tictactoe")
	bots := map[int32]bot.Kind{p.Players[0].ID: {}}
	if d := cmp.Diff(timeless(t, Run(p, Config{Games: 50, Seed: 3, Workers: 2})), timeless(t, Run(p, Config{Games: 50, Seed: 3, Workers: 2, Bots: bots}))); d != "" {
		t.Error(d)
	}
}

// TestSearchBeatsRandom: in each seat, by results and by how the game stands.
func TestSearchBeatsRandom(t *testing.T) {
	for name, games := range map[string]int{"breakthrough": 30, "salt_roads": 80, "tictactoe": 80} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := program(t, examples.Games, "games/"+name)
			random := Run(p, Config{Games: games, Seed: 1, Workers: 2})
			for i, player := range p.Players {
				r := Run(p, Config{Games: games, Seed: 1, Workers: 2, Bots: map[int32]bot.Kind{player.ID: {Search: true, Iterations: 60}}})
				search, other := r.Players[i], random.Players[i]
				if search.Worth.Low <= other.Worth.High {
					t.Errorf("search as %s gets %.2f (from %.2f), random %.2f (to %.2f)",
						player.Title, search.Worth.Mean, search.Worth.Low, other.Worth.Mean, other.Worth.High)
				}
				if search.Standing != nil && search.Standing.Low <= other.Standing.High {
					t.Errorf("search as %s stands at %.2f, random at %.2f", player.Title, search.Standing.Mean, other.Standing.Mean)
				}
			}
		})
	}
}

// TestStandingFails: a value that cannot be worked out at the end is the trouble of its game.
func TestStandingFails(t *testing.T) {
	p := *program(t, examples.Games, "games/last_stone")
	p.Standing = func(m *machine.M, _ int32) int32 { m.Fail("run/test", "no figure"); return 0 }
	if r := Run(&p, Config{Games: 3, Seed: 1, Workers: 1}); r.Outcomes[Failed] != 3 || r.Troubles[0].Message != "no figure" {
		t.Errorf("%d errors", r.Outcomes[Failed])
	}
}
