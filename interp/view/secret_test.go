package view_test

import (
	"math/rand/v2"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/view"
)

// TestSecretChoicesDoNotShow: until all have chosen, nobody sees by anything what another has
// chosen.
func TestSecretChoicesDoNotShow(t *testing.T) {
	for _, g := range games(t) {
		t.Run(g.ID, func(t *testing.T) {
			compared, secrets := 0, g.ID == "auction"
			for _, s := range setups(g) { // secrets may belong to one way to play alone
				p, err := interp.Build(g, s)
				if err != nil || len(s.Options) > 0 && !p.Private() {
					continue
				}
				secrets = secrets || p.Private() && !p.HasHands()
				compared += comparesSecrets(t, p)
			}
			if compared == 0 && secrets {
				t.Error("nothing was ever chosen in secret: the test proves nothing")
			}
		})
	}
}

func comparesSecrets(t *testing.T, p *machine.Program) (compared int) {
	t.Helper()
	m, one, other := machine.New(p), machine.New(p), machine.New(p)
	rng := rand.New(rand.NewPCG(1, 1))
	for seed := range uint64(4) {
		m.Start(seed)
		for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 200; n++ {
			compared += choosesUnseen(t, m, one, other)
			m.Choose(rng.IntN(m.Options().Len()))
		}
	}
	return compared
}

// choosesUnseen takes different options of a secret decision, and compares what all others see
// then.
func choosesUnseen(t *testing.T, m, one, other *machine.M) (compared int) {
	t.Helper()
	if !m.Pending().Secret {
		return 0
	}
	who := m.Player()
	told := false
	one.Watch = func(_ *machine.M, e machine.Event) { told = told || e.Kind == machine.Disclosed }
	one.Fork(m, 0)
	if told || one.Pending() == nil || !one.Pending().Secret {
		return 0
	}
	for i := 1; i < m.Options().Len(); i++ {
		other.Fork(m, i)
		for _, v := range append([]int32{view.Spectator}, ids(m.P)...) {
			if v != who {
				same(t, view.For(one, v), view.For(other, v))
				compared++
			}
		}
	}
	return compared
}

func ids(p *machine.Program) (out []int32) {
	for _, x := range p.Players {
		out = append(out, x.ID)
	}
	return out
}
