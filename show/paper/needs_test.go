package paper

import (
	"io"
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/schema/model"
	"sandtable/show/rulebook"
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

// TestOneArmy: of things that are picked from all by what is printed on them only those are needed
// which the choices of options let come.
func TestOneArmy(t *testing.T) {
	g, _, _ := game(t, content.Games, "bolt_action")
	for army, is := range map[string]map[string]bool{
		"us_ready_500":  {"us_500": true, "us_1000": false, "german_1000": false},
		"us_ready_1000": {"us_1000": true, "us_500": false, "german_500": true, "german_1000": false},
		"us_chosen":     {"us_list": true, "us_500": false, "us_1000": false, "german_1000": false},
	} {
		p, err := interp.Build(g.P.Game, interp.Setup{Options: map[string]string{"allied_army": army}})
		if err != nil {
			t.Fatal(err)
		}
		m := machine.New(p)
		m.Start(7)
		n, armies := needsOf(m), map[string]bool{}
		for x := range p.Game.Of(model.KindPiece) {
			for f := range x.Kind.AllFields() {
				if f.Name == "army" && n.things[x.ID] {
					armies[p.Game.Things[f.Values[x.ID][0]].Name] = true
				}
			}
		}
		for name, want := range is {
			if armies[name] != want {
				t.Errorf("%s: units of %s are printed: %v", army, name, !want)
			}
		}
	}
}

// TestPartOfABox: a scenario takes what it lays out, names or draws, and leaves the rest in the
// box.
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
	for name, want := range map[string]bool{"combat_results": true, "random_events": true, "christmas": false} {
		if n.reads(name) != want {
			t.Errorf("the table %s is read: %v", name, !want)
		}
	}
	if n := len((&press{g: m.P.Game, needs: n}).pieces(model.KindPiece)); n > 130 {
		t.Errorf("%d counters of the first scenario", n)
	}
}

// tales is a game of two decks, of which a play needs one.
const tales = `
game "Tales" {
  language = 1
  parts    = 2
  begin    = go
}
player "Ann" {}
kind "tale" { is = card }
tale "Ghost" {}
kind "tale_deck" {
  is = deck
  of = tale
}
composition "Tales" {
  makes = tale_deck
  decks = [Autumn, Winter]
  rows  = { ghost = [3, 4] }
}
box "Read" { of = tale }
value "Two and a Half" { base = 2.5 }
look { copies = { tale = COPIES } }
option "Length" {
  default = short
  variant "Short" { goal = "Read one tale." }
  variant "Long" { goal = "Read all tales." }
}
phase "Go" {
  draw t {
    from = winter
    to   = read
  }
  choose n {
    from   = [1, 2]
    player = ann
  }
  end game { winner = ann }
}
`

func talesWith(t *testing.T, copies string) *machine.M {
	t.Helper()
	m, _, _ := game(t, fstest.MapFS{"game.hcl": {Data: []byte(strings.Replace(tales, "COPIES", copies, 1))}}, ".")
	return m
}

// TestCopies: of a play as many copies are printed as its look says, of those that it needs; of the
// box as many as a number of the look says. Part of a copy is a copy.
func TestCopies(t *testing.T) {
	of := func(fsys fs.FS, dir string) *machine.M {
		m, _, _ := game(t, fsys, dir)
		return m
	}
	bolt, chess := of(content.Games, "bolt_action"), of(examples.Games, "games/chess")
	for _, is := range []struct {
		m      *machine.M
		design string
		part   bool
		want   int
	}{
		{bolt, "Allied Die", true, 6}, {bolt, "Wreck", true, 2}, {bolt, "Wreck", false, 20},
		{chess, "White Queen", false, 2}, {chess, "White Pawn", false, 8},
		{talesWith(t, "2"), "Ghost", true, 2}, {talesWith(t, "2"), "Ghost", false, 2},
		{talesWith(t, "7"), "Ghost", true, 4}, {talesWith(t, "two_and_a_half"), "Ghost", true, 3},
	} {
		x, n := &press{g: is.m.P.Game}, 0
		if is.part {
			x.needs = needsOf(is.m)
		}
		var err error
		if x.spared, err = spared(is.m, x.needs); err != nil {
			t.Fatal(err)
		}
		for _, p := range x.pieces(model.KindPiece) {
			if p.Title == is.design {
				n++
			}
		}
		if n != is.want {
			t.Errorf("%d of %s in %s (a play: %v), want %d", n, is.design, x.g.Title, is.part, is.want)
		}
	}
}

// TestGoalsOfAPlay: a play of a game without scenarios is told how its own variants are won, and
// the box how all are.
func TestGoalsOfAPlay(t *testing.T) {
	m := talesWith(t, "7")
	x := &press{g: m.P.Game, p: m.P}
	book := rulebook.New(x.g, nil, io.Discard, 80)
	if got := x.goals(book); len(got) != 2 {
		t.Errorf("of the box is told %v", got)
	}
	x.needs = needsOf(m)
	if got := x.goals(book); len(got) != 1 || got[0].Title != "Length: Short" {
		t.Errorf("of a play is told %v", got)
	}
}
