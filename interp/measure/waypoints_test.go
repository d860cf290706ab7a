package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// TestWaypoints: a way leads to exactly the points that Reach finds, in legs that stay on the
// ground, and is as short as the shortest one by the definition.
func TestWaypoints(t *testing.T) {
	s := &model.Surface{Width: 27, Depth: 21}
	rng := rand.New(rand.NewPCG(13, 14))
	m := machine.New(&machine.Program{Limits: machine.DefaultLimits})
	m.P.Limits.Steps = math.MaxInt
	bent := 0
	for range 40 {
		a := ground(s, rng)
		from, r := rng.Int32N(s.Points()), 3+rng.Int32N(22)
		cost := shortest(s, a, from, int64(r)*10)
		each(s, func(x, y, p int32) {
			var way []int32
			Waypoints(m, s, append([]uint64(nil), a...), area(s), from, p, r, Foot{}, 0, func(q int32) { way = append(way, q) })
			if m.Err != nil {
				t.Fatal(m.Err)
			}
			if reached := cost[p] >= 0 && Has(a, p); reached != (way != nil) {
				t.Fatalf("from %d by %d to %d: is reached: %v, way: %v", from, r, p, reached, way)
			}
			if way == nil {
				return
			}
			if way[len(way)-1] != p {
				t.Fatalf("the way to %d ends at %v", p, way)
			}
			if length := legsOf(t, s, a, from, way); length != cost[p] {
				t.Fatalf("the way from %d to %d is %d hundredths long, the shortest one %d", from, p, length, cost[p])
			}
			if len(way) > 1 {
				bent++
			}
		})
	}
	if bent < 100 {
		t.Fatalf("only %d ways bend", bent)
	}
}

// legsOf is the length of a way, each leg rounded up; all legs must stay on the ground.
func legsOf(t *testing.T, s *model.Surface, a []uint64, from int32, way []int32) (length int64) {
	t.Helper()
	for _, p := range way {
		if !clearLeg(s, a, from, p) {
			t.Fatalf("a leg from %d to %d leaves the ground", from, p)
		}
		x, y := s.XY(from)
		u, v := s.XY(p)
		length += rootUp(100 * square(u, v, x, y))
		from = p
	}
	return length
}

// TestWaypointsBetween: with a spacing no two points are farther apart than it, but for what the
// lattice rounds; the bends and the end are among them.
func TestWaypointsBetween(t *testing.T) {
	s := table()
	rng := rand.New(rand.NewPCG(15, 16))
	m := machine.New(&machine.Program{Limits: machine.DefaultLimits})
	between := 0
	for range 300 {
		a := ground(s, rng)
		from, to, r, base, every := rng.Int32N(s.Points()), rng.Int32N(s.Points()), 3+rng.Int32N(30), Foot{rng.Int32N(2), rng.Int32N(3), 0}, 1+rng.Int32N(5)
		var legs, points []int32
		Waypoints(m, s, append([]uint64(nil), a...), area(s), from, to, r, base, 0, func(q int32) { legs = append(legs, q) })
		Waypoints(m, s, append([]uint64(nil), a...), area(s), from, to, r, base, every, func(q int32) { points = append(points, q) })
		here, next := from, 0
		for _, p := range points {
			x, y := s.XY(here)
			u, v := s.XY(p)
			if far := square(u, v, x, y); far > int64(every+1)*int64(every+1) {
				t.Fatalf("%d and %d are farther apart than %d", here, p, every)
			}
			if next < len(legs) && p == legs[next] {
				next++
			}
			here = p
		}
		if next != len(legs) {
			t.Fatalf("of the bends %v only %d are among %v", legs, next, points)
		}
		between += len(points) - len(legs)
	}
	if between < 100 {
		t.Fatalf("only %d points lie between bends", between)
	}
}
