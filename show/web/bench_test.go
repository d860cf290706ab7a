package web

import (
	"math/rand/v2"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// BenchmarkChoice takes decisions of the largest games, each until the pages of all seats are
// there: two players and a spectator.
func BenchmarkChoice(b *testing.B) {
	for _, x := range []struct {
		game     string
		scenario string
	}{{"bastogne", "campaign"}, {"bastogne", "no_no_noville"}, {"crowbar", ""}, {"bolt_action", ""}, {"lanzerath", ""}} {
		p := build(b, content.Games, x.game, interp.Setup{Scenario: x.scenario})
		b.Run(x.game+"/"+x.scenario, func(b *testing.B) { choices(b, p) })
	}
}

func choices(b *testing.B, p *machine.Program) {
	rng := rand.New(rand.NewPCG(1, 2))
	begin := func() *hall {
		h := open(b, p, session.Config{Header: save.Header{Seed: 1}})
		for n := 0; n < 30 && h.game.M.Pending() != nil; n++ {
			_ = h.game.Choose(rng.IntN(len(h.game.Options())), "")
		}
		h.changed()
		h.publish()
		return h
	}
	h, size := begin(), 0
	for b.Loop() {
		x := h.mover()
		if x < 0 {
			b.StopTimer()
			h = begin()
			b.StartTimer()
			continue
		}
		h.takes(x, h.game.Options()[rng.IntN(len(h.game.Options()))].Key)
		size = max(size, len(h.seats[x].shown.Load().text))
	}
	b.ReportMetric(float64(size)/1024, "kB/page")
}
