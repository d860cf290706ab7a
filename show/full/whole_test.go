package full

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/log"
)

// wholeTurn is a game whose first turn is played whole.
type wholeTurn struct {
	name  string
	game  string
	setup interp.Setup
	until string // the log reads so
	times int    // so often when the turn is over
}

// wholeTurns are those of games with a sequence of play. Any other game is played for some
// decisions.
var wholeTurns = []wholeTurn{
	{"lanzerath", "lanzerath", interp.Setup{}, "Attacker Phase", 2},
	{"crowbar", "crowbar", interp.Setup{}, "Time Passes", 1},
	{"crowbar_versus", "crowbar", interp.Setup{Options: map[string]string{"mode": "versus_two"}}, "Time Passes", 1},
	{"alder_crossing", "alder_crossing", interp.Setup{}, "Turn: 1 -> 2", 1},
	{"salt_roads", "salt_roads", interp.Setup{}, "Turn: 1 -> 2", 1},
	{"low_fields", "low_fields", interp.Setup{}, "Round: 1 -> 2", 1},
}

const (
	mostOfTurn = 400 // decisions of a turn that are played
	someOfGame = 10  // decisions of a game without turns
)

// program returns the game, compiled.
func (x *wholeTurn) program(t *testing.T) *machine.Program {
	t.Helper()
	if p := built[x.name]; p != nil {
		return p
	}
	g, found, _ := interp.Load(interp.Sources{Game: source(x.game)})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, x.setup)
	if err != nil {
		t.Fatal(err)
	}
	built[x.name] = p
	return p
}

// over reports whether the turn has been played.
func (x *wholeTurn) over(h *hand, most int) bool {
	return h.m.Ask == nil || len(h.decided()) >= most || x.until != "" && strings.Count(strings.Join(log.Texts(h.m.Log), "\n"), x.until) >= x.times
}

// at sits down at the game.
func (x *wholeTurn) at(t *testing.T, p *machine.Program) *hand {
	t.Helper()
	h := sitAt(t, p, x.game, 80, 24)
	h.uncovered()
	return h
}

// uncovered takes the screen that is handed over. That takes a key: nobody clicks for another one.
func (h *hand) uncovered() {
	for h.m.Cover != "" || h.m.Ask != nil && len(h.m.Ask.Options) == 1 {
		h.press("enter")
	}
}

// passes reports whether an option is to do nothing.
func (h *hand) passes(i int) bool {
	_, opt := h.desk.game.M.Option(i)
	return opt[0] == machine.PassOption
}

// drawn plays the turn, choosing at random at each fork and seldom to pass, and returns what was
// decided and the log of it.
func (x *wholeTurn) drawn(t *testing.T, p *machine.Program, seed uint64, most int) (decided []save.Decision, told string) {
	t.Helper()
	h := x.at(t, p)
	rng := rand.New(rand.NewPCG(seed, 3))
	for !x.over(h, most) {
		for before := len(h.decided()); len(h.decided()) == before; {
			h.call(h.node().Kids(h.m.Ask.Options)) // an action first, and then what it leads to
			kid := rng.IntN(len(h.kids))
			// A turn in which much is done.
			if k := &h.kids[kid]; k.Leaf() && h.passes(k.Of[0]) && len(h.kids) > 1 && rng.IntN(8) > 0 {
				continue
			}
			h.mark(kid)
			h.press("enter")
		}
		h.uncovered()
	}
	return h.desk.game.Decisions(), strings.Join(log.Texts(h.m.Log), "\n")
}

// TestWholeTurns: whole first turns that were drawn at random are played again by keys and by mouse
// alone, each decision on one of the ways that lead to it, and the game is the same.
func TestWholeTurns(t *testing.T) {
	for i := range wholeTurns {
		x := &wholeTurns[i]
		t.Run(x.name, func(t *testing.T) {
			p := x.program(t)
			seeds := uint64(2)
			if *many {
				seeds = 12
			}
			for seed := range seeds {
				driveTwice(t, x, p, seed, mostOfTurn)
			}
		})
	}
}

// TestEveryGameByHand: so are some decisions of every game and scenario.
func TestEveryGameByHand(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		driveTwice(t, &wholeTurn{game: p.Game.ID}, p, 1, someOfGame)
	})
}

// driveTwice plays a turn at random, then the same by keys and by mouse.
func driveTwice(t *testing.T, x *wholeTurn, p *machine.Program, seed uint64, most int) {
	t.Helper()
	want, read := x.drawn(t, p, seed, most)
	for _, by := range []struct {
		what string
		way  func(d *driver)
	}{{"keys", (*driver).byKeys}, {"mouse", (*driver).byMouse}} {
		d := &driver{hand: x.at(t, p), want: want, rng: rand.New(rand.NewPCG(seed, 9)), way: by.way}
		d.drive()
		if got := strings.Join(log.Texts(d.m.Log), "\n"); got != read {
			t.Fatalf("seed %d: by %s the log is\n%s\nnot\n%s", seed, by.what, got, read)
		}
	}
	t.Logf("seed %d: %d decisions", seed, len(want))
}

// TestTurnsToType: the keys of whole first turns, as few as a person needs, and the clicks of the
// same stand in files, from which cmd/cli types and clicks them at a terminal; what they decide
// stands beside them.
func TestTurnsToType(t *testing.T) {
	for i := range wholeTurns {
		x := &wholeTurns[i]
		t.Run(x.name, func(t *testing.T) {
			p := x.program(t)
			want, _ := x.drawn(t, p, 1, mostOfTurn)
			file := filepath.Join("..", "..", "..", "cmd", "cli", "testdata", "turns", x.name)
			k := &driver{hand: x.at(t, p), want: want, way: (*driver).byShortest}
			k.drive()
			golden(t, file+"_keys", strings.Join(k.lines, "\n")+"\n")
			golden(t, file+"_decided", strings.Join(k.decided(), "\n")+"\n")
			m := &driver{hand: x.at(t, p), want: want, rng: rand.New(rand.NewPCG(1, 9)), way: (*driver).byMouse}
			m.drive()
			golden(t, file+"_mouse", strings.Join(m.mice, "\n")+"\n")
		})
	}
}
