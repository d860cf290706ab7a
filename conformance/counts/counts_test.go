// Package counts compares games with what others have published or measured of them: how many
// sequences of decisions they have, and how long they take at random. README.md holds the tables.
package counts

import (
	"flag"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/perft"
)

var full = flag.Bool("full", false, "count to the end of each row: this takes long")

// program is a game of the tables, set up as the cell `start` says: a scenario, if there is one,
// and options as OPTION=VALUE.
func program(t *testing.T, game, start string) *machine.Program {
	t.Helper()
	games, err := catalog.Open()
	if err != nil {
		t.Fatal(err)
	}
	from, err := games.Find(game)
	if err != nil {
		t.Fatal(err)
	}
	g, found, _ := interp.Load(interp.Sources{Game: from.Source})
	if g == nil {
		t.Fatalf("%s cannot be loaded: %v", game, found[0].Message)
	}
	setup := interp.Setup{Options: map[string]string{}}
	for _, word := range strings.Fields(start) {
		if option, value, ok := strings.Cut(word, "="); ok {
			setup.Options[option] = value
		} else {
			setup.Scenario = word
		}
	}
	p, err := interp.Build(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestCounts(t *testing.T) {
	for _, r := range table(t, "game", "start", "always", "counts", "ended") {
		t.Run(strings.TrimSpace(r[0]+" "+r[1]), func(t *testing.T) {
			var counts []int64
			for _, n := range strings.Fields(r[3]) {
				v, err := strconv.ParseInt(n, 10, 64)
				if err != nil {
					t.Fatal(err)
				}
				counts = append(counts, v)
			}
			depth, err := strconv.Atoi(r[2])
			if err != nil || depth < 1 || depth > len(counts) {
				t.Fatalf("always to depth %q, of %d counts", r[2], len(counts))
			}
			if *full {
				depth = len(counts)
			}
			compare(t, program(t, r[0], r[1]), counts[:depth], r[4] == "ended")
		})
	}
}

func compare(t *testing.T, p *machine.Program, counts []int64, ended bool) {
	_, tally, err := perft.Start(p, 1, perft.Rules{Depth: len(counts), Ended: ended, Workers: runtime.GOMAXPROCS(0)})
	if err != nil {
		t.Fatal(err)
	}
	for d, n := range tally.ByDepth {
		if n != counts[d] {
			t.Errorf("depth %d: %d sequences, known are %d", d+1, n, counts[d])
		}
	}
}
