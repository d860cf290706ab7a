package full

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestLastRollIsShown: however much a decision has led to, the roll that was thrown last is on the
// smallest screen.
func TestLastRollIsShown(t *testing.T) {
	h := sit(t, "crowbar", 80, 24)
	rng := rand.New(rand.NewPCG(1, 3))
	rolls := 0
	for n := 0; n < 150 && h.m.End == nil; n++ {
		for h.pane != nil {
			h.press("enter")
		}
		from, i := len(h.m.Log), rng.IntN(len(h.m.Ask.Options))
		h.does(h.submit(func() *Moment { return h.desk.choose(i) }))
		if h.pane != nil || from > len(h.m.Log) {
			continue
		}
		last := ""
		for _, l := range h.m.Log[from:] {
			if l.Roll {
				_, last, _ = strings.Cut(l.Text, "roll ")
			}
		}
		if last != "" {
			rolls++
			name, _, _ := strings.Cut(last, " ->")
			h.shows(name)
		}
	}
	if rolls < 20 {
		t.Errorf("only %d rolls were looked for", rolls)
	}
}

// TestPacked: an event that is wider than the window goes on in a further line while there is room,
// and is cut where there is none.
func TestPacked(t *testing.T) {
	events := []string{"a short one", "roll barrage: 4, which is enough for all that lies there"}
	for h, want := range map[int]string{
		4: "a short one|roll barrage: 4, which is|  enough for all that lies|  there",
		3: "a short one|roll barrage: 4, which is ..",
	} {
		if got := strings.Join(packed(events, 28, h), "|"); got != want {
			t.Errorf("%d lines: %s", h, got)
		}
	}
}

// TestTypedAfterTheEnd: who types an option when the game is over takes nothing back.
func TestTypedAfterTheEnd(t *testing.T) {
	h := sit(t, "tictactoe", 80, 24)
	for h.m.End == nil {
		h.does(h.submit(func() *Moment { return h.desk.choose(0) }))
		for h.pane != nil {
			h.press("esc")
		}
	}
	before := h.desk.game.At()
	h.press("/ 'run_up enter")
	if h.desk.game.At() != before || h.m.End == nil {
		t.Error("letters of an option were keys")
	}
	h.shows("nothing is left to decide")
}
