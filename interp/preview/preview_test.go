package preview_test

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/preview"
	"sandtable/interp/view/viewtest"
	"sandtable/interp/why"
	"sandtable/schema/load"
)

func program(t *testing.T, src load.Source) *machine.Program {
	t.Helper()
	return interptest.Program(t, src, interp.Setup{})
}

// of previews an option.
func of(t *testing.T, p *machine.Program, m *machine.M, viewer int32, option int) *preview.Preview {
	t.Helper()
	x, err := preview.New(p, func() *why.Tracer { return interp.NewTracer(p) }).Tell(context.Background(), m, viewer, option, true)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

const volley = `
game "Volley" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "man" { is = piece }
man "Bert" { at = hill }
track "Shots" { boxes = numbers(0, 9) }
phase "The Game" {
  offer "Turn" {}
  offer "Turn" {}
}
menu "Turn" {}
action "Fire" {
  menu = turn
  advance shots {}
  roll fire { dice = pool(2, d6) }
  if "a hit" {
    when = max(fire) >= 5
    move bert { to = supply }
  }
}
action "Wait" { menu = turn }
`

// TestExact: where nothing is hidden all ways in which the dice can fall are counted; of two dice
// of which the rules read the highest these are six.
func TestExact(t *testing.T) {
	p := program(t, interptest.Text("volley", volley))
	m := machine.New(p)
	m.Start(7)
	hash := m.Hash()
	x := of(t, p, m, p.Players[0].ID, 0)
	if m.Hash() != hash || m.Options().Len() != 2 {
		t.Error("the preview has moved the game")
	}
	if !x.Exact || x.Tries != 6 || len(x.Out) != 2 || x.Half() != 0 {
		t.Fatalf("%+v", x)
	}
	if got := x.Out[0].P.RatString(); got != "5/9" || x.Out[0].Lines[0] != "Bert goes to the supply" {
		t.Errorf("a hit: %s, %v", got, x.Out[0].Lines)
	}
	if got := x.Out[1].P.RatString(); got != "4/9" || len(x.Out[1].Lines) != 0 {
		t.Errorf("a miss: %s, %v", got, x.Out[1].Lines)
	}
	if len(x.Always) != 1 || x.Always[0] != "Shots: 0 -> 1" {
		t.Errorf("in any case: %v", x.Always)
	}
}

// TestOver: the last action of a turn, after which the other side draws cards, is previewed like
// the ones before: up to where it is over.
func TestOver(t *testing.T) {
	p := program(t, load.Source{FS: content.Games, Dir: "lanzerath", Name: "lanzerath"})
	m := machine.New(p)
	m.Start(7)
	for n := range 5 {
		i := slices.IndexFunc(naming.Keys(m), func(o naming.Option) bool { return strings.HasPrefix(o.Key, "attack") })
		x := of(t, p, m, m.Player(), i)
		if len(x.Out) != 2 || !x.Exact {
			t.Errorf("of action %d come %d outcomes, exact %t", n+1, len(x.Out), x.Exact)
		}
		m.Choose(i)
	}
}

// TestHiddenThingsDoNotMove: previews of two positions that differ in what a player cannot see are
// equal, exact ones and those by trial, to the next decision and through all that is set going.
func TestHiddenThingsDoNotMove(t *testing.T) {
	exact, about := 0, 0
	for name, src := range map[string]load.Source{
		"outpost":     {FS: os.DirFS("../view/testdata"), Dir: "outpost", Name: "outpost"},
		"sealed":      {FS: os.DirFS("../view/testdata"), Dir: "sealed", Name: "sealed"},
		"lanzerath":   {FS: content.Games, Dir: "lanzerath", Name: "lanzerath"},
		"crowbar":     {FS: content.Games, Dir: "crowbar", Name: "crowbar"},
		"bolt_action": {FS: content.Games, Dir: "bolt_action", Name: "bolt_action"},
		"salt_roads":  {FS: examples.Games, Dir: "games/salt_roads", Name: "salt_roads"},
		"kuhn_poker":  {FS: examples.Games, Dir: "games/kuhn_poker", Name: "kuhn_poker"},
		"low_fields":  {FS: examples.Games, Dir: "games/low_fields", Name: "low_fields"},
	} {
		p := program(t, src)
		tracer := interp.NewTracer(p)
		teller := preview.New(p, func() *why.Tracer { return tracer })
		m, other, rng := machine.New(p), machine.New(p), rand.New(rand.NewPCG(6, 1))
		m.Start(4)
		for n := 0; n < 120 && m.Pending() != nil && m.Options().Len() > 0; n++ {
			who := m.Player()
			st := viewtest.Permute(m, who, rng)
			if n%12 == 1 && p.Position(st) != m.Position() {
				other.Restore(st)
				i := rng.IntN(m.Options().Len())
				a, err := teller.Tell(context.Background(), m, who, i, n%24 == 1)
				b, wrong := teller.Tell(context.Background(), other, who, i, n%24 == 1)
				if err != nil || wrong != nil {
					t.Fatal(err, wrong)
				}
				for table, rows := range preview.Consulted(m, who, i) {
					if then := preview.Consulted(other, who, i)[table]; !slices.Equal(rows, then) {
						t.Errorf("%s, decision %d, option %d: hidden facts move the rows of %s: %v, %v", name, n, i, table.Title, rows, then)
					}
				}
				x, _ := json.Marshal(a)
				y, _ := json.Marshal(b)
				if string(x) != string(y) {
					t.Errorf("%s, decision %d, option %d: hidden facts move the odds:\n%s\n%s", name, n, i, x, y)
				}
				if a.Exact {
					exact++
				} else {
					about++
				}
			}
			m.Choose(rng.IntN(m.Options().Len()))
		}
	}
	t.Logf("%d exact, %d by trial", exact, about)
	if exact < 5 || about < 5 {
		t.Errorf("%d exact previews are compared, and %d by trial: too few", exact, about)
	}
}

// TestSecretsDoNotMove: previews of an option are equal whatever others have noted in secret, even
// of those by which rules read, change or reveal it.
func TestSecretsDoNotMove(t *testing.T) {
	p := program(t, load.Source{FS: os.DirFS("../view/testdata"), Dir: "sealed", Name: "sealed"})
	tracer := interp.NewTracer(p)
	teller := preview.New(p, func() *why.Tracer { return tracer })
	m, other, rng := machine.New(p), machine.New(p), rand.New(rand.NewPCG(6, 2))
	exact, about := 0, 0
	m.Start(4)
	for m.Pending() != nil {
		who := m.Player()
		for i := range m.Options().Len() {
			if m.Pending().Name != "night" {
				break
			}
			other.Restore(viewtest.Permute(m, who, rng))
			a, err := teller.Tell(context.Background(), m, who, i, i%2 == 0)
			b, wrong := teller.Tell(context.Background(), other, who, i, i%2 == 0)
			if err != nil || wrong != nil {
				t.Fatal(err, wrong)
			}
			x, _ := json.Marshal(a)
			y, _ := json.Marshal(b)
			if string(x) != string(y) {
				t.Errorf("option %d of %d: secrets move the odds:\n%s\n%s", i, who, x, y)
			}
			if a.Exact {
				exact++
			} else {
				about++
			}
		}
		m.Choose(rng.IntN(m.Options().Len()))
	}
	if exact < 5 || about < 5 {
		t.Errorf("%d exact previews are compared, and %d by trial: too few", exact, about)
	}
}

// TestNoLonger: of what a field does not hold any more the odds tell what it was.
func TestNoLonger(t *testing.T) {
	p := program(t, interptest.Text("sortie", `
game "Sortie" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "house" { is = space }
house "Mill" {}
kind "man" {
  is    = piece
  state = { inside = maybe(house) }
}
man "Bert" {
  at     = mill
  inside = mill
}
phase "The Game" {
  offer "Orders" {}
}
menu "Orders" { player = anna }
action "Come Out" {
  menu = orders
  set bert { inside = none }
}
action "Wait" { menu = orders }
`))
	m := machine.New(p)
	m.Start(1)
	if x := of(t, p, m, m.Player(), 0); !slices.Equal(x.Always, []string{"Bert: no longer inside Mill"}) {
		t.Errorf("%+v", x)
	}
}
