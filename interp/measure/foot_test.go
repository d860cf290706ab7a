package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Footprints are compared with plain definitions, point by point: every half of a lattice step of
// their lines is looked at.

func plainMachine() *machine.M {
	m := machine.New(&machine.Program{Limits: machine.DefaultLimits})
	m.P.Limits.Steps = math.MaxInt
	return m
}

// aFoot is a random footprint in one of the eight directions, round now and then.
func aFoot(rng *rand.Rand) Foot {
	n, step := rng.Int32N(8)-1, steps[rng.IntN(8)]
	if n < 0 {
		n = 0
	}
	return Foot{rng.Int32N(6), n * int32(step.x), n * int32(step.y)}
}

// halves calls f for each half step of a footprint's line, in half steps.
func halves(b Body, f func(x, y int64)) {
	n := int64(max(b.DX, -b.DX, b.DY, -b.DY))
	sign := func(v int32) int64 { return int64(min(max(v, -1), 1)) }
	for i := -2 * n; i <= 2*n; i++ {
		f(2*int64(b.X)+i*sign(b.DX), 2*int64(b.Y)+i*sign(b.DY))
	}
}

// apart2 is the square of how far the lines of two footprints are apart, as a fraction. The point
// of the one that is nearest to the other is a half step of its line.
func apart2(a, b Body) (n, d int64) {
	p, q := b.ends()
	twice := func(p pt) pt { return pt{2 * p.x, 2 * p.y} }
	n, d = 1<<40, 1
	halves(a, func(x, y int64) {
		if u, v := toSegment(pt{x, y}, twice(p), twice(q)); u*d < n*v {
			n, d = u, v
		}
	})
	return n, 4 * d
}

// near says whether a distance with such a square is at most r, or less.
func near(n, d int64, r int32, strict bool) bool {
	k := int64(r) * int64(r) * d
	return r >= 0 && (n < k || !strict && n == k)
}

// rightly says whether a distance is rounded down and up rightly, less a radius.
func rightly(down, up, n, d, r int64) bool {
	down, up = down+r, up+r
	return down*down*d <= n && (down+1)*(down+1)*d > n && up*up*d >= n && (up == 0 || (up-1)*(up-1)*d < n)
}

func TestApart(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	crossing := 0
	for range 20000 {
		a, b := Body{rng.Int32N(40), rng.Int32N(40), aFoot(rng)}, Body{rng.Int32N(40), rng.Int32N(40), aFoot(rng)}
		n, d := apart2(a, b)
		down, up := a.Apart(b)
		if !rightly(down, up, n, d, int64(a.R+b.R)) {
			t.Fatalf("%v and %v are %d to %d apart; the square for their lines is %d/%d", a, b, down, up, n, d)
		}
		if u, v := b.Apart(a); u != down || v != up {
			t.Fatalf("%v to %v is %d to %d, and back %d to %d", a, b, down, up, u, v)
		}
		if n == 0 {
			crossing++
		}
		x, y := rng.Int32N(40), rng.Int32N(40)
		leg := Body{x, y, Foot{0, a.DX, a.DY}}
		p, q := leg.ends()
		n, d = apart2(leg, b)
		if b.Crossed(int32(p.x), int32(p.y), int32(q.x), int32(q.y)) != near(n, d, b.R, true) {
			t.Fatalf("%v: crossed by %v %v, the square is %d/%d", b, p, q, n, d)
		}
	}
	if crossing < 300 {
		t.Fatalf("only %d pairs cross", crossing)
	}
}

func TestAroundBody(t *testing.T) {
	s := table()
	rng := rand.New(rand.NewPCG(13, 14))
	for range 300 {
		of, b := aFoot(rng), Body{rng.Int32N(62), rng.Int32N(44), aFoot(rng)}
		r, strict := rng.Int32N(8)-3, rng.IntN(2) == 0
		dst, left := area(s), area(s)
		All(s, left)
		AroundBody(s, dst, of, b, r, strict, Fill)
		AroundBody(s, left, of, b, r, strict, Wipe)
		want := func(x, y int32) bool {
			n, d := apart2(Body{x, y, of}, b)
			return of.R+r >= 0 && near(n, d, of.R+r+b.R, strict)
		}
		agree(t, s, "around a footprint", dst, want)
		agree(t, s, "beyond a footprint", left, func(x, y int32) bool { return !want(x, y) })
	}
}

// TestAroundShape compares with distances, which are found in another way.
func TestAroundShape(t *testing.T) {
	s := table()
	rng := rand.New(rand.NewPCG(15, 16))
	for range 300 {
		of, o, r, strict := aFoot(rng), shapes(rng), rng.Int32N(8)-3, rng.IntN(2) == 0
		dst := area(s)
		AroundShape(s, dst, of, o, r, strict, Fill)
		agree(t, s, "around a shape", dst, func(x, y int32) bool {
			down, up := Body{x, y, of}.ToShape(o)
			return !strict && of.R+r >= 0 && up <= int64(r) || strict && of.R+r > 0 && down < int64(r)
		})
	}
}

// TestToShape compares with points along the line, close together.
func TestToShape(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 18))
	const parts = 64
	for range 3000 {
		b, o := Body{rng.Int32N(62), rng.Int32N(44), aFoot(rng)}, shapes(rng)
		best := math.Inf(1)
		large := &model.Outline{Is: o.Is, Radius: o.Radius * parts}
		for _, c := range o.Corners {
			large.Corners = append(large.Corners, [2]int32{c[0] * parts, c[1] * parts})
		}
		for i := int32(-parts); i <= parts; i++ {
			x, y := b.X*parts+b.DX*i, b.Y*parts+b.DY*i
			far := math.Sqrt(float64(square(x, y, large.Corners[0][0], large.Corners[0][1]))) - float64(large.Radius)
			if o.Is != model.Circle {
				far = farFrom(large, x, y)
			}
			best = min(best, max(far, 0)/parts)
		}
		down, up := b.ToShape(o)
		down, up = down+int64(b.R), up+int64(b.R)
		if float64(down) > best+1e-9 || float64(up) < best-0.2 || up-down > 1 || float64(down+1) < best-0.2 {
			t.Fatalf("%v is %d to %d away from %v, and some point of it %v", b, down, up, o, best)
		}
	}
}

// farFrom is the distance from a point to a rectangle or polygon.
func farFrom(o *model.Outline, x, y int32) float64 {
	corners := o.Corners
	if o.Is == model.Rectangle {
		box := boxed(corners)
		corners = box[:]
	}
	best, at := math.Inf(1), pt{int64(x), int64(y)}
	if within(at, corners) {
		return 0
	}
	for i, c := range corners {
		n, d := toSegment(at, corner(c), corner(corners[(i+1)%len(corners)]))
		best = min(best, math.Sqrt(float64(n)/float64(d)))
	}
	return best
}

func TestFootsAndAreas(t *testing.T) {
	s := &model.Surface{Width: 40, Depth: 33}
	rng := rand.New(rand.NewPCG(19, 20))
	m := plainMachine()
	inside, outside := 0, 0
	for range 60 {
		a, of, r, strict := blots(s, rng), aFoot(rng), rng.Int32N(5)-2, rng.IntN(2) == 0
		var points []Body
		each(s, func(x, y, p int32) {
			if Has(a, p) {
				points = append(points, Body{X: x, Y: y})
			}
		})
		wide := area(s)
		WidenBy(m, s, wide, a, of, r, strict, Fill)
		agree(t, s, "widened", wide, func(x, y int32) bool {
			for _, p := range points {
				if n, d := apart2(Body{x, y, of}, p); of.R+r >= 0 && near(n, d, of.R+r, strict) {
					return true
				}
			}
			return false
		})
		in := append([]uint64(nil), a...)
		Inside(m, s, in, area(s), of)
		agree(t, s, "inside", in, func(x, y int32) bool {
			b := Body{x, y, of}
			p, q := b.ends()
			if !Has(a, s.At(x, y)) || min(p.x, q.x) < int64(of.R) || min(p.y, q.y) < int64(of.R) || max(p.x, q.x) > int64(s.Width-of.R) || max(p.y, q.y) > int64(s.Depth-of.R) {
				outside++
				return false
			}
			free := true
			each(s, func(u, v, at int32) {
				if free && !Has(a, at) {
					n, d := apart2(b, Body{X: u, Y: v})
					free = !near(n, d, of.R, false)
				}
			})
			if free {
				inside++
			}
			return free
		})
		all, whole := area(s), area(s)
		All(s, all)
		Inside(m, s, all, area(s), of)
		InsideAll(s, whole, of)
		agree(t, s, "inside the surface", whole, func(x, y int32) bool { return Has(all, s.At(x, y)) })
		b := Body{rng.Int32N(41), rng.Int32N(34), of}
		best := Body{}
		n, d := int64(1), int64(0)
		for _, p := range points {
			if u, v := apart2(b, p); d == 0 || u*d < n*v {
				n, d, best = u, v, p
			}
		}
		down, up, ok := b.ToArea(s, a)
		if ok != (len(points) > 0) || ok && !rightly(down, up, n, d, int64(of.R)) {
			t.Fatalf("%v is %d to %d away from an area, nearest at %v: %d/%d", b, down, up, best, n, d)
		}
	}
	if inside < 300 || outside < 300 {
		t.Fatalf("the test looks at too few cases: %d, %d", inside, outside)
	}
}

// TestWaysOfFeet: a way of a footprint is one of its middle where the footprint lies wholly in the
// area, and its answer is not taken for one that faces otherwise.
func TestWaysOfFeet(t *testing.T) {
	s := &model.Surface{Width: 70, Depth: 50}
	rng := rand.New(rand.NewPCG(21, 22))
	m := plainMachine()
	for range 200 {
		a, from, r := ground(s, rng), rng.Int32N(s.Points()), 5+rng.Int32N(20)
		for range 3 {
			of := aFoot(rng)
			in, want, got := append([]uint64(nil), a...), area(s), area(s)
			Inside(m, s, in, area(s), of)
			Reach(m, 0, s, want, in, area(s), from, r, Foot{})
			Reach(m, 1, s, got, append([]uint64(nil), a...), area(s), from, r, of)
			agree(t, s, "reached", got, func(x, y int32) bool { return Has(want, s.At(x, y)) })
		}
	}
}

// TestFeet reads what is printed.
func TestFeet(t *testing.T) {
	for _, c := range []struct {
		f    foot
		way  model.Direction
		want Foot
	}{
		{foot{5, 15, 10, false}, model.North, Foot{5, 15, 0}},
		{foot{5, 15, 10, true}, model.North, Foot{5, 0, 15}},
		{foot{5, 15, 10, true}, model.SouthEast, Foot{5, 10, -10}},
		{foot{5, 15, 10, false}, model.SouthEast, Foot{5, -10, -10}},
		{foot{5, 0, 0, true}, model.East, Foot{R: 5}},
	} {
		if got := c.f.facing(c.way); got != c.want {
			t.Errorf("%v to %v is %v, not %v", c.f, c.way, got, c.want)
		}
	}
}
