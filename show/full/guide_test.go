package full

import (
	"strings"
	"testing"

	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestGuide: a prompt of the guide opens as a page, and stands above the decision in a line; the
// cursor is where there is something to see. What the guide does not expect is refused with what it
// waits for, and the next prompt opens after what it does.
func TestGuide(t *testing.T) {
	p := build(t, "lanzerath")
	guide := p.Game.GuideInto(p.Scenario)
	if guide == nil {
		t.Fatal("there is no guide")
	}
	s := session.New(session.Config{Program: p, Header: save.Header{Game: "lanzerath", Seed: guide.Seed, Guide: guide.Name}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	h := handAt(t, s, 80, 24)
	golden(t, "guide_page", Frame(h.state).Text())
	h.press("esc")
	golden(t, "guide", Frame(h.state).Text())
	if at := h.m.Scene.Things[h.cursor].Title; at != "B6-4" {
		t.Errorf("the cursor is at %s", at)
	}
	before := s.At()
	h.press("/ 'attack_fort-b3-1 enter")
	h.shows("It waits for")
	if s.At() != before {
		t.Error("what the guide does not expect was decided")
	}
	h.press("/ 'attack_redmond-b6-4 enter")
	h.shows("Guide 2 of 6")
	h.press("i esc E")
	h.shows("roll fire") // it is still news after a hint
	h.press("esc : 'guide_off enter")
	h.shows("you decide freely")
	if screen := Frame(h.state).Text(); strings.Contains(screen, "Guide 2 of 6") {
		t.Errorf("the guide goes on:\n%s", screen)
	}
}
