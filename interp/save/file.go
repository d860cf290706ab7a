package save

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// File is a save that a game in progress writes to. What is recorded is on disk before Append
// returns, and what could not be recorded is not there when the next record is.
type File struct {
	Path string

	disk  Disk
	lock  *lock
	chain Chain
	size  int64     // bytes of whole records
	stray int64     // bytes after them that a failed write may have left
	count int       // decisions that stand
	log   *Log      // of a save that others write to as well; nil: its lock is held
	next  [2]string // who decides next, and what; told in the closing
	open  bool      // something was recorded since the save was opened that a closing is to follow
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
		return fmt.Sprintf("%s already holds a game in progress; continue it with `play %s`, or name another file", e.Path, e.Path)
	case e.Log != nil:
		return fmt.Sprintf("%s holds a save of another game, %s; name another file", e.Path, e.Log.Game)
	}
	return fmt.Sprintf("%s exists and is not a save of a game; name another file", e.Path)
}

// A FullError says that a save has become as large as one may be.
type FullError struct{ Path string }

// Error is the message.
func (e *FullError) Error() string {
	return fmt.Sprintf("%s would grow beyond %d MB, the largest save that can be read", e.Path, MaxBytes>>20)
}

// Create begins a save, with what is to stand in it at once. It never touches a file that exists,
// and leaves none behind if it fails.
func (d Drive) Create(path string, h Header, first ...Record) (*File, error) {
	h.Format = Format
	held, err := lockFor(path)
	if err != nil {
		return nil, err
	}
	disk, err := d.open(path, os.O_CREATE|os.O_EXCL)
	if err != nil {
		held.release()
		if errors.Is(err, fs.ErrExist) {
			l, _ := Read(path)
			return nil, &ExistsError{Path: path, Log: l, Same: l != nil && l.Game == h.Game}
		}
		return nil, err
	}
	s := &File{Path: path, disk: disk, lock: held}
	if err := s.begin(h, first); err != nil {
		_ = disk.Close()
		_ = os.Remove(path)
		held.release()
		return nil, err
	}
	syncFolder(path)
	return s, nil
}

// Create begins a save.
func Create(path string, h Header, first ...Record) (*File, error) {
	return Drive{}.Create(path, h, first...)
}

// Read reads a save, and leaves it alone.
func Read(path string) (*Log, error) {
	// To open a pipe would wait.
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return nil, &DamagedError{1, "it is not a file"}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return Parse(f)
}

// Open reads a save and goes on writing to it, which only one may do at a time. A torn last record
// is cut off.
func (d Drive) Open(path string) (*File, *Log, error) {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return nil, nil, &DamagedError{1, "it is not a file"}
	} else if err != nil {
		return nil, nil, err
	}
	held, err := lockFor(path)
	if err != nil {
		return nil, nil, err
	}
	s, l, err := d.takeUp(path)
	if err != nil {
		held.release()
		return nil, nil, err
	}
	s.lock = held
	return s, l, nil
}

// Open reads a save and goes on writing to it.
func Open(path string) (*File, *Log, error) { return Drive{}.Open(path) }

func (d Drive) takeUp(path string) (*File, *Log, error) {
	disk, err := d.open(path, 0)
	if err != nil {
		return nil, nil, err
	}
	l, err := Read(path)
	if err == nil {
		s := &File{Path: path, disk: disk, chain: l.chain, size: l.whole, count: len(l.Decisions)}
		if err = s.mend(l); err == nil {
			return s, l, nil
		}
	}
	_ = disk.Close()
	return nil, nil, err
}

// mend makes the end of the file the end of its last whole record.
func (s *File) mend(l *Log) error {
	if l.Torn {
		if err := s.disk.Truncate(l.whole); err != nil {
			return err
		}
	}
	if !l.newline {
		return nil
	}
	if err := s.write([]byte("\n")); err != nil {
		return err
	}
	s.size++
	return nil
}

// begin writes the header and the first records.
func (s *File) begin(h Header, first []Record) error {
	next := s.chain
	text, err := next.line(h)
	if err != nil {
		return err
	}
	s.open = true
	return s.append(next, text, first)
}

// Append writes records and waits until the disk has them: all of them, or none if it fails.
func (s *File) Append(records ...Record) error { return s.append(s.chain, nil, records) }

// append writes records after text, up to which the chain goes already.
func (s *File) append(next Chain, text []byte, records []Record) error {
	for _, rec := range records {
		line, err := next.line(rec)
		if err != nil {
			return err
		}
		text = append(text, line...)
	}
	if s.log != nil {
		release, err := s.hold()
		if err != nil {
			return err
		}
		defer release()
	}
	if s.size+int64(len(text)) > limit(records) {
		return &FullError{s.Path}
	}
	if err := s.repair(); err != nil {
		return err
	}
	if err := s.write(text); err != nil {
		_ = s.repair() // or before the next record, if the disk does not let us now
		return err
	}
	s.chain, s.size = next, s.size+int64(len(text))
	for _, rec := range records {
		if s.note(rec); s.log != nil {
			s.log.chain = next
			_ = rec.take(s.log) // it follows: the game has said so
		}
	}
	return nil
}

// limit is how large a save may become by some records: a full one still has room for its closing.
func limit(records []Record) int64 {
	const closing = 100 + 2*6*maxTitle
	if len(records) == 1 {
		if _, ok := records[0].(Closing); ok {
			return MaxBytes
		}
	}
	return MaxBytes - closing
}

// note follows what was recorded, for the closing.
func (s *File) note(rec Record) {
	s.open = true
	switch r := rec.(type) {
	case Decision:
		s.count++
	case Undo:
		s.count = r.To
	case End, Closing:
		s.open = false
	}
}

// write writes text after the last whole record, in one go, so that a killed process leaves it
// whole, cut off, or not there at all.
func (s *File) write(text []byte) error {
	size, err := s.disk.Size()
	if err != nil {
		return err
	}
	if size != s.size && s.log != nil {
		return &BehindError{}
	}
	if size != s.size {
		return s.foreign()
	}
	s.stray = int64(len(text))
	n, err := s.disk.Write(text)
	if err == nil && n < len(text) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = s.disk.Sync()
	}
	if err == nil {
		s.stray = 0
	}
	return err
}

func (s *File) foreign() error {
	return fmt.Errorf("another program has written to %s since this game was opened", s.Path)
}

// repair takes away what a failed write has left behind the last whole record. A record that the
// disk has whole, but may lose, goes too: the game has not gone on with it.
func (s *File) repair() error {
	if s.stray == 0 {
		return nil
	}
	size, err := s.disk.Size()
	switch {
	case err != nil:
		return err
	case size < s.size || size > s.size+s.stray:
		return s.foreign()
	}
	if err := s.disk.Truncate(s.size); err != nil {
		return err
	}
	s.stray = 0
	return nil
}

// maxTitle is how many bytes of a title a closing holds.
const maxTitle = 60

// Next notes who decides next, and what, for the closing.
func (s *File) Next(player, decision string) {
	s.next = [2]string{titled(player), titled(decision)}
}

// titled is a title as a closing holds it.
func titled(text string) string {
	text = strings.ToValidUTF8(text, "")
	return strings.ToValidUTF8(text[:min(len(text), maxTitle)], "")
}

// Close ends the writing: if anything was recorded, with a closing. What was recorded is on disk
// already.
func (s *File) Close() error {
	if s.disk == nil {
		return nil
	}
	err := s.repair()
	if err == nil && s.open {
		err = s.Append(Closing{s.count, s.next[0], s.next[1]})
	}
	if s.log != nil && errors.As(err, new(*BehindError)) {
		err = nil // whoever has gone on closes it
	}
	err = errors.Join(err, s.disk.Close())
	s.disk = nil
	if s.lock != nil {
		s.lock.release()
	}
	return err
}
