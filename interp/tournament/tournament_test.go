package tournament

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/schema/load"
)

func program(t *testing.T, src load.Source) *machine.Program {
	t.Helper()
	return interptest.Program(t, src, interp.Setup{Policies: true})
}

func example(t *testing.T, name string) *machine.Program {
	return program(t, load.Source{FS: examples.Games, Dir: "games/" + name, Name: name})
}

func kinds(t *testing.T, texts ...string) (out []bot.Kind) {
	t.Helper()
	for _, text := range texts {
		k, err := bot.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, k)
	}
	return out
}

func run(t *testing.T, p *machine.Program, bots []bot.Kind, games, workers int) *Report {
	t.Helper()
	r, err := Run(p, bots, sim.Config{Games: games, Seed: 5, Workers: workers})
	if err != nil {
		t.Fatal(err)
	}
	r.Seconds = 0
	return r
}

// TestTournament: all play all in both seats, the better bots come out on top, and the report is
// the same for any number of workers.
func TestTournament(t *testing.T) {
	t.Parallel()
	p, bots := example(t, "breakthrough"), kinds(t, "random", "policy", "search:30")
	r := run(t, p, bots, 10, 1)
	if d := cmp.Diff(r, run(t, p, bots, 10, 3)); d != "" {
		t.Errorf("three workers: %s", d)
	}
	if r.Seatings != 9 || r.Played != 90 || !r.Clean() || !r.Rivals || r.Uneven {
		t.Errorf("%+v", r)
	}
	var order []string
	for _, x := range r.Ratings {
		order = append(order, x.Bot)
	}
	if !slices.Equal(order, []string{"policy", "search:30", "random"}) {
		t.Errorf("the order is %v", order)
	}
	if s := r.Score("", "policy", "random"); s == nil || s.Won != 20 || s.Games() != 20 {
		t.Errorf("policy against random: %+v", s)
	}
	if s := r.Score("black", "policy", "random"); s == nil || s.Won != 10 {
		t.Errorf("as Black: %+v", s)
	}
	white, black := r.Score("white", "random", "random"), r.Score("black", "random", "random")
	if white == nil || white.Won != black.Lost || white.Games() != 10 {
		t.Errorf("a bot against itself tells of the seats: %+v, %+v", white, black)
	}
	if r.Score("", "random", "random") != nil {
		t.Error("in both seats together a bot does not play itself")
	}
}

// solitaire is a game for one. Its result says nothing; how it stands tells who has done better.
const solitaire = `
game "Alone" {
  language = 1
  begin    = start
  length   = 5
}
player "Ann" {}
result "Done" { worth = { ann = 1 } }
track "Count" {
  boxes = numbers(0, 3)
  start = 0
}
value "Standing" {
  given = { who = player }
  base  = count
}
phase "Start" {
  may "Go Up" {
    advance count { by = 1 }
  }
  may "Go On" {
    advance count { by = 1 }
  }
  end game { result = done }
}
`

// TestAlone: where nobody plays against anybody, bots are compared by seeds.
func TestAlone(t *testing.T) {
	t.Parallel()
	p := program(t, interptest.Text("alone", solitaire))
	r := run(t, p, kinds(t, "random", "search:20"), 20, 2)
	s := r.Score("", "search:20", "random")
	if r.Rivals || r.Seatings != 2 || s == nil || s.Games() != 20 || s.Lost > 0 || s.Won < 8 {
		t.Errorf("%+v", r)
	}
	if r.Ratings[0].Bot != "search:20" {
		t.Errorf("%+v", r.Ratings)
	}
}

// TestSeatings: a bot sits only where it can play, and wrong ones are told.
func TestSeatings(t *testing.T) {
	t.Parallel()
	breakthrough := example(t, "breakthrough")
	for i := range breakthrough.Game.Policies {
		breakthrough.Game.Policies[i].Players = breakthrough.Game.Players[:1]
	}
	all, err := Seatings(breakthrough, kinds(t, "random", "policy"))
	if err != nil || len(all) != 2 {
		t.Errorf("%v, %v", all, err)
	}
	r := run(t, breakthrough, kinds(t, "random", "policy"), 1, 1)
	if !r.Uneven {
		t.Error("a bot that cannot play a seat")
	}
	for want, bots := range map[string][]string{
		"none of the bots can play Black":                                  {"policy"},
		`policy:no: White has no policy "no"; the policies are priorities`: {"random", "policy:no"},
		"there are more than 256 ways to seat the bots; name fewer":        {"random", "search:1", "search:2", "search:3", "search:4", "search:5", "search:6", "search:7", "search:8", "search:9", "search:10", "search:11", "search:12", "search:13", "search:14", "search:15", "search:16"},
	} {
		if _, err := Seatings(breakthrough, kinds(t, bots...)); err == nil || err.Error() != want {
			t.Errorf("%v: %v, not %s", bots, err, want)
		}
	}
}
