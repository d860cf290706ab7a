package bot

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// value is what a position is worth to a player, first by the result of the game, then by its
// outlook, or how it stands; or a sum of such.
type value struct{ worth, standing int64 }

func (v *value) add(o value) { v.worth, v.standing = v.worth+o.worth, v.standing+o.standing }

// scale says what positions are worth to each player. A game that is not over counts as the middle
// of all results.
type scale struct {
	p       *machine.Program
	seat    []int // by player: their place among those of the program
	results []*model.Thing
	worths  [][]int64 // by place of the player and result: twice its worth, less the middle
}

func newScale(p *machine.Program) *scale {
	s := &scale{p: p, results: p.Game.Results(), seat: make([]int, len(p.Game.Things))}
	for i, player := range p.Players {
		s.seat[player.ID] = i
		worths := make([]int64, len(s.results))
		for k, t := range s.results {
			worths[k] = int64(p.Game.Worth(t.ID, player.ID))
		}
		if len(worths) > 0 {
			middle := slices.Min(worths) + slices.Max(worths)
			for k := range worths {
				worths[k] = 2*worths[k] - middle
			}
		}
		s.worths = append(s.worths, worths)
	}
	return s
}

// of is what a position is worth to a player, by their place.
func (s *scale) of(m *machine.M, seat int) (v value) {
	if m.Over {
		for i, t := range s.results {
			if t.ID == m.Result {
				v.worth = s.worths[seat][i]
			}
		}
	}
	if s.p.Outlook == nil || m.Err != nil {
		return v
	}
	m.Clear()
	player := s.p.Players[seat].ID
	standing := m.Read(func(m *machine.M) int32 { return s.p.Outlook(m, player) })
	if m.Err == nil {
		v.standing = int64(standing)
	}
	return v
}

// span is between which values all lie that have been seen. A step of worth counts for more than
// any difference of standing between them.
type span struct {
	low, high value
	seen      bool
}

func (s *span) see(v value) {
	if !s.seen {
		s.low, s.high, s.seen = v, v, true
		return
	}
	s.low.worth, s.high.worth = min(s.low.worth, v.worth), max(s.high.worth, v.worth)
	s.low.standing, s.high.standing = min(s.low.standing, v.standing), max(s.high.standing, v.standing)
}

func (s *span) join(o span) {
	if o.seen {
		s.see(o.low)
		s.see(o.high)
	}
}

// number makes one number of a value. Each product is rounded by itself, so that it is the same on
// every machine.
func (s *span) number(v value) float64 {
	return float64(float64(v.worth)*float64(s.high.standing-s.low.standing+1)) + float64(v.standing)
}

// mean is the mean of n values; 0 if there are none.
func (s *span) mean(sum value, n int32) float64 { return s.number(sum) / float64(max(n, 1)) }

// share is where the mean of n values lies between the least and the most: from 0 to 1.
func (s *span) share(sum value, n int32) float64 {
	low, high := s.number(s.low), s.number(s.high)
	if high == low {
		return 0.5
	}
	return (s.mean(sum, n) - low) / (high - low)
}
