package speed

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"testing"
	"time"

	"sandtable/cmd/verb/bench"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

var table = flag.Bool("table", false, "after the benchmarks, print the ratios as a table for docs/performance.md")

// turn is how long each side plays before the other does: long against a look at the clock, short
// against whatever slows the processor down.
const turn = time.Millisecond

// rate is what one side does in one turn.
type rate struct{ games, plies, seconds float64 }

func (r rate) plyNS() float64 { return r.seconds * 1e9 / r.plies }

// side is one of the two: it plays so many games and returns how many plies they had.
type side struct {
	play  func(games int) (plies int)
	batch int // games that take about a turn
	turns []rate
}

func (s *side) turn() rate {
	for {
		began := time.Now()
		plies := s.play(s.batch)
		took := time.Since(began)
		if took < turn/2 {
			s.batch *= 2
			continue
		}
		r := rate{float64(s.batch), float64(plies), took.Seconds()}
		s.turns = append(s.turns, r)
		return r
	}
}

// middle is the side's rate over all turns but for the odd ones: those between the quartiles, by
// the time of a ply.
func (s *side) middle() (sum rate) {
	slices.SortFunc(s.turns, func(a, b rate) int { return cmp.Compare(a.plyNS(), b.plyNS()) })
	for _, r := range s.turns[len(s.turns)/4 : len(s.turns)-len(s.turns)/4] {
		sum.games, sum.plies, sum.seconds = sum.games+r.games, sum.plies+r.plies, sum.seconds+r.seconds
	}
	return sum
}

func machineSide(p *machine.Program) *side {
	m, random := machine.New(p), sim.NewRandom(1)
	var tally sim.Tally
	return &side{batch: 1, play: func(games int) int {
		before := tally.Plies
		sim.Playouts(m, 1, games, &random, budget(p), &tally)
		return tally.Plies - before
	}}
}

func handSide(p byHand) *side {
	seed := uint64(0)
	return &side{batch: 1, play: func(games int) int {
		seed++
		return p.play(games, seed)
	}}
}

// BenchmarkRatio plays each of the four games by hand and on the machine, in turns of a
// millisecond: whatever slows the processor down for a while hits both. The ratio is that of the
// middle half of the turns of each side.
func BenchmarkRatio(b *testing.B) {
	for _, p := range programs {
		b.Run(p.game, func(b *testing.B) { ratio(b, p) })
	}
}

func ratio(b *testing.B, p byHand) {
	hand, mach := handSide(p), machineSide(program(b, p.game))
	for range 20 { // both find their batch, and the machine its memory
		hand.turn()
		mach.turn()
	}
	hand.turns, mach.turns = hand.turns[:0], mach.turns[:0]
	var before, after runtime.MemStats
	allocs, plies := uint64(0), 0.0
	b.ResetTimer()
	for b.Loop() {
		hand.turn()
		runtime.ReadMemStats(&before)
		r := mach.turn()
		runtime.ReadMemStats(&after)
		allocs += after.Mallocs - before.Mallocs
		plies += r.plies
	}
	h, m := hand.middle(), mach.middle()
	x := m.plyNS() / h.plyNS()
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(x, "ratio")
	b.ReportMetric(h.plyNS(), "hand-ns/ply")
	b.ReportMetric(m.plyNS(), "ns/ply")
	b.ReportMetric(m.plies/m.seconds, "plies/s")
	b.ReportMetric(m.games/m.seconds, "playouts/s")
	b.ReportMetric(float64(allocs)/plies, "allocs/ply")
	lines[p.game] = []string{p.game, fmt.Sprintf("%.1f ns", h.plyNS()), fmt.Sprintf("%.0f ns", m.plyNS()), fmt.Sprintf("1/%.1f", x),
		fmt.Sprintf("%.1f M", h.plies/h.seconds/1e6), fmt.Sprintf("%.3f M", m.plies/m.seconds/1e6), fmt.Sprintf("%.0f", m.games/m.seconds)}
}

// lines are the rows of the table, by game.
var lines = map[string][]string{}

func TestMain(m *testing.M) {
	flag.Parse()
	code := m.Run()
	if *table {
		rows := [][]string{{"game", "by hand, a ply", "machine, a ply", "ratio", "by hand, plies/s", "machine, plies/s", "machine, playouts/s"}}
		for _, p := range programs {
			if l := lines[p.game]; l != nil {
				rows = append(rows, l)
			}
		}
		fmt.Println()
		bench.WriteRows(os.Stdout, rows)
	}
	os.Exit(code)
}
