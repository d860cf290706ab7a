package full

import "testing"

// TestStopEndsOdds: what ends an answer that takes long reaches whoever works it out, and not the
// next answer.
func TestStopEndsOdds(t *testing.T) {
	d := sit(t, "lanzerath", 80, 24).desk
	line := "odds " + d.game.Options()[0].Key
	d.stop()
	if said := words(d.table.Obey(line).Lines); said != "Stopped." {
		t.Errorf("the odds were told to the end: %q", said)
	}
	d.stop() // too late: nothing is worked out
	if m := d.obey(line, false); words(m.Said) == "Stopped." {
		t.Error("a stop that came too late ended the next answer")
	}
}
