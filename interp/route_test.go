package interp_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/eval"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// ferry is a grid on which steps cost something, but nothing along the road, so that ways of
// several lengths cost the same.
const ferry = `
game "Ferry" {
  id       = "ferry"
  language = 1
  begin    = the_game
}
player "Sailor" {}
enum "ground" { names = [open, road, rough] }
kind "sea" {
  is     = space
  fields = { ground = ground }
}
map "Sea" {
  grid  = squares
  of    = sea
  drawn = <<-SEA
      a b c
    3 . . .
    2 . x .
    1 o o .
  SEA
  legend = { "." = { ground = open }, x = { ground = rough }, o = { ground = road } }
}
kind "boat" {
  is = piece
}
roster "boat" {
  columns = [at]
  rows    = { Boat = [a1] }
}
value "Step" {
  given = { boat = boat, left = sea, entered = sea }
  base  = entered.ground == road ? 0 : entered.ground == rough ? 3 : 1
}
phase "The Game" {
  offer "Moves" {}
}
menu "Moves" {
  player = sailor
  actor  = boats
}
action "Sail" {
  menu = moves
  choose to { from = but_not(reach(actor.at, 6, step(actor)), [actor.at]) }
  move actor { to = to }
}
`

// routed is what stands where a machine waits, asked for ways.
type routed struct {
	m *machine.M
	t *why.Tracer
}

func (r routed) route(t *testing.T, i int, via ...int32) *eval.Way {
	t.Helper()
	out, err := r.t.Route(r.m, i, via, view.Veil(r.m, r.m.Player()))
	if err != nil && !err.Hidden() {
		t.Fatal(err)
	}
	return out
}

// last is what an option chooses last.
func (r routed) last(i int) int32 {
	_, opt := r.m.Option(i)
	for opt[len(opt)-1] == model.None {
		opt = opt[:len(opt)-1]
	}
	return opt[len(opt)-1]
}

// TestRoutes: in random games the way to a space that an option names leads there from where the
// actor stands, over neighbors, and costs no more than may be spent. The way through one of its own
// spaces is it; through another it costs no less. Where a rule takes the price of the cheapest way
// from the points of a unit, it is that of the way.
func TestRoutes(t *testing.T) {
	told := map[string]int{}
	for _, x := range []struct{ dir, scenario string }{{"../examples/games/alder_crossing", ""}, {"../content/bastogne", "no_no_noville"}} {
		p := interptest.Program(t, load.Source{FS: os.DirFS(x.dir), Dir: ".", Name: x.dir}, interp.Setup{Scenario: x.scenario})
		r := routed{t: interp.NewTracer(p)}
		n := 0
		walk(t, p, 2, func(m *machine.M) {
			r.m = m
			if n++; n%5 != 0 {
				return
			}
			for i := 0; i < m.Options().Len(); i += 7 {
				if way := r.route(t, i); way != nil {
					told[x.dir]++
					isWay(t, r, i, way)
				}
			}
		})
	}
	for dir, n := range told {
		if n < 20 {
			t.Errorf("%s: only %d ways were looked at", dir, n)
		}
	}
	if len(told) != 2 {
		t.Errorf("ways were told in %d games", len(told))
	}
}

// isWay checks a way to what an option names.
func isWay(t *testing.T, r routed, i int, way *eval.Way) {
	t.Helper()
	g := r.m.P.Game
	name := func(id int32) string { return g.Things[id].Name }
	sum := int32(0)
	for k, s := range way.Steps {
		sum += s.Cost
		if s.Sum != sum || s.Cost < 0 {
			t.Fatalf("the %dth step costs %d, all of them %d", k, s.Cost, s.Sum)
		}
		if k > 0 && !slices.Contains(neighbors(g, way.Steps[k-1].At), s.At) {
			t.Fatalf("%s does not lie next to %s", name(s.At), name(way.Steps[k-1].At))
		}
	}
	if end := way.Steps[len(way.Steps)-1].At; end != r.last(i) {
		t.Fatalf("the way leads to %s, not to %s", name(end), name(r.last(i)))
	}
	if way.Cost() > way.Most {
		t.Fatalf("the way to %s costs %d of %d", name(r.last(i)), way.Cost(), way.Most)
	}
	middle := way.Steps[len(way.Steps)/2].At
	if again := r.route(t, i, middle); again.Cost() != way.Cost() || len(again.Steps) != len(way.Steps) {
		t.Fatalf("through %s, on the way, it costs %d, not %d", name(middle), again.Cost(), way.Cost())
	}
	for _, aside := range neighbors(g, middle) {
		if round := r.route(t, i, aside); round != nil && round.Cost() < way.Cost() {
			t.Fatalf("through %s it costs %d, less than %d", name(aside), round.Cost(), way.Cost())
		}
	}
	spends(t, r, i, way)
}

// spends checks that what is taken from the points of a unit that marches is what its way costs.
func spends(t *testing.T, r routed, i int, way *eval.Way) {
	t.Helper()
	g := r.m.P.Game
	if !strings.HasPrefix(naming.Keys(r.m)[i].Key, "march") {
		return
	}
	points := func(m *machine.M) (n float64) {
		v := view.For(m, r.m.Player())
		for _, place := range v.Places {
			for _, piece := range place.Pieces {
				for _, f := range piece.Fields {
					if v, err := strconv.ParseFloat(f.Value, 64); err == nil && f.Name == "points" {
						n += v
					}
				}
			}
		}
		return n
	}
	after := machine.New(r.m.P)
	after.Fork(r.m, i)
	if after.Err != nil {
		t.Fatal(after.Err)
	}
	if spent := points(r.m) - points(after); spent != 0 && spent != float64(way.Cost())/float64(g.Unit) {
		t.Fatalf("%g points are spent on a way that costs %d", spent, way.Cost())
	}
}

// neighbors are the spaces that lie next to one.
func neighbors(g *model.Game, id int32) []int32 { return model.Links(g.Things[id].Kind).Values[id] }

// TestShortestRoute: of ways that cost the same, the one with the fewest steps is told.
func TestShortestRoute(t *testing.T) {
	g := interptest.Load(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(ferry)}}, Dir: "g", Name: "ferry"})
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	m := machine.New(p)
	m.Start(1)
	r := routed{m, interp.NewTracer(p)}
	var got []string
	for i := range m.Options().Len() {
		var names []string
		for _, s := range r.route(t, i).Steps {
			names = append(names, g.Things[s.At].Name)
		}
		got = append(got, strings.Join(names, " "))
	}
	want := []string{"a1 a2 a3", "a1 a2 b3", "a1 b1 c2 c3", "a1 a2", "a1 b2", "a1 b1 c2", "a1 b1", "a1 b1 c1"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
