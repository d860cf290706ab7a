package model

import (
	"math/bits"
	"slices"
)

// Surface is a map measured in inches. Its points form a lattice, one for each smallest part of a
// number along both sides; a point is one number, counted row by row from the south-west corner, so
// that points are kept, compared and gathered in sets like things.
type Surface struct {
	Thing        *Thing
	Width, Depth int32 // from west to east, from south to north, in smallest parts
	Point        Type  // of one point
}

// MaxSide is how long a side of a surface may be, in smallest parts: 200 inches in tenths.
const MaxSide = 2000

// Row is the number of points from west to east.
func (s *Surface) Row() int32 { return s.Width + 1 }

// Points is the number of points.
func (s *Surface) Points() int32 { return (s.Width + 1) * (s.Depth + 1) }

// Words is the number of 64-bit words of a set of points.
func (s *Surface) Words() int32 { return (s.Points() + 63) / 64 }

// At is the point at x, y; both must lie on the surface.
func (s *Surface) At(x, y int32) int32 { return y*s.Row() + x }

// XY is where a point lies.
func (s *Surface) XY(p int32) (x, y int32) { return p % s.Row(), p / s.Row() }

// On says whether there is such a point.
func (s *Surface) On(x, y int32) bool { return x >= 0 && y >= 0 && x <= s.Width && y <= s.Depth }

// Alone calls f with the points of an area that have no neighbour in it, such as the middle of a
// house among open ground, until f returns false. A row's first point and the last one of the row
// before it count as neighbours.
func (s *Surface) Alone(area []uint64, f func(p int32) bool) {
	var before uint64
	for i, w := range area {
		if w == 0 {
			before = 0
			continue
		}
		var after uint64
		if i+1 < len(area) {
			after = area[i+1]
		}
		left := w &^ (w<<1 | before>>63) &^ (w>>1 | after<<63)
		for before = w; left != 0; left &= left - 1 {
			p := int32(i)<<6 + int32(bits.TrailingZeros64(left))
			if !s.meets(area, p-s.Row()) && !s.meets(area, p+s.Row()) && !f(p) {
				return
			}
		}
	}
}

// meets reports whether an area holds a point, or the one before or after it.
func (s *Surface) meets(area []uint64, p int32) bool {
	for q := max(p-1, 0); q <= min(p+1, s.Points()-1); q++ {
		if area[q>>6]&(1<<(q&63)) != 0 {
			return true
		}
	}
	return false
}

// Area is the type of a part of the surface.
func (s *Surface) Area() Type { return s.Point.In(Set) }

// OutlineOf says what form a part of a surface has.
type OutlineOf uint8

// The forms.
const (
	Circle OutlineOf = iota
	Rectangle
	Polygon
)

// Outline is the part of a surface that a thing covers, its border included, in smallest parts.
type Outline struct {
	Is OutlineOf
	// Of a circle: its centre; of a rectangle: two opposite corners, the south-west one first.
	Corners [][2]int32
	Radius  int32
}

// MaxCorners bounds the corners of a polygon.
const MaxCorners = 64

// IsPoint reports whether the type is one point of a surface.
func (t Type) IsPoint() bool { return t.Base == PointOf && t.Form == One }

// IsArea reports whether the type is a part of a surface.
func (t Type) IsArea() bool { return t.Base == PointOf && t.Form == Set }

// Flat says whether all corners of a polygon lie in one line.
func (s *Outline) Flat() bool {
	return !slices.ContainsFunc(s.Corners, func(c [2]int32) bool { return turn(s.Corners[0], s.Corners[1], c) != 0 })
}

// TwiceArea is twice the area of a polygon; positive if its corners run counterclockwise.
func (s *Outline) TwiceArea() int64 {
	sum := int64(0)
	for i, p := range s.Corners {
		q := s.Corners[(i+1)%len(s.Corners)]
		sum += int64(p[0])*int64(q[1]) - int64(q[0])*int64(p[1])
	}
	return sum
}

// Crossing finds two sides of a polygon, by their first corners, that have a point in common which
// is no corner between them; or -1.
func (s *Outline) Crossing() (i, j int) {
	n := len(s.Corners)
	for j := 1; j < n; j++ {
		for i := 0; i < j; i++ {
			a, b, c, d := s.Corners[i], s.Corners[(i+1)%n], s.Corners[j], s.Corners[(j+1)%n]
			switch {
			case a == c || a == b || c == d:
				return i, j
			case b == c && (n > 3 && a == d || turn(a, b, d) == 0 && dot(b, a, d) > 0):
				return i, j
			case d == a && turn(c, a, b) == 0 && dot(a, c, b) > 0:
				return i, j
			case b != c && d != a && meet(a, b, c, d):
				return i, j
			}
		}
	}
	return -1, -1
}

// turn is positive if c lies to the left of the line from a to b, 0 if on it.
func turn(a, b, c [2]int32) int64 {
	return int64(b[0]-a[0])*int64(c[1]-a[1]) - int64(b[1]-a[1])*int64(c[0]-a[0])
}

// dot is positive if the directions from a to b and from a to c differ by less than a right angle.
func dot(a, b, c [2]int32) int64 {
	return int64(b[0]-a[0])*int64(c[0]-a[0]) + int64(b[1]-a[1])*int64(c[1]-a[1])
}

// meet says whether two segments have a point in common.
func meet(a, b, c, d [2]int32) bool {
	side := func(v int64) int { return int(min(max(v, -1), 1)) }
	p, q := side(turn(a, b, c)), side(turn(a, b, d))
	u, v := side(turn(c, d, a)), side(turn(c, d, b))
	if p*q < 0 && u*v < 0 {
		return true
	}
	on := func(a, b, c [2]int32) bool { return turn(a, b, c) == 0 && dot(c, a, b) <= 0 }
	return on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}
