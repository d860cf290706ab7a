package bot

import (
	"cmp"
	"math"
	"slices"

	"sandtable/interp/machine"
)

// Advice before trials: a search that a policy guides tries what the policy likes best, and takes
// something else than the policy only if that has clearly done better, in the same worlds and with
// the same luck. So it is no worse than the policy, but for bad luck. Continuations are played to the
// end of the game. Where they are too dear to play a few, as long before the end of a long game, the
// policy alone decides.

// mostAdvised is how many options are tried at most, pairs in how many continuations each of them at
// least.
const (
	mostAdvised = 6
	pairs       = 8
)

// squaredErrors is by how many standard errors something must be better, squared.
const squaredErrors = 9

// nothing is what an option comes to in a world where it is not legal.
var nothing = value{worth: math.MinInt64}

// adviser is the policy of the player; nil: the search goes by none.
func (s *Search) adviser() *Policy {
	if s.guide == nil {
		return nil
	}
	return s.guide[s.scale.seat[s.player]]
}

// advise begins trials of what the policy likes best: first what it would take by itself. That stays
// alone if continuations are too dear.
func (s *Search) advise(m *machine.M, p *Policy) {
	p.Begin(s.game, s.player)
	p.random = Random{machine.Scramble(p.seed + uint64(uint32(m.Count))*golden)}
	p.purse = s.purse
	listed := m.Options().Len()
	s.order = s.order[:0]
	s.liked(m, p)
	for n := 0; n < closer && m.AsksPoint() && len(p.best) > 0 && s.spots.around(m, p.best[0], n); n++ {
		s.worlds.Look(m, s.player)
		s.liked(m, p)
	}
	if len(p.best) == 0 { // it fails
		s.order = append(s.order, s.random.Pick(m.Options().Len()))
		s.open()
		return
	}
	s.order = append(s.order, p.draw())
	s.open()
	if most := s.affordable(); most > 1 {
		s.challenge(p, m, listed, most)
		s.open()
	}
}

// liked leaves in p.best the options that the policy likes best of those not yet to be tried, in the
// order of the list. It judges a world, so it is not told what its player does not see.
func (s *Search) liked(m *machine.M, p *Policy) {
	world := s.worlds.Draw(&s.random)
	p.overlooked = make([]bool, world.Options().Len())
	for _, i := range s.order {
		if j := s.worlds.Option(i); j >= 0 {
			p.overlooked[j] = true
		}
	}
	if p.judgeOn(p.policy, world, world, p.steps) != nil {
		p.best, p.lots = p.best[:0], p.lots[:0]
		return
	}
	best, lots := slices.Clone(p.best), slices.Clone(p.lots)
	p.best, p.lots = p.best[:0], p.lots[:0]
	for _, i := range s.worlds.Order(nil) {
		if k := slices.Index(best, s.worlds.Option(i)); k >= 0 {
			if p.best = append(p.best, i); len(lots) > 0 {
				p.lots = append(p.lots, lots[k])
			}
		}
	}
}

// affordable is how many options can be tried.
func (s *Search) affordable() int {
	if !s.kind.fits() {
		return mostAdvised
	}
	all, w := s.purse, s.walkers[0]
	dear := s.work / (2 * (pairs + 1))
	s.purse = machine.NewPurse(dear)
	w.begin(s)
	world := s.worlds.Draw(&s.random)
	if option := s.worlds.Option(s.order[0]); option >= 0 {
		w.goOn(&s.trials[0], world, option, s.random.Key())
	}
	cost := dear - s.purse.Spend(0)
	s.purse = all
	s.purse.Spend(cost)
	if cost >= dear {
		return 1
	}
	return min(mostAdvised, s.purse.Spend(0)/(max(cost, 1)*pairs))
}

// challenge adds to what is to be tried what the policy likes next. Of points those are tried that
// were listed at first: closer ones are all alike.
func (s *Search) challenge(p *Policy, m *machine.M, listed, most int) {
	most = min(most, m.Options().Len())
	first := s.order[0]
	for i := listed; i < m.Options().Len(); i++ {
		if i != first {
			s.order = append(s.order, i)
		}
	}
	after := len(s.order)
	most += after - 1
	for len(s.order) < most {
		if s.liked(m, p); len(p.best) == 0 {
			break
		}
		for n := len(p.best); n > 0 && len(s.order) < most; n-- {
			k := s.random.Pick(n)
			s.order = append(s.order, p.best[k])
			p.best[k] = p.best[n-1]
		}
	}
	s.order = slices.Delete(s.order, 1, after)
}

// lead is by how much one trial has done better than another one in the same continuations.
type lead struct{ n, sum, squares float64 }

func leadOf(t, first *trial, all *span) (l lead) {
	for k := range min(len(t.ends), len(first.ends)) {
		if a, b := t.ends[k], first.ends[k]; a != nothing && b != nothing {
			d := all.number(a) - all.number(b)
			l.n++
			l.sum += d
			l.squares += float64(d * d)
		}
	}
	return l
}

// clear reports whether the lead is no luck, in either direction.
func (l lead) clear() bool {
	square := float64(l.sum * l.sum)
	return l.n >= pairs && l.sum != 0 && float64(square*(l.n-1)) > float64(squaredErrors*(float64(l.n*l.squares)-square))
}

// none reports whether it makes no difference which of two is taken.
func (l lead) none() bool { return l.n >= pairs && l.squares == 0 }

// mean is the mean lead.
func (l lead) mean() float64 { return l.sum / max(l.n, 1) }

// weed takes out what is clearly no better than what the policy would take.
func (s *Search) weed(left []trial) []trial {
	if s.adviser() == nil {
		return left
	}
	all := s.seen()
	for i := len(left) - 1; i > 0; i-- {
		if l := leadOf(&left[i], &left[0], &all); l.none() || l.sum < 0 && l.clear() {
			last := len(left) - 1
			left[i], left[last] = left[last], left[i]
			left = left[:last]
		}
	}
	return left
}

// rankByLead leaves first what the policy would take, and ranks the others behind it by their lead.
func rankByLead(left []trial, all *span) {
	first := &left[0]
	slices.SortStableFunc(left[1:], func(a, b trial) int {
		return cmp.Compare(leadOf(&b, first, all).mean(), leadOf(&a, first, all).mean())
	})
}

// settle puts first what is taken: the best of the others, if its lead is clear.
func (s *Search) settle(left []trial) {
	if len(left) < 2 {
		return
	}
	all := s.seen()
	if l := leadOf(&left[1], &left[0], &all); l.sum > 0 && l.clear() {
		left[0], left[1] = left[1], left[0]
	}
}
