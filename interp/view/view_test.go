package view_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/interp/view/viewtest"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// games loads every game that comes with the program.
func games(t *testing.T) (out []*model.Game) {
	t.Helper()
	for _, src := range interptest.Sources(t, "testdata") {
		out = append(out, interptest.Load(t, src))
	}
	return out
}

var full = flag.Bool("full", false, "try all variants of all games")

// setups lists the default and every third variant, alone where that can be played; with -full, all
// of them.
func setups(g *model.Game) []interp.Setup {
	out, n := []interp.Setup{{}}, 0
	for _, o := range g.Options {
		for _, v := range o.Variants {
			if v == o.Default {
				continue
			}
			if n++; *full || n%3 == 0 {
				out = append(out, interp.Setup{Options: map[string]string{o.Name: v.Name}})
			}
		}
	}
	return out
}

// TestHiddenThingsDoNotShow: two positions that differ only in what a player cannot see look alike
// to that player.
func TestHiddenThingsDoNotShow(t *testing.T) {
	for _, g := range games(t) {
		for _, s := range setups(g) {
			p, err := interp.Build(g, s)
			if err != nil {
				continue
			}
			t.Run(fmt.Sprint(g.ID, s.Options), func(t *testing.T) {
				if hiddenDoesNotShow(t, p) == 0 && (g.ID == "outpost" || g.ID == "sealed") {
					t.Error("nothing hidden was ever exchanged: the test proves nothing")
				}
			})
		}
	}
}

func hiddenDoesNotShow(t *testing.T, p *machine.Program) (changed int) {
	viewers := []int32{view.Spectator}
	for _, pl := range p.Players {
		viewers = append(viewers, pl.ID)
	}
	m, other := machine.New(p), machine.New(p)
	for seed := uint64(0); seed < 3; seed++ {
		rng := rand.New(rand.NewPCG(seed, 7))
		m.Start(seed)
		for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 150; n++ {
			if n%4 == 0 {
				for _, v := range viewers {
					s := viewtest.Permute(m, v, rng)
					if p.Position(s) != m.Position() {
						changed++
					}
					other.Restore(s)
					unsettle(other, hiddenFrom(other, v), rng)
					same(t, view.For(m, v), view.For(other, v))
				}
			}
			m.Choose(rng.IntN(m.Options().Len()))
		}
		if m.Err != nil {
			t.Fatalf("seed %d: %v", seed, m.Err)
		}
	}
	t.Logf("%d positions had something hidden that could be exchanged", changed)
	return changed
}

func same(t *testing.T, a, b view.View) {
	t.Helper()
	ja, _ := json.Marshal(a)
	jb, _ := json.Marshal(b)
	if string(ja) != string(jb) {
		t.Fatalf("the view of %q shows what is hidden (-one +other):\n%s", a.Viewer, cmp.Diff(a, b))
	}
}

// TestPermutedPositionIsSound: exchanging hidden pieces leaves every place with as many pieces as
// before, and every piece in one place.
func TestPermutedPositionIsSound(t *testing.T) {
	for _, g := range games(t) {
		p, err := interp.Build(g, interp.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		m, other := machine.New(p), machine.New(p)
		m.Start(3)
		rng := rand.New(rand.NewPCG(3, 3))
		for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 40; n++ {
			other.Restore(viewtest.Permute(m, view.Spectator, rng))
			for place := p.Ids.PlaceLo; place < p.Ids.PlaceHi; place++ {
				a, b := len(m.InPlace(place)), len(other.InPlace(place))
				if a != b {
					t.Fatalf("%s: %d pieces in %s, then %d", g.ID, a, g.Things[place].Title, b)
				}
				for _, id := range other.InPlace(place) {
					if other.PlaceOf(id) != place {
						t.Fatalf("%s: %s lies in two places", g.ID, g.Things[id].Title)
					}
				}
			}
			m.Choose(rng.IntN(m.Options().Len()))
		}
	}
}

// TestWhoSeesWhat: hands, decks and face-down counters, from each seat.
func TestWhoSeesWhat(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: os.DirFS("testdata"), Dir: "outpost", Name: "outpost"}, interp.Setup{})
	m := machine.New(p)
	m.Start(1)
	for _, c := range []struct {
		viewer                   int32
		deck, red, blue, redCamp int // how many pieces there are known
		options                  bool
	}{
		{view.Spectator, 0, 0, 0, 0, false},
		{p.Players[0].ID, 0, 3, 0, 2, true},
		{p.Players[1].ID, 0, 0, 3, 0, false},
	} {
		v := view.For(m, c.viewer)
		for name, want := range map[string]int{"order_deck": c.deck, "red_hand": c.red, "blue_hand": c.blue, "red_camp": c.redCamp} {
			all, known := pieces(&v, name)
			if known != want || all == 0 {
				t.Errorf("%q knows %d of %d pieces in %s, not %d", v.Viewer, known, all, name, want)
			}
		}
		if (len(v.Decision) > 0) != c.options {
			t.Errorf("%q has %d options", v.Viewer, len(v.Decision))
		}
	}
}

// pieces counts the pieces of a place, and those that the viewer knows.
func pieces(v *view.View, place string) (all, known int) {
	for _, p := range v.Places {
		if p.Name != place {
			continue
		}
		for _, t := range p.Pieces {
			all++
			if !t.Unknown {
				known++
			}
		}
	}
	return all, known
}

// TestManyChoices: a view lists no more options than a program reads, and tells how many are left.
func TestManyChoices(t *testing.T) {
	var v view.View
	v.List(make([]naming.Option, view.MostChoices+5))
	if len(v.Decision) != view.MostChoices || v.Left != 5 {
		t.Errorf("%d options are listed, %d are left", len(v.Decision), v.Left)
	}
}
