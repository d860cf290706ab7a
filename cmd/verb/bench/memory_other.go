//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package bench

// usage knows nothing here.
func usage() uint64 { return 0 }
