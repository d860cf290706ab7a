package session

import (
	"errors"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/schema/model"
)

// A Phase is a phase in progress, and in which frame, counted from 1.
type Phase struct {
	Title string
	Frame int
}

// A Skip is a standing order: a decision that a player passes, or answers alike, whenever it comes,
// until something happens. Each answer is a decision of the player like any other: it stands in the
// log and in the save, and can be undone.
type Skip struct {
	save.Order
	Player *model.Thing

	What   string // the decision, in words
	Does   string // the answer, in words
	Until  string // what ends it, in words
	Except string // when it is asked all the same, in words; "": never

	Asks func() bool // whether it is asked all the same; nil: never
	Over func() bool // whether it is over; asked when the decision comes, if anything is to end it but a phase
	ask  *machine.Ask
}

// Ask is the decision that is skipped.
func (k *Skip) Ask() *machine.Ask { return k.ask }

// Phases returns the phases in progress, the outermost first.
func (s *Session) Phases() []Phase {
	var out []Phase
	for i := range s.M.F {
		if p := s.M.P.Procs[s.M.F[i].Proc]; p.Phase {
			out = append(out, Phase{p.Name, i + 1})
		}
	}
	return out
}

// ErrNoPass says that the pending decision cannot be passed; ErrNoAdvice that the game says nothing
// of it.
var (
	ErrNoPass   = errors.New("this decision cannot be passed")
	ErrNoAdvice = errors.New("the game has no advice for this decision")
)

// Skip passes the pending decision, or answers it as k says, and from then on whenever it comes to
// the same player, until its phase ends, if it has one, or k says that it is over. It replaces what
// was ordered for the decision before; an order for all decisions goes before that. What is undone
// ends all that is skipped, since a player who goes back wants to decide otherwise.
func (s *Session) Skip(k *Skip) error {
	taken := s.Standing(k)
	switch {
	case taken >= 0:
	case k.Advised:
		return ErrNoAdvice
	default:
		return ErrNoPass
	}
	var behind []*Skip
	s.skips = slices.DeleteFunc(s.skips, func(x *Skip) bool { // what was ordered before
		old := s.stands(x) && (k.All || !x.All)
		if old && !x.All && k.All {
			behind = append(behind, x)
		}
		return old
	})
	k.Player, k.ask = s.Player(), s.M.Pending()
	k.Decision, k.Nth = k.ask.Name, slices.Index(s.asks(k.ask.Name), k.ask)
	at := len(s.skips)
	if i := slices.IndexFunc(s.skips, func(x *Skip) bool { return x.All }); i >= 0 && !k.All {
		at = i // what is ordered for one decision goes before
	}
	s.skips = append(slices.Insert(s.skips, at, k), behind...) // first: to pass may end the phase
	if k.Asks != nil && k.Asks() {
		return nil
	}
	err := s.Choose(taken, "")
	if err != nil {
		s.Unskip(nil)
	}
	return err
}

// Passable reports whether the pending decision can be passed.
func (s *Session) Passable() bool { return s.passing() >= 0 }

// Skips returns what is skipped now.
func (s *Session) Skips() []*Skip { return s.skips }

// Unskip ends all that is skipped for a player; nil: for all. It returns how much that was.
func (s *Session) Unskip(player *model.Thing) int {
	n := len(s.skips)
	s.skips = slices.DeleteFunc(s.skips, func(k *Skip) bool { return player == nil || k.Player == player })
	return n - len(s.skips)
}

// skipped returns the option that passes or answers the pending decision, if it is skipped; else
// -1. Where an order is over, or what it takes is not legal now, the next one counts; where one has
// the decision asked, it is asked.
func (s *Session) skipped() int {
	s.skips = slices.DeleteFunc(s.skips, func(k *Skip) bool { return s.stands(k) && k.Over != nil && k.Over() })
	for _, k := range s.skips {
		if !s.stands(k) {
			continue
		}
		if k.Asks != nil && k.Asks() {
			return -1
		}
		if taken := s.Standing(k); taken >= 0 {
			if s.fits(s.Options()[taken].Key) != nil {
				return -1 // a guide has something else decided
			}
			return taken
		}
	}
	return -1
}

// stands reports whether an order is about the pending decision.
func (s *Session) stands(k *Skip) bool {
	return (k.All || k.ask == s.M.Pending()) && k.Player.ID == s.M.Player()
}

// Standing returns the option that a standing order takes; -1 if it is not legal now.
func (s *Session) Standing(k *Skip) int {
	switch {
	case k.Advised:
		return s.Advised()
	case k.Answer == "":
		return s.passing()
	}
	return slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == k.Answer })
}

// passing returns the option that passes the pending decision; -1 if none does. A decision about
// points is not passed: only samples of its options are listed.
func (s *Session) passing() int {
	if s.M.Pending() == nil || s.M.AsksPoint() {
		return -1
	}
	return s.M.Passing()
}

// watch observes the machine: it tells the log, and ends what is skipped, and a block of a set-up,
// with its phase.
func (s *Session) watch(m *machine.M, e machine.Event) {
	if e.Kind == machine.Left {
		if len(s.skips) > 0 {
			s.skips = slices.DeleteFunc(s.skips, func(k *Skip) bool { return k.Phase > len(m.F) })
		}
		if s.phase >= len(m.F) {
			s.phase = leftPhase
		}
	}
	s.tell.Watch(m, e)
}
