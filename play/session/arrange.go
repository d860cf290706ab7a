package session

import (
	"errors"
	"math/rand/v2"
	"slices"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// maxArranged bounds how many decisions Arrange takes: content whose set-up never ends must not
// keep the player waiting.
const maxArranged = 5_000

// ErrAction says that an action is to be chosen, which nobody takes in the player's stead.
var ErrAction = errors.New("an action is to be chosen now; arrange answers the choices that a rule asks for, such as those of a set-up")

// ErrSilent says that the advice of the game leaves a choice to the player.
var ErrSilent = errors.New("the advice of the game leaves this choice to you; \"arrange lot\" draws it, and those that follow")

// Arrange decides in the stead of whoever decides now as the game advises them: the pending choice,
// those that follow of the same kind, and all others of a set-up: up to the next one of an action,
// the next phase, or dice. Where the game says nothing it decides nothing. By lot, or without any
// advice, it draws all choices up to the next one of an action, so that an army is set up legally
// at once; then it passes only where nothing else is legal, or where a set is chosen. It stops at
// the decision of another person. Each decision can be undone by itself. It returns how many it has
// taken, whose advice that was, and ErrPaused if stop said so; stop may be nil.
func (s *Session) Arrange(lot bool, stop func() bool) (n int, by *model.Policy, err error) {
	block := s.M.Pending()
	if block == nil || block.Menu != nil {
		return 0, nil, ErrAction
	}
	player, choose := s.M.Player(), func(a *machine.Ask) (int, error) { return s.anyOption(a), nil }
	if advice, _, err := s.adviser(player); err == nil && !lot {
		by, choose = advice.Model(), func(*machine.Ask) (int, error) { return advice.Advise(s.M) }
	}
	s.enters()
	for at := s.at; ; n++ {
		a := s.M.Pending()
		if n == maxArranged || a == nil || a.Menu != nil || s.M.Player() != player || by != nil && a != block && s.goneOn(at) {
			return n, by, nil
		}
		at = s.at
		if stop != nil && stop() {
			return n, by, ErrPaused
		}
		i, err := choose(a)
		switch {
		case err != nil:
			return n, by, err
		case i < 0 && n == 0:
			return 0, by, ErrSilent
		case i < 0:
			return n, by, nil
		}
		take := s.unseen
		if n == 0 {
			take = func(i int) error { return s.Choose(i, "") }
		}
		if err := take(i); err != nil {
			return n, by, err
		}
		if err := s.GoOn(stop); err != nil {
			return n + 1, by, err
		}
	}
}

// enters notes in which phase the game is, the innermost one.
func (s *Session) enters() {
	if s.phase = noPhase; len(s.Phases()) > 0 {
		s.phase = s.Phases()[len(s.Phases())-1].Frame - 1
	}
}

// The phase that a block of a set-up belongs to, where it is no frame.
const (
	noPhase   = -1 // the first is still to begin
	leftPhase = -2 // it has ended
)

// goneOn reports whether the game has gone on since so many decisions: the phase is another one, or
// dice have fallen.
func (s *Session) goneOn(at int) bool {
	return s.phase == leftPhase || s.phase == noPhase && len(s.Phases()) > 0 ||
		slices.ContainsFunc(s.steps[at:s.at], func(st Step) bool { return st.Any() })
}

// adviser returns who decides by the advice of the game for a player, and the policy that says so.
func (s *Session) adviser(player int32) (*bot.Policy, *machine.Policy, error) {
	policy, err := bot.FindPolicy(s.P, player, "")
	if err != nil {
		return nil, nil, err
	}
	p := bot.NewPolicy(s.P, policy)
	p.Begin(s.header.Seed, player)
	p.Guard(s.Tracer().Watched())
	return p, policy, nil
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
