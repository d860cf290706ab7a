package machine

import "slices"

// A whole action is one decision with everything that it asks: a chain of jumps, a move and the shot after it. Its ways are found by trial:
// each is carried out on the position, branching at every decision inside, and taken back.

// Way is one way through a whole action.
type Way struct {
	Steps  []WayStep
	Prefer int32 // the number that the action prefers, at the end of the way
}

// WayStep is one decision on a way.
type WayStep struct {
	Ask *Ask
	Opt []int32
}

// Way is what follows the leading choices of a whole action, for an option of the pending decision; nil for other options.
func (m *M) Way(opt []int32) *Way {
	if i := m.wayIndex(opt); i >= 0 {
		return &m.ways[i]
	}
	return nil
}

func (m *M) wayIndex(opt []int32) int32 {
	if m.pending == nil || !m.pending.Whole || len(opt) < 3 {
		return -1
	}
	return opt[len(opt)-1] // None is negative
}

// WayNumber is a way of the list in the making.
func (m *M) WayNumber(i int32) *Way { return &m.ways[i] }

// AddWay notes a way and returns its number: the last number of its option.
func (m *M) AddWay(w Way) int32 {
	m.ways = append(m.ways, w)
	return int32(len(m.ways) - 1)
}

// Ways tries a whole action: pick pushes its frame; add is told of every way to its end. The position is as before afterwards.
func (m *M) Ways(pick func(m *M), add func(w Way)) {
	back := m.trying()
	depth := len(m.F)
	pick(m)
	var steps []WayStep
	m.explore(depth, &steps, add)
	back()
}

// trying begins a trial and returns how to end it.
func (m *M) trying() (back func()) {
	saved := m.takeState()
	if len(m.F) > 0 {
		m.F[len(m.F)-1].PC = m.pc
	}
	m.State.CopyTo(saved)
	proc, pc, base, bbase, nest := m.proc, m.pc, m.base, m.bbase, m.nest
	lists, bits, wtop, listing := m.lists, m.words, m.wtop, m.listing
	m.lists, m.words, m.wtop, m.listing = lists[len(lists):], m.takeWords(), 0, false
	m.trial++
	return func() {
		m.trial--
		saved.CopyTo(&m.State)
		m.proc, m.pc, m.base, m.bbase, m.nest = proc, pc, base, bbase, nest
		m.spare = append(m.spare, m.words)
		m.lists, m.words, m.wtop, m.listing = lists, bits, wtop, listing
		m.putState(saved)
	}
}

// explore goes on to the end of the action, branching at each decision.
func (m *M) explore(depth int, steps *[]WayStep, add func(w Way)) {
	for len(m.F) > depth && m.Err == nil && !m.Over {
		in := m.fetch()
		if in == nil {
			continue
		}
		if in.Ask == nil {
			m.pc++
			in.Do(m)
			continue
		}
		var o Options
		o.reset(1)
		in.Ask.List(m, &o)
		if o.Len() == 0 {
			if in.Ask.Empty != nil && in.Ask.Empty(m) {
				continue
			}
			return // no way on from here
		}
		for i := 0; i < o.Len() && m.Err == nil; i++ {
			back := m.trying()
			opt := slices.Clone(o.At(i))
			*steps = append(*steps, WayStep{in.Ask, opt})
			in.Ask.Pick(m, opt)
			m.explore(depth, steps, add)
			*steps = (*steps)[:len(*steps)-1]
			back()
		}
		return
	}
	if m.Err == nil {
		add(Way{Steps: slices.Clone(*steps), Prefer: m.verdict})
	}
}

// follow carries out the rest of a way, after its leading choices.
func (m *M) follow(w Way) {
	for _, s := range w.Steps {
		m.Run()
		i := -1
		if m.pending == s.Ask {
			for j := 0; j < m.opts.Len(); j++ {
				if slices.Equal(m.opts.At(j), s.Opt) {
					i = j
				}
			}
		}
		if i < 0 {
			m.Fail("run/whole", "the action does not go as it was tried: something in it is left to chance")
			return
		}
		m.pending = nil
		s.Ask.Pick(m, s.Opt)
	}
}
