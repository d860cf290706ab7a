package tune

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/schema/format"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

func loaded(t *testing.T, src load.Source) (*model.Game, map[string][]byte) {
	t.Helper()
	g, found, files := interp.Load(interp.Sources{Game: src})
	if g == nil {
		t.Fatalf("%s: %s", src.Dir, found[0].Message)
	}
	return g, files
}

func tuner(t *testing.T, g *model.Game, p *model.Policy) *Tuner {
	t.Helper()
	c := Config{Game: g, Policy: p, Setups: []interp.Setup{{}}, Against: bot.Kind{Policy: true}, Rounds: 1, Tries: 2, Games: 2, Seed: 1, Workers: 2}
	for _, w := range p.AllWeights() {
		c.Weights = append(c.Weights, Weight{w, -1000, 1000})
	}
	x, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// weighed is the first policy of a game that has weights.
func weighed(g *model.Game) *model.Policy {
	return g.Policies[slices.IndexFunc(g.Policies, func(p *model.Policy) bool { return len(p.Weights) > 0 })]
}

// TestSameWeights: a policy that judges by a program of its own, of the same weights, plays the
// same games as one that judges by the program played.
func TestSameWeights(t *testing.T) {
	for _, name := range []string{"bastogne", "crowbar", "lanzerath"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g, _ := loaded(t, load.Source{FS: content.Games, Dir: name, Name: name})
			p := g.Policies[len(g.Policies)-1]
			for _, x := range g.Policies {
				if len(x.AllWeights()) > 0 && x.Of(g.Players[0]) {
					p = x
				}
			}
			x := tuner(t, g, p)
			of, err := x.candidate(x.was())
			if err != nil {
				t.Fatal(err)
			}
			at := x.tables[0]
			seat := at.p.Players[at.seats[0]].ID
			cfg := sim.Config{Games: 2, Seed: 7, Workers: 2, Bots: at.bots, Finals: true}
			a := sim.Run(at.p, cfg)
			cfg.By = map[int32]*machine.Program{seat: of.by[0]}
			b := sim.Run(at.p, cfg)
			if a.Decisions != b.Decisions || len(b.Finals) != 2 || a.Finals[1].Worth[at.seats[0]] != b.Finals[1].Worth[at.seats[0]] {
				t.Errorf("%d decisions, not %d", b.Decisions, a.Decisions)
			}
		})
	}
}

// TestOtherIndexes: a candidate whose program has no index sets judges states that have them.
func TestOtherIndexes(t *testing.T) {
	g, _ := loaded(t, load.Source{FS: content.Games, Dir: "crowbar", Name: "crowbar"})
	x := tuner(t, g, weighed(g))
	at := x.tables[0]
	at.setup.Plain = true
	c, err := x.candidate(x.was())
	if err != nil {
		t.Fatal(err)
	}
	if reflect.DeepEqual(at.p.Indexes, c.by[0].Indexes) {
		t.Fatal("both programs have the same index sets: the test shows nothing")
	}
	cfg := sim.Config{Games: 4, Seed: 7, Workers: 2, Bots: at.bots, Finals: true}
	want := sim.Run(at.p, cfg)
	cfg.By = map[int32]*machine.Program{at.p.Players[at.seats[0]].ID: c.by[0]}
	got := sim.Run(at.p, cfg)
	if d := cmp.Diff(want.Finals, got.Finals); d != "" || want.Decisions != got.Decisions {
		t.Errorf("%d decisions, not %d: %s", got.Decisions, want.Decisions, d)
	}
}

// TestDraw: candidates stay within bounds, differ from the best and from each other.
func TestDraw(t *testing.T) {
	g, _ := loaded(t, load.Source{FS: content.Games, Dir: "crowbar", Name: "crowbar"})
	x := tuner(t, g, weighed(g))
	x.Tries = 50
	x.Weights[0].Low, x.Weights[0].High = 4, 6
	for range 20 {
		best := x.was()
		for i, v := range x.draw(best, widest) {
			if v[0] < 4 || v[0] > 6 || slices.Equal(v, best) {
				t.Errorf("candidate %d is %v", i, v)
			}
		}
	}
}

// TestWrite: numbers are replaced where they stand.
func TestWrite(t *testing.T) {
	g, files := loaded(t, load.Source{FS: content.Games, Dir: "crowbar", Name: "crowbar"})
	if len(Write(files, nil)) > 0 {
		t.Error("nothing has changed")
	}
	w := weighed(g).Weights
	out := Write(files, []Tuned{{Was: 5, Now: 12, Of: w[0]}, {Was: -3, Now: -3, Of: w[3]}, {Was: 2, Now: -1, Of: w[1]}})
	if len(out) != 1 {
		t.Fatalf("%d files", len(out))
	}
	for name, text := range out {
		diff := format.Diff(name, files[name], text)
		for _, want := range []string{"+    weak   = 12 # at this strength", "+    tether = -1 # so far", "-    weak   = 5  #"} {
			if !strings.Contains(diff, want) {
				t.Errorf("%q is missing in\n%s", want, diff)
			}
		}
	}
}
