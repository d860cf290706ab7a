package save

import (
	"errors"
	"os"

	"github.com/gofrs/flock"
)

// A BusyError says that somebody else is playing the game of a save.
type BusyError struct{}

// Error is the message, with what to do.
func (e *BusyError) Error() string {
	return "the game is in use by another program, perhaps a suspended one: quit it there, or play a copy of the file"
}

// lock keeps a second program from writing to a save.
type lock struct{ f *flock.Flock }

// lockFor takes the save of a path for this process alone, until it is released or the process
// ends. What is locked is a file beside the save, since some systems do not let others read a
// locked one. Where there can be no such file, or the disk knows no locks, nobody has one: that two
// write to a save is then noticed when the second writes.
func lockFor(path string) (*lock, error) {
	const tries = 8
	for range tries {
		f := flock.New(path+".lock", flock.SetPermissions(0o644))
		taken, err := f.TryLock()
		switch {
		case err != nil:
			if errors.Is(err, errors.ErrUnsupported) {
				_ = os.Remove(f.Path())
			}
			return &lock{}, nil
		case !taken:
			_ = f.Close()
			return nil, &BusyError{}
		case stands(f):
			return &lock{f}, nil
		}
		_ = f.Close() // whoever had it has taken the file away between opening and locking
	}
	return nil, &BusyError{}
}

// stands reports whether a locked file is still the one of its path.
func stands(f *flock.Flock) bool {
	held, err := f.Stat()
	if err != nil {
		return false
	}
	there, err := os.Lstat(f.Path())
	return err == nil && os.SameFile(held, there)
}

// release gives the save to others. The file goes first where the system lets it, since behind the
// lock it may be another's already.
func (l *lock) release() {
	if l.f == nil {
		return
	}
	gone := os.Remove(l.f.Path()) == nil
	_ = l.f.Close()
	if !gone { // a system that takes no open file away, and none that another has opened meanwhile
		_ = os.Remove(l.f.Path())
	}
	l.f = nil
}
