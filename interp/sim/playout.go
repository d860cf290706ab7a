package sim

import "sandtable/interp/machine"

// Tally is what playouts have been.
type Tally struct {
	Playouts   int
	Plies      int // decisions taken
	Options    int // of all those decisions together
	Unfinished int // stuck, over budget, or ended by an error
}

// Playouts plays the next n games of a run at random, for measuring: nobody watches, no invariant
// is asked, nothing is allocated here, and the whole list of options is made at every decision, as
// anybody who chooses among them must have it. A game ends at its last decision, at the budget of
// decisions, or at an error; the machine shows how the last one ended.
func Playouts(m *machine.M, run uint64, n int, r *Random, budget int, t *Tally) {
	for last := t.Playouts + n; t.Playouts < last; {
		m.Err = nil // of the game before
		// All games at once: to guard each would take a measurable share of a short one.
		done := m.Try(func() {
			for t.Playouts < last {
				t.Playouts++
				m.Start(Seed(run, t.Playouts-1))
				playout(m, r, budget, t)
			}
		})
		if !done {
			t.Unfinished++
		}
	}
}

// playout goes on to the end of a game.
func playout(m *machine.M, r *Random, budget int, t *Tally) {
	most := m.Did() + m.P.Limits.Game
	for left := budget; m.Pending() != nil; left-- {
		n := m.Options().Len()
		if n == 0 || left == 0 || m.Did() > most {
			t.Unfinished++
			return
		}
		t.Plies++
		t.Options += n
		m.Choose(r.Pick(n))
	}
}
