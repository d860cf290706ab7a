package tune

import (
	"fmt"
	"slices"

	"sandtable/interp/stats"
	"sandtable/schema/model"
)

// Report is what came of a run.
type Report struct {
	Game      string   `json:"game"`
	Policy    string   `json:"policy"`
	Scenarios []string `json:"scenarios"`
	Seats     []string `json:"seats"`
	Against   string   `json:"against"`
	By        string   `json:"by"` // worth or standing
	Seed      uint64   `json:"seed"`
	Games     int      `json:"games"`
	Rounds    []*Round `json:"rounds"`
	Weights   []Tuned  `json:"weights"`
	// What the new weights gain on the old ones in a game. If it is not proven, since the run was
	// stopped, it is what the last step gained.
	Gain    *stats.Mean `json:"gain,omitempty"`
	Proven  bool        `json:"proven"`
	Stopped bool        `json:"stopped"`
}

// Tuned is a weight as it was and as it is now.
type Tuned struct {
	Name string       `json:"name"`
	Was  int32        `json:"was"`
	Now  int32        `json:"now"`
	Of   *model.Value `json:"-"`
}

// Round is one look around the best weights so far.
type Round struct {
	Spread  int         `json:"spread"`  // of the candidates, in percent of each weight
	Weights []Tuned     `json:"weights"` // of the best of them
	Gain    *stats.Mean `json:"gain,omitempty"`
	Taken   bool        `json:"taken"`

	values values
}

// tuned names weights as they were and as they are.
func (t *Tuner) tuned(was, now values) (out []Tuned) {
	for i, w := range t.Weights {
		out = append(out, Tuned{w.Name, was[i], now[i], w.Value})
	}
	return out
}

// Changed are the weights that differ from what they were.
func Changed(all []Tuned) []Tuned {
	return slices.DeleteFunc(slices.Clone(all), func(w Tuned) bool { return w.Was == w.Now })
}

// Better reports whether the gain's interval lies above 0.
func (r *Report) Better() bool { return r.Gain != nil && r.Gain.Games > 1 && r.Gain.Low > 0 }

// begin returns the report of what is tuned.
func (t *Tuner) begin() *Report {
	r := &Report{Game: t.Game.ID, Policy: t.Policy.Name, Against: t.Against.String(), By: "worth", Seed: t.Seed, Games: t.Games}
	if t.Standing {
		r.By = "standing"
	}
	for _, x := range t.tables {
		if name := x.p.Setting().Scenario; !slices.Contains(r.Scenarios, name) {
			r.Scenarios = append(r.Scenarios, name)
		}
		for _, i := range x.seats {
			if name := x.p.Players[i].Name; !slices.Contains(r.Seats, name) {
				r.Seats = append(r.Seats, name)
			}
		}
	}
	return r
}

// String writes a change.
func (w Tuned) String() string { return fmt.Sprintf("%s %d -> %d", w.Name, w.Was, w.Now) }
