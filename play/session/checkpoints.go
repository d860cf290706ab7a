package session

import (
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
)

// Work is counted as the machine counts it, in steps of some tens of nanoseconds, with what it
// takes to name the options and to write the log.
const (
	workOfOption   = 20
	workOfDecision = 500
)

// pace is how often there are checkpoints, and how far back one is chosen.
type pace struct {
	between int64 // work from one to the next
	again   int64 // work that may be done again when a game is taken up, for the sake of its log
	grow    int   // how many times its size the save grows from one to the next
}

// usual is the pace of a game: some tenths of a second are done again, and a fifth of a save at
// most is checkpoints.
var usual = pace{between: 2_000_000, again: 6_000_000, grow: 4}

// marks are the checkpoints of the game that stand, in its order, and what has been done since the
// last one of the save.
type marks struct {
	seal func() *save.Sealer
	pace pace
	kept []*save.Sealed
	work int64 // of the game up to the last one in the save
	size int64 // of the save then
	did  int   // steps of the machine up to the decision taken last
}

// sealer returns who seals checkpoints; nil if nobody does.
func (k *marks) sealer() *save.Sealer {
	if k.seal == nil {
		return nil
	}
	return k.seal()
}

// cut forgets the checkpoints behind the position after n decisions.
func (k *marks) cut(n int) {
	for len(k.kept) > 0 && k.kept[len(k.kept)-1].After > n {
		k.kept = k.kept[:len(k.kept)-1]
	}
	k.work = 0
	if last := len(k.kept) - 1; last >= 0 {
		k.work = k.kept[last].Work
	}
}

// worked returns the work of the game up to the position after n decisions.
func (s *Session) worked(n int) int64 {
	if n == 0 {
		return 0
	}
	return s.steps[n-1].work
}

// checkpoint writes a checkpoint into the save, if the game has come far enough since the last one.
// One that cannot be written is left out: it only spares time.
func (s *Session) checkpoint() {
	k := &s.marks
	if s.file == nil || s.held != nil || len(s.late) > 0 || k.seal == nil || s.M.Pending() == nil || s.worked(s.at)-k.work < k.pace.between {
		return
	}
	if last := len(k.kept) - 1; last >= 0 && s.file.Size()-k.size < int64(k.pace.grow*len(k.kept[last].State)) {
		return
	}
	sealer := k.sealer()
	if sealer == nil {
		return
	}
	c := save.NewCheckpoint(sealer, s.P, &s.M.State, s.at, s.worked(s.at))
	k.work = c.Work // if it cannot be written now, it is not tried again at each decision
	if sealed, err := s.file.Check(sealer, c); err == nil {
		k.kept = append(k.kept, sealed)
		k.size = s.file.Size()
	}
}

// from returns the checkpoint of a log from which a game is taken up, so that at least one decision
// is taken again; nil: it is played from its beginning. What lies before it has no lines in the
// log, so it lies as far back as time allows.
func (s *Session) from(l *save.Log, to int) *save.Start {
	if to < 0 || to > len(l.Decisions) {
		to = len(l.Decisions)
	}
	var chosen *save.Sealed
	for i := len(l.Checkpoints) - 1; i >= 0; i-- {
		c := &l.Checkpoints[i]
		if c.After >= to || c.After == 0 {
			continue
		}
		if chosen != nil && c.Work+s.marks.pace.again < s.total(l, to) {
			break
		}
		chosen = c
	}
	if chosen == nil || s.total(l, to) <= s.marks.pace.again {
		return nil
	}
	st, err := s.marks.sealer().Open(chosen, s.P)
	if err != nil {
		return nil
	}
	for i := range l.Checkpoints {
		if c := &l.Checkpoints[i]; c.After <= to {
			s.marks.kept = append(s.marks.kept, c)
		}
	}
	s.marks.work = s.marks.kept[len(s.marks.kept)-1].Work
	for i := range chosen.After {
		d := l.Decisions[i]
		step := Step{Decision: d, choice: unknown, work: chosen.Work}
		step.dim, step.lost = true, true
		step.Fallen = l.Decisions[i+1].Fallen
		s.steps = append(s.steps, step)
		s.weight += weightOf(&d)
	}
	s.at, s.oldest = chosen.After, chosen.After
	s.start.lost, s.start.dim = true, true
	return &save.Start{N: chosen.After, State: st}
}

// total is about how much work a log is up to a decision.
func (s *Session) total(l *save.Log, to int) int64 {
	last := &l.Checkpoints[len(l.Checkpoints)-1]
	return last.Work / int64(max(last.After, 1)) * int64(to)
}

// nearest returns the last position at hand that is not behind the one after n decisions.
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
// decisions to where the game stands, as far as it was taken up from a checkpoint behind that.
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
