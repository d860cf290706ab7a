package full

import (
	"strings"
	"testing"

	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestRoster: a wide window lists the viewer's own pieces on the map as their counters show them,
// and those of nobody else; a narrow one has no room for it, and pieces of which nothing could be
// told make none.
func TestRoster(t *testing.T) {
	p := build(t, "bolt_action")
	guide := p.Game.GuideInto(p.Scenario)
	bots := map[int32]bot.Kind{}
	for _, x := range p.Players {
		if x != guide.Leads {
			bots[x.ID] = bot.Kind{}
		}
	}
	s := session.New(session.Config{Program: p, Bots: bots, Header: save.Header{Game: "bolt_action", Seed: guide.Seed, Guide: guide.Name}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	h := handAt(t, s, 140, 45)
	h.press("esc")
	h.shows("Your pieces: 4")
	h.shows("US Machine Gun  men 3, Hidden")
	if screen := Frame(h.state).Text(); strings.Contains(screen, "First Grenadiers  men") {
		t.Errorf("the enemy is on the roster:\n%s", screen)
	}
	for _, x := range []*hand{handAt(t, s, 80, 24), sit(t, "chess", 140, 45)} {
		x.press("esc")
		if screen := Frame(x.state).Text(); strings.Contains(screen, "Your pieces") {
			t.Errorf("there is a roster:\n%s", screen)
		}
	}
}
