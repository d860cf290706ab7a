package sim

import (
	"math"
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// PlayerReport is how games ended for one player.
type PlayerReport struct {
	Player   string `json:"player"`
	Title    string `json:"-"`
	Bot      string `json:"bot"`
	Standing *Mean  `json:"standing,omitempty"` // at the end, of games that say how they stand
	Worth    *Mean  `json:"worth,omitempty"`    // of the results
}

// Mean is the mean of a figure over so many games, with its 95% interval; one game has none.
type Mean struct {
	Games int     `json:"games"`
	Mean  float64 `json:"mean"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// sums gathers a figure. They are whole numbers, so that it does not matter who has counted what.
type sums struct {
	n       int
	sum     int64
	hi, low uint64 // of the squares
}

func (s *sums) take(v int32) {
	s.n++
	s.sum += int64(v)
	s.square(0, uint64(int64(v)*int64(v)))
}

func (s *sums) square(hi, low uint64) {
	var carry uint64
	s.low, carry = bits.Add64(s.low, low, 0)
	s.hi, _ = bits.Add64(s.hi, hi, carry)
}

func (s *sums) add(o sums) {
	s.n += o.n
	s.sum += o.sum
	s.square(o.hi, o.low)
}

// mean is the mean with its interval, in units of the game; nil if nothing was counted.
func (s *sums) mean(unit int32) *Mean {
	if s.n == 0 {
		return nil
	}
	const z = 1.959963984540054
	n, u := float64(s.n), float64(unit)
	mean := float64(s.sum) / n
	m := &Mean{Games: s.n, Mean: mean / u, Low: mean / u, High: mean / u}
	if s.n > 1 {
		squares := math.Ldexp(float64(s.hi), 64) + float64(s.low)
		variance := max(0, squares-n*mean*mean) / (n - 1)
		half := z * math.Sqrt(variance/n)
		m.Low, m.High = (mean-half)/u, (mean+half)/u
	}
	return m
}

// tallies is what is counted of one player.
type tallies struct{ standing, worth sums }

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
			w.players[i].worth.take(v)
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
		w.players[i].standing.take(v)
	}
	return nil
}

// means reports on the players.
func (w *worker) means(p *machine.Program) []PlayerReport {
	out := []PlayerReport{}
	for i, player := range p.Players {
		unit := max(1, p.Game.Unit)
		out = append(out, PlayerReport{Player: player.Name, Title: player.Title, Bot: w.cfg.Bots[player.ID].String(),
			Standing: w.players[i].standing.mean(unit), Worth: w.players[i].worth.mean(unit)})
	}
	return out
}
