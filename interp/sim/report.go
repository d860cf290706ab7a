package sim

import (
	"time"

	"sandtable/interp/machine"
	"sandtable/interp/stats"
)

// Report is what came of a run. But for the three figures of time it follows from the game and the
// seed alone.
type Report struct {
	Game             string            `json:"game"`
	Scenario         string            `json:"scenario"`
	Options          map[string]string `json:"options"`
	Seed             uint64            `json:"seed"`
	Games            int               `json:"games"`  // how many were asked for
	Played           int               `json:"played"` // fewer, where the run was stopped
	Finished         int               `json:"finished"`
	Stuck            int               `json:"stuck"`
	OverBudget       int               `json:"over_budget"`
	InvariantsBroken int               `json:"invariants_broken"`
	Errors           int               `json:"errors"`
	// By the result's name; no_result: the procedures ended without one.
	Endings       map[string]int `json:"endings"`
	EndingDetails []Ending       `json:"ending_details"`
	Players       []PlayerReport `json:"players"`
	Decisions     int            `json:"decisions"`
	DecisionsMean float64        `json:"decisions_mean"`
	DecisionsMin  int            `json:"decisions_min"`
	DecisionsMax  int            `json:"decisions_max"`
	Budget        int            `json:"budget"`
	Troubles      []*Trouble     `json:"troubles"` // games that did not finish
	Unreached     Unreached      `json:"unreached"`

	Seconds            float64 `json:"seconds"`
	GamesPerSecond     float64 `json:"games_per_second"`
	DecisionsPerSecond float64 `json:"decisions_per_second"`
}

// Ending is one way to end, with its share of the finished games and the 95% confidence interval of
// the share.
type Ending struct {
	ID    string  `json:"id"`
	Title string  `json:"title"`
	Count int     `json:"count"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Clean says that every game that was played finished.
func (r *Report) Clean() bool { return r.Finished == r.Played }

func (w *worker) report(p *machine.Program, took time.Duration) *Report {
	r := &Report{
		Game: p.Game.ID, Scenario: "standard", Options: map[string]string{}, Seed: w.cfg.Seed, Games: w.cfg.Games, Played: w.played, Budget: w.cfg.Budget,
		Finished: w.outcomes[Finished], Stuck: w.outcomes[Stuck], OverBudget: w.outcomes[OverBudget], InvariantsBroken: w.outcomes[Broken],
		Errors: w.outcomes[Failed], Players: w.means(p), Endings: map[string]int{}, Decisions: w.decisions, DecisionsMin: max(0, w.min), DecisionsMax: w.max,
		Troubles: append([]*Trouble{}, w.troubles...), Unreached: w.reached.missing(p, w.endings), Seconds: took.Seconds(),
	}
	if p.Scenario != nil {
		r.Scenario = p.Scenario.Name
	}
	for _, v := range p.Variants {
		r.Options[v.Option.Name] = v.Name
	}
	for _, t := range append(p.Game.Results(), nil) {
		n := w.endings[t]
		if n == 0 {
			continue
		}
		e := Ending{ID: "no_result", Title: "no result", Count: n, Share: stats.Ratio(n, r.Finished)}
		if t != nil {
			e.ID, e.Title = t.Name, t.Title
		}
		e.Low, e.High = stats.Wilson(n, r.Finished)
		r.Endings[e.ID] = n
		r.EndingDetails = append(r.EndingDetails, e)
	}
	r.DecisionsMean = stats.Ratio(r.Decisions, r.Played)
	if r.Seconds > 0 {
		r.GamesPerSecond = float64(r.Played) / r.Seconds
		r.DecisionsPerSecond = float64(r.Decisions) / r.Seconds
	}
	return r
}
