package sim

import (
	"sandtable/interp/machine"
	"sandtable/interp/stats"
	"sandtable/schema/model"
)

// PlayerReport is how games ended for one player.
type PlayerReport struct {
	Player   string      `json:"player"`
	Title    string      `json:"-"`
	Bot      string      `json:"bot"`
	Standing *stats.Mean `json:"standing,omitempty"` // at the end, of games that say how they stand
	Worth    *stats.Mean `json:"worth,omitempty"`    // of the results
}

// tallies is what is counted of one player.
type tallies struct{ standing, worth stats.Sums }

// worths lists what each result is worth to each player of a program.
func worths(p *machine.Program) map[int32][]int32 {
	out := map[int32][]int32{}
	for _, t := range p.Game.Results() {
		for _, player := range p.Players {
			out[t.ID] = append(out[t.ID], p.Game.Worth(t.ID, player.ID))
		}
	}
	return out
}

// tally counts how a finished game ended for each player. An error is one of the content's value.
func (w *worker) tally(p *machine.Program) *machine.Error {
	if w.m.Over && w.m.Result != model.None {
		for i, v := range w.worths[w.m.Result] {
			w.players[i].worth.Take(v)
		}
	}
	if p.Standing == nil {
		return nil
	}
	cover := w.m.Cover
	w.m.Cover = nil // what is read here has not been reached by play
	defer func() { w.m.Cover = cover }()
	for i, player := range p.Players {
		w.m.Clear()
		v := w.m.Read(func(m *machine.M) int32 { return p.Standing(m, player.ID) })
		if w.m.Err != nil {
			return w.m.Err
		}
		w.players[i].standing.Take(v)
	}
	return nil
}

// means reports on the players.
func (w *worker) means(p *machine.Program) []PlayerReport {
	out := []PlayerReport{}
	for i, player := range p.Players {
		unit := max(1, p.Game.Unit)
		out = append(out, PlayerReport{Player: player.Name, Title: player.Title, Bot: w.cfg.Bots[player.ID].String(),
			Standing: w.players[i].standing.Mean(unit), Worth: w.players[i].worth.Mean(unit)})
	}
	return out
}
