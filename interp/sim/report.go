package sim

import (
	"time"

	"sandtable/interp/machine"
	"sandtable/interp/stats"
)

// Report is what came of a run, which Columns name. But for the three figures of time it follows
// from the game and the seed alone.
type Report struct {
	machine.Setting
	Seed          uint64
	Games         int            // how many were asked for
	Played        int            // fewer, where the run was stopped
	Outcomes      [Stopped]int   // games by how they came to their end
	Endings       []Ending       // of those that finished
	Players       []PlayerReport // in the order of the game
	Decisions     int
	DecisionsMean float64
	DecisionsMin  int
	DecisionsMax  int
	Budget        int
	Troubles      []*Trouble // games that did not finish
	Unreached     Unreached
	Telling       []Missed // choices that name what whoever decides does not see
	Finals        []Final  // of all games that finished, if they were asked for

	Seconds, GamesPerSecond, DecisionsPerSecond float64
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

// Clean reports whether every game that was played finished.
func (r *Report) Clean() bool { return r.Outcomes[Finished] == r.Played }

func (w *worker) report(p *machine.Program, took time.Duration) *Report {
	r := &Report{
		Setting:      p.Setting(),
		Seed:         w.cfg.Seed,
		Games:        w.cfg.Games,
		Played:       w.played,
		Outcomes:     w.outcomes,
		Players:      w.means(p),
		Decisions:    w.decisions,
		DecisionsMin: max(0, w.min),
		DecisionsMax: w.max,
		Budget:       w.cfg.Budget,
		Troubles:     append([]*Trouble{}, w.troubles...),
		Unreached:    w.reached.missing(p, w.endings),
		Telling:      w.tells(),
		Finals:       w.finals,
		Seconds:      took.Seconds(),
	}
	for _, t := range append(p.Game.Results(), nil) {
		n := w.endings[t]
		if n == 0 {
			continue
		}
		e := Ending{ID: "no_result", Title: "no result", Count: n, Share: stats.Ratio(n, r.Outcomes[Finished])}
		if t != nil {
			e.ID, e.Title = t.Name, t.Title
		}
		e.Low, e.High = stats.Wilson(n, r.Outcomes[Finished])
		r.Endings = append(r.Endings, e)
	}
	r.DecisionsMean = stats.Ratio(r.Decisions, r.Played)
	if r.Seconds > 0 {
		r.GamesPerSecond = float64(r.Played) / r.Seconds
		r.DecisionsPerSecond = float64(r.Decisions) / r.Seconds
	}
	return r
}
