package full

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
)

// TestStackPane: all that is printed on both sides of the counters under the cursor is told; f
// turns them over; Enter acts with one.
func TestStackPane(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("1 s")
	golden(t, "stack_sides", Frame(h.state).Text())
	text := Frame(h.state).Text()
	for _, want := range []string{"Adler", "full, up:", "strength 5", "reduced:", "strength 2"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not told:\n%s", want, text)
		}
	}
	up := strings.Index(text, "full, up:")
	h.press("f")
	if text = Frame(h.state).Text(); strings.Index(text, "full, up:") <= strings.Index(text, "reduced:") || up < 0 {
		t.Errorf("f does not turn the counters over:\n%s", text)
	}
	h.press("enter")
	if h.pane != nil || len(h.path) < 2 || people(h) != 0 {
		t.Errorf("Enter does not act with the unit:\n%s", Frame(h.state).Text())
	}
}

// TestWho: d tells who can do what, and opens what somebody can do.
func TestWho(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("d")
	h.shows("1 Bouck (B4): Attack 3, Reposition 10")
	h.press("j enter")
	h.shows("Slape")
	if h.pane != nil || len(h.node().Of) < 2 || people(h) != 0 {
		t.Error("Enter does not open what he can do")
	}
	h.press("d 3")
	if h.pane != nil || len(h.node().Of) == len(h.m.Ask.Options) {
		t.Error("a number does not open what its line says")
	}
	h.press("d j j")
	h.click(" 3 James", tea.MouseLeft)
	if h.pane != nil {
		t.Error("a click on the marked one does not open it")
	}
}

// TestWhy: w lists the figures of what is under the cursor, and tells how one comes about.
func TestWhy(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("1 w")
	h.shows("Points (Adler): 3")
	h.shows("more, which rules ask of one another")
	if text := Frame(h.state).Text(); strings.Contains(text, "Supplied (Adler)") {
		t.Errorf("what rules ask of one another is listed unasked:\n%s", text)
	}
	h.press("m")
	h.shows("Supplied (Adler): yes")
	h.press("enter")
	h.shows("points(unit = Adler) is 3 §")
	if people(h) != 0 {
		t.Error("asking has decided something")
	}
}

// TestMeasure: M measures from under the cursor.
func TestMeasure(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.cursor = h.b.Called("a1")
	h.press("M 'c3 enter")
	h.shows("A1 to C3: 3 steps")
	h = sit(t, "low_fields", 80, 24)
	h.press("M")
	if h.typing == nil || !strings.HasPrefix(h.typing.text, "measure ") {
		t.Fatal("M asks nothing")
	}
	h.press("'18,12_6,12 enter")
	h.shows("18,12 to 6,12: 12 inches")
}

// TestTracks: tracks tell where they stand and what waits in their boxes.
func TestTracks(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("t")
	golden(t, "tracks", Frame(h.state).Text())
	h.shows("[1]  2  3  4  5  6")
	h.shows("2: ")
}

// TestFolded: the list of what lies beside the board has the supply last, folded; m unfolds it.
func TestFolded(t *testing.T) {
	h := sit(t, "bolt_action", 140, 45, "axis")
	h.press("c")
	h.shows("Beside the board")
	h.shows("supply: ")
	if h.shows("m all of it"); len(h.pane.text) > 40 {
		t.Errorf("the list has %d lines:\n%s", len(h.pane.text), Frame(h.state).Text())
	}
	if h.press("m"); len(h.pane.text) < 100 {
		t.Errorf("m does not unfold it:\n%s", Frame(h.state).Text())
	}
}

// TestAside: of a marked unit that lies beside the map all is told that its card says, beside the
// map and by s; a footprint by which the rules reckon is no part of it. The cursor moves on to what
// lies on the map.
func TestAside(t *testing.T) {
	h := sit(t, "bolt_action", 140, 45, "axis")
	for len(h.m.Ask.Options) == 2 { // whose side of the table
		h.press("1")
	}
	h.press("n n")
	h.shows("automatic rifles 1")
	h.press("s")
	h.shows("1 US First Squad  men 10")
	h.shows("automatic rifles 1")
	if text := Frame(h.state).Text(); strings.Contains(text, "large,") || strings.Contains(text, "tiny") {
		t.Errorf("the footprint is told:\n%s", text)
	}
	h.press("esc right")
	if text := Frame(h.state).Text(); strings.Contains(text, "automatic rifles") {
		t.Errorf("the cursor does not leave the unit:\n%s", text)
	}
}
