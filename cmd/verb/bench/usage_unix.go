//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package bench

import (
	"runtime"
	"syscall"
	"time"
)

// busy is how much of the processor's time the program has had.
func busy() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// usage asks the system for the peak: in bytes on macOS, in kilobytes elsewhere.
func usage() uint64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil || u.Maxrss < 0 {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return uint64(u.Maxrss)
	}
	return uint64(u.Maxrss) << 10
}
