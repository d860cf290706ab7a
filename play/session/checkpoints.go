package session

import "sandtable/interp/save"

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
	if s.record(s.ordered(s.orders)...) != nil { // whoever takes the game up from here does not see what ended them
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

// total returns about how much work a log is up to a decision.
func (s *Session) total(l *save.Log, to int) int64 {
	last := &l.Checkpoints[len(l.Checkpoints)-1]
	return last.Work / int64(max(last.After, 1)) * int64(to)
}
