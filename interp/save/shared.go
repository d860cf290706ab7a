package save

import (
	"bytes"
	"errors"
	"io"
	"os"
	"time"
)

// A game may be played from one save at several screens. Each of them has the save open, and its
// lock only while it writes, or reads what others have written: so it never reads what a failed
// write takes back again.

// BehindError says that others have written to a save since it was read last.
type BehindError struct{}

// Error is the message.
func (e *BehindError) Error() string { return "the game has gone on at another screen" }

// Join reads a save and goes on writing to it beside others who do so too.
func (d Drive) Join(path string) (*File, *Log, error) {
	for until := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		s, l, err := d.Open(path)
		if errors.As(err, new(*BusyError)) && time.Now().Before(until) {
			continue
		}
		if err != nil {
			return nil, nil, err
		}
		s.share(l)
		return s, l, nil
	}
}

// Share lets others write to a save that was begun here.
func (s *File) Share() error {
	if s.log != nil {
		return nil
	}
	l, err := Read(s.Path)
	if err == nil {
		s.share(l)
	}
	return err
}

func (s *File) share(l *Log) {
	s.log = l
	s.lock.release()
	s.lock = nil
}

// Shared reports whether others may write to the save.
func (s *File) Shared() bool { return s.log != nil }

// patience is how long a writer waits for others to finish; they write one record.
const patience = 3 * time.Second

// hold takes the lock of a shared save; what it returns gives it back.
func (s *File) hold() (func(), error) {
	for until := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		held, err := lockFor(s.Path)
		var busy *BusyError
		if err == nil {
			return held.release, nil
		}
		if !errors.As(err, &busy) || time.Now().After(until) {
			return nil, err
		}
	}
}

// News is the records that others have written since. While one of them writes there are none yet.
func (s *File) News() ([]Record, error) {
	if s.log == nil || s.disk == nil {
		return nil, nil
	}
	if size, err := s.disk.Size(); err != nil || size == s.size {
		return nil, err
	}
	held, err := lockFor(s.Path)
	var busy *BusyError
	if errors.As(err, &busy) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	defer held.release()
	if err := s.repair(); err != nil {
		return nil, err
	}
	text, err := s.behind()
	if err != nil {
		return nil, err
	}
	return s.takeIn(text)
}

// behind is the text behind what is known of the save.
func (s *File) behind() ([]byte, error) {
	size, err := s.disk.Size()
	switch {
	case err != nil:
		return nil, err
	case size < s.size:
		return nil, s.foreign()
	case size > MaxBytes:
		return nil, &FullError{s.Path}
	}
	f, err := os.Open(s.Path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.NewSectionReader(f, s.size, size-s.size))
}

// takeIn reads the records of a text. A last one that is cut off was never recorded: whoever wrote
// it was killed, since nobody else writes now.
func (s *File) takeIn(text []byte) (out []Record, err error) {
	for {
		line, rest, ended := bytes.Cut(text, []byte("\n"))
		if !ended {
			if len(line) > 0 {
				err = s.disk.Truncate(s.size)
			}
			return out, err
		}
		rec, err := s.log.next(line)
		if err != nil {
			return out, &DamagedError{s.log.lines(), err.Error()}
		}
		s.chain, s.size = s.log.chain, s.size+int64(len(line))+1
		s.note(value(rec))
		out = append(out, rec)
		text = rest
	}
}

// lines is about how many lines a log has, for messages.
func (l *Log) lines() int { return len(l.Decisions) + 2 }

// value is a record as it is appended.
func value(rec Record) Record {
	switch r := rec.(type) {
	case *Decision:
		return *r
	case *Undo:
		return *r
	case *End:
		return *r
	case *Closing:
		return *r
	}
	return rec
}
