package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// clearLeg: clear says whether a leg runs through the inside of no square of a point outside, by
// the definition.
func clearLeg(s *model.Surface, a []uint64, p, q int32) bool {
	px, py := s.XY(p)
	qx, qy := s.XY(q)
	from, to := pt{2 * int64(px), 2 * int64(py)}, pt{2 * int64(qx), 2 * int64(qy)}
	for y := min(py, qy); y <= max(py, qy); y++ {
		for x := min(px, qx); x <= max(px, qx); x++ {
			b := s.At(x, y)
			if b == p || Has(a, b) {
				continue
			}
			u, v := 2*int64(x), 2*int64(y)
			if meets([]pt{{u - 1, v - 1}, {u + 1, v - 1}, {u + 1, v + 1}, {u - 1, v + 1}}, from, to) {
				return false
			}
		}
	}
	return true
}

// ground is open with a few obstacles.
func ground(s *model.Surface, rng *rand.Rand) []uint64 {
	a, holes := area(s), area(s)
	All(s, a)
	for range 1 + rng.IntN(4) {
		x, y := rng.Int32N(s.Width), rng.Int32N(s.Depth)
		if rng.IntN(2) == 0 {
			Disc(s, holes, x, y, 1+rng.Int32N(4), false, Fill)
		} else {
			Rectangle(s, holes, [2]int32{x, y}, [2]int32{x + rng.Int32N(8), y + rng.Int32N(8)})
		}
	}
	for i := range a {
		a[i] &^= holes[i]
	}
	return a
}

// TestReach compares with the shortest ways by the definition: all legs tried one by one, bends at
// corners.
func TestReach(t *testing.T) {
	around, points := 0, 0
	for _, x := range []struct {
		s    *model.Surface
		far  int32 // reaches are so long, and up to as much longer
		runs int
	}{
		{&model.Surface{Width: 27, Depth: 21}, 3, 60},
		{&model.Surface{Width: 190, Depth: 6}, 60, 4}, // lines of several words
		{&model.Surface{Width: 6, Depth: 190}, 60, 4},
	} {
		a, n := reachAgrees(t, x.s, x.far, x.runs)
		around, points = around+a, points+n
	}
	if around < 100 {
		t.Fatalf("only %d of %d points are reached around a corner", around, points)
	}
}

// reachAgrees compares on random ground; it returns how many points are reached around a corner,
// and how many in all.
func reachAgrees(t *testing.T, s *model.Surface, far int32, times int) (around, points int) {
	rng := rand.New(rand.NewPCG(9, 10))
	m := machine.New(&machine.Program{Limits: machine.DefaultLimits})
	m.P.Limits.Steps = math.MaxInt
	for range times {
		a := ground(s, rng)
		from, r := rng.Int32N(s.Points()), far+rng.Int32N(max(22, far))
		got, again := area(s), area(s)
		Reach(m, 0, s, got, append([]uint64(nil), a...), area(s), from, r, Foot{})
		Reach(m, 0, s, again, append([]uint64(nil), a...), area(s), from, r, Foot{})
		if m.Err != nil {
			t.Fatal(m.Err)
		}
		cost := shortest(s, a, from, int64(r)*10)
		each(s, func(x, y, p int32) {
			want := cost[p] >= 0 && Has(a, p)
			if Has(got, p) != want || Has(again, p) != want {
				t.Errorf("from %d by %d, the point %d,%d is reached: %v, again: %v, and should be: %v (%d)", from, r, x, y, Has(got, p), Has(again, p), want, cost[p])
			}
			if want {
				points++
				if !clearLeg(s, a, from, p) {
					around++
				}
			}
		})
	}
	return around, points
}

// shortest is the length of the shortest way to each point, -1 beyond the limit: all legs tried one
// by one.
func shortest(s *model.Surface, a []uint64, from int32, limit int64) []int64 {
	cost := make([]int64, s.Points())
	for i := range cost {
		cost[i] = -1
	}
	cost[from] = 0
	type bend struct{ p, corner, side int32 }
	lengths, done := map[bend]int64{{from, -1, 0}: 0}, map[bend]bool{}
	for {
		best, found := bend{}, false
		for b, l := range lengths {
			if !done[b] && (!found || l < lengths[best]) {
				best, found = b, true
			}
		}
		if !found {
			return cost
		}
		done[best] = true
		bx, by := s.XY(best.p)
		for q := int32(0); q < s.Points(); q++ {
			x, y := s.XY(q)
			l := lengths[best] + rootUp(100*square(x, y, bx, by))
			vx, vy := int64(x-bx), int64(y-by)
			if q == best.p || !Has(a, q) || l > limit || best.corner >= 0 && !leads(best.corner, best.side, vx, vy) || !clearLeg(s, a, best.p, q) {
				continue
			}
			if cost[q] < 0 || l < cost[q] {
				cost[q] = l
			}
			for i, d := range diagonals {
				out := func(u, v int32) bool { return s.On(u, v) && !Has(a, s.At(u, v)) }
				cross, dot := int64(d[0])*vy-int64(d[1])*vx, int64(d[0])*vx+int64(d[1])*vy
				if !out(x+d[0], y+d[1]) || out(x+d[0], y) || out(x, y+d[1]) || max(cross, -cross) < max(dot, -dot) {
					continue
				}
				n := bend{q, int32(i), 1}
				if cross < 0 {
					n.side = -1
				}
				if old, known := lengths[n]; !known || l < old {
					lengths[n] = l
				}
			}
		}
	}
}

// leads says whether a leg may go on from a bend in a direction: 0 to 135 degrees from the outside
// point, on the side of the leg before.
func leads(corner, side int32, vx, vy int64) bool {
	d := diagonals[corner]
	cross, dot := (int64(d[0])*vy-int64(d[1])*vx)*int64(side), int64(d[0])*vx+int64(d[1])*vy
	return cross >= 0 && (dot >= 0 || cross >= -dot)
}

func TestReachWithBase(t *testing.T) {
	s := table()
	m := machine.New(&machine.Program{Limits: machine.DefaultLimits})
	rng := rand.New(rand.NewPCG(11, 12))
	for range 50 {
		a := ground(s, rng)
		from, r, base := rng.Int32N(s.Points()), 3+rng.Int32N(22), Foot{R: rng.Int32N(4)}
		in := append([]uint64(nil), a...)
		Inside(m, s, in, area(s), base)
		got, want := area(s), area(s)
		Reach(m, 0, s, got, append([]uint64(nil), a...), area(s), from, r, base)
		Reach(m, 0, s, want, in, area(s), from, r, Foot{})
		agree(t, s, "with a base", got, func(x, y int32) bool { return Has(want, s.At(x, y)) })
	}
}

func BenchmarkReachOpen(b *testing.B) { benchReach(b, nil) }
func BenchmarkReachAround(b *testing.B) {
	benchReach(b, []*model.Outline{
		{Is: model.Rectangle, Corners: [][2]int32{{300, 200}, {360, 260}}},
		{Is: model.Circle, Corners: [][2]int32{{400, 300}}, Radius: 40},
	})
}

func benchReach(b *testing.B, holes []*model.Outline) {
	s := &model.Surface{Width: 720, Depth: 480}
	endless := machine.DefaultLimits
	endless.Steps = math.MaxInt
	m := machine.New(&machine.Program{Limits: endless})
	m.Forgetful = true
	ground, hole := area(s), area(s)
	All(s, ground)
	for _, h := range holes {
		Cover(s, hole, h)
	}
	for i := range ground {
		ground[i] &^= hole[i]
	}
	dst, a, scratch := area(s), area(s), area(s)
	b.ReportAllocs()
	for b.Loop() {
		clear(dst)
		copy(a, ground)
		mark := m.Mark()
		Reach(m, 0, s, dst, a, scratch, s.At(370, 240), 120, Foot{R: 10})
		m.Release(mark)
	}
}
