package session

import (
	"errors"
	"math/rand/v2"

	"sandtable/interp/machine"
)

// maxArranged bounds how many decisions Arrange takes: content whose set-up never ends must not
// keep the player waiting.
const maxArranged = 5_000

// ErrAction says that an action is to be chosen, which nobody takes in the player's stead.
var ErrAction = errors.New("an action is to be chosen now; arrange answers the choices that a rule asks for, such as those of a set-up")

// Arrange decides at random in the stead of whoever decides now: the pending choice and those that
// follow, up to the next choice of an action or the decision of another person. So an army is set
// up legally at once. It passes only where nothing else is legal, or where a set is chosen. Each
// decision can be undone by itself. It returns how many it has taken, and ErrPaused if stop said
// so; stop may be nil.
func (s *Session) Arrange(stop func() bool) (int, error) {
	if s.M.Pending() == nil || s.M.Pending().Menu != nil {
		return 0, ErrAction
	}
	player := s.M.Player()
	for n := 0; ; n++ {
		a := s.M.Pending()
		if n == maxArranged || a == nil || a.Menu != nil || s.M.Player() != player {
			return n, nil
		}
		if stop != nil && stop() {
			return n, ErrPaused
		}
		if err := s.Choose(s.anyOption(a), ""); err != nil {
			return n, err
		}
		if err := s.GoOn(stop); err != nil {
			return n + 1, err
		}
	}
}

// anyOption returns an option of the choice drawn at random: the same one whenever the same game
// comes to the same decision. What is offered beside the choice is not taken.
func (s *Session) anyOption(a *machine.Ask) int {
	var options []int
	pass := -1
	for i := range s.M.Options().Len() {
		switch of, opt := s.M.Option(i); {
		case of != a:
		case opt[0] == machine.PassOption && a.SoFar == nil:
			pass = i
		default:
			options = append(options, i)
		}
	}
	if len(options) == 0 {
		return pass
	}
	return options[rand.New(rand.NewPCG(s.header.Seed, uint64(s.at))).IntN(len(options))]
}
