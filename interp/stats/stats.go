// Package stats computes the figures of reports: shares and means with their 95% confidence
// intervals.
//
// A report has the same bits on every architecture. Some fuse a product and a sum into one
// operation and round once; Go lets them unless a product is converted explicitly. So every product
// here that is added or subtracted stands in a float64(..), nothing is computed with functions that
// Go implements differently from one architecture to the next, and no other package computes such
// figures. .ci/run looks for fused operations in the code for arm64.
package stats

import (
	"math"
	"math/bits"
)

// z is how many standard deviations a 95% interval reaches to either side.
const z = 1.959963984540054

// Mean is the mean of a figure over several games, with its 95% confidence interval. A single game
// has none.
type Mean struct {
	Games int     `json:"games"`
	Mean  float64 `json:"mean"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Sums gathers a figure. They are whole numbers, so that it does not matter who has counted what.
type Sums struct {
	n       int
	sum     int64
	hi, low uint64 // of the squares
}

// Take counts one more value.
func (s *Sums) Take(v int32) {
	s.n++
	s.sum += int64(v)
	s.square(0, uint64(int64(v)*int64(v)))
}

// Add counts what others have counted.
func (s *Sums) Add(o Sums) {
	s.n += o.n
	s.sum += o.sum
	s.square(o.hi, o.low)
}

func (s *Sums) square(hi, low uint64) {
	var carry uint64
	s.low, carry = bits.Add64(s.low, low, 0)
	s.hi, _ = bits.Add64(s.hi, hi, carry)
}

// Mean is the mean with its interval, in units of the game; nil if nothing was counted.
func (s *Sums) Mean(unit int32) *Mean {
	if s.n == 0 {
		return nil
	}
	n, u := float64(s.n), float64(unit)
	mean := float64(s.sum) / n
	m := &Mean{Games: s.n, Mean: mean / u, Low: mean / u, High: mean / u}
	if s.n > 1 {
		squares := float64(math.Ldexp(float64(s.hi), 64)) + float64(s.low)
		variance := max(0, squares-float64(n*mean*mean)) / (n - 1)
		half := float64(z * math.Sqrt(variance/n))
		m.Low, m.High = (mean-half)/u, (mean+half)/u
	}
	return m
}

// Ratio is one number over another; 0 over nothing.
func Ratio(a, b int) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

// Wilson is the 95% confidence interval of a share, after Wilson: honest also for few games and for
// shares near 0 and 1.
func Wilson(count, of int) (low, high float64) { return wilson(float64(count), of) }

func wilson(count float64, of int) (low, high float64) {
	if of == 0 {
		return 0, 1
	}
	n, share := float64(of), count/float64(of)
	mid := share + z*z/float64(2*n)
	half := float64(z * math.Sqrt(share*(1-share)/n+z*z/float64(4*n*n)))
	whole := 1 + z*z/n
	return max(0, (mid-half)/whole), min(1, (mid+half)/whole)
}
