package diagnostics

import "flag"

// Without it the sweeps over slips and sizes take a sample that runs in seconds.
var full = flag.Bool("full", false, "run the sweeps whole, as .ci/sweeps does")

// sample returns how much of something to try: all of it with -full, else a part.
func sample(all, part int) int {
	if *full {
		return all
	}
	return part
}
