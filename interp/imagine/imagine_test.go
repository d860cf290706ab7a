package imagine_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/imagine"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/interp/view/viewtest"
	"sandtable/schema/model"
)

// programs are all games that come with the program, and two made for views; each with every
// variant alone.
func programs(t *testing.T) map[string]*machine.Program {
	t.Helper()
	out := map[string]*machine.Program{}
	for _, src := range interptest.Sources(t, "../view/testdata") {
		g := interptest.Load(t, src)
		for _, s := range setups(g) {
			if p, err := interp.Build(g, s); err == nil {
				out[fmt.Sprint(src.Name, s.Options)] = p
			}
		}
	}
	return out
}

func setups(g *model.Game) []interp.Setup {
	out := []interp.Setup{{}}
	for _, o := range g.Options {
		for _, v := range o.Variants {
			if v != o.Default {
				out = append(out, interp.Setup{Options: map[string]string{o.Name: v.Name}})
			}
		}
	}
	return out
}

// visit plays random games and calls f at every so many decisions with more than one option.
func visit(t *testing.T, p *machine.Program, games, every int, f func(m *machine.M, r *bot.Random)) {
	t.Helper()
	m := machine.New(p)
	for seed := range uint64(games) {
		r := bot.NewRandom(seed)
		m.Start(seed)
		for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 160; n++ {
			if n%every == 0 && m.Options().Len() > 1 {
				f(m, &r)
			}
			m.Choose(r.Choose(m))
		}
		if m.Err != nil {
			t.Fatalf("seed %d: %v", seed, m.Err)
		}
	}
}

func shown(t *testing.T, v view.View) string {
	t.Helper()
	out, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// TestWorldsLookLikeTheTruth: what a player sees of a world is what they see of the true position,
// their options included; the true position stays as it is; and a world can be played on.
func TestWorldsLookLikeTheTruth(t *testing.T) {
	differ := map[string]int{}
	for name, p := range programs(t) {
		t.Run(name, func(t *testing.T) {
			x, fork, refuted, worlds := imagine.New(p), machine.New(p), 0, 0
			visit(t, p, 2, 5, func(m *machine.M, r *bot.Random) {
				before := m.Hash()
				x.Look(m, m.Player())
				for range 2 {
					w := x.Draw(r)
					worlds++
					if w.Position() != m.Position() {
						differ[p.Game.ID]++
					}
					for i := range m.Options().Len() {
						if x.Option(i) < 0 {
							refuted++
							return
						}
					}
					a, b := view.For(m, m.Player()), view.For(w, m.Player())
					if shown(t, a) != shown(t, b) {
						t.Fatalf("the player sees that a world is not the true one (-true +world):\n%s", cmp.Diff(a, b))
					}
					fork.ForkAnew(w, x.Option(r.Choose(m)), r.Key())
					for n := 0; fork.Pending() != nil && fork.Options().Len() > 0 && n < 30; n++ {
						fork.Choose(r.Choose(fork))
					}
					if fork.Err != nil {
						t.Fatalf("in a world that is possible the play comes to: %v", fork.Err)
					}
				}
				if m.Hash() != before {
					t.Fatal("the true position has changed")
				}
			})
			if refuted > worlds/10 {
				t.Errorf("of %d worlds %d are none that the player takes for possible", worlds, refuted)
			}
		})
	}
	for _, id := range []string{"outpost", "auction", "sealed", "dispatch", "salt_roads", "hot_lanes", "kuhn_poker", "lanzerath"} {
		if differ[id] == 0 {
			t.Errorf("%s: no world was another than the true one: the test proves nothing", id)
		}
	}
	for _, id := range []string{"chess", "breakthrough", "amazons", "alder_crossing"} {
		if differ[id] > 0 {
			t.Errorf("%s: nothing is hidden there, but worlds differ", id)
		}
	}
}

// TestWorldsFollowFromWhatIsSeen: two positions that differ in what the player cannot see have the
// same worlds.
func TestWorldsFollowFromWhatIsSeen(t *testing.T) {
	compared := map[string]int{}
	for name, p := range programs(t) {
		t.Run(name, func(t *testing.T) {
			x, y, other := imagine.New(p), imagine.New(p), machine.New(p)
			rng := rand.New(rand.NewPCG(1, 1))
			visit(t, p, 2, 3, func(m *machine.M, r *bot.Random) {
				x.Look(m, m.Player())
				if x.Clear() {
					return
				}
				other.Restore(viewtest.Permute(m, m.Player(), rng))
				if other.Pending() != m.Pending() || shown(t, view.For(m, m.Player())) != shown(t, view.For(other, m.Player())) {
					return // the options tell what is hidden
				}
				y.Look(other, m.Player())
				ra := *r
				rb := ra
				a, b := x.Draw(&ra), y.Draw(&rb)
				if a.Position() != b.Position() {
					t.Fatal("a world follows from what the player cannot see")
				}
				compared[p.Game.ID]++
			})
		})
	}
	for _, id := range []string{"outpost", "sealed", "dispatch", "salt_roads", "hot_lanes", "kuhn_poker", "lanzerath"} {
		if compared[id] == 0 {
			t.Errorf("%s: nothing was compared", id)
		}
	}
}
