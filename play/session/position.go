package session

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
)

// here takes down where the game stands.
func (s *Session) here(n int) position {
	s.keys = nil
	p := position{Part: s.tell.Take(s.M)}
	s.snaps.keep(n, &s.M.State)
	s.book(p.Lines)
	return p
}

// back puts the machine into the position after n of the decisions known.
func (s *Session) back(n int) {
	from, to := s.nearest(n), n
	if n > 0 && s.after(n).lost { // the log begins where the last checkpoint before it is
		from = s.nearest(n - 1)
		to = from.n
	}
	s.rebuild(from, to)
	s.at, s.keys, s.oldest = to, nil, min(s.oldest, to)
	s.marks.did = s.M.Did()
	s.snaps.stand(to, &s.M.State)
	s.tell.Reset(s.M, s.now().Told)
	s.skips = nil
	s.live(n)
}

// rebuild plays on from a position that was kept to the one after n decisions. Nobody is told of it
// again.
func (s *Session) rebuild(from snapshot, n int) {
	watch, chance := s.M.Watch, s.M.Chance
	s.M.Watch = nil
	defer func() { s.M.Watch, s.M.Chance = watch, chance }()
	s.lead(s.M, from, n)
}

// Before returns a machine of its own in the position after n of the decisions known.
func (s *Session) Before(n int) *machine.M {
	m := machine.New(s.P)
	s.lead(m, s.nearest(n), n)
	return m
}

// lead plays a machine on from a position that was kept to the one after n decisions. The game goes
// the same way, since everything that decides about it is on record.
func (s *Session) lead(m *machine.M, from snapshot, n int) {
	if m != s.M {
		m.Source = s.header.Chance()
	}
	if from.state != nil {
		m.Restore(from.state)
	} else {
		s.feed(m, s.first)
		m.Start(s.header.Seed)
	}
	for i := from.n; i < n; i++ {
		st := &s.steps[i]
		at := again(m, st)
		s.feed(m, st.Dice)
		m.Choose(at)
		if m.Err != nil {
			panic(fmt.Sprintf("decision %d (%s), taken once, fails when it is played again: %v", i+1, st.Key, m.Err))
		}
	}
}

// feed makes dice that were thrown by hand the next to come.
func (s *Session) feed(m *machine.M, dice []save.Die) {
	if s.header.Manual() {
		m.Chance = &thrown{dice}
	}
}

// taken notes a decision that was taken.
func (s *Session) taken(st Step) {
	did := s.M.Did()
	st.work = s.worked(s.at) + int64(did-s.marks.did+workOfOption*st.Options+workOfDecision)
	s.marks.did = did
	s.steps = append(s.steps, st)
	s.at = len(s.steps)
	s.weight += weightOf(&st.Decision)
}

// forget gives up what was undone: the game goes another way.
func (s *Session) forget() {
	if len(s.steps) > s.at {
		s.course++
	}
	for i := range s.steps[s.at:] {
		st := &s.steps[s.at+i]
		s.weight -= weightOf(&st.Decision)
		s.lose(&st.position)
	}
	clear(s.steps[s.at:])
	s.steps = s.steps[:s.at]
	s.snaps.cut(s.at)
	s.marks.cut(s.at)
}

// nearest returns the last position at hand that is not past the one after n decisions.
func (s *Session) nearest(n int) snapshot {
	best := s.snaps.nearest(n)
	for i := len(s.marks.kept) - 1; i >= 0; i-- {
		c := s.marks.kept[i]
		if c.After > n {
			continue
		}
		if c.After <= best.n && best.state != nil {
			break
		}
		if st, err := s.marks.sealer().Open(c, s.P); err == nil {
			return snapshot{c.After, st}
		}
	}
	return best
}

// unknown is the number of an option that was taken where nobody has listed the options.
const unknown = -1

// again returns the number of the option that a step takes, among those that are legal now.
func again(m *machine.M, st *Step) int {
	if m.Pending() == nil {
		return st.choice
	}
	if st.choice == unknown {
		for i, o := range naming.Keys(m) {
			if o.Key == st.Key {
				st.choice = i
				return i
			}
		}
	}
	if st.choice == unknown || st.choice >= m.Options().Len() { // a point that was named
		at, _ := naming.Admit(m, st.Key)
		return at
	}
	return st.choice
}

// mostRelived is how many decisions are played again to learn what they revealed. Of more it is
// taken for granted that they revealed something.
const mostRelived = 1000

// relive finds out whether players have learned anything on the way from the position after so many
// decisions to where the game stands, as far as it was taken up from a checkpoint after that.
func (s *Session) relive(from int) {
	dim := 0
	for i := range s.steps[from:s.at] {
		if st := &s.steps[from+i]; st.dim {
			st.Learned = st.Fallen.Any()
			dim++
		}
	}
	switch {
	case dim == 0 || !s.P.Hides():
	case dim > mostRelived:
		for i := range s.steps[from:s.at] {
			s.steps[from+i].Learned = true
		}
	default:
		at := s.at
		s.back(from)
		s.live(at)
	}
}

// live plays on to the position after n of the decisions known, and tells what happens.
func (s *Session) live(n int) {
	m := s.M
	chance := m.Chance
	defer func() { m.Chance = chance }()
	for i := s.at; i < n; i++ {
		st := &s.steps[i]
		choice := again(s.M, st)
		s.feed(s.M, st.Dice)
		s.tell.By, s.keys = st.By, nil
		m.Choose(choice)
		s.at = i + 1
		s.lose(&st.position)
		st.position = s.here(i + 1)
	}
}
