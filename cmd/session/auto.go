package session

import (
	"math/rand/v2"

	"sandtable/interp/save"
)

// maxAuto bounds how many decisions answer themselves in a row: content in which nobody ever has a choice must not run for ever.
const maxAuto = 10_000

// GoOn answers what people need not: decisions with exactly one option, and those of bots. It stops where a person decides, or at the end.
func (s *Session) GoOn() error {
	for n := 0; n < maxAuto; n++ {
		if s.M.Pending() == nil {
			return nil
		}
		var err error
		switch all := s.M.Options().Len(); {
		case all == 1:
			err = s.Choose(0, save.ByAuto)
		case all > 1 && s.bots[s.M.Player()]:
			err = s.Choose(s.random(all), save.ByBot)
		default:
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// random is a bot's choice: uniform, and a function of the seed and the decisions so far, so that a game goes on alike after a break.
func (s *Session) random(n int) int {
	return rand.New(rand.NewPCG(s.header.Seed, uint64(s.at))).IntN(n)
}

// IsBot says whether a player decides at random.
func (s *Session) IsBot(player int32) bool { return s.bots[player] }
