package stats_test

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"testing"

	"sandtable/interp/stats"
)

// TestMeans: means and intervals, whoever has counted what, and of figures as great as they come.
func TestMeans(t *testing.T) {
	var a, b, all stats.Sums
	for i, v := range []int32{4, -2, 7, 7, 0, math.MaxInt32, math.MinInt32} {
		all.Take(v)
		if i%2 == 0 {
			a.Take(v)
		} else {
			b.Take(v)
		}
	}
	b.Add(a)
	if *b.Mean(1) != *all.Mean(1) {
		t.Errorf("%+v, not %+v", *b.Mean(1), *all.Mean(1))
	}
	var c stats.Sums
	for range 50 {
		c.Take(10)
		c.Take(30)
	}
	m := c.Mean(10) // in tenths
	if m.Mean != 2 || m.Games != 100 || math.Abs(m.Low-(2-1.96*1.00504/10)) > 1e-4 || math.Abs(m.High+m.Low-4) > 1e-9 {
		t.Errorf("%+v", *m)
	}
	if (&stats.Sums{}).Mean(1) != nil {
		t.Error("the mean of nothing")
	}
}

// TestWilson: known intervals.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		count, of int
		low, high float64
	}{{0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}, {10, 10, 0.7225, 1}, {1, 1000, 0.0002, 0.0056}, {0, 0, 0, 1}} {
		low, high := stats.Wilson(c.count, c.of)
		if math.Abs(low-c.low) > 0.0001 || math.Abs(high-c.high) > 0.0001 {
			t.Errorf("Wilson(%d, %d) = %.4f, %.4f, not %.4f, %.4f", c.count, c.of, low, high, c.low, c.high)
		}
	}
}

// figures are inputs of which many give other bits where products are fused.
func figures(f func(name string, x float64)) {
	for i := range 40 {
		count, of := 7*i+1, 293+11*i
		low, high := stats.Wilson(count, of)
		f("low share", low)
		f("high share", high)
		var s stats.Sums
		for k := range int32(30 + i) {
			s.Take((k*k*7919 + int32(i)*104729) % 1000)
		}
		m := s.Mean(10)
		f("mean", m.Mean)
		f("low mean", m.Low)
		f("high mean", m.High)
		f("ratio", stats.Ratio(count, of))
		for _, r := range stats.BradleyTerry([][]float64{{0, float64(count), 17}, {40, 0, float64(of) / 3}, {5, 21.5, 0}}) {
			f("rating", r.Elo)
			f("low rating", r.Low)
			f("high rating", r.High)
		}
	}
}

// TestBradleyTerry: known ratings. With the drawn game that is added, odds of ten to one are 400
// points, and who has never lost has a rating.
func TestBradleyTerry(t *testing.T) {
	two := stats.BradleyTerry([][]float64{{0, 99.5}, {9.5, 0}})
	if d := two[0].Elo - two[1].Elo; math.Abs(d-400) > 1e-6 || math.Abs(two[0].Elo+two[1].Elo) > 1e-9 {
		t.Errorf("ten to one is %+v", two)
	}
	// The information is n p q, and half of the difference is the rating of one.
	if half, want := two[0].High-two[0].Elo, 1.959964/math.Sqrt(110*100*10/110.0/110)/2*400/math.Ln10; math.Abs(half-want) > 1e-3 {
		t.Errorf("the interval is +-%.3f, not +-%.3f", half, want)
	}
	same := stats.BradleyTerry([][]float64{{0, 3, 5}, {3, 0, 4}, {5, 4, 0}})
	for _, r := range same {
		if math.Abs(r.Elo) > 1e-6 {
			t.Errorf("equals have %+v", same)
		}
	}
	never := stats.BradleyTerry([][]float64{{0, 40, 40}, {0, 0, 20}, {0, 20, 0}})
	if never[0].Elo < 400 || never[0].Elo > 2000 || math.Abs(never[1].Elo-never[2].Elo) > 1e-3 || never[0].Low > never[0].Elo-100 {
		t.Errorf("who has never lost: %+v", never)
	}
	if one := stats.BradleyTerry([][]float64{{0}}); one[0] != (stats.Rating{}) {
		t.Errorf("one alone has %+v", one)
	}
}

// TestScore: a draw is half a point.
func TestScore(t *testing.T) {
	var s stats.Score
	for _, by := range []int{1, 1, 0, -1} {
		s.Take(by)
	}
	if s.Close(); s.Won != 2 || s.Drawn != 1 || s.Lost != 1 || s.Share != 0.625 || s.Low > 0.3 || s.High < 0.85 {
		t.Errorf("%+v", s)
	}
}

// TestBits: figures have the bits that they have had, on every architecture.
func TestBits(t *testing.T) {
	h := fnv.New64a()
	figures(func(_ string, x float64) { binary.Write(h, binary.LittleEndian, math.Float64bits(x)) })
	if got, want := h.Sum64(), uint64(0xee23e5877b373eda); got != want {
		t.Errorf("the hash of all figures is %#x, not %#x", got, want)
	}
	low, high := stats.Wilson(123, 1000)
	var s stats.Sums
	for _, v := range []int32{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5} {
		s.Take(v)
	}
	m := s.Mean(2)
	for _, c := range []struct {
		name string
		got  float64
		want uint64
	}{{"low share", low, 0x3fbaa49a619f613c}, {"high share", high, 0x3fc2892caa27fede}, {"mean", m.Mean, 0x4000000000000000}, {"low mean", m.Low, 0x3ff4cffb70d5cdbf}, {"high mean", m.High, 0x4005980247951920}} {
		if got := math.Float64bits(c.got); got != c.want {
			t.Errorf("%s: %#x (%v), not %#x", c.name, got, c.got, c.want)
		}
	}
}

// TestFusedWouldShow: an architecture that fused the last product of a share's interval would give
// other bits, often; so TestBits can fail.
func TestFusedWouldShow(t *testing.T) {
	const z = 1.959963984540054
	other := 0
	for of := 100; of < 200; of++ {
		n, share := float64(of), 37/float64(of)
		root := math.Sqrt(share*(1-share)/n + z*z/float64(4*n*n))
		fused := math.FMA(-z, root, share+z*z/float64(2*n)) / (1 + z*z/n)
		if low, _ := stats.Wilson(37, of); low != fused {
			other++
		}
	}
	if other < 10 {
		t.Errorf("%d of 100 figures are others", other)
	}
}
