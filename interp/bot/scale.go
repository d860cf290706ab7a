package bot

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// scale says what a position is worth to a player: first by the result of the game, then by how it
// stands. A game that is not over counts as the middle of all results. A step of worth counts for
// more than any difference of standing that has been seen.
type scale struct {
	p       *machine.Program
	results []*model.Thing
	player  int32
	worths  []int64 // of the results, for the player
	middle  int64   // twice the middle of them
	low     int64   // the standings seen
	high    int64
	seen    bool
}

func newScale(p *machine.Program) *scale { return &scale{p: p, results: p.Game.Results()} }

// reset takes up a decision of a player.
func (s *scale) reset(player int32) {
	s.player, s.seen, s.low, s.high = player, false, 0, 0
	s.worths, s.middle = s.worths[:0], 0
	for _, t := range s.results {
		s.worths = append(s.worths, int64(s.p.Game.Worth(t.ID, player)))
	}
	if len(s.worths) > 0 {
		s.middle = slices.Min(s.worths) + slices.Max(s.worths)
	}
}

// worth is twice what a result is worth, less the middle.
func (s *scale) worth(result int32) int64 {
	for i, t := range s.results {
		if t.ID == result {
			return 2*s.worths[i] - s.middle
		}
	}
	return 0
}

// ahead is how many decisions a continuation takes: where a game does not say how it stands, it has
// to be played to its end.
func (s *scale) ahead(k Kind) int {
	if s.p.Standing == nil {
		return max(k.Ahead, 10*s.p.Game.Length)
	}
	return k.Ahead
}

// of is what a position is worth, and how it stands.
func (s *scale) of(m *machine.M) (worth, standing int64) {
	if m.Over {
		worth = s.worth(m.Result)
	}
	if s.p.Standing == nil || m.Err != nil {
		return worth, 0
	}
	m.Clear()
	standing = int64(m.Read(func(m *machine.M) int32 { return s.p.Standing(m, s.player) }))
	if m.Err != nil {
		return worth, 0
	}
	if !s.seen {
		s.low, s.high, s.seen = standing, standing, true
	}
	s.low, s.high = min(s.low, standing), max(s.high, standing)
	return worth, standing
}

// weight is how many points of standing a unit of worth counts for.
func (s *scale) weight() float64 { return float64(s.high - s.low + 1) }
