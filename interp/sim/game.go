package sim

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Outcome says how a game came to its end.
type Outcome uint8

// The outcomes.
const (
	Finished   Outcome = iota
	Stuck              // a decision without an option
	OverBudget         // far more decisions than the game's length
	Broken             // an invariant does not hold
	Failed             // an error at run time
	Stopped            // somebody has stopped the run: the game is dropped
)

// String is the word that reports print.
func (o Outcome) String() string {
	return [...]string{"finished", "stuck", "over budget", "broken invariant", "error", "stopped"}[o]
}

// Trouble is a game that did not finish.
type Trouble struct {
	Game      int     `json:"game"`
	Seed      uint64  `json:"seed"`
	Outcome   Outcome `json:"-"`
	What      string  `json:"what"`
	Decisions int     `json:"decisions"` // before it happened
	Message   string  `json:"message"`
	Code      string  `json:"code,omitempty"` // of an error
	Place     string  `json:"place,omitempty"`
}

// Play plays one game at random, from its seed. Nil: it finished. The machine shows how; picked, if
// not nil, is told every choice before it is made.
func Play(m *machine.M, seed uint64, budget int, picked func(i int)) (decisions int, trouble *Trouble) {
	return PlayWith(m, &Seats{}, seed, budget, picked)
}

// PlayWith is Play with bots in the seats.
func PlayWith(m *machine.M, seats *Seats, seed uint64, budget int, picked func(i int)) (decisions int, trouble *Trouble) {
	seats.begin(seed)
	m.PayFrom(nil)
	seats.purse.Fill(m.P.Limits.Game)
	m.PayFrom(&seats.purse)
	if picked != nil || seats.bots() { // who look at the game, and may fail by themselves
		trouble = play(m, seats, seed, budget, picked, &decisions)
		return decisions, trouble
	}
	m.Err = nil // of the game before
	// The whole game at once: to guard each decision would take a measurable share of a short one.
	if !m.Try(func() { trouble = play(m, seats, seed, budget, nil, &decisions) }) {
		trouble = failed(seed, decisions, m.Err)
	}
	return decisions, trouble
}

// play plays to the end of a game and counts its decisions.
func play(m *machine.M, seats *Seats, seed uint64, budget int, picked func(i int), decisions *int) *Trouble {
	m.Start(seed)
	for {
		n := *decisions
		switch {
		case seats.stop != nil && seats.stop():
			return &Trouble{Seed: seed, Outcome: Stopped, Decisions: n}
		case m.Err != nil:
			return failed(seed, n, m.Err)
		case m.Done():
			return nil
		}
		if v := m.Broken(); v != nil {
			return broken(seed, n, v)
		}
		switch {
		case m.Options().Len() == 0:
			return stuck(seed, n, m.Pending())
		case n >= budget:
			return &Trouble{Seed: seed, Outcome: OverBudget, Decisions: n, Message: fmt.Sprintf("not over after %d decisions", n)}
		}
		i := seats.choose(m)
		if m.Err != nil {
			return failed(seed, n, m.Err)
		}
		if picked != nil {
			picked(i)
		}
		*decisions++ // before what may fail
		m.Choose(i)
	}
}

func failed(seed uint64, decisions int, err *machine.Error) *Trouble {
	t := &Trouble{Seed: seed, Outcome: Failed, Decisions: decisions, Message: err.Text(), Code: err.Code}
	if r := err.At; r.Filename != "" {
		t.Place = fmt.Sprintf("%s:%d:%d", r.Filename, r.Start.Line, r.Start.Column)
	}
	return t
}

func broken(seed uint64, decisions int, v *model.Invariant) *Trouble {
	return &Trouble{Seed: seed, Outcome: Broken, Decisions: decisions, Message: v.Label,
		Place: fmt.Sprintf("%s:%d:%d", v.Range.Filename, v.Range.Start.Line, v.Range.Start.Column)}
}

func stuck(seed uint64, decisions int, a *machine.Ask) *Trouble {
	t := &Trouble{Seed: seed, Outcome: Stuck, Decisions: decisions, Message: fmt.Sprintf("%q has no option", a.Title)}
	if a.At.Filename != "" {
		t.Place = fmt.Sprintf("%s:%d:%d", a.At.Filename, a.At.Start.Line, a.At.Start.Column)
	}
	return t
}
