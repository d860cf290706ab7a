package interp_test

import (
	"flag"
	"fmt"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

var randomGames = flag.Int("queries", 18, "how many random games full of queries are played in both forms")

// TestRandomQueriesAgree plays random games, each full of queries that nobody would write, in both
// forms. What fails is cut down as far as it still fails.
func TestRandomQueriesAgree(t *testing.T) {
	for seed := range *randomGames {
		size, men := 4, 12
		switch seed % 3 {
		case 1:
			size, men = 8, 20 // as many squares as bits in a word
		case 2:
			size, men = 9, 70 // more than that, of both
		}
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			text := game(uint64(seed), size, men, 16)
			g, found := written(text)
			if g == nil {
				t.Fatalf("the game is not well written: %v\n%s", found, text)
			}
			if err := formsAgree(g, interp.Setup{}, 2, 80); err != nil {
				text, err = shrunk(text, err)
				t.Errorf("%v\n%s", err, text)
			}
		})
	}
}

// written loads a game from its text; nil: it has errors.
func written(text string) (*model.Game, []string) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "queries"}})
	var wrong []string
	for _, f := range found {
		if f.Severity == diag.Error {
			wrong = append(wrong, fmt.Sprintf("%d:%d: %s (%s)", f.Range.Start.Line, f.Range.Start.Column, f.Message, f.Hint))
		}
	}
	return g, wrong
}
