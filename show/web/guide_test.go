package web

import (
	"strings"
	"testing"

	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestGuide: the player whom a guide leads reads its prompt, and nobody else does; what it does
// not expect is refused with what it waits for; a button ends it.
func TestGuide(t *testing.T) {
	p := example(t, "alder_crossing")
	guide := p.Game.GuideInto(p.Scenario)
	if guide == nil {
		t.Fatal("there is no guide")
	}
	bots := map[int32]bot.Kind{}
	for _, x := range p.Players {
		if x != guide.Leads {
			bots[x.ID] = bot.Kind{}
		}
	}
	h := open(t, p, session.Config{Header: save.Header{Seed: guide.Seed, Guide: guide.Name}, Bots: bots})
	led, watch := 0, 1
	h.has(led, "Guide 1 of")
	h.lacks(watch, "Guide 1 of")
	at := h.game.At()
	l, _ := h.game.Lead()
	for _, o := range h.game.Options() {
		if o.Title != l.Wants {
			h.post(led, "choose", "key", o.Key)
			break
		}
	}
	h.has(led, "It waits for")
	if h.game.At() != at {
		t.Fatal("what the guide does not expect was decided")
	}
	for _, o := range h.game.Options() {
		if o.Title == l.Wants {
			h.takes(led, o.Key)
			break
		}
	}
	if h.game.At() == at {
		t.Fatal("what the guide waits for was not decided")
	}
	h.post(led, "do", "line", "guide off")
	h.has(led, "you decide freely")
	if page := h.get(led, ""); strings.Contains(page, "Guide ") {
		t.Errorf("the guide goes on:\n%s", page)
	}
}
