package session

import (
	"errors"
	"fmt"

	"sandtable/interp/save"
)

// ErrStopped says that the dice are no longer thrown: the input has ended.
var ErrStopped = errors.New("the game was interrupted while dice were rolled")

// errTooLong says that a game has become longer than a save can hold.
var errTooLong = fmt.Errorf("the game exceeds the largest save, %d MB", save.MaxBytes>>20)

// Choose takes an option of the pending decision. by is empty for a person. What fails before the
// decision is on record leaves the game where it stood.
func (s *Session) Choose(i int, by string) error {
	if err := s.upToDate(); err != nil {
		return err
	}
	if p := s.Awaited(); p != nil {
		return &ElsewhereError{p}
	}
	opts := s.Options()
	if i < 0 || i >= len(opts) {
		return fmt.Errorf("option %d does not exist", i+1)
	}
	d := save.Decision{
		N:       s.at + 1,
		Player:  s.Player().Name,
		Name:    s.M.Pending().Name,
		Key:     opts[i].Key,
		Options: len(opts) - s.M.Options().Named(),
		Joined:  by == "" && s.joins(),
		Unasked: s.unasked,
		By:      by,
		Bot:     s.botOf(by),
		Fallen:  s.now().Fallen,
	}
	if s.weight+weightOf(&d) > save.MaxBytes {
		return errTooLong
	}
	if by == "" {
		if err := s.fits(d.Key); err != nil {
			return err
		}
		if err := s.release(); err != nil {
			return err
		}
	}
	if err := s.record(append(s.ordered(s.orders), d)...); err != nil {
		return onlyMoved(err)
	}
	s.wish = nil
	s.forget()
	s.tell.By = by
	s.M.Choose(i)
	if err := s.M.Err; err != nil {
		s.back(s.at)
		s.dice.take()
		return errors.Join(&Broken{err}, s.report(save.Undo{To: s.at}))
	}
	if s.dice.isStopped() {
		s.back(s.at)
		return ErrStopped
	}
	p := s.here(s.at + 1)
	d.Dice = s.dice.take()
	s.taken(Step{Decision: d, choice: i, position: p})
	s.checkpoint()
	if s.M.Done() {
		return errors.Join(s.dice.failure(), s.report(s.ending()))
	}
	return s.dice.failure()
}

// unseen takes an option for a person who is not asked.
func (s *Session) unseen(i int) error {
	s.unasked = true
	defer func() { s.unasked = false }()
	return s.Choose(i, "")
}

// InOneGo has decisions that a person takes from now on until done is called be one for them, such
// as the members of a set: undo takes all of them back at once.
func (s *Session) InOneGo() (done func()) {
	s.going = s.at + 1
	return func() { s.going = 0 }
}

// joins reports whether the next decision is joined to the one before. What a bot has decided is
// not part of what a person does in one go.
func (s *Session) joins() bool {
	if s.going == 0 || s.at < s.going {
		return false
	}
	by := s.steps[s.at-1].By
	return by == "" || by == save.ByAuto
}

// TakeBack forgets the decision that was broken off while its dice were thrown, so that the game
// goes on before it.
func (s *Session) TakeBack() error {
	s.dice.stopped, s.dice.failed = false, nil
	s.dice.take()
	return s.report(save.Undo{To: s.at})
}
