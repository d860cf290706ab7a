package full

import "testing"

// TestToldPiece: where a decision is about a piece that the rule has been told of, the cursor is at
// it, and brackets show that it acts.
func TestToldPiece(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("/ 'adler-e4 enter / 'birke-f3 enter / 'dachs-b4 enter / 'pass enter / 'g4 enter")
	h.shows("unit Pfuhl")
	at := h.b.Called("g4")
	if h.cursor != at || !h.marks().Acting[at] {
		t.Errorf("the cursor is not at the unit that falls back:\n%s", Frame(h.state).Text())
	}
	h.shows("(pf")
}
