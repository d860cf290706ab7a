package bot_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view/viewtest"
	"sandtable/schema/load"
)

// TestSeesNothingHidden: of two positions that look alike to a player, a searching bot with one
// seed chooses alike in each, whatever lies face down, in decks, in cups and in others' hands.
func TestSeesNothingHidden(t *testing.T) {
	compared := map[string]int{}
	for name, p := range programs(t) {
		t.Run(name, func(t *testing.T) {
			c, other, rng := search(p, quick, 5), machine.New(p), rand.New(rand.NewPCG(4, 4))
			visit(t, p, 4, calls(p), func(m *machine.M, _ *bot.Random) {
				s := viewtest.Permute(m, m.Player(), rng)
				if p.Position(s) == m.Position() {
					return
				}
				if other.Restore(s); other.Pending() != m.Pending() || shown(t, m) != shown(t, other) {
					return // the options tell what is hidden
				}
				a, b := c.Choose(m), c.Choose(other)
				if a != b || m.AsksPoint() && !slices.Equal(option(m, a), option(other, b)) {
					t.Fatalf("after %d decisions the bot takes option %d of %d, but %d if other things are hidden", m.Count, a, m.Options().Len(), b)
				}
				compared[name]++
			})
		})
	}
	for _, name := range []string{"outpost", "peek", "salt_roads", "hot_lanes", "kuhn_poker", "lanzerath", "lanzerath for two"} {
		if compared[name] == 0 {
			t.Errorf("%s: nothing hidden was ever exchanged: the test proves nothing", name)
		}
	}
}

func option(m *machine.M, i int) []int32 {
	_, opt := m.Option(i)
	return opt
}

// TestSeesNoSecretChoice: what others have chosen in secret makes no difference to a searching bot,
// as long as it makes none to what its player sees.
func TestSeesNoSecretChoice(t *testing.T) {
	compared := map[string]int{}
	for name, p := range programs(t) {
		if !p.Private() {
			continue
		}
		t.Run(name, func(t *testing.T) {
			c, one, other := search(p, quick, 6), machine.New(p), machine.New(p)
			visit(t, p, 6, 60, func(m *machine.M, r *bot.Random) {
				one.Fork(m, 0)
				for i := 1; i < min(4, m.Options().Len()); i++ {
					other.Fork(m, i)
					for range 3 { // what is asked next, and after that
						if one.Pending() == nil || other.Pending() == nil || one.Player() == m.Player() || one.Options().Len() < 2 || shown(t, one) != shown(t, other) {
							break
						}
						a, b := c.Choose(one), c.Choose(other)
						if a != b {
							t.Fatalf("%s chooses %d of %d, but %d if %q has been answered otherwise", p.Game.Things[one.Player()].Title, a, one.Options().Len(), b, m.Pending().Title)
						}
						compared[name]++
						one.Choose(a)
						other.Choose(b)
					}
					one.Fork(m, 0)
				}
			})
		})
	}
	for _, name := range []string{"peek", "auction", "salt_roads"} {
		if compared[name] == 0 {
			t.Errorf("%s: nothing chosen in secret was ever exchanged: the test proves nothing", name)
		}
	}
}

// TestSeesNoFutureChance: the dice to come make no difference.
func TestSeesNoFutureChance(t *testing.T) {
	for name, p := range programs(t) {
		t.Run(name, func(t *testing.T) {
			c, other := search(p, quick, 7), machine.New(p)
			visit(t, p, 1, min(10, calls(p)), func(m *machine.M, r *bot.Random) {
				s := m.State.Clone()
				if s.Key = r.Key(); m.AsksPoint() {
					return // the points that are listed follow from it, for all to see
				}
				other.Restore(s)
				if a, b := c.Choose(m), c.Choose(other); a != b {
					t.Fatalf("the bot takes option %d, but %d with other dice to come", a, b)
				}
			})
		})
	}
}

// TestChoosesQuietly: choosing leaves the game as it is, but that a point which is not listed may
// become the last option; and the same position and seed give the same choice, whatever has been
// chosen before, and whatever points have been named.
func TestChoosesQuietly(t *testing.T) {
	for name, p := range programs(t) {
		t.Run(name, func(t *testing.T) {
			c := search(p, quick, 8)
			visit(t, p, 1, min(6, calls(p)), func(m *machine.M, _ *bot.Random) {
				hash, options, pending := m.Hash(), slices.Clone(m.Options().Flat), m.Pending()
				a := c.Choose(m)
				if flat := m.Options().Flat; m.Hash() != hash || !slices.Equal(options, flat[:len(options)]) || m.Pending() != pending || m.Err != nil {
					t.Fatal("the game is not as it was")
				} else if len(flat) > len(options) && (!m.AsksPoint() || a != m.Options().Len()-1 || len(flat) != len(options)+m.Options().Stride) {
					t.Fatalf("of %d options %d is taken, and %v are new", m.Options().Len(), a, flat[len(options):])
				}
				if b := search(p, quick, 8).Choose(m); a != b {
					t.Fatalf("a bot that has played takes option %d, a new one %d", a, b)
				}
				if a < 0 || a >= m.Options().Len() {
					t.Fatalf("option %d of %d", a, m.Options().Len())
				}
			})
		})
	}
}

// TestTakesTheWin: where a move wins at once, it is taken, also without any value that says how the
// game stands.
func TestTakesTheWin(t *testing.T) {
	p := named(t, "tictactoe")
	c, try, won := search(p, bot.Kind{Search: true, Iterations: 200}, 1), machine.New(p), 0
	visit(t, p, 60, 4, func(m *machine.M, _ *bot.Random) {
		var wins []int
		for i := range m.Options().Len() {
			if try.Fork(m, i); try.Over && p.Game.Worth(try.Result, m.Player()) > 0 {
				wins = append(wins, i)
			}
		}
		if len(wins) > 0 {
			won++
			i := c.Choose(m)
			if try.Fork(m, i); !slices.Contains(wins, i) && !alwaysWins(p, try, m.Player()) {
				t.Errorf("takes %d, but %v win", i, wins)
			}
		}
	})
	if won == 0 {
		t.Error("nobody could ever win at once")
	}
}

// alwaysWins says whether a player wins however the game goes on.
func alwaysWins(p *machine.Program, m *machine.M, player int32) bool {
	if m.Over {
		return p.Game.Worth(m.Result, player) > 0
	}
	next := machine.New(p)
	for i := range m.Options().Len() {
		if next.Fork(m, i); !alwaysWins(p, next, player) {
			return false
		}
	}
	return true
}

// TestTriesOfEachAction: of very many options a sample is tried in which every action has its
// share.
func TestTriesOfEachAction(t *testing.T) {
	p := named(t, "lanzerath")
	m := machine.New(p)
	m.Start(1)
	for m.Options().Len() < 200 {
		m.Choose(0)
	}
	last := map[int32]int{} // the number of the last option of each action
	for i := range m.Options().Len() {
		last[m.Options().At(i)[0]] = i
	}
	taken := map[int32]bool{}
	for seed := range uint64(40) {
		taken[m.Options().At(search(p, bot.Kind{Search: true, Iterations: 50}, seed).Choose(m))[0]] = true
	}
	if len(last) < 4 || len(taken) < 3 {
		t.Errorf("of %d actions only %d were ever taken", len(last), len(taken))
	}
}

// TestNothingIsAllocated: a decision of a searching bot that has warmed up takes no new memory.
func TestNothingIsAllocated(t *testing.T) {
	for _, name := range []string{"breakthrough", "lanzerath", "salt_roads"} {
		p := named(t, name)
		c, m := search(p, quick, 1), machine.New(p)
		m.Start(1)
		for m.Options().Len() < 3 {
			m.Choose(0)
		}
		c.Choose(m)
		if n := testing.AllocsPerRun(5, func() { c.Choose(m) }); n > 40 {
			t.Errorf("%s: %v allocations a decision", name, n)
		}
	}
}

// BenchmarkSearch measures one decision of a searching bot, of the strength that is usual.
func BenchmarkSearch(b *testing.B) {
	for name, p := range programs(b) {
		b.Run(name, func(b *testing.B) {
			m := machine.New(p)
			m.Start(1)
			for m.Pending() != nil && m.Options().Len() < 3 {
				m.Choose(0)
			}
			if m.Pending() == nil {
				b.Skip("nobody decides anything")
			}
			c := search(p, bot.Kind{Search: true, Iterations: 1000}, 1)
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				c.Choose(m)
			}
		})
	}
}

// TestAnswersWell: an option is worth what its player makes of what it asks next, not what chance
// would: going is better than waiting although most ways are bad.
func TestAnswersWell(t *testing.T) {
	m, went := machine.New(errand(t)), 0
	for seed := range uint64(20) {
		m.Start(seed)
		if took(m, search(m.P, bot.Kind{Search: true, Iterations: 50}, seed)) == "go" {
			went++
		}
	}
	if went < 18 {
		t.Errorf("went %d times of 20", went)
	}
}

// TestCountsTheWay: of two options that come to the same in the end, the one is taken after which
// the game stands better on the way.
func TestCountsTheWay(t *testing.T) {
	m := machine.New(errand(t))
	for seed := range uint64(20) {
		m.Start(seed)
		took(m, search(m.P, quick, seed))
		for m.Pending().Acts == nil {
			m.Choose(0)
		}
		if act := took(m, search(m.P, bot.Kind{Search: true, Iterations: 200}, seed)); act != "sell_now" {
			t.Errorf("seed %d: %s", seed, act)
		}
	}
}

// TestGoesByTheOutlook: where a game says how it may end, how it stands does not count.
func TestGoesByTheOutlook(t *testing.T) {
	m := machine.New(interptest.Program(t, load.Source{FS: os.DirFS("testdata"), Dir: "loan", Name: "loan"}, interp.Setup{}))
	for seed := range uint64(20) {
		m.Start(seed)
		if act := took(m, search(m.P, quick, seed)); act != "go_home" {
			t.Errorf("seed %d: %s", seed, act)
		}
	}
}

// TestPlansOwnActions: an option is worth what the player's own next actions make of it, not what
// random ones would.
func TestPlansOwnActions(t *testing.T) {
	m, set := machine.New(workshop(t)), 0
	for seed := range uint64(20) {
		m.Start(seed)
		if took(m, search(m.P, bot.Kind{Search: true, Iterations: 50}, seed)) == "set_to_work" {
			set++
		}
	}
	if set < 18 {
		t.Errorf("set to work %d times of 20", set)
	}
}

// TestCountsOnNoLuck: the best of a few looks is not taken for its dice: a bet that loses on the
// mean is refused, though one of three would win.
func TestCountsOnNoLuck(t *testing.T) {
	m, bet := machine.New(workshop(t)), 0
	for seed := range uint64(20) {
		m.Start(seed)
		m.Choose(0)
		for m.Pending().Name != "wagers" {
			m.Choose(0)
		}
		if took(m, search(m.P, bot.Kind{Search: true, Iterations: 400}, seed)) == "bet" {
			bet++
		}
	}
	if bet > 2 {
		t.Errorf("bet %d times of 20", bet)
	}
}

// TestTakesTheExactPoint: on a surface one point of thousands may be what matters. A searching
// player comes to it and then to the edge; hardly a random one does, and no list has had it as a
// sample.
func TestTakesTheExactPoint(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: os.DirFS("testdata"), Dir: "letter", Name: "letter"}, interp.Setup{})
	m, won := machine.New(p), [2]int{}
	for seed := range uint64(20) {
		for i, choose := range []func(m *machine.M) int{
			search(p, bot.Kind{Search: true, Iterations: 200}, seed).Choose,
			func(m *machine.M) int { r := bot.NewRandom(seed + uint64(m.Count)); return r.Choose(m) },
		} {
			for m.Start(seed); m.Pending() != nil; {
				m.Choose(choose(m))
			}
			if m.Err != nil {
				t.Fatal(m.Err)
			}
			if p.Game.Worth(m.Result, p.Game.Players[0].ID) > 0 {
				won[i]++
			}
		}
	}
	if won[0] < 18 || won[1] > 0 {
		t.Errorf("of 20 games search wins %d, random %d", won[0], won[1])
	}
}

func workshop(t *testing.T) *machine.Program {
	return interptest.Program(t, load.Source{FS: os.DirFS("testdata"), Dir: "workshop", Name: "workshop"}, interp.Setup{})
}

func errand(t *testing.T) *machine.Program {
	return interptest.Program(t, load.Source{FS: os.DirFS("testdata"), Dir: "errand", Name: "errand"}, interp.Setup{})
}

// took lets a bot take an option, and says which action it is.
func took(m *machine.M, c *bot.Search) string {
	i := c.Choose(m)
	ask, opt := m.Option(i)
	for _, act := range ask.Acts {
		if act.Action.Index == opt[0] {
			defer m.Choose(i)
			return act.Action.Name
		}
	}
	return ""
}

// TestAnyNumberOfWorkers: what a searching bot chooses does not depend on how many goroutines
// search, also where its work runs out.
func TestAnyNumberOfWorkers(t *testing.T) {
	for name, p := range programs(t) {
		t.Run(name, func(t *testing.T) {
			for _, k := range []bot.Kind{{Search: true, Iterations: 40}, {Search: true, Iterations: 1_000}} {
				if k.Iterations > 40 { // more than the work allows
					q := *p
					q.Limits.Game = 5_000
					p = &q
				}
				one := bot.NewSearch(p, k, 1)
				three := bot.NewSearch(p, k, 3)
				one.Begin(9, 1)
				three.Begin(9, 1)
				visit(t, p, 1, min(2, calls(p)), func(m *machine.M, _ *bot.Random) {
					a := slices.Clone(option(m, one.Choose(m)))
					if b := option(m, three.Choose(m)); !slices.Equal(a, b) {
						t.Fatalf("after %d decisions one goroutine takes %v, three take %v", m.Count, a, b)
					}
				})
			}
		})
	}
}

// TestStopsAtOnce: a bot that is told to stop takes the best so far.
func TestStopsAtOnce(t *testing.T) {
	p := named(t, "breakthrough")
	m := machine.New(p)
	m.Start(1)
	asked := 0
	b := search(p, bot.Kind{Search: true, Iterations: 1_000_000}, 1)
	b.Stop = func() bool { asked++; return asked > 500 }
	if i := b.Choose(m); i < 0 || i >= m.Options().Len() || asked > 600 {
		t.Errorf("option %d after it was asked %d times", i, asked)
	}
}
