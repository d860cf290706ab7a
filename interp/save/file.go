package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// File is a save that a game in progress writes to. Each record is on disk before the call returns.
type File struct {
	Path string
	f    *os.File
	size int64
}

// An ExistsError says that a save cannot be begun in a file because something else is there.
type ExistsError struct {
	Path string
	Log  *Log // what the file holds, if it is a save
	Same bool // a save of this very game
}

// Error is the message, with what to do instead.
func (e *ExistsError) Error() string {
	switch {
	case e.Same:
		return fmt.Sprintf("%s already holds a game in progress; `play %s` goes on with it, another file begins a new one", e.Path, e.Path)
	case e.Log != nil:
		return fmt.Sprintf("%s holds a save of another game, %s; name another file", e.Path, e.Log.Game)
	}
	return fmt.Sprintf("%s exists and is no save of a game; name another file", e.Path)
}

// A BusyError says that somebody else is playing the game of a save.
type BusyError struct{}

// Error is the message, with what to do.
func (e *BusyError) Error() string {
	return "the game is being played elsewhere, in another window or by a program that was stopped and not ended: quit it there, or play a copy of the file"
}

// Create begins a save. It never touches a file that exists.
func Create(path string, h Header) (*File, error) {
	h.Format = Format
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL|os.O_APPEND, 0o644)
	if errors.Is(err, fs.ErrExist) {
		l, _ := Read(path)
		return nil, &ExistsError{Path: path, Log: l, Same: l != nil && l.Game == h.Game}
	}
	if err != nil {
		return nil, err
	}
	lock(f) // it is new: nobody else has it
	s := &File{Path: path, f: f}
	if err := s.append(h); err != nil {
		f.Close()
		return nil, err
	}
	return s, nil
}

// Read reads a save, and leaves it alone.
func Read(path string) (*Log, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && !info.Mode().IsRegular() {
		return nil, &DamagedError{1, "it is no file"}
	}
	return Parse(f)
}

// Open reads a save and goes on writing to it, which only one may do at a time. A torn last record is cut off.
func Open(path string) (*File, *Log, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, err
	}
	if lock(f) {
		f.Close()
		return nil, nil, &BusyError{}
	}
	l, err := Read(path)
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	s := &File{Path: path, f: f, size: l.whole}
	if err := s.mend(l); err != nil {
		f.Close()
		return nil, nil, err
	}
	return s, l, nil
}

// mend makes the end of the file the end of its last whole record.
func (s *File) mend(l *Log) error {
	if l.Torn {
		if err := s.f.Truncate(l.whole); err != nil {
			return err
		}
	}
	if l.newline {
		n, err := s.f.Write([]byte("\n"))
		s.size += int64(n)
		return err
	}
	return nil
}

// Decide records a decision, before the game goes on with it; its dice follow.
func (s *File) Decide(d Decision) error { return s.append(d) }

// Throw records a throw that was asked for.
func (s *File) Throw(d Die) error { return s.append(d) }

// Undo records that the game goes back to the position after so many decisions; known is how many were taken back, if what was seen or thrown since
// is known to somebody, and else 0.
func (s *File) Undo(to, known int) error {
	return s.append(struct {
		Undo  int `json:"undo"`
		Known int `json:"known,omitempty"`
	}{to, known})
}

// Rewrite records that what was decided is written anew because changed content goes another way, and that so many decisions are dropped.
func (s *File) Rewrite(dropped int) error {
	return s.append(struct {
		Undo int `json:"undo"`
		Cut  int `json:"cut,omitempty"`
	}{0, dropped})
}

// Adopt records that the game goes on with changed content.
func (s *File) Adopt(digest, version string) error {
	return s.append(struct {
		Digest  string `json:"digest"`
		Version string `json:"version"`
	}{digest, version})
}

// Finish records how the game ended.
func (s *File) Finish(e End) error { return s.append(e) }

// Close ends the writing. What was recorded is on disk already.
func (s *File) Close() error { return s.f.Close() }

// append writes one record and waits until the disk has it. The whole line goes out in one write, so that a killed process leaves it whole,
// cut off, or not there at all.
func (s *File) append(rec any) error {
	line, err := json.Marshal(rec)
	if err != nil {
		return err
	}
	info, err := s.f.Stat()
	if err != nil {
		return err
	}
	if info.Size() != s.size {
		return fmt.Errorf("%s has been written to by somebody else since this game was opened", s.Path)
	}
	n, err := s.f.Write(append(line, '\n'))
	if err != nil {
		if n > 0 { // leave no half record behind, on a full disk for instance
			_ = s.f.Truncate(s.size)
		}
		return err
	}
	s.size += int64(n)
	return s.f.Sync()
}
