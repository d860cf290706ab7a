package session

import (
	"errors"
	"fmt"
	"slices"

	"sandtable/interp/save"
)

// An UnsavedError says that something could not be written to the save.
type UnsavedError struct {
	Err  error
	Late bool // it has happened all the same, and is written with what comes next; else it has not
}

// Error returns the message.
func (e *UnsavedError) Error() string {
	return fmt.Sprintf("cannot write the save: %v", e.Err)
}

// Unwrap returns why.
func (e *UnsavedError) Unwrap() error { return e.Err }

// record writes to the save, if there is one, what is about to happen; if that fails, it must not
// happen. While the save is held, what is written is left to release.
func (s *Session) record(records ...save.Record) error {
	if err := s.write(records); err != nil {
		return &UnsavedError{Err: err}
	}
	return nil
}

// report writes to the save what has happened already. If that fails, it goes out with what is
// written next.
func (s *Session) report(records ...save.Record) error {
	err := s.write(records)
	if err == nil || errors.As(err, new(*MovedError)) { // what has moved the game says more
		return err
	}
	s.late = append(s.late, records...)
	return &UnsavedError{err, true}
}

// write writes what is late, and some records, or nothing of it.
func (s *Session) write(records []save.Record) error {
	if s.file == nil || s.held != nil || len(s.late)+len(records) == 0 {
		return nil
	}
	if err := s.appends(slices.Concat(s.late, records)); err != nil {
		return err
	}
	s.hold(s.late)
	s.hold(records)
	s.late = nil
	return nil
}

// Late returns how many records of what has happened are not in the save yet, since it could not be
// written.
func (s *Session) Late() int { return len(s.late) }

// Save begins a save of the game in a new file: what was decided so far, and from now on every
// decision. The save before it, if there is one, is left as it is.
func (s *Session) Save(path string) error {
	if s.Shared() {
		return fmt.Errorf("the game is played at several screens from %s, and goes on there; copy that file", s.file.Path)
	}
	orders := s.ordered(nil)
	f, err := s.drive.Create(path, s.header, append(s.all(), orders...)...)
	if err != nil {
		return err
	}
	_ = s.Close() // the new save has all of it
	s.file, s.held, s.late, s.orders = f, nil, nil, nil
	s.hold(orders)
	s.marks.work, s.marks.size = 0, 0
	return nil
}

// all returns the records of everything decided so far.
func (s *Session) all() []save.Record {
	var out []save.Record
	for _, d := range s.first {
		out = append(out, d)
	}
	out = append(out, s.marked(0)...)
	return append(out, s.decided(0, s.at)...)
}

// decided returns the records of the decisions after the first so many, up to another number of
// them, and of the end if that is reached.
func (s *Session) decided(from, to int) []save.Record {
	var out []save.Record
	for i := min(from, to); i < to; i++ {
		st := &s.steps[i]
		out = append(out, st.Decision)
		for _, d := range st.Dice {
			out = append(out, d)
		}
		out = append(out, s.marked(i+1)...)
	}
	if to == s.at && s.begun && s.M.Done() {
		out = append(out, s.ending())
	}
	return out
}

// marked returns the records of decisions that were taken back after so many.
func (s *Session) marked(after int) []save.Record { return s.known.At(after).Records() }

// adopt takes over a save that a game was taken up from. It is held if it does not agree with the
// game.
func (s *Session) adopt(l *save.Log, d *save.Divergence) error {
	if s.file == nil {
		return nil
	}
	if h := (held{whole: len(l.Decisions), changed: l.Current != s.P.Digest, another: d != nil}); h.changed || h.another {
		s.held = &h
		return nil
	}
	if s.M.Done() && l.End == nil {
		return s.report(s.ending())
	}
	return nil
}

// release brings a held save to where the game stands: changed content is noted, what was decided
// since is recorded, and if the game went another way, all that was decided is recorded anew.
func (s *Session) release() error {
	h := s.held
	if h == nil {
		return nil
	}
	var out []save.Record
	if h.changed {
		out = append(out, save.Content{Digest: s.P.Digest, Version: s.P.Game.Version})
	}
	if h.unled != nil {
		out = append(out, *h.unled)
	}
	if h.another {
		out = append(out, save.Undo{Cut: max(h.whole-s.at, 0)})
		out = append(out, s.marked(0)...)
		h.whole = 0
	}
	s.held = nil
	if err := s.record(append(out, s.decided(h.whole, s.at)...)...); err != nil {
		s.held = h
		return err
	}
	return nil
}

// Held says that the save is still as it was when the game was taken up, since it does not agree
// with the content.
func (s *Session) Held() bool { return s.held != nil }

// File returns the path of the save, or "".
func (s *Session) File() string {
	if s.file == nil {
		return ""
	}
	return s.file.Path
}

// leave writes the standing answers that are in force. If others have gone on meanwhile, they are
// written after that.
func (s *Session) leave() error {
	const tries = 5
	for range tries {
		var orders []save.Record
		if s.begun {
			orders = s.ordered(s.orders)
		}
		if err := s.write(orders); len(s.late) > 0 || !errors.As(err, new(*MovedError)) {
			return err
		}
	}
	return &save.BusyError{}
}

// Close ends the writing of the save. What could not be written until now is tried once more.
func (s *Session) Close() error {
	if s.file == nil {
		return nil
	}
	err := s.leave()
	if p := s.Player(); p != nil && s.begun {
		s.file.Next(p.Title, s.M.Pending().Title)
	}
	err = errors.Join(err, s.file.Close())
	s.file = nil
	return err
}
