package bench

import (
	"bytes"
	"io/fs"
	"math"
	"path"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hashicorp/hcl/v2"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/schema/load"
)

func program(t *testing.T, fsys fs.FS, dir string) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fsys, Dir: dir, Name: path.Base(dir)}})
	if g == nil {
		t.Fatal(found[0])
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestFiguresHangTogether: what is measured hangs together: a whole is the sum of its parts, near
// enough, and counts are those of the games themselves.
func TestFiguresHangTogether(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone")
	r := Program(p, Config{Time: 200 * time.Millisecond, Seed: 3})
	if r.Playouts < 100 || r.Unfinished != 0 || r.Cores != 1 || r.PeakRSSMB < 1 {
		t.Fatalf("%+v", r)
	}
	if got := r.PliesPerSecond / r.PlayoutsPerSecond; math.Abs(got-r.PliesPerPlayout) > 0.1*r.PliesPerPlayout {
		t.Errorf("%v plies a playout by the rates, %v by the counts", got, r.PliesPerPlayout)
	}
	// Twelve stones, one to three at a time.
	if r.PliesPerPlayout < 4 || r.PliesPerPlayout > 12 || r.OptionsPerPly < 1 || r.OptionsPerPly > 3 {
		t.Errorf("%v plies a playout, %v options a ply", r.PliesPerPlayout, r.OptionsPerPly)
	}
	// List and apply are differences of times: on a busy machine they can come out as nothing.
	if r.CloneNS <= 0 || r.StateBytes <= 0 {
		t.Errorf("clone %v ns, %d bytes", r.CloneNS, r.StateBytes)
	}
	if r.AllocsPerPly < 0 || r.AllocsPerPly > 1 {
		t.Errorf("%v allocations a ply", r.AllocsPerPly)
	}
}

// TestDriverAllocatesNothing: the driver itself allocates nothing, so what is counted is the
// machine's.
func TestDriverAllocatesNothing(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone")
	m, random, tally := machine.New(p), sim.NewRandom(1), sim.Tally{}
	play := func() { sim.Playouts(m, 5, 1, &random, 100, &tally) }
	for range 100 {
		play()
	}
	if n := testing.AllocsPerRun(200, play); n > 0 {
		t.Errorf("%v allocations a playout", n)
	}
}

const endless = `
game "Endless" {
  language = 1
  begin    = start
  length   = 3
}
player "Red" {}
track "Count" { boxes = numbers(0, 3) }
phase "Start" {
  repeat {
    may "Go On" {
      move count { to = 1 }
    }
  }
}
`

// TestEndlessGamesAreCutOff: a game that does not end is cut off, and counted.
func TestEndlessGamesAreCutOff(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(endless)}}, ".")
	r := Program(p, Config{Time: 10 * time.Millisecond})
	if r.Playouts == 0 || r.Unfinished != r.Playouts || r.PliesPerPlayout != 30 {
		t.Errorf("%d of %d games unfinished, %v plies a playout", r.Unfinished, r.Playouts, r.PliesPerPlayout)
	}
}

// TestPositionsAreSpread: positions come from all of a game, not from its beginning alone.
func TestPositionsAreSpread(t *testing.T) {
	m := machine.New(program(t, examples.Games, "games/push_your_luck"))
	late := 0
	at := positions(m, Config{Time: time.Second, Budget: 1000}) // as long as it takes, on any machine
	for _, x := range at {
		if m.Restore(x.state); m.Pending() == nil || x.pick >= m.Options().Len() {
			t.Fatal("a position is no decision, or lists other options than when it was picked")
		}
		if x.state.Count > 20 {
			late++
		}
	}
	if len(at) != sampled || late < sampled/4 {
		t.Errorf("%d positions, %d of them after the twentieth decision", len(at), late)
	}
}

func TestPeakMemory(t *testing.T) {
	before := peakMemory()
	held := make([]byte, 64<<20)
	for i := range held {
		held[i] = byte(i)
	}
	after := peakMemory()
	if before < 1<<20 || after < before+32<<20 || after < uint64(len(held)) {
		t.Errorf("%d bytes before, %d after 64 MB were filled (%d)", before, after, held[len(held)-1])
	}
}

func TestPlan(t *testing.T) {
	at := func(line, from, to int) hcl.Range {
		return hcl.Range{Filename: "game.hcl", Start: hcl.Pos{Line: line, Column: 1, Byte: from}, End: hcl.Pos{Line: line, Byte: to}}
	}
	files := map[string][]byte{"game.hcl": []byte("[for p in pawns :\n  p if p.white]\ncount(pawns)\n")}
	p := &machine.Program{Plan: []machine.PlanLine{
		{At: at(3, 34, 46), What: "count", Form: machine.FormSet},
		{At: at(1, 0, 33), What: "list", Form: machine.FormLoop, Why: "p.white is a figure that changes"},
		{At: at(3, 34, 46), What: "count", Form: machine.FormSet},
	}}
	var b bytes.Buffer
	WritePlan(&b, "Game", Plan(p, files))
	want := `Game: 2 queries: 1 loop, 0 filtered set, 1 set

loop
  game.hcl:1:1  list
      [for p in pawns : p if p.white]
      because p.white is a figure that changes

set
  game.hcl:3:1  count (in 2 places)
      count(pawns)
`
	if b.String() != want {
		t.Errorf("%s\nwant\n%s", b.String(), want)
	}
	b.Reset()
	WritePlan(&b, "Game", nil)
	if b.String() != "Game: no queries recorded\n" {
		t.Error(b.String())
	}
}

func TestFigures(t *testing.T) {
	for _, c := range [][2]string{
		{count(0), "0"}, {count(7.5), "7.50"}, {count(123.4), "123"}, {count(12345), "12,350"}, {count(9999), "9,999"}, {count(1234567), "1,235,000"},
		{whole(39), "39"}, {whole(1234567), "1,234,567"},
		{decimal(0.0004), "< 0.001"}, {decimal(0.25), "0.250"}, {decimal(64.12), "64.1"}, {decimal(2500), "2,500"},
		{nanos(12.3), "12.3 ns"}, {nanos(12345), "12.3 us"}, {nanos(5e7), "50.0 ms"}, {nanos(math.Inf(1)), "-"},
	} {
		if c[0] != c[1] {
			t.Errorf("%q, not %q", c[0], c[1])
		}
	}
}

func TestTable(t *testing.T) {
	var b strings.Builder
	WriteRows(&b, [][]string{{"game", "plies/s"}, {"a_long_name", "12"}})
	want := "| game        | plies/s |\n|-------------|--------:|\n| a_long_name |      12 |\n"
	if b.String() != want {
		t.Errorf("%s\nwant\n%s", b.String(), want)
	}
}
