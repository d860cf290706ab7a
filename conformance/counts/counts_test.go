// Package counts compares how many sequences of decisions games have with counts that others have published: README.md is the table.
package counts

import (
	"flag"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/interp/perft"
)

var full = flag.Bool("full", false, "count to the end of each row: this takes long")

// row is a line of the table.
type row struct {
	game   string
	start  interp.Setup
	always int
	counts []int64
	ended  bool
}

var line = regexp.MustCompile(`(?m)^\| ([a-z0-9_]+) \| ([^|]*)\| (\d+) \| ([0-9 ]+) \|([^|]*)\| \S[^|]* \|$`)

func table(t *testing.T) (rows []row) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, cells := range line.FindAllStringSubmatch(string(text), -1) {
		r := row{game: cells[1], ended: strings.TrimSpace(cells[5]) == "ended"}
		if r.always, err = strconv.Atoi(cells[3]); err != nil {
			t.Fatal(err)
		}
		r.start.Options = map[string]string{}
		for _, word := range strings.Fields(cells[2]) {
			if option, value, ok := strings.Cut(word, "="); ok {
				r.start.Options[option] = value
			} else {
				r.start.Scenario = word
			}
		}
		for _, n := range strings.Fields(cells[4]) {
			v, err := strconv.ParseInt(n, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			r.counts = append(r.counts, v)
		}
		if r.always < 1 || r.always > len(r.counts) {
			t.Fatalf("%s is always to be counted to depth %d, but the table has %d counts", r.game, r.always, len(r.counts))
		}
		rows = append(rows, r)
	}
	if bars := strings.Count(string(text), "\n|"); len(rows) != bars-2 {
		t.Fatalf("%d rows of %d can be read", len(rows), bars-2)
	}
	return rows
}

func TestCounts(t *testing.T) {
	games, err := catalog.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range table(t) {
		name := r.game
		if r.start.Scenario != "" {
			name += "/" + r.start.Scenario
		}
		t.Run(name, func(t *testing.T) { compare(t, games, r) })
	}
}

func compare(t *testing.T, games *catalog.Catalog, r row) {
	from, err := games.Find(r.game)
	if err != nil {
		t.Fatal(err)
	}
	g, found, _ := interp.Load(interp.Sources{Game: from.Source})
	if g == nil {
		t.Fatalf("%s cannot be loaded: %v", r.game, found[0].Message)
	}
	p, err := interp.Build(g, r.start)
	if err != nil {
		t.Fatal(err)
	}
	depth := r.always
	if *full {
		depth = len(r.counts)
	}
	_, tally, err := perft.Start(p, 1, perft.Rules{Depth: depth, Ended: r.ended, Workers: runtime.GOMAXPROCS(0)})
	if err != nil {
		t.Fatal(err)
	}
	for d, n := range tally.ByDepth {
		if n != r.counts[d] {
			t.Errorf("depth %d: %d sequences, known are %d", d+1, n, r.counts[d])
		}
	}
}
