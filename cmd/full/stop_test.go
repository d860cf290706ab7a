package full

import (
	"slices"
	"testing"
	"time"
)

// TestStopEndsOdds: what ends an answer that takes long reaches it while it is worked out, and not
// the next one.
func TestStopEndsOdds(t *testing.T) {
	d := sit(t, "lanzerath", 80, 24).desk
	line := "odds " + d.game.Options()[0].Key + " through"
	done := make(chan *Moment)
	go func() { done <- d.obey(line, 80, false) }()
	for {
		select {
		case m := <-done:
			if !slices.Contains(m.Said, "Stopped.") {
				t.Errorf("the odds were told to the end: %q", m.Said)
			}
			d.stop() // too late
			if m := d.obey(line, 80, false); slices.Contains(m.Said, "Stopped.") {
				t.Error("a stop that came too late ended the next answer")
			}
			return
		case <-time.After(time.Millisecond):
			d.stop()
		}
	}
}
