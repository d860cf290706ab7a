package full

import (
	"strings"
	"testing"
)

// TestEnterReadsOn: Enter goes on a page in a text, and closes it at its end.
func TestEnterReadsOn(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("r g")
	pages := 0
	for ; h.pane != nil && pages < 50; pages++ {
		h.press("enter")
	}
	if h.pane != nil || pages < 2 {
		t.Errorf("after %d pages the text is open: %v", pages, h.pane != nil)
	}
	h.press("t enter")
	if h.pane != nil {
		t.Error("a text that is all in sight stays open")
	}
	if people(h) != 0 {
		t.Error("reading has decided something")
	}
}

// TestNumbersThatDoNothing: a number beyond a list says so, and one that may go on says that, too.
func TestNumbersThatDoNothing(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("d 9")
	h.shows("9 is no number of this list")
	for _, key := range []string{"j", "pgdown", "x"} {
		if h.press("9 " + key); strings.Contains(Frame(h.state).Text(), "is no number") {
			t.Errorf("%s leaves the word about a number", key)
		}
	}
	h.press("esc 1 1")
	h.shows("Enter do it, or one more digit")
}
