package tournament

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/interp/stats"
)

// Report is what came of a tournament. But for the seconds it follows from the game and the seed.
type Report struct {
	machine.Setting
	Seed     uint64    `json:"seed"`
	Bots     []string  `json:"bots"`
	Uneven   bool      `json:"uneven"` // not every bot can play every seat, so ratings tell of seats, too
	Rivals   bool      `json:"rivals"` // players of one game are compared; else bots by the games of a seed
	Seatings int       `json:"seatings"`
	Games    int       `json:"games"`  // of each seating
	Played   int       `json:"played"` // of all
	Finished int       `json:"finished"`
	Ratings  []Place   `json:"ratings"` // best first
	Scores   []Pairing `json:"scores"`
	Seats    []Seat    `json:"seats"`
	Troubles []Trouble `json:"troubles"` // games that did not finish
	Seconds  float64   `json:"seconds"`
}

// Clean reports whether every game that was played finished.
func (r *Report) Clean() bool { return r.Finished == r.Played }

// Place is a bot's place in the tournament: its rating, and how it has done against all others.
type Place struct {
	Bot    string       `json:"bot"`
	Rating stats.Rating `json:"rating"`
	Score  stats.Score  `json:"score"`
	Lost   []Loss       `json:"lost,omitempty"` // the first games that it lost to another bot
}

// Loss is a game that a bot has lost, with who sat where.
type Loss struct {
	Seats []string `json:"seats"`
	Seed  uint64   `json:"seed"`
}

// Pairing is how a bot has done against another one: in a seat, or in all of them.
type Pairing struct {
	Seat     string `json:"seat"` // of the bot; "": in all of them
	Bot      string `json:"bot"`
	Opponent string `json:"opponent"`
	stats.Score
}

// Seat is how the games of a bot in a seat ended.
type Seat struct {
	Seat     string      `json:"seat"`
	Title    string      `json:"-"`
	Bot      string      `json:"bot"`
	Worth    *stats.Mean `json:"worth,omitempty"`
	Standing *stats.Mean `json:"standing,omitempty"`
}

// Trouble is a game that did not finish, with who sat where.
type Trouble struct {
	Seats []string `json:"seats"`
	*sim.Trouble
}

// Score returns how a bot has done against another one in a seat ("" for all); nil if they have not
// met.
func (r *Report) Score(seat, bot, opponent string) *stats.Score {
	for i := range r.Scores {
		if s := &r.Scores[i]; s.Seat == seat && s.Bot == bot && s.Opponent == opponent {
			return &s.Score
		}
	}
	return nil
}

// SeatNames returns the seats, in the order of the game.
func (r *Report) SeatNames() (out []string) {
	for _, s := range r.Seats {
		if !slices.Contains(out, s.Seat) {
			out = append(out, s.Seat)
		}
	}
	return out
}
