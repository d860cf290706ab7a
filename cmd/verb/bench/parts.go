package bench

import (
	"time"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// sampled is on how many positions the parts of a ply are measured: few enough to stay in the
// processor's cache, as in a search.
const sampled = 64

// position is a decision of a random game, and what is chosen there.
type position struct {
	state *machine.State
	pick  int
}

// parts measures clone, list and apply, over positions from all stages of random games. A position
// is restored before an option is taken there; what restoring costs is measured by itself and taken
// off.
func (r *Result) parts(p *machine.Program, cfg Config) {
	m := machine.New(p)
	span := cfg.Time / 6
	at := fitting(m, positions(m, cfg), span)
	if len(at) == 0 || cfg.stopped() {
		return
	}
	n := float64(len(at))
	var copied machine.State
	r.StateBytes = at[0].state.Bytes()
	clone := cfg.each(span, func() {
		for i := range at {
			at[i].state.CopyTo(&copied)
		}
	}) / n
	restore := cfg.each(span, func() {
		for i := range at {
			m.Restore(at[i].state)
			_ = m.Options()
		}
	}) / n
	apply := cfg.each(span, func() {
		for i := range at {
			m.Restore(at[i].state)
			m.Choose(at[i].pick)
			_ = m.Options()
		}
	}) / n
	r.CloneNS, r.ListNS, r.ApplyNS = clone, max(0, restore-clone), max(0, apply-restore)
}

// fitting is as many of some positions as can be listed in the time, one at least: where options
// are queries over a large map, one list takes a second.
func fitting(m *machine.M, at []position, span time.Duration) []position {
	began := time.Now()
	for i := range at {
		m.Restore(at[i].state)
		if _ = m.Options(); time.Since(began) > span {
			return at[:i+1]
		}
	}
	return at
}

// maxSampling is how many games' worth of work is looked for positions, maxKept how many bytes
// these may take.
const (
	maxSampling = 5
	maxKept     = 128 << 20
)

// positions picks decisions evenly from random games: each decision has the same chance to be among
// them.
func positions(m *machine.M, cfg Config) []position {
	var out []position
	random := sim.NewRandom(cfg.Seed)
	limit := time.Now().Add(cfg.Time / 6)
	seen, most := 0, m.Did()+maxSampling*m.P.Limits.Game
	sampled := min(sampled, 1+maxKept/m.P.Bytes())
	// A game that fails has done no work that counts, and a slow one finds few positions: both end.
	late := func() bool { return time.Since(limit) > 2*cfg.Time || cfg.stopped() }
	for game := 0; game < 200 && m.Did() < most && !late() && (len(out) < sampled || time.Now().Before(limit)); game++ {
		m.Start(sim.Seed(cfg.Seed, game))
		for n := 0; m.Pending() != nil && m.Err == nil && m.Options().Len() > 0 && n < cfg.Budget && m.Did() < most; n++ {
			if len(out) > 0 && late() {
				return out
			}
			pick := random.Pick(m.Options().Len())
			seen++
			if len(out) < sampled {
				out = append(out, position{m.State.Clone(), pick})
			} else if i := random.Pick(seen); i < sampled {
				m.State.CopyTo(out[i].state)
				out[i].pick = pick
			}
			m.Choose(pick)
		}
	}
	return out
}

// each returns how many nanoseconds f takes, measured for about the time given.
func (c *Config) each(span time.Duration, f func()) float64 {
	f() // warms up
	for n := 1; ; n *= 2 {
		began := time.Now()
		for range n {
			f()
		}
		if took := time.Since(began); took >= span/2 || n >= 1<<30 || c.stopped() {
			return float64(took.Nanoseconds()) / float64(n)
		}
	}
}
