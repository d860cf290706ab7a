package scene_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/interp/view/viewtest"
	"sandtable/schema/model"
)

// games loads all games that there are.
func games(t *testing.T) (out []*model.Game) {
	t.Helper()
	for _, src := range interptest.Sources(t, "../view/testdata") {
		out = append(out, interptest.Load(t, src))
	}
	return out
}

// TestHiddenThingsDoNotShow: scenes of two positions that differ only in what a viewer cannot see
// are equal.
func TestHiddenThingsDoNotShow(t *testing.T) {
	exchanged := 0
	for _, g := range games(t) {
		t.Run(g.ID, func(t *testing.T) {
			p, err := interp.Build(g, interp.Setup{})
			if err != nil {
				t.Fatal(err)
			}
			viewers := []int32{view.Spectator}
			for _, x := range p.Players {
				viewers = append(viewers, x.ID)
			}
			m, other := machine.New(p), machine.New(p)
			rng := rand.New(rand.NewPCG(3, 5))
			m.Start(3)
			for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 60; n++ {
				if n%6 == 0 {
					for _, who := range viewers {
						st := viewtest.Permute(m, who, rng)
						if p.Position(st) != m.Position() {
							exchanged++
						}
						other.Restore(st)
						same(t, made(m, who), made(other, who))
					}
				}
				m.Choose(rng.IntN(m.Options().Len()))
			}
		})
	}
	if exchanged == 0 {
		t.Error("nothing hidden was ever exchanged: the test proves nothing")
	}
}

// TestSignOfWhatOthersDoNotSee: a piece on the map of which others see less bears a sign for its
// own player alone, and no game uses that sign.
func TestSignOfWhatOthersDoNotSee(t *testing.T) {
	const sign = "$"
	for _, g := range games(t) {
		p, err := interp.Build(g, interp.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		m := machine.New(p)
		m.Start(1)
		for _, x := range made(m, view.Spectator).Legend(nil) {
			if strings.Contains(x.Sign, sign) {
				t.Errorf("%s uses the sign: %v", g.ID, x)
			}
		}
		for _, look := range g.Looks {
			if text := fmt.Sprint(look.Signs, look.State, look.Markers, look.Borders); strings.Contains(text, sign) {
				t.Errorf("%s uses the sign: %s", g.ID, text)
			}
		}
		if g.ID != "outpost" {
			continue
		}
		for i, want := range []int{2, 2, 0} { // each camp has two men, face down
			viewer := view.Spectator
			if i < len(p.Players) {
				viewer = p.Players[i].ID
			}
			s, n, told := made(m, viewer), 0, false
			for r := range s.Things {
				if strings.HasSuffix(s.Label(scene.Ref(r)).Name(), sign) {
					n++
				}
			}
			for _, x := range s.Legend(nil) {
				told = told || x.Sign == sign && x.Drawn && x.Means == "others see less of it"
			}
			if n != want || told != (want > 0) {
				t.Errorf("%q sees %d signs, not %d; its legend tells of it: %v", s.Viewer, n, want, told)
			}
		}
	}
}

func made(m *machine.M, viewer int32) *scene.Scene {
	v := view.For(m, viewer)
	return scene.Make(m.P, &v)
}

func same(t *testing.T, a, b *scene.Scene) {
	t.Helper()
	ja, _ := json.Marshal(a)
	jb, _ := json.Marshal(b)
	if string(ja) != string(jb) {
		t.Fatalf("the scene of %q shows what is hidden (-one +other):\n%s", a.Viewer, cmp.Diff(a, b))
	}
}

// TestReferencesHold: every reference of a scene points at a thing of it, every piece in view lies
// in one stack unless the look leaves its box out, and what is printed between spaces is told once
// for each pair.
func TestReferencesHold(t *testing.T) {
	for _, g := range games(t) {
		p, err := interp.Build(g, interp.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		m := machine.New(p)
		m.Start(1)
		v := view.For(m, view.Spectator)
		s := scene.Make(p, &v)
		points := func(r scene.Ref) {
			if r < 0 || int(r) >= len(s.Things) {
				t.Errorf("%s: a reference to %d of %d things", g.ID, r, len(s.Things))
			}
		}
		laid := map[scene.Ref]int{}
		stack := func(place scene.Ref, pieces []scene.Ref) {
			points(place)
			for _, r := range pieces {
				points(r)
				laid[r]++
				if s.Things[r].On != place {
					t.Errorf("%s: %s lies on %d, not %d", g.ID, s.Things[r].Name, s.Things[r].On, place)
				}
			}
		}
		unlisted := map[scene.Ref]bool{}
		for box := range p.Game.LookOf(p.Scenario, p.Variants).Unlisted {
			unlisted[s.Find(box.ID)] = true
		}
		printed := 0
		for _, x := range s.Maps {
			for _, c := range x.Cells {
				stack(c.Place, c.Stack)
			}
			for _, at := range x.Stands {
				points(at.Piece)
				laid[at.Piece]++
			}
			for _, a := range x.Areas {
				points(a.Thing)
			}
			for _, l := range x.Lines {
				points(l.A)
				points(l.B)
				printed++
			}
		}
		for _, x := range s.Off {
			stack(x.Place, x.Pieces)
		}
		for r, x := range s.Things {
			want := 1
			if x.On != scene.None && unlisted[x.On] {
				want = 0
			}
			if x.On != scene.None && laid[scene.Ref(r)] != want {
				t.Errorf("%s: %s lies in %d stacks, not %d", g.ID, x.Name, laid[scene.Ref(r)], want)
			}
		}
		if want := between(g); printed != want {
			t.Errorf("%s: %d lines between spaces, and there are %d", g.ID, printed, want)
		}
	}
}

// between counts what a game prints between the spaces of its grids.
func between(g *model.Game) (n int) {
	for _, k := range g.Kinds {
		if model.LatticeOf(k) == nil {
			continue
		}
		for _, f := range k.Borders {
			for _, v := range f.Between {
				if v != f.Default {
					n++
				}
			}
		}
	}
	return n
}
