package session

import (
	"errors"
	"fmt"
	"slices"

	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/schema/model"
)

// A shared game is played at several screens from one save. Each session has the whole game, and
// takes in what the others record. It decides only for its own players (Config.Mine), so two of
// them seldom write at once; where they do, the second takes in the first's and decides again.

// A MovedError says that the game has gone on at another screen, so that nothing was done here.
type MovedError struct{}

// Error returns the message.
func (e *MovedError) Error() string { return "the game has gone on at another screen; look again" }

// An ElsewhereError says that a player decides at another screen.
type ElsewhereError struct{ Player *model.Thing }

// Error returns the message.
func (e *ElsewhereError) Error() string { return e.Player.Title + " decides at another screen" }

// Shared reports whether others play from the save too.
func (s *Session) Shared() bool { return s.file != nil && s.file.Shared() }

// Apart reports whether players do not sit together: nobody sees what another one does but on their
// own screen.
func (s *Session) Apart() bool { return s.away || s.Shared() }

// Share lets others play from the save too.
func (s *Session) Share() error {
	if s.file == nil {
		return errors.New("a game without a save cannot be played at several screens")
	}
	return s.file.Share()
}

// mine reports whether a player decides in this session.
func (s *Session) mine(player int32) bool { return s.owns == nil || !s.Shared() || s.owns(player) }

// Awaited returns the player who decides at another screen; nil if nobody does.
func (s *Session) Awaited() *model.Thing {
	if p := s.Player(); p != nil && !s.mine(p.ID) {
		return p
	}
	return nil
}

// Follow takes in what others have recorded since. Changed says that there was something but lines
// that only keep the save in order.
func (s *Session) Follow() (changed bool, err error) {
	if !s.Shared() {
		return false, nil
	}
	records, err := s.file.News()
	for _, rec := range records {
		if err := s.takeIn(rec); err != nil {
			return true, fmt.Errorf("what another screen has recorded does not fit the game here: %w", err)
		}
		switch rec.(type) {
		case *save.Closing, *save.Checkpoint, *save.End, *save.Orders:
		default:
			changed = true
		}
	}
	return changed, err
}

// takeIn takes in one record.
func (s *Session) takeIn(rec save.Record) error {
	switch r := rec.(type) {
	case *save.Decision:
		s.wish = nil
		return s.followed(*r)
	case *save.Undo:
		s.wish = nil
		s.known, s.orders = s.known.Back(*r), nil
		s.back(r.To)
	case *save.Wish:
		s.wish = r
	case *save.Content:
		return errors.New("it is played with other content there")
	case *save.Die:
		return errors.New("dice are thrown by hand there")
	case *save.Checkpoint:
		s.marks.work, s.marks.size = r.Work, s.file.Size()
	}
	return nil
}

// followed takes a decision that another session has taken.
func (s *Session) followed(d save.Decision) error {
	p := s.Player()
	if p == nil || d.N != s.at+1 || d.Player != p.Name || d.Name != s.M.Pending().Name {
		return fmt.Errorf("decision %d (%s of %s) is not what is decided", d.N, d.Name, d.Player)
	}
	i := slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == d.Key })
	if i < 0 {
		var err error
		if i, err = s.Admit(d.Key); err != nil {
			return fmt.Errorf("decision %d: %q is not legal", d.N, d.Key)
		}
	}
	s.Options()
	s.forget()
	s.tell.By = d.By
	s.M.Choose(i)
	if err := s.M.Err; err != nil {
		s.back(s.at)
		return &Broken{err}
	}
	s.taken(Step{Decision: d, choice: i, read: true, position: s.here(s.at + 1)})
	return nil
}

// upToDate takes in what others have recorded before something is decided here.
func (s *Session) upToDate() error {
	if changed, err := s.Follow(); err != nil || !changed {
		return err
	}
	return &MovedError{}
}

// appends writes records to the save. If others have written first, what they wrote is taken in,
// and the records are written after it, unless the game has moved by it.
func (s *Session) appends(records []save.Record) error {
	const tries = 5
	for range tries {
		err := s.file.Append(records...)
		if !errors.As(err, new(*save.BehindError)) {
			return err
		}
		if changed, err := s.Follow(); err != nil || changed {
			return errors.Join(err, &MovedError{})
		}
	}
	return &save.BusyError{}
}

// onlyMoved leaves of an error that the save was not written only that the game has moved, if it
// has.
func onlyMoved(err error) error {
	var m *MovedError
	if errors.As(err, &m) {
		return m
	}
	return err
}
