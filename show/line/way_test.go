package line_test

import (
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/show/line"
)

// TestWay: way tells the steps to a destination with their costs, also through a place, and says
// why it cannot.
func TestWay(t *testing.T) {
	text := typed(t, program(t, examples.Games, "games/alder_crossing", interp.Setup{}), line.Options{},
		"way adler-c2", "way adler c2 via b3", "way adler c2 via nowhere", "way", "way pass", "way adler", "quit")
	for _, want := range []string{"C4 > C3 1 > C2 1: 2 of 3\n", "There is no space \"nowhere\" on the map.", "The way of what?", `The rules search no way for "pass".`, "may mean 25 options"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	if _, via, _ := strings.Cut(text, "via b3"); !strings.Contains(via, "> B3") || !strings.Contains(via, "of 3") {
		t.Errorf("the way through B3 is not told:\n%s", text)
	}
	text = typed(t, program(t, examples.Games, "games/chess", interp.Setup{}), line.Options{}, "way e2-e4", "quit")
	if !strings.Contains(text, "The rules search no way") {
		t.Errorf("of chess:\n%s", text)
	}
}
