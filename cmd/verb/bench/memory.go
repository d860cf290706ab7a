package bench

import (
	"os"
	"runtime"
	"strconv"
	"strings"
)

// peakMemory returns the most memory that the process has held resident, in bytes. Where the system
// keeps no such figure it is what Go has taken from it.
func peakMemory() uint64 {
	// Before usage: on Linux that figure starts at what the calling process held.
	if n := highWater(); n > 0 {
		return n
	}
	if n := usage(); n > 0 {
		return n
	}
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.Sys
}

// highWater reads the peak from /proc, where there is one.
func highWater() uint64 {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			n, _ := strconv.ParseUint(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest), "kB")), 10, 64)
			return n << 10
		}
	}
	return 0
}
