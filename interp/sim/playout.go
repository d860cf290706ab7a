package sim

import "sandtable/interp/machine"

// Tally is what playouts have been.
type Tally struct {
	Playouts   int
	Plies      int // decisions taken
	Options    int // of all those decisions together
	Unfinished int // stuck, over budget, or ended by an error
}

// Playout plays one game at random, for measuring: nobody watches, no invariant is asked, nothing
// is allocated here, and the whole list of options is made at every decision, as anybody who
// chooses among them must have it. The machine shows how it ended.
func Playout(m *machine.M, seed uint64, r *Random, budget int, t *Tally) {
	t.Playouts++
	m.Err = nil // of the game before
	if !m.Try(func() { m.Start(seed); playout(m, r, budget, t) }) {
		t.Unfinished++
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
