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

// Final is how a game that finished ended for each player, in the order of the game: what its
// result is worth, and how the game stood, both in units of the game.
type Final struct {
	Game            int
	Worth, Standing []int32 // Standing is nil if the game does not say how it stands
}

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
func (w *worker) tally(p *machine.Program, game int) *machine.Error {
	end := Final{Game: game, Worth: make([]int32, len(p.Players))}
	if w.m.Over && w.m.Result != model.None {
		end.Worth = w.worths[w.m.Result]
		for i, v := range end.Worth {
			w.players[i].worth.Take(v)
		}
	}
	if p.Standing != nil {
		end.Standing = make([]int32, len(p.Players))
		if err := w.stand(p, end.Standing); err != nil {
			return err
		}
	}
	if w.cfg.Finals {
		w.finals = append(w.finals, end)
	}
	return nil
}

// stand counts how a finished game stands for each player, and leaves it in out.
func (w *worker) stand(p *machine.Program, out []int32) *machine.Error {
	cover := w.m.Cover
	w.m.Cover = nil // what is read here has not been reached by play
	defer func() { w.m.Cover = cover }()
	for i, player := range p.Players {
		w.m.Clear()
		out[i] = w.m.Read(func(m *machine.M) int32 { return p.Standing(m, player.ID) })
		if w.m.Err != nil {
			return w.m.Err
		}
		w.players[i].standing.Take(out[i])
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
