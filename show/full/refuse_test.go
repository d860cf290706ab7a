package full

import (
	"slices"
	"strings"
	"testing"

	"sandtable/interp/choice"
)

// TestRefusal: Enter at a place that cannot be chosen tells the requirement that refuses it, and
// the nearest place that can be chosen; the decision is where it was.
func TestRefusal(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("1 enter")
	path := len(h.path)
	h.cursor, h.marked = h.b.Called("h5"), -1
	h.press("enter")
	said := strings.Join(h.note, " ")
	if !strings.Contains(said, "March is refused: ") || !strings.Contains(said, "The nearest place where something can be chosen is ") {
		t.Errorf("it is said: %q", said)
	}
	if people(h) != 0 || len(h.path) != path {
		t.Error("a refusal has changed the decision")
	}
	_, near, _ := strings.Cut(said, "chosen is ")
	name, _, _ := strings.Cut(near, ":")
	if !slices.ContainsFunc(h.kids, func(k choice.Kid) bool { return k.Title == name }) {
		t.Errorf("%q cannot be chosen either", name)
	}
}
