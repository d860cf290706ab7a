package line_test

import (
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/show/line"
)

// TestOdds: odds tell what may come of an option, and take none.
func TestOdds(t *testing.T) {
	text := typed(t, program(t, content.Games, "lanzerath", interp.Setup{}), line.Options{}, "odds attack bouck", "odds 1", "odds", "odds nobody", "quit")
	for _, want := range []string{"odds attack bouck-", " in any case  Bouck is now exhausted; Bouck gets an Action Token", "Exact: all ways in which chance can fall are counted.", "Odds of what?"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	if n := strings.Count(text, "1, 2, 3) Attack: Bouck, Rifleman at B3-1, B4-1, B5-1: 69.4 % no effect"); n != 2 {
		t.Errorf("odds alone tells %d times of what is listed, with the list before:\n%s", n, text)
	}
	if strings.Contains(text, "decision 2") {
		t.Errorf("a decision was taken:\n%s", text)
	}
	text = typed(t, program(t, examples.Games, "games/alder_crossing", interp.Setup{}), line.Options{}, "odds adler-b1", "quit")
	if !strings.Contains(text, " in any case  Adler moves: C4 -> B1") || !strings.Contains(text, "Exact: there is no chance in it.") {
		t.Errorf("a march:\n%s", text)
	}
}
