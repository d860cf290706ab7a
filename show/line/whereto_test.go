package line_test

import (
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/show/line"
)

// placed is what is typed until all squads stand on the table.
var placed = []string{"grey_rifles", "10,4", "green_rifles", "10,20", "grey_scouts", "20,4", "green_scouts", "20,20", "30,4", "30,20"}

// TestRelativeWords: relative words name points, after the option that they are for; what lies off
// the table, or may not be chosen, is refused with the nearest point that may be.
func TestRelativeWords(t *testing.T) {
	p := program(t, examples.Games, "games/low_fields", interp.Setup{})
	text := typed(t, p, line.Options{}, append(placed, "march green_rifles e 4 n 90", "march grey_rifles e 4 n 90", "march green_rifles 30,2", "march grey_rifles 30,2", "e 4 s 2",
		"march green_rifles toward nobody", "march grey_rifles toward nobody", "march green_rifles s 2", "march grey_rifles n 2", "quit")...)
	for _, want := range []string{"That point lies off the table; the nearest that may be chosen is ", "Refused: ", "; the nearest that may be chosen is", "Who goes there? march ", "is called \"nobody\""} {
		if !strings.Contains(strings.ReplaceAll(text, "\n", " "), want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	if !strings.Contains(text, "moves: 10,20 -> 10,18") && !strings.Contains(text, "moves: 10,4 -> 10,6") {
		t.Errorf("nobody has marched two inches:\n%s", text)
	}
}

// TestTry: try tells what values of the game would say from a point, and what they say now; nothing
// happens.
func TestTry(t *testing.T) {
	p := program(t, examples.Games, "games/low_fields", interp.Setup{})
	text := typed(t, p, line.Options{}, append(placed, "try march green_rifles 12,18", "try march grey_rifles 12,6", "try march green_rifles 35,1", "try march grey_rifles 35,1",
		"try", "try march green_rifles s 1", "try march grey_rifles n 1", "quit")...)
	for _, want := range []string{"  Sees (Grey Rifles, Green Scouts): ", "  it cannot be chosen; the nearest that may be chosen is ", "Try what, from where?"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	if !strings.Contains(text, " at 10,19\n") && !strings.Contains(text, " at 10,5\n") {
		t.Errorf("relative words are not tried:\n%s", text)
	}
	if strings.Contains(text, "Rifles moves:") {
		t.Errorf("something has moved:\n%s", text)
	}
	text = typed(t, program(t, examples.Games, "games/chess", interp.Setup{}), line.Options{}, "try 3,3", "quit")
	if !strings.Contains(text, "No point is asked for now.") {
		t.Errorf("of chess:\n%s", text)
	}
}
