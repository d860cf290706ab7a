package bot

import (
	"cmp"
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// most is how many options are tried at most.
const most = 48

// sample chooses what to try, in an order of chance.
func (s *Search) sample(m *machine.M) {
	s.order = s.worlds.Order(s.order[:0])
	if len(s.order) > most {
		s.fair(m)
	}
	for i := len(s.order) - 1; i > 0; i-- {
		j := s.random.Pick(i + 1)
		s.order[i], s.order[j] = s.order[j], s.order[i]
	}
	for len(s.trials) < len(s.order) {
		s.trials = append(s.trials, trial{spans: make([]span, len(m.P.Players))})
	}
	s.trials = s.trials[:len(s.order)]
	for k, i := range s.order {
		t := &s.trials[k]
		t.option, t.seen = i, sums{}
		t.tree.reset(mostBranches / len(s.order))
		clear(t.spans)
	}
}

// fair keeps a fair sample of the options: of each action its share of them, rounded up, any of its
// options alike.
func (s *Search) fair(m *machine.M) {
	act := func(i int) int32 {
		if a, opt := m.Option(i); a.Acts != nil || opt[0] == machine.PassOption {
			return opt[0]
		}
		return model.None
	}
	slices.SortStableFunc(s.order, func(i, j int) int { return cmp.Compare(act(i), act(j)) })
	keep := s.order[:0]
	for from := 0; from < len(s.order); {
		to := from
		for to < len(s.order) && act(s.order[to]) == act(s.order[from]) {
			to++
		}
		n := to - from
		take := (n*most + len(s.order) - 1) / len(s.order)
		for k := range take { // the first of a shuffle
			j := k + s.random.Pick(n-k)
			s.order[from+k], s.order[from+j] = s.order[from+j], s.order[from+k]
		}
		keep = append(keep, s.order[from:from+take]...)
		from = to
	}
	s.order = keep
}
