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
	m.PayFrom(machine.NewPurse(m.P.Limits.Game))
	m.Start(seed)
	for {
		switch {
		case seats.stop != nil && seats.stop():
			return decisions, &Trouble{Seed: seed, Outcome: Stopped, Decisions: decisions}
		case m.Err != nil:
			return decisions, failed(seed, decisions, m.Err)
		case m.Done():
			return decisions, nil
		}
		if v := m.Broken(); v != nil {
			return decisions, broken(seed, decisions, v)
		}
		a := m.Pending()
		n := m.Options().Len()
		switch {
		case n == 0:
			return decisions, stuck(seed, decisions, a)
		case decisions >= budget:
			return decisions, &Trouble{Seed: seed, Outcome: OverBudget, Decisions: decisions,
				Message: fmt.Sprintf("not over after %d decisions", decisions)}
		}
		i := seats.choose(m)
		if m.Err != nil {
			return decisions, failed(seed, decisions, m.Err)
		}
		if picked != nil {
			picked(i)
		}
		m.Choose(i)
		decisions++
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
