package speed

import (
	"math"
	"testing"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/schema/model"
)

// games lists all games that the project ships.
func games(t testing.TB) []catalog.Game {
	t.Helper()
	c, err := catalog.Open()
	if err != nil {
		t.Fatal(err)
	}
	return c.Games()
}

func load(t testing.TB, from catalog.Game) *model.Game {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: from.Source})
	if g == nil {
		t.Fatalf("%s does not load: %v", from.ID, found[0])
	}
	return g
}

func build(t testing.TB, g *model.Game) *machine.Program {
	t.Helper()
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// program is a game by its id, compiled.
func program(t testing.TB, id string) *machine.Program {
	t.Helper()
	for _, from := range games(t) {
		if from.ID == id {
			return build(t, load(t, from))
		}
	}
	t.Fatalf("there is no game %s", id)
	return nil
}

// budget is the decisions after which a random game is given up.
func budget(p *machine.Program) int { return 10 * p.Game.Length }

// perft counts sequences of decisions on the machine; a game that is over yields none.
func perft(m *machine.M, depth int) (leaves int) {
	if m.Pending() == nil {
		return 0
	}
	n := m.Options().Len()
	if depth == 1 {
		return n
	}
	at := m.State.Clone()
	for i := range n {
		m.Choose(i)
		leaves += perft(m, depth-1)
		m.Restore(at)
	}
	return leaves
}

// TestMachineAgreesWithPrograms: the programs written by hand and the machine play the same games:
// they count the same positions, and random games are as long. (Where an ended game counts one, a
// depth is taken at which none has ended.)
func TestMachineAgreesWithPrograms(t *testing.T) {
	depths := map[string]int{"tictactoe": 7, "connect_four": 5, "breakthrough": 3, "othello": 5}
	for _, p := range programs {
		t.Run(p.game, func(t *testing.T) {
			m := machine.New(program(t, p.game))
			m.Start(1)
			for d := 1; d <= depths[p.game]; d++ {
				if got, want := perft(m, d), p.perft(d); got != want {
					t.Fatalf("%d sequences of %d moves, by hand %d", got, d, want)
				}
			}
			const games = 400
			var tally sim.Tally
			var sum, squares float64
			random := sim.NewRandom(1)
			for range games {
				was := tally.Plies
				sim.Playouts(m, 1, 1, &random, budget(m.P), &tally)
				n := float64(tally.Plies - was)
				sum, squares = sum+n, squares+n*n
			}
			mean := sum / games
			spread := math.Sqrt((squares/games - mean*mean) / games)
			if tally.Unfinished > 0 || math.Abs(mean-p.length) > 3*spread+0.005*p.length {
				t.Errorf("%.2f plies a game (give or take %.2f), by hand %.2f; %d games did not finish", mean, spread, p.length, tally.Unfinished)
			}
		})
	}
}
