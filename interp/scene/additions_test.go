package scene_test

import (
	"testing"

	"sandtable/examples"
	"sandtable/interp/interptest"
	"sandtable/interp/scene"
	"sandtable/schema/load"
)

// TestAdditions: a card says what it adds to the rules: figures, what is forbidden and why, what
// does not hold, which rules it brings. What adds nothing says nothing.
func TestAdditions(t *testing.T) {
	g := interptest.Load(t, load.Source{FS: examples.Games, Dir: "games/hot_lanes", Name: "hot_lanes"})
	want := map[string]string{
		"Tail Wind": "Pace +1", "Downpour": "No kindle (it pours)", "Wet Cloaks": "Burnt does not hold", "Bucket Chain": "The Fire Is Put Out",
	}
	told := 0
	for _, k := range g.Kinds {
		got := scene.Additions(g, k)
		if text, ok := want[k.Title]; ok {
			if told++; got != text {
				t.Errorf("%s: %q, not %q", k.Title, got, text)
			}
		} else if got != "" && k.Builtin() {
			t.Errorf("%s adds %q", k.Title, got)
		}
	}
	if told != len(want) {
		t.Errorf("%d cards of %d", told, len(want))
	}
	if scene.Additions(g, nil) != "" {
		t.Error("nothing adds something")
	}
}
