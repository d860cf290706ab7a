package web

import (
	"math/rand/v2"
	"net/url"
	"testing"
	"time"

	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/interp/view/viewtest"
	"sandtable/play/session"
)

// TestHiddenThingsAreNotSent: of two positions that differ only in what a seat cannot see, the seat
// is sent the same bytes: pages, answers to questions, the log, and events.
func TestHiddenThingsAreNotSent(t *testing.T) {
	total := 0
	programs(t, func(t *testing.T, p *machine.Program) {
		changed := 0
		for seed := range uint64(2) {
			changed += sendsNothingHidden(t, p, seed)
		}
		t.Logf("%d positions had something hidden that could be exchanged", changed)
		total += changed
		if changed == 0 && (p.Game.ID == "outpost" || p.Game.ID == "sealed" || p.Game.ID == "fog") {
			t.Error("nothing hidden was ever exchanged: the test proves nothing")
		}
	})
	if total == 0 {
		t.Error("nothing hidden was ever exchanged: the test proves nothing")
	}
}

// asked are questions whose answers go through different parts of play/talk.
var asked = []string{"status", "score", "players", "look", "legend", "why", "news", "log 5", "cite", "odds 1", "why-not", "why move"}

func sendsNothingHidden(t *testing.T, p *machine.Program, seed uint64) (changed int) {
	h := open(t, p, session.Config{Header: save.Header{Seed: seed}})
	h.patience = time.Hour // what is cut short may be cut anywhere
	rng := rand.New(rand.NewPCG(seed, 7))
	m := h.game.M
	for range 100 * seed {
		if m.Pending() == nil || m.Options().Len() == 0 || h.game.Choose(rng.IntN(m.Options().Len()), "") != nil {
			break
		}
	}
	h.changed()
	var places []string
	for id := p.Ids.PlaceLo; id < p.Ids.PlaceHi; id++ {
		if x := p.Game.Things[id]; x != nil && x.Name != "" {
			places = append(places, x.Name)
		}
	}
	for n := 0; n < 12 && m.Pending() != nil && m.Options().Len() > 0; n++ {
		if n%4 == 0 {
			for i, x := range h.seats {
				viewer := x.table.Viewer()
				state := m.State.Clone()
				other := viewtest.Permute(m, viewer, rng)
				if p.Position(other) == m.Position() {
					continue
				}
				changed++
				ask := []string{asked[rng.IntN(len(asked))], "show " + places[rng.IntN(len(places))]}
				was := h.sends(i, ask)
				restore(m, other)
				is := h.sends(i, ask)
				restore(m, state)
				if was != is {
					t.Fatalf("seat %d (%s) is sent what is hidden, after %d decisions:\n%s", i, x.title(), n, differ(was, is))
				}
			}
		}
		if h.game.Choose(rng.IntN(m.Options().Len()), "") != nil {
			break
		}
		h.game.GoOn(nil)
		h.changed()
	}
	return changed
}

// restore has the game stand elsewhere, and nobody hears of it.
func restore(m *machine.M, to *machine.State) {
	watch := m.Watch
	m.Watch = nil
	m.Restore(to)
	m.Watch = watch
}

// sends returns all that a seat is sent.
func (h *hall) sends(seat int, ask []string) string {
	x := h.seats[seat]
	x.post(&shot{"1", h.print(x, "1", look{})})
	out := h.get(seat, "") + string(event(x.shown.Load())) + h.get(seat, "log")
	for _, q := range ask {
		out += h.get(seat, "?ask="+url.QueryEscape(q))
	}
	if h.Server.decides(x) {
		out += h.get(seat, "?w=k0")
	}
	return out
}

// differ returns where two texts part.
func differ(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	from := max(n-300, 0)
	return a[from:min(n+300, len(a))] + "\n-- or --\n" + b[from:min(n+300, len(b))]
}
