package sim

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
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

// Play plays one game from its seed: bots decide for who has one, chance for all others. Nil: it
// finished. The machine shows how; picked, if not nil, is told every choice before it is made.
func Play(m *machine.M, seats *Seats, seed uint64, budget int, picked func(i int)) (decisions int, t *Trouble) {
	seats.begin(seed)
	m.PayFrom(nil)
	seats.purse.Fill(m.P.Limits.Game)
	m.PayFrom(&seats.purse)
	if picked != nil || seats.bots() { // who look at the game, and may fail by themselves
		t = play(m, seats, seed, budget, picked, &decisions)
		return decisions, t
	}
	m.Err = nil // of the game before
	// The whole game at once: to guard each decision would take a measurable share of a short one.
	if !m.Try(func() { t = play(m, seats, seed, budget, nil, &decisions) }) {
		t = failed(seed, decisions, m.Err)
	}
	return decisions, t
}

// play plays to the end of a game and counts its decisions.
func play(m *machine.M, seats *Seats, seed uint64, budget int, picked func(i int), decisions *int) *Trouble {
	m.Start(seed)
	for {
		n := *decisions
		switch {
		case seats.stop != nil && seats.stop():
			return trouble(seed, n, Stopped, "", hcl.Range{})
		case m.Err != nil:
			return failed(seed, n, m.Err)
		case m.Done():
			return nil
		}
		if v := m.Broken(); v != nil {
			return trouble(seed, n, Broken, v.Label, v.Range)
		}
		switch {
		case m.Options().Len() == 0:
			return trouble(seed, n, Stuck, fmt.Sprintf("%q has no option", m.Pending().Title), m.Pending().At)
		case n >= budget:
			return trouble(seed, n, OverBudget, fmt.Sprintf("not over after %d decisions", n), hcl.Range{})
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
	t := trouble(seed, decisions, Failed, err.Text(), err.At)
	t.Code = err.Code
	return t
}

// trouble is a game that did not finish; at has no file where no place in the content is to blame.
func trouble(seed uint64, decisions int, is Outcome, message string, at hcl.Range) *Trouble {
	t := &Trouble{Seed: seed, Outcome: is, Decisions: decisions, Message: message}
	if at.Filename != "" {
		t.Place = fmt.Sprintf("%s:%d:%d", at.Filename, at.Start.Line, at.Start.Column)
	}
	return t
}
