package save

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lock takes a file for this process alone, until it is closed or the process ends. It says whether another process has it. What is locked is a
// byte far behind the end, so that others may still read.
func lock(f *os.File) (taken bool) {
	at := windows.Overlapped{OffsetHigh: 1 << 30}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
	return errors.Is(err, windows.ERROR_LOCK_VIOLATION)
}
