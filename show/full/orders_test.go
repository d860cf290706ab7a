package full

import (
	"strings"
	"testing"
)

// TestStandingAnswers: S lists how a decision that can be passed is answered from now on; Enter
// gives the answer that is marked, and undo takes it back.
func TestStandingAnswers(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("S")
	text := Frame(h.state).Text()
	for _, want := range []string{"Standing answers", ">  1 pass it until Defense Phase ends", "3 pass it until the game ends"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not on\n%s", want, text)
		}
	}
	h.press("enter")
	if skips := h.desk.game.Skips(); len(skips) > 1 || h.desk.game.At() == 0 {
		t.Errorf("%d decisions, %d skipped", h.desk.game.At(), len(skips))
	}
	h.press("u")
	if len(h.desk.game.Skips()) > 0 || h.desk.game.At() != 0 {
		t.Errorf("undo leaves %d decisions", h.desk.game.At())
	}
}
