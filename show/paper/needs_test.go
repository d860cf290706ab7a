package paper

import (
	"math/rand/v2"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/schema/model"
)

// mostDecisions bounds how long a game is played here.
const mostDecisions = 200

// TestNeeds plays each scenario of each game at random: whatever comes onto the table is among what
// the print of that scenario holds.
func TestNeeds(t *testing.T) {
	each(t, func(t *testing.T, m *machine.M, _ *scene.Scene, _ map[string][]byte) {
		g := m.P.Game
		setups := []interp.Setup{{}}
		for _, s := range g.Scenarios {
			setups = append(setups, interp.Setup{Scenario: s.Name})
		}
		for _, setup := range setups {
			p, err := interp.Build(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			m := machine.New(p)
			m.Start(7)
			n := needsOf(m)
			r := rand.New(rand.NewPCG(7, 7))
			for range mostDecisions {
				if m.Done() || m.Err != nil {
					break
				}
				m.Choose(r.IntN(m.Options().Len()))
			}
			for x := range g.Of(model.KindPiece) {
				at := m.PlaceOf(x.ID)
				if at != p.Ids.Supply && at != p.Ids.Out && !n.things[x.ID] && (g.Things[at] == nil || g.Things[at].Deck == nil) {
					t.Errorf("%s: %s lies in %s, and is not printed", setup.Scenario, x.Title, g.Things[at].Title)
				}
			}
			for _, k := range g.Markers {
				for id := k.On.Lo; id < k.On.Hi; id++ {
					if g.Things[id] != nil && m.MarkerOn(k.Index, id) > 0 && n.markers[k] == 0 && !n.marked[k] {
						t.Errorf("%s: %s is laid, and is not printed", setup.Scenario, k.Title)
					}
				}
			}
		}
	})
}

// TestPartOfABox: a scenario takes what it lays out, names or draws, and leaves the rest in the box.
func TestPartOfABox(t *testing.T) {
	m, _, _ := game(t, content.Games, "bastogne")
	n := needsOf(m) // its first scenario
	for name, want := range map[string]bool{"5. FJ Rgt 15": true, "A/1/502": false, "1. Fus 39": true} {
		for x := range m.P.Game.Of(model.KindPiece) {
			if x.Title == name && n.things[x.ID] != want {
				t.Errorf("%s is needed: %v", name, !want)
			}
		}
	}
	if n := len((&press{g: m.P.Game, needs: n}).pieces(model.KindPiece)); n > 130 {
		t.Errorf("%d counters of the first scenario", n)
	}
}
