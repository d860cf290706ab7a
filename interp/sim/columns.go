package sim

import (
	"bytes"
	"encoding/json"
)

// A Column is a figure that a run reports: JSON and text take it from the same row.
type Column struct {
	Name string // in JSON
	Text string // what the text calls it; "": the text has it in a part of its own, or leaves it out
	Of   func(r *Report) any
}

// Columns are the figures of a report, in the order of its JSON.
var Columns = []Column{
	{"game", "", func(r *Report) any { return r.Game }},
	{"scenario", "", func(r *Report) any { return r.Scenario }},
	{"options", "", func(r *Report) any { return r.Options }},
	{"seed", "", func(r *Report) any { return r.Seed }},
	{"games", "", func(r *Report) any { return r.Games }},
	{"played", "", func(r *Report) any { return r.Played }},
	{"finished", "finished", func(r *Report) any { return r.Outcomes[Finished] }},
	{"stuck", "stuck", func(r *Report) any { return r.Outcomes[Stuck] }},
	{"over_budget", "over budget", func(r *Report) any { return r.Outcomes[OverBudget] }},
	{"invariants_broken", "invariants broken", func(r *Report) any { return r.Outcomes[Broken] }},
	{"errors", "errors", func(r *Report) any { return r.Outcomes[Failed] }},
	{"endings", "", func(r *Report) any { return r.counts() }},
	{"ending_details", "", func(r *Report) any { return r.Endings }},
	{"players", "", func(r *Report) any { return r.Players }},
	{"decisions", "", func(r *Report) any { return r.Decisions }},
	{"decisions_mean", "", func(r *Report) any { return r.DecisionsMean }},
	{"decisions_min", "", func(r *Report) any { return r.DecisionsMin }},
	{"decisions_max", "", func(r *Report) any { return r.DecisionsMax }},
	{"budget", "", func(r *Report) any { return r.Budget }},
	{"troubles", "", func(r *Report) any { return r.Troubles }},
	{"unreached", "", func(r *Report) any { return r.Unreached }},
	{"telling", "", func(r *Report) any { return r.Telling }},
	{"seconds", "", func(r *Report) any { return r.Seconds }},
	{"games_per_second", "", func(r *Report) any { return r.GamesPerSecond }},
	{"decisions_per_second", "", func(r *Report) any { return r.DecisionsPerSecond }},
}

// MarshalJSON writes the columns.
func (r *Report) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false) // whoever encodes the whole decides
	b.WriteByte('{')
	for i, c := range Columns {
		if i > 0 {
			b.WriteByte(',')
		}
		if err := enc.Encode(c.Name); err != nil {
			return nil, err
		}
		b.WriteByte(':')
		if err := enc.Encode(c.Of(r)); err != nil {
			return nil, err
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// counts returns how often the games ended in each way, by the result's name; no_result: the
// procedures ended without one.
func (r *Report) counts() map[string]int {
	out := map[string]int{}
	for _, e := range r.Endings {
		out[e.ID] = e.Count
	}
	return out
}
