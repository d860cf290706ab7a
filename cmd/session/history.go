package session

import (
	"fmt"

	"sandtable/interp/save"
)

// Undo takes back the last decisions of people, n of them, with what followed by itself. It returns how many were taken back, and whether
// anything was seen or thrown since that a player now knows.
func (s *Session) Undo(n int) (taken int, known bool, err error) {
	to := s.at
	for taken < n {
		k := to - 1
		for k >= 0 && s.steps[k].By != "" {
			k--
		}
		if k < 0 {
			break
		}
		to = k
		taken++
	}
	if taken == 0 {
		return 0, false, nil
	}
	for _, st := range s.steps[to:s.at] {
		known = known || st.learned()
	}
	if err := s.release(); err != nil {
		return 0, false, err
	}
	remembered := 0
	if known {
		remembered = s.at - to
	}
	if err := s.record(func(f *save.File) error { return f.Undo(to, remembered) }); err != nil {
		return 0, false, err
	}
	s.known = s.known.Back(to, remembered)
	s.back(to)
	return taken, known, nil
}

// learned says whether a step told players something that undoing it does not make them forget.
func (p *position) learned() bool {
	if len(p.rolled) > 0 {
		return true
	}
	for _, l := range p.lines {
		if l.Reveals {
			return true
		}
	}
	return false
}

// Redo takes decisions again that were undone, n of those of people, with what followed by itself.
func (s *Session) Redo(n int) (taken int, err error) {
	if s.at < len(s.steps) {
		if err := s.release(); err != nil {
			return 0, err
		}
	}
	for taken < n && s.at < len(s.steps) {
		for first := true; s.at < len(s.steps) && (first || s.steps[s.at].By != ""); first = false {
			if err := s.again(&s.steps[s.at]); err != nil {
				return taken, err
			}
			s.at++
		}
		taken++
	}
	if taken > 0 {
		s.back(s.at)
	}
	return taken, nil
}

// again records a decision that is taken again.
func (s *Session) again(st *Step) error {
	if err := s.record(func(f *save.File) error { return f.Decide(st.Decision) }); err != nil {
		return err
	}
	for _, d := range st.Dice {
		if err := s.record(func(f *save.File) error { return f.Throw(d) }); err != nil {
			return err
		}
	}
	return nil
}

// CanRedo is how many decisions of people may be redone.
func (s *Session) CanRedo() (n int) {
	for _, st := range s.steps[s.at:] {
		if st.By == "" {
			n++
		}
	}
	return n
}

// Lines is the log as a player reads it, behind the first so many decisions; from the very beginning if from is negative. It says where decisions
// were taken back by players who knew already what came of them.
func (s *Session) Lines(viewer int32, from int) []string {
	var out []string
	if from < 0 {
		out = render(out, s.start.lines, viewer)
	}
	for i := max(from, 0); i <= s.at; i++ {
		if n := s.known.At(i); n > 0 {
			out = append(out, remembered(n))
		}
		if i < s.at {
			out = render(out, s.steps[i].lines, viewer)
		}
	}
	return out
}

func remembered(n int) string {
	if n == 1 {
		return "(a decision was taken back here, after something was seen or thrown)"
	}
	return fmt.Sprintf("(%d decisions were taken back here, after something was seen or thrown)", n)
}

// At is how many decisions have been taken.
func (s *Session) At() int { return s.at }

// Decisions is what was decided.
func (s *Session) Decisions() []save.Decision {
	var out []save.Decision
	for _, st := range s.steps[:s.at] {
		out = append(out, st.Decision)
	}
	return out
}
