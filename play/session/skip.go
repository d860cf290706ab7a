package session

import (
	"errors"
	"slices"

	"sandtable/interp/machine"
)

// A Phase is a phase in progress.
type Phase struct {
	Title string
	frame int
}

// Phases returns the phases in progress, the outermost first.
func (s *Session) Phases() []Phase {
	var out []Phase
	for i := range s.M.F {
		if p := s.M.P.Procs[s.M.F[i].Proc]; p.Phase {
			out = append(out, Phase{p.Name, i})
		}
	}
	return out
}

// ErrNoPass says that the pending decision cannot be passed.
var ErrNoPass = errors.New("this decision cannot be passed")

// Skip passes the pending decision, and from then on whenever it comes to the same player, until
// the phase ends, if one is given, or until over says so; over may be nil. what and until say it in
// words. What is undone ends all that is skipped, since a player who goes back wants to decide
// otherwise.
func (s *Session) Skip(what, until string, phase *Phase, over func() bool) error {
	pass := s.passing()
	if pass < 0 {
		return ErrNoPass
	}
	k := &Skip{Player: s.Player(), What: what, Until: until, ask: s.M.Pending(), frame: -1, over: over}
	if phase != nil {
		k.frame = phase.frame
	}
	s.skips = append(s.skips, k) // first: to pass may end the phase
	err := s.Choose(pass, "")
	if err != nil {
		s.Unskip()
	}
	return err
}

// Passable reports whether the pending decision can be passed.
func (s *Session) Passable() bool { return s.passing() >= 0 }

// Skips returns what is skipped now.
func (s *Session) Skips() []*Skip { return s.skips }

// Unskip ends all that is skipped. It returns how much that was.
func (s *Session) Unskip() int {
	n := len(s.skips)
	s.skips = nil
	return n
}

// skipped returns the option that passes the pending decision, if it is skipped; else -1.
func (s *Session) skipped() int {
	for i, k := range s.skips {
		if k.ask != s.M.Pending() || k.Player.ID != s.M.Player() {
			continue
		}
		if k.over != nil && k.over() {
			s.skips = slices.Delete(s.skips, i, i+1)
			return -1
		}
		return s.passing()
	}
	return -1
}

// passing returns the option that passes the pending decision; -1 if none does. A decision about
// points is not passed: only samples of its options are listed.
func (s *Session) passing() int {
	if s.M.Pending() == nil || s.M.AsksPoint() {
		return -1
	}
	return s.M.Passing()
}

// watch observes the machine: it tells the log, and ends what is skipped with its
// phase.
func (s *Session) watch(m *machine.M, e machine.Event) {
	if e.Kind == machine.Left && len(s.skips) > 0 {
		s.skips = slices.DeleteFunc(s.skips, func(k *Skip) bool { return k.frame >= len(m.F) })
	}
	s.tell.Watch(m, e)
}
