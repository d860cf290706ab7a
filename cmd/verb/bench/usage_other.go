//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package bench

import "time"

var began = time.Now()

// busy is how long the program has run: the system does not tell what of it the program has had.
func busy() time.Duration { return time.Since(began) }

// usage knows nothing here.
func usage() uint64 { return 0 }
