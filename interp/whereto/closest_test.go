package whereto_test

import (
	"math/rand/v2"
	"testing"

	"sandtable/interp/measure"
	"sandtable/interp/whereto"
	"sandtable/schema/model"
)

// TestClosest: of the points of any area none is nearer than the one that is found, and of equal
// ones none comes before it.
func TestClosest(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for round := range 300 {
		s := &model.Surface{Width: 1 + rng.Int32N(150), Depth: 1 + rng.Int32N(40)}
		area := make([]uint64, s.Words())
		for range rng.IntN(1 + 3*round) {
			p := rng.Int32N(s.Points())
			area[p>>6] |= 1 << (uint(p) & 63)
		}
		x, y := rng.Int32N(s.Width+1), rng.Int32N(s.Depth+1)
		want, best := int32(-1), int32(1<<30)
		for p := range s.Points() {
			px, py := s.XY(p)
			if d := (px-x)*(px-x) + (py-y)*(py-y); measure.Has(area, p) && d < best {
				want, best = p, d
			}
		}
		if got, ok := whereto.Closest(s, area, x, y); ok != (want >= 0) || ok && got != want {
			t.Fatalf("%d by %d, from %d,%d: %d, %v, not %d", s.Width, s.Depth, x, y, got, ok, want)
		}
	}
}
