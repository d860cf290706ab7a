package full

import (
	"strings"
	"testing"
)

// TestNewcomer: who has never played finds in the help what the game is about, for whom they decide
// and what each sign on the map means; a search that finds nothing says so.
func TestNewcomer(t *testing.T) {
	for _, x := range []struct {
		game string
		has  []string
	}{
		{"crowbar", []string{"Land, climb", "You decide for     Force A", "s                  sea", "b                  beach", "M                  minefield", "#                  cliff", "{ }                may be chosen", "a face-down gun location", "LCA 888", "so many more counters"}},
		{"lanzerath", []string{"Hold the ridge", "f                  Fence", "g                  Grenade", "Bo                 Bouck"}},
		{"alder_crossing", []string{"~                  river", "w                  woods", "Fa                 Falke"}},
		{"low_fields", []string{"a point that may be chosen", "Mill"}},
	} {
		h := sit(t, x.game, 80, 24)
		h.press("?")
		var all []string
		for _, l := range h.pane.text {
			all = append(all, l.text)
		}
		text := strings.Join(all, "\n")
		for _, want := range x.has {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not in the help:\n%s", x.game, want, text)
			}
		}
		h.press("/ 'zzz enter")
		h.shows(`"zzz" is not in this text`)
		h.press("/ 'mouse enter")
		if strings.Contains(Frame(h.state).Text(), "is not in this text") {
			t.Error("what is found is told to be missing")
		}
	}
}

// TestHeadOfWholeFigures: figures that do not fit the first line of the header stand on a second
// one, each of them whole, and the board begins below.
func TestHeadOfWholeFigures(t *testing.T) {
	h := sit(t, "crowbar", 80, 24)
	for _, f := range h.figures() {
		h.shows(f)
	}
	if n := h.headLines(); n != 3 {
		t.Errorf("the header takes %d lines", n)
	}
	h.resize(200, 60)
	if n := h.headLines(); n != 2 {
		t.Errorf("with room for all figures the header takes %d lines", n)
	}
	h.shows("Victory Points")
	h.resize(60, 20)
	if n := h.headLines(); n != 2 {
		t.Errorf("in a small window the header takes %d lines", n)
	}
}

// TestNotesAreWhole: what is answered to a key is told in full, on as many lines as it takes.
func TestNotesAreWhole(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("g 'b3-1 enter")
	h.press("enter enter g 'b3-1 enter enter")
	for i := 0; i < 40 && h.note == nil; i++ {
		h.press("down enter")
	}
	screen := strings.Join(strings.Fields(Frame(h.state).Text()), " ")
	for _, l := range h.note {
		if !strings.Contains(screen, strings.Join(strings.Fields(l), " ")) {
			t.Errorf("%q is not told in full:\n%s", l, Frame(h.state).Text())
		}
	}
	if h.note == nil {
		t.Fatal("nothing was refused")
	}
}
