package session

import (
	"fmt"

	"sandtable/interp/save"
)

// record writes to the save, if there is one; while it is held, what is written is left to release.
func (s *Session) record(write func(f *save.File) error) error {
	if s.file == nil || s.held != nil {
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
	old, held := s.file, s.held
	s.file, s.held = f, nil
	if err := s.saveAll(); err != nil {
		s.file, s.held = old, held
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
	return s.decided(0)
}

// decided writes the decisions taken behind the first so many, and the end if it is reached.
func (s *Session) decided(from int) error {
	for i := min(from, s.at); i <= s.at; i++ {
		if n := s.known.At(i); n > 0 && (i > from || from == 0) {
			if err := s.record(func(f *save.File) error { return f.Undo(i, n) }); err != nil {
				return err
			}
		}
		if i == s.at {
			break
		}
		if err := s.again(&s.steps[i]); err != nil {
			return err
		}
	}
	if s.start.state != nil && s.M.Done() {
		return s.record(func(f *save.File) error { return f.Finish(s.ending()) })
	}
	return nil
}

// held is a save that is left as it is until a person decides something: the content has changed, perhaps by mistake and only for now, and to
// look at the game must not cost what was decided.
type held struct {
	whole   int  // decisions that the save holds
	changed bool // the digest of the content is to be noted
	another bool // the game went another way: what was decided is to be written anew
}

// adopt takes over a save that a game was taken up from. It is held if it does not agree with the game.
func (s *Session) adopt(l *save.Log, d *save.Divergence) error {
	if s.file == nil {
		return nil
	}
	if h := (held{len(l.Decisions), l.Current != s.P.Digest, d != nil}); h.changed || h.another {
		s.held = &h
		return nil
	}
	if s.M.Done() && l.End == nil {
		return s.record(func(f *save.File) error { return f.Finish(s.ending()) })
	}
	return nil
}

// release brings a held save to where the game stands: changed content is noted, what was decided since is recorded, and if the game went
// another way, all that was decided is recorded anew.
func (s *Session) release() error {
	h := s.held
	if h == nil {
		return nil
	}
	s.held = nil
	if h.changed {
		if err := s.record(func(f *save.File) error { return f.Adopt(s.P.Digest, s.P.Game.Version) }); err != nil {
			return err
		}
	}
	if !h.another {
		return s.decided(h.whole)
	}
	if err := s.record(func(f *save.File) error { return f.Rewrite(max(h.whole-s.at, 0)) }); err != nil {
		return err
	}
	return s.decided(0)
}

// Held says that the save is still as it was when the game was taken up, since it does not agree with the content.
func (s *Session) Held() bool { return s.held != nil }

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
