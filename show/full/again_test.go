package full

import (
	"strings"
	"testing"
)

// TestTheSameAgain: one key takes what the player took last where the same was asked; it says so if
// that was never asked, or may not be chosen now.
func TestTheSameAgain(t *testing.T) {
	h := sit(t, "crowbar", 80, 24)
	h.press("=")
	h.shows("You have not decided this before.")
	h.press("/ 'd5 enter =")
	if got := strings.Join(h.decided(), " "); got != "d5 d5" {
		t.Errorf("decided: %s", got)
	}
	h.press("=") // at most two bombs in a space
	h.shows("You took d5 last; it may not be chosen now.")
	if n := len(h.decided()); n != 2 {
		t.Errorf("%d decisions", n)
	}
	h.press("u = /")
	if got := strings.Join(h.decided(), " "); got != "d5 d5" {
		t.Errorf("after undo decided: %s", got)
	}
}
