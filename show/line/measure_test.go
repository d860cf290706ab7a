package line_test

import (
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/show/line"
)

// TestMeasure: measure tells steps or inches between places, pieces, points and terrain, and what
// the values of the game say of the two; what cannot be found is told so.
func TestMeasure(t *testing.T) {
	text := typed(t, program(t, examples.Games, "games/alder_crossing", interp.Setup{}), line.Options{},
		"measure a1 c3", "measure adler birke", "measure a1", "measure a1 nowhere", "quit")
	for _, want := range []string{"A1 to C3: 3 steps", "Adler at C4 to Birke at D3: 1 step\n", "Measure from where to where?", `There is no place, piece or point "nowhere"`} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	text = typed(t, program(t, examples.Games, "games/low_fields", interp.Setup{}), line.Options{},
		"grey_rifles", "11.4,0.5", "green_rifles", "29.5,19.9", "measure 10,10 13,14", "measure grey_rifles green_rifles", "measure grey_rifles barn", "measure 10,10 barn", "quit")
	for _, want := range []string{"10,10 to 13,14: 5 inches", "Grey Rifles to Green Rifles: ", "Sees (Grey Rifles, Green Rifles): ", "Grey Rifles to Barn: ", "why sees(grey_rifles, green_rifles) tells"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	text = typed(t, program(t, content.Games, "lanzerath", interp.Setup{}), line.Options{}, "measure p b3-1", "quit")
	if !strings.Contains(text, "Sees (P, B3-1): ") {
		t.Errorf("the line of sight is not told:\n%s", text)
	}
}

// TestWhyAtAPoint: a value is asked about a point as points are written, with a comma of its own.
func TestWhyAtAPoint(t *testing.T) {
	text := typed(t, program(t, examples.Games, "games/low_fields", interp.Setup{}), line.Options{},
		"grey_rifles", "11.4,0.5", "why way(grey_rifles, 10,10)", "why way grey_rifles, [12.5,3]", "why way(10,10)", "quit")
	for _, want := range []string{"way(squad = Grey Rifles, spot = 10,10) is ", "way(squad = Grey Rifles, spot = 12.5,3) is ", `there is no squad "10"`} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
}

// TestMeasureTellsNothingHidden: a piece of which only the back is seen cannot be measured from.
func TestMeasureTellsNothingHidden(t *testing.T) {
	p := outpost(t)
	text := typed(t, p, line.Options{}, "", "measure bert bert", "measure bill ford", "measure rolf ford", "quit")
	for _, want := range []string{`There is no place, piece or point "bert"`, `There is no place, piece or point "bill"`, "Rolf at Red Camp to Ford: "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
}
