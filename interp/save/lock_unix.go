//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package save

import (
	"errors"
	"os"
	"syscall"
)

// lock takes a file for this process alone, until it is closed or the process ends. It says whether another process has it. Where the disk knows
// no locks (some network disks) nobody has.
func lock(f *os.File) (taken bool) {
	return errors.Is(syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB), syscall.EWOULDBLOCK)
}
