package measure

import "sandtable/schema/model"

// Blocker is a shape as a line of sight meets it: a circle, or convex parts. The parts of a polygon
// are triangles, and the lines between them count as its inside.
type Blocker struct {
	shape *model.Outline
	box   line    // the south-west and the north-east corner of what it covers
	parts [][]pt  // convex, counterclockwise
	seams [][2]pt // inner sides of the triangles
}

// NewBlocker prepares a shape.
func NewBlocker(shape *model.Outline) *Blocker {
	b := &Blocker{shape: shape, box: boxAround(shape)}
	switch c := shape.Corners; shape.Is {
	case model.Rectangle:
		p, q := corner(c[0]), corner(c[1])
		b.parts = [][]pt{{p, {q.x, p.y}, q, {p.x, q.y}}}
	case model.Polygon:
		b.cut()
	}
	return b
}

// Crosses reports whether the straight line between two points crosses the inside of the shape. To
// touch its border is not to cross it.
func (b *Blocker) Crosses(ax, ay, bx, by int32) bool {
	p, q := pt{int64(ax), int64(ay)}, pt{int64(bx), int64(by)}
	if b.box.beside(p, q, 0) {
		return false
	}
	if c := b.shape.Corners; b.shape.Is == model.Circle {
		return crossesDisc(ax, ay, bx, by, c[0][0], c[0][1], b.shape.Radius)
	}
	for _, part := range b.parts {
		if meets(part, p, q) {
			return true
		}
	}
	for _, s := range b.seams {
		if along(s, p, q) {
			return true
		}
	}
	return false
}

// boxAround is the smallest rectangle around a shape, by its south-west and north-east corner.
func boxAround(shape *model.Outline) line {
	r := int64(shape.Radius) // 0, but of a circle
	box := line{pt{1 << 40, 1 << 40}, pt{-1 << 40, -1 << 40}}
	for _, c := range shape.Corners {
		at := corner(c)
		box.p = pt{min(box.p.x, at.x-r), min(box.p.y, at.y-r)}
		box.q = pt{max(box.q.x, at.x+r), max(box.q.y, at.y+r)}
	}
	return box
}

// beside reports whether the line from p to q lies wholly on one side of the rectangle around
// another line, r or more away from it.
func (a line) beside(p, q pt, r int64) bool {
	return max(p.x, q.x) <= min(a.p.x, a.q.x)-r || min(p.x, q.x) >= max(a.p.x, a.q.x)+r ||
		max(p.y, q.y) <= min(a.p.y, a.q.y)-r || min(p.y, q.y) >= max(a.p.y, a.q.y)+r
}

// crossesDisc reports whether the straight line between two points, a and b, crosses the inside of
// the disc of radius r around (x, y). To touch it is not to cross it, and a disc of radius 0 has no
// inside.
func crossesDisc(ax, ay, bx, by, x, y, r int32) bool {
	n, d := toSegment(pt{int64(x), int64(y)}, pt{int64(ax), int64(ay)}, pt{int64(bx), int64(by)})
	return n < int64(r)*int64(r)*d
}

// meets reports whether a segment has a point inside a convex part. It has none if, and only if,
// some line with the direction of a side or of the segment parts the two.
func meets(part []pt, p, q pt) bool {
	for i, a := range part {
		side := a.to(part[(i+1)%len(part)])
		if side.cross(a.to(p)) <= 0 && side.cross(a.to(q)) <= 0 {
			return false
		}
	}
	pq := p.to(q)
	left, right := false, false
	for _, a := range part {
		c := pq.cross(p.to(a))
		left, right = left || c > 0, right || c < 0
	}
	return p == q || left && right
}

// along reports whether a segment runs along the inside of a seam for a while, or through a point
// of it.
func along(seam [2]pt, p, q pt) bool {
	s := seam[0].to(seam[1])
	u, v := s.cross(seam[0].to(p)), s.cross(seam[0].to(q))
	if u > 0 && v > 0 || u < 0 && v < 0 {
		return false
	}
	if u == 0 && v == 0 {
		all := s.dot(s)
		t0, t1 := s.dot(seam[0].to(p)), s.dot(seam[0].to(q))
		return max(t0, t1) > 0 && min(t0, t1) < all
	}
	pq := p.to(q)
	c, d := pq.cross(p.to(seam[0])), pq.cross(p.to(seam[1]))
	return c > 0 && d < 0 || c < 0 && d > 0
}

// cut cuts a polygon into triangles, corner by corner.
func (b *Blocker) cut() {
	var left []pt
	for _, c := range b.shape.Corners {
		left = append(left, corner(c))
	}
	if b.shape.TwiceArea() < 0 {
		for i, j := 0, len(left)-1; i < j; i, j = i+1, j-1 {
			left[i], left[j] = left[j], left[i]
		}
	}
	for len(left) >= 3 {
		i := ear(left)
		n := len(left)
		a, m, z := left[(i+n-1)%n], left[i], left[(i+1)%n]
		if a.to(m).cross(a.to(z)) > 0 {
			b.parts = append(b.parts, []pt{a, m, z})
			if n > 3 {
				b.seams = append(b.seams, [2]pt{a, z})
			}
		}
		left = append(left[:i], left[i+1:]...)
	}
}

// ear finds a corner that can be cut off: one in a straight line, or one whose triangle holds no
// other corner.
func ear(left []pt) int {
	n := len(left)
	for i, m := range left {
		a, z := left[(i+n-1)%n], left[(i+1)%n]
		turn := a.to(m).cross(a.to(z))
		if turn == 0 {
			return i
		}
		if turn < 0 {
			continue
		}
		free := true
		for _, o := range left {
			if o != a && o != m && o != z && a.to(m).cross(a.to(o)) >= 0 && m.to(z).cross(m.to(o)) >= 0 && z.to(a).cross(z.to(o)) >= 0 {
				free = false
			}
		}
		if free {
			return i
		}
	}
	return 0
}
