package session

import (
	"fmt"

	"sandtable/interp/save"
)

// record writes to the save, if there is one.
func (s *Session) record(write func(f *save.File) error) error {
	if s.file == nil {
		return nil
	}
	if err := write(s.file); err != nil {
		return fmt.Errorf("the save could not be written: %w", err)
	}
	return nil
}

// Save begins a save of the game in a new file: what was decided so far, and from now on every decision.
func (s *Session) Save(path string) error {
	f, err := save.Create(path, s.header)
	if err != nil {
		return err
	}
	old := s.file
	s.file = f
	if err := s.saveAll(); err != nil {
		s.file = old
		f.Close()
		return err
	}
	if old != nil {
		old.Close()
	}
	return nil
}

// saveAll writes what was decided so far.
func (s *Session) saveAll() error {
	for _, d := range s.first {
		if err := s.record(func(f *save.File) error { return f.Throw(d) }); err != nil {
			return err
		}
	}
	return s.decided()
}

// decided writes the decisions taken so far, and the end if it is reached.
func (s *Session) decided() error {
	for i := range s.steps[:s.at] {
		if err := s.again(&s.steps[i]); err != nil {
			return err
		}
	}
	if s.start.state != nil && s.M.Done() {
		return s.record(func(f *save.File) error { return f.Finish(s.ending()) })
	}
	return nil
}

// adopt brings a save that a game was taken up from to where the game stands: what it holds beyond the position is undone, changed content is
// noted, and if the game went another way with it, what was decided is recorded anew.
func (s *Session) adopt(l *save.Log, d *save.Divergence) error {
	if s.file == nil {
		return nil
	}
	if l.Current != s.P.Digest {
		if err := s.record(func(f *save.File) error { return f.Adopt(s.P.Digest, s.P.Game.Version) }); err != nil {
			return err
		}
	}
	switch {
	case d != nil:
		if err := s.record(func(f *save.File) error { return f.Undo(0) }); err != nil {
			return err
		}
		return s.decided()
	case s.M.Done() && l.End == nil:
		return s.record(func(f *save.File) error { return f.Finish(s.ending()) })
	}
	return nil
}

// File is the path of the save, or "".
func (s *Session) File() string {
	if s.file == nil {
		return ""
	}
	return s.file.Path
}

// Close ends the writing of the save.
func (s *Session) Close() error {
	if s.file == nil {
		return nil
	}
	return s.file.Close()
}
