package session

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/log"
)

// Step is one decision with what came of it.
type Step struct {
	save.Decision
	choice   int   // its number among the options
	work     int64 // of the game up to it
	position       // after it
}

// position is where the game stands between decisions, but for the state, which snapshots keeps.
type position struct {
	log.Part      // what happened on the way here
	lost     bool // the lines are no longer kept
	dim      bool // nor were they ever: the game was taken up behind it
}

// here takes down where the game stands.
func (s *Session) here(n int) position {
	s.keys = nil
	p := position{Part: s.tell.Take(s.M)}
	s.snaps.keep(n, &s.M.State)
	s.book(p.Lines)
	return p
}

// now returns the position after the decisions taken.
func (s *Session) now() *position { return s.after(s.at) }

// after returns the position after n decisions.
func (s *Session) after(n int) *position {
	if n == 0 {
		return &s.start
	}
	return &s.steps[n-1].position
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

// thrown is dice that were thrown before.
type thrown struct{ left []save.Die }

// Throw gives the next of them.
func (t *thrown) Throw(_ string, sides int32) (int32, bool) {
	if len(t.left) == 0 {
		return 0, false
	}
	d := t.left[0]
	t.left = t.left[1:]
	return min(d.Value, sides), d.Value > 0
}
