package measure

import (
	"math"
	"math/bits"
)

// Root is the square root, rounded down.
func Root(n int64) int64 {
	switch {
	case n <= 0:
		return 0
	case n < 1<<52:
		// The nearest float to the root of such a number is an integer only if the root is one.
		return int64(math.Sqrt(float64(n)))
	}
	x := int64(1) << ((bits.Len64(uint64(n)) + 1) / 2)
	for {
		y := (x + n/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}

// rootUp is the square root, rounded up.
func rootUp(n int64) int64 {
	r := Root(n)
	if r*r < n {
		r++
	}
	return r
}
