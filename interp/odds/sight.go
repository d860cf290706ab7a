package odds

import "sandtable/interp/machine"

// Sight is what one player sees of a position of which part is hidden. A question with a sight is
// answered from what this player sees alone, or not at all.
//
// Whatever the rules do is done twice: first by the game's watched program, which has the same
// instructions, and stops at the first expression that would read something hidden. A statement
// that moves, turns, marks or changes something hidden ends the question as well. So an answer
// follows from what the player sees. Only the player's own options, which the player knows, are
// listed without it.
type Sight struct {
	Viewer  int32
	Watched *machine.Program
	Veil    *machine.Veil // of the position where the question starts
}

// Unseen is the error of a question whose answer depends on what its player does not see.
type Unseen struct{}

// Error is the message.
func (Unseen) Error() string { return "this depends on what the player cannot see" }

// watched makes the machine that does everything as the player sees it.
func (x *explorer) watched(s *Sight) *machine.M {
	w := machine.New(s.Watched)
	w.PayFrom(x.q.Purse)
	w.Veil, w.Chance = s.Veil, x.probe
	w.Watch = func(m *machine.M, e machine.Event) {
		switch e.Kind {
		case machine.Moved, machine.Flipped, machine.Marked, machine.Changed, machine.Drew, machine.Revealed, machine.Concealed:
			if m.Hides(e.A) {
				x.drawn = x.drawn || e.Kind == machine.Moved
				m.Conceal()
			}
		case machine.Shuffled, machine.Disclosed:
			m.Conceal()
		}
	}
	return w
}

// decides reports whether a machine stands at a decision. What there is to choose may be hidden, so
// the watched machine has not listed it yet.
func (x *explorer) decides(m *machine.M) bool {
	if x.w == nil {
		return m.Pending() != nil
	}
	return !m.Done() && m.Standing() != nil
}

// lister is the machine that lists the options of the decision at which a state stands.
func (x *explorer) lister(s *machine.State) *machine.M {
	if x.w == nil {
		return x.m
	}
	x.w.Thaw(s)
	if who := x.w.PlayerOf(x.w.Standing()); x.w.Err == nil && who == x.q.Sight.Viewer {
		return x.m
	}
	return x.w
}

// arrive takes up a state at a decision, and lists its options.
func (x *explorer) arrive(m *machine.M, s *machine.State) {
	if x.w == nil {
		m.Restore(s)
		return
	}
	m.Thaw(s)
	m.Step()
}
