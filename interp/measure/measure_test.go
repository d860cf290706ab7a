package measure

import (
	"math/rand/v2"
	"testing"

	"sandtable/schema/model"
)

// The tests compare with definitions, point by point, on small surfaces.

func table() *model.Surface {
	return &model.Surface{Width: 61, Depth: 43}
}

func each(s *model.Surface, f func(x, y, p int32)) {
	for y := int32(0); y <= s.Depth; y++ {
		for x := int32(0); x <= s.Width; x++ {
			f(x, y, s.At(x, y))
		}
	}
}

func area(s *model.Surface) []uint64 { return make([]uint64, s.Words()) }

func agree(t *testing.T, s *model.Surface, what string, got []uint64, want func(x, y int32) bool) {
	t.Helper()
	each(s, func(x, y, p int32) {
		if Has(got, p) != want(x, y) {
			t.Fatalf("%s: the point %d,%d is in: %v, and should be: %v", what, x, y, Has(got, p), want(x, y))
		}
	})
}

func square(x, y, a, b int32) int64 {
	dx, dy := int64(x-a), int64(y-b)
	return dx*dx + dy*dy
}

func TestDiscs(t *testing.T) {
	s := table()
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		cx, cy, r, strict := rng.Int32N(62), rng.Int32N(44), rng.Int32N(50)-2, rng.IntN(2) == 0
		dst := area(s)
		Disc(s, dst, cx, cy, r, strict, Fill)
		agree(t, s, "disc", dst, func(x, y int32) bool {
			q := square(x, y, cx, cy)
			return r >= 0 && (q < int64(r)*int64(r) || !strict && q == int64(r)*int64(r))
		})
	}
}

// blots are random areas of a few rectangles and discs.
func blots(s *model.Surface, rng *rand.Rand) []uint64 {
	dst := area(s)
	for range 1 + rng.IntN(4) {
		x, y := rng.Int32N(62), rng.Int32N(44)
		if rng.IntN(2) == 0 {
			Disc(s, dst, x, y, rng.Int32N(8), false, Fill)
		} else {
			Rectangle(s, dst, [2]int32{x, y}, [2]int32{x - rng.Int32N(15), y + rng.Int32N(12)})
		}
	}
	return dst
}

func TestWidenAndInside(t *testing.T) {
	s := table()
	rng := rand.New(rand.NewPCG(3, 4))
	for range 40 {
		a, r, strict := blots(s, rng), rng.Int32N(9), rng.IntN(2) == 0
		wide := area(s)
		Widen(s, wide, a, r, strict, Fill)
		agree(t, s, "widened", wide, func(x, y int32) bool {
			found := false
			each(s, func(u, v, p int32) {
				q := square(x, y, u, v)
				found = found || Has(a, p) && (q < int64(r)*int64(r) || !strict && q == int64(r)*int64(r))
			})
			return found
		})
		in := append([]uint64(nil), a...)
		Inside(plainMachine(), s, in, area(s), Foot{R: r})
		agree(t, s, "inside", in, func(x, y int32) bool {
			if !Has(a, s.At(x, y)) || x < r || y < r || x > s.Width-r || y > s.Depth-r {
				return false
			}
			free := true
			each(s, func(u, v, p int32) { free = free && (Has(a, p) || square(x, y, u, v) > int64(r)*int64(r)) })
			return free
		})
		x, y := rng.Int32N(62), rng.Int32N(44)
		best := int64(-1)
		each(s, func(u, v, p int32) {
			if q := square(x, y, u, v); Has(a, p) && (best < 0 || q < best) {
				best = q
			}
		})
		down, up, ok := ToArea(s, x, y, a)
		if ok != (best >= 0) || ok && (down*down > best || (down+1)*(down+1) <= best || up*up < best || up > 0 && (up-1)*(up-1) >= best) {
			t.Fatalf("the distance to an area is from %d to %d; its square is %d", down, up, best)
		}
	}
}

func TestAll(t *testing.T) {
	s := table()
	dst := area(s)
	All(s, dst)
	agree(t, s, "all", dst, func(x, y int32) bool { return true })
	if _, _, _, _, n := Bounds(s, dst); n != int(s.Points()) {
		t.Fatalf("the surface has %d points, not %d", n, s.Points())
	}
}

// star is a random polygon whose sides do not cross.
func star(rng *rand.Rand) *model.Outline {
	for {
		o := &model.Outline{Is: model.Polygon}
		for range 3 + rng.IntN(5) {
			o.Corners = append(o.Corners, [2]int32{rng.Int32N(62), rng.Int32N(44)})
		}
		if i, _ := o.Crossing(); i < 0 && !o.Flat() {
			return o
		}
	}
}

func shapes(rng *rand.Rand) *model.Outline {
	switch rng.IntN(3) {
	case 0:
		return &model.Outline{Is: model.Circle, Corners: [][2]int32{{rng.Int32N(62), rng.Int32N(44)}}, Radius: 1 + rng.Int32N(12)}
	case 1:
		x, y := rng.Int32N(50), rng.Int32N(35)
		return &model.Outline{Is: model.Rectangle, Corners: [][2]int32{{x, y}, {x + 1 + rng.Int32N(10), y + 1 + rng.Int32N(8)}}}
	}
	return star(rng)
}

// far2 is the square of the distance to a shape, as a fraction; for a circle it is not used.
func far2(o *model.Outline, x, y int32) (n, d int64) {
	corners := o.Corners
	if o.Is == model.Rectangle {
		p, q := corners[0], corners[1]
		corners = [][2]int32{p, {q[0], p[1]}, q, {p[0], q[1]}}
	}
	if within(pt{int64(x), int64(y)}, corners) {
		return 0, 1
	}
	n, d = 1<<40, 1
	for i, c := range corners {
		u, v := toSegment(pt{int64(x), int64(y)}, corner(c), corner(corners[(i+1)%len(corners)]))
		if u*d < n*v {
			n, d = u, v
		}
	}
	return n, d
}

func TestShapes(t *testing.T) {
	s := table()
	rng := rand.New(rand.NewPCG(5, 6))
	for range 150 {
		o, r, strict := shapes(rng), rng.Int32N(10), rng.IntN(2) == 0
		cover, around := area(s), area(s)
		Cover(s, cover, o)
		Around(s, around, o, r, strict, Fill)
		agree(t, s, "covered", cover, func(x, y int32) bool {
			if o.Is == model.Circle {
				return square(x, y, o.Corners[0][0], o.Corners[0][1]) <= int64(o.Radius)*int64(o.Radius)
			}
			n, _ := far2(o, x, y)
			return n == 0
		})
		agree(t, s, "point by point", cover, func(x, y int32) bool { return Covers(o, int(x), int(y)) })
		agree(t, s, "around", around, func(x, y int32) bool {
			if o.Is == model.Circle {
				q, k := square(x, y, o.Corners[0][0], o.Corners[0][1]), int64(o.Radius+r)
				return (q < k*k || !strict && q == k*k) && !(strict && r == 0)
			}
			n, d := far2(o, x, y)
			k := int64(r) * int64(r) * d
			return n < k || !strict && n == k
		})
		x, y := rng.Int32N(62), rng.Int32N(44)
		down, up := ToShape(x, y, o)
		if o.Is != model.Circle {
			n, d := far2(o, x, y)
			if down*down*d > n || (down+1)*(down+1)*d <= n || up*up*d < n || up > 0 && (up-1)*(up-1)*d >= n {
				t.Fatalf("the distance to a shape is from %d to %d; its square is %d/%d", down, up, n, d)
			}
		}
	}
}

// TestCrosses compares with a great many points along the line: if one of them lies strictly
// inside, the line crosses.
func TestCrosses(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	hits, misses := 0, 0
	for range 4000 {
		o := shapes(rng)
		b := NewBlocker(o)
		ax, ay, bx, by := rng.Int32N(62), rng.Int32N(44), rng.Int32N(62), rng.Int32N(44)
		const parts = 5040
		crossed := false
		for i := int64(0); i <= parts && !crossed; i++ {
			x, y := int64(ax)*(parts-i)+int64(bx)*i, int64(ay)*(parts-i)+int64(by)*i
			crossed = strictly(o, x, y, parts)
		}
		got := b.Crosses(ax, ay, bx, by)
		if crossed && !got {
			t.Fatalf("the line %d,%d %d,%d crosses %v, but it is said that it does not", ax, ay, bx, by, o)
		}
		if got && !crossed && !grazes(o, ax, ay, bx, by) {
			t.Fatalf("the line %d,%d %d,%d does not cross %v, but it is said that it does", ax, ay, bx, by, o)
		}
		if got {
			hits++
		} else {
			misses++
		}
	}
	if hits < 500 || misses < 500 {
		t.Fatalf("the test looks at too few cases: %d, %d", hits, misses)
	}
}

// grazes says whether a line passes so near a corner or a circle's border that points along it may
// all miss the inside.
func grazes(o *model.Outline, ax, ay, bx, by int32) bool {
	p, q := pt{int64(ax), int64(ay)}, pt{int64(bx), int64(by)}
	if o.Is == model.Circle {
		n, d := toSegment(corner(o.Corners[0]), p, q)
		r := int64(o.Radius)
		return 100*n > 99*r*r*d
	}
	for _, c := range o.Corners {
		if n, d := toSegment(corner(c), p, q); 100*n < d {
			return true
		}
	}
	return false
}

// strictly says whether a point, given in parts, lies inside a shape and not on its border.
func strictly(o *model.Outline, x, y, parts int64) bool {
	if o.Is == model.Circle {
		dx, dy, r := x-int64(o.Corners[0][0])*parts, y-int64(o.Corners[0][1])*parts, int64(o.Radius)*parts
		return dx*dx+dy*dy < r*r
	}
	corners := o.Corners
	if o.Is == model.Rectangle {
		p, q := corners[0], corners[1]
		corners = [][2]int32{p, {q[0], p[1]}, q, {p[0], q[1]}}
	}
	in := false
	for i := range corners {
		a, b := corner(corners[i]), corner(corners[(i+1)%len(corners)])
		a, b = pt{a.x * parts, a.y * parts}, pt{b.x * parts, b.y * parts}
		ab, ap := a.to(b), a.to(pt{x, y})
		if ab.cross(ap) == 0 && ap.dot(b.to(pt{x, y})) <= 0 {
			return false
		}
		if (a.y <= y) != (b.y <= y) && (ab.cross(ap) > 0) == (b.y > a.y) {
			in = !in
		}
	}
	return in
}

func TestRoot(t *testing.T) {
	for n := int64(0); n < 100000; n += 7 {
		if r := Root(n); r*r > n || (r+1)*(r+1) <= n {
			t.Fatalf("the root of %d is not %d", n, r)
		}
	}
	if r := Root(1<<62 - 1); r != 1<<31-1 {
		t.Fatalf("the root of 2^62-1 is not %d", r)
	}
}

func TestCrossingSides(t *testing.T) {
	for _, c := range []struct {
		corners [][2]int32
		crosses bool
	}{
		{[][2]int32{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, false},
		{[][2]int32{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, true},
		// A side runs back over the one before.
		{[][2]int32{{0, 0}, {10, 0}, {5, 0}, {5, 5}}, true},
		{[][2]int32{{0, 0}, {10, 0}, {10, 10}, {5, 0}}, true}, // a corner on another side
		{[][2]int32{{0, 0}, {0, 0}, {10, 10}, {5, 0}}, true},  // two corners in one place
		{[][2]int32{{0, 0}, {5, 0}, {10, 0}, {5, 5}}, false},  // a corner in a straight side
		{[][2]int32{{0, 0}, {10, 0}, {0, 10}}, false},
	} {
		o := &model.Outline{Is: model.Polygon, Corners: c.corners}
		if i, _ := o.Crossing(); (i >= 0) != c.crosses {
			t.Errorf("%v: crosses %v", c.corners, i >= 0)
		}
	}
}

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
			if d := (px-x)*(px-x) + (py-y)*(py-y); Has(area, p) && d < best {
				want, best = p, d
			}
		}
		if got, ok := Closest(s, area, x, y); ok != (want >= 0) || ok && got != want {
			t.Fatalf("%d by %d, from %d,%d: %d, %v, not %d", s.Width, s.Depth, x, y, got, ok, want)
		}
	}
}
