package sim

import (
	"encoding/json"
	"flag"
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

func program(t testing.TB, fsys fs.FS, dir string) *machine.Program {
	t.Helper()
	return interptest.Program(t, load.Source{FS: fsys, Dir: dir, Name: dir}, interp.Setup{})
}

// Without it a sample of the games is played, which takes seconds.
var full = flag.Bool("full", false, "play as many games as .ci/sweeps does")

// sample returns how many games to play: all of them with -full, else a part.
func sample(all, part int) int {
	if *full {
		return all
	}
	return part
}

// games returns the programs of all games that are built in. They are built once.
func games(t testing.TB) map[string]*machine.Program {
	t.Helper()
	if built == nil {
		built = build(t)
	}
	return built
}

var built map[string]*machine.Program

func build(t testing.TB) map[string]*machine.Program {
	out := map[string]*machine.Program{}
	for _, src := range interptest.Sources(t) {
		out[src.Name] = interptest.Program(t, src, interp.Setup{})
	}
	return out
}

// timeless is a report without its figures of time, as JSON: what must not depend on the workers.
func timeless(t *testing.T, r *Report) string {
	t.Helper()
	r.Seconds, r.GamesPerSecond, r.DecisionsPerSecond = 0, 0, 0
	out, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// TestWorkers plays each game with one worker and with several: the reports are the same. Games for
// two workers are more than a batch.
func TestWorkers(t *testing.T) {
	several := []int{2, 5, 64}[:sample(3, 1)]
	for name, p := range games(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			n := sample(100, batch+batch/4)
			want := timeless(t, Run(p, Config{Games: n, Seed: 3, Workers: 1}))
			for _, workers := range several {
				got := timeless(t, Run(p, Config{Games: n, Seed: 3, Workers: workers}))
				if d := cmp.Diff(want, got); d != "" {
					t.Errorf("%d workers:\n%s", workers, d)
				}
			}
		})
	}
}

// TestAgain plays single games of a run again, each by its own seed: they end alike.
func TestAgain(t *testing.T) {
	for name, p := range games(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := machine.New(p)
			for i := range sample(20, 4) {
				seed := Seed(9, i)
				Play(m, &Seats{}, seed, 1<<20, nil)
				want := m.Hash()
				r := Run(p, Config{Games: 1, Seed: seed, Workers: 1})
				n, trouble := Play(m, &Seats{}, Seed(seed, 0), 1<<20, nil)
				if trouble != nil || m.Hash() != want || n != r.Decisions {
					t.Errorf("game %d of the run is not the first game of its own seed", i)
				}
			}
		})
	}
}

// TestSeeds: the seeds of a run differ, and survive a reader of JSON that knows only floating-point
// numbers.
func TestSeeds(t *testing.T) {
	seen := map[uint64]int{}
	for i := range 100_000 {
		s := Seed(1, i)
		if j, twice := seen[s]; twice {
			t.Fatalf("games %d and %d have the same seed", i, j)
		}
		seen[s] = i
		if uint64(float64(s)) != s {
			t.Fatalf("the seed %d does not fit", s)
		}
	}
}

// TestRandom: every option is taken about as often as the others.
func TestRandom(t *testing.T) {
	const draws = 70_000
	for _, n := range []int{1, 2, 3, 7} {
		count := make([]int, n)
		for seed := range 100 {
			r := NewRandom(uint64(seed))
			for range draws / 100 {
				count[r.Pick(n)]++
			}
		}
		chi := 0.0
		for _, c := range count {
			d := float64(c) - draws/float64(n)
			chi += d * d / (draws / float64(n))
		}
		if chi > 30 { // for 6 degrees of freedom beyond one in 20,000
			t.Errorf("%d options are drawn unevenly: %v", n, count)
		}
	}
}

// TestUnreached: what no game reaches is named; what belongs to another variant, or to a policy, is
// not missed.
func TestUnreached(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(`
game "Narrow" {
  language = 1
  begin    = start
  length   = 5
}
player "Red" {}
result "Lost" {}
result "Won" {}
track "Count" {
  boxes = numbers(0, 3)
  start  = 0
}
table "Step" {
  given = { n = number }
  returns = { by = number }
  rows  = [[0, 1], ["1..", 1]]
}
value "Pace" {
  base = 1
  modifier "late" {
    when = count > 2
    by   = 1
  }
}
phase "Start" {
  repeat {
    times = 1
    run "Walk" {}
  }
  may "Rest" {}
  end game { result = won }
}
rule "Walk" {
  advance count { by = step(count) * pace }
}
rule "Fall" {
  end game { result = lost }
}
option "Weather" {
  variant "Calm" {}
  variant "Storm" {
    rule "Gust" {
      after = walk()
      say { text = "a gust" }
    }
  }
}
policy "Ease" {
  table "Comfort" {
    given   = { n = number }
    returns = { worth = number }
    rows    = [[0, 1], ["1..", 2]]
  }
  value "Weary" {
    base = comfort(count)
    modifier "very" {
      when = count > 2
      by   = 1
    }
  }
  prefer "a rest" {
    choice = rest
    worth  = weary
  }
}
`)}}, ".")
	r := Run(p, Config{Games: 20, Seed: 1, Workers: 2})
	names := func(ms []Missed) (out []string) {
		for _, m := range ms {
			out = append(out, m.Name)
		}
		return out
	}
	got := map[string][]string{"rules": names(r.Unreached.Rules), "rows": names(r.Unreached.Rows), "lines": names(r.Unreached.Modifiers), "endings": names(r.Unreached.Endings)}
	want := map[string][]string{"rules": {"Fall"}, "rows": {"Step: n 1.."}, "lines": {"Pace: late"}, "endings": {"Lost"}}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if r.counts()["won"] != 20 || !r.Clean() {
		t.Errorf("endings %v", r.Endings)
	}
}

// TestPanic: a fault of ours is the trouble of one game, not the end of the run.
func TestPanic(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone")
	bad := *p
	bad.Invariants = []machine.Invariant{{Holds: func(m *machine.M) int32 {
		if m.Count == 3 {
			panic("boom")
		}
		return 1
	}}}
	r := Run(&bad, Config{Games: 10, Seed: 1, Workers: 1})
	if r.Outcomes[Failed] != 10 || r.Troubles[0].Message != "internal error: boom" {
		t.Errorf("%d errors, %+v", r.Outcomes[Failed], r.Troubles[0])
	}
}

// BenchmarkRun measures random play of every game, with all that sim watches.
func BenchmarkRun(b *testing.B) {
	for name, p := range games(b) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			r := Run(p, Config{Games: b.N, Seed: 1, Workers: 1})
			b.ReportMetric(float64(r.Decisions)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}
