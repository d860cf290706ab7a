package measure

import "sandtable/schema/model"

type pt struct{ x, y int64 }

func corner(c [2]int32) pt { return pt{int64(c[0]), int64(c[1])} }

func (a pt) to(b pt) pt       { return pt{b.x - a.x, b.y - a.y} }
func (a pt) dot(b pt) int64   { return a.x*b.x + a.y*b.y }
func (a pt) cross(b pt) int64 { return a.x*b.y - a.y*b.x }

// Cover adds the points that a shape covers, its border included.
func Cover(s *model.Surface, dst []uint64, shape *model.Outline) {
	switch c := shape.Corners; shape.Is {
	case model.Circle:
		Disc(s, dst, c[0][0], c[0][1], shape.Radius, false, Fill)
	case model.Rectangle:
		Rectangle(s, dst, c[0], c[1])
	case model.Polygon:
		Polygon(s, dst, c, Fill)
	}
}

// Rectangle adds the points between two opposite corners.
func Rectangle(s *model.Surface, dst []uint64, p, q [2]int32) {
	for y := min(p[1], q[1]); y <= max(p[1], q[1]); y++ {
		fill(s, dst, y, min(p[0], q[0]), max(p[0], q[0]))
	}
}

// Polygon adds, or takes away, the points that lie in a polygon: from which a line outward crosses
// its sides an odd number of times, or that lie on one.
func Polygon(s *model.Surface, dst []uint64, corners [][2]int32, put Put) {
	n := len(corners)
	lo, hi := int32(s.Depth), int32(0)
	for i, c := range corners {
		lo, hi = min(lo, c[1]), max(hi, c[1])
		put.run(s, dst, c[1], c[0], c[0])
		if d := corners[(i+1)%n]; d[1] == c[1] {
			put.run(s, dst, c[1], min(c[0], d[0]), max(c[0], d[0]))
		}
	}
	for y := lo; y <= hi; y++ {
		var hit [model.MaxCorners]crossing
		k := 0
		for i, c := range corners {
			d := corners[(i+1)%n]
			if (c[1] <= y) == (d[1] <= y) || k == len(hit) {
				continue // a side counts with its lower end
			}
			if c[1] > d[1] {
				c, d = d, c
			}
			hit[k] = crossing{int64(c[0])*int64(d[1]-c[1]) + int64(y-c[1])*int64(d[0]-c[0]), int64(d[1] - c[1])}
			for j := k; j > 0 && hit[j].before(hit[j-1]); j-- {
				hit[j], hit[j-1] = hit[j-1], hit[j]
			}
			k++
		}
		for i := 0; i+1 < k; i += 2 {
			put.run(s, dst, y, int32(hit[i].up()), int32(hit[i+1].down()))
		}
	}
}

// crossing is where a side crosses a row: a fraction whose denominator is above zero.
type crossing struct{ n, d int64 }

func (a crossing) before(b crossing) bool { return a.n*b.d < b.n*a.d }
func (a crossing) down() int64            { return floor(a.n, a.d) }
func (a crossing) up() int64              { return -floor(-a.n, a.d) }

func floor(n, d int64) int64 {
	q := n / d
	if n%d < 0 {
		q--
	}
	return q
}

// Around adds, or takes away, the points at most r away from a shape; with strict, those nearer
// than r.
func Around(s *model.Surface, dst []uint64, shape *model.Outline, r int32, strict bool, put Put) (work int) {
	if r < 0 || strict && r == 0 {
		return 0
	}
	switch c := shape.Corners; shape.Is {
	case model.Circle:
		Disc(s, dst, c[0][0], c[0][1], shape.Radius+r, strict, put)
		return int(shape.Radius+r) + 1
	case model.Rectangle:
		for y := c[0][1]; y <= c[1][1]; y++ {
			if y == c[0][1] || y == c[1][1] {
				widen(s, dst, y, c[0][0], c[1][0], r, strict, put)
			} else if strict {
				put.run(s, dst, y, c[0][0]-r+1, c[1][0]+r-1)
			} else {
				put.run(s, dst, y, c[0][0]-r, c[1][0]+r)
			}
		}
		return int(2*r+c[1][1]-c[0][1]) + 1
	}
	Polygon(s, dst, shape.Corners, put)
	for i, c := range shape.Corners {
		work += roundLine(s, dst, c, shape.Corners[(i+1)%len(shape.Corners)], r, strict, put)
	}
	return work
}

// toSegment is the square of the distance from a point to a segment, as a fraction.
func toSegment(p, a, b pt) (n, d int64) {
	ab, ap := a.to(b), a.to(p)
	all, t := ab.dot(ab), ab.dot(ap)
	switch {
	case t <= 0:
		return ap.dot(ap), 1
	case t >= all:
		bp := b.to(p)
		return bp.dot(bp), 1
	}
	c := ab.cross(ap)
	return c * c, all
}

// ToShape is the distance from a point to a shape, 0 inside it: rounded down and up.
func ToShape(x, y int32, shape *model.Outline) (down, up int64) {
	p := pt{int64(x), int64(y)}
	switch c := shape.Corners; shape.Is {
	case model.Circle:
		q := p.to(corner(c[0]))
		n := q.dot(q)
		return max(0, Root(n)-int64(shape.Radius)), max(0, rootUp(n)-int64(shape.Radius))
	case model.Rectangle:
		dx := max(int64(c[0][0])-p.x, 0, p.x-int64(c[1][0]))
		dy := max(int64(c[0][1])-p.y, 0, p.y-int64(c[1][1]))
		return Root(dx*dx + dy*dy), rootUp(dx*dx + dy*dy)
	}
	if within(p, shape.Corners) {
		return 0, 0
	}
	down, up = 1<<40, 1<<40
	for i, c := range shape.Corners {
		n, d := toSegment(p, corner(c), corner(shape.Corners[(i+1)%len(shape.Corners)]))
		lo := Root(n / d)
		hi := lo
		if lo*lo*d < n {
			hi++
		}
		down, up = min(down, lo), min(up, hi)
	}
	return down, up
}

// Covers reports whether a shape covers a point: whether it is one of those that Cover adds.
func Covers(shape *model.Outline, x, y int) bool {
	p := pt{int64(x), int64(y)}
	switch c := shape.Corners; shape.Is {
	case model.Circle:
		q := p.to(corner(c[0]))
		return q.dot(q) <= int64(shape.Radius)*int64(shape.Radius)
	case model.Rectangle:
		a, b := corner(c[0]), corner(c[1])
		return min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
	}
	return within(p, shape.Corners)
}

// within reports whether a point lies in a polygon or on its border.
func within(p pt, corners [][2]int32) bool {
	in := false
	for i := range corners {
		a, b := corner(corners[i]), corner(corners[(i+1)%len(corners)])
		ab, ap := a.to(b), a.to(p)
		if ab.cross(ap) == 0 && ap.dot(b.to(p)) <= 0 {
			return true
		}
		if (a.y <= p.y) != (b.y <= p.y) && (ab.cross(ap) > 0) == (b.y > a.y) {
			in = !in
		}
	}
	return in
}

// Apart is the distance between two points, rounded down and up.
func Apart(ax, ay, bx, by int32) (down, up int64) {
	d := pt{int64(ax), int64(ay)}.to(pt{int64(bx), int64(by)})
	n := d.dot(d)
	return Root(n), rootUp(n)
}

// Closest returns the point of an area that is nearest to x, y; of equal ones the first by row. It
// looks at few points: rows outward from y, and in each the nearest on both sides. ok is false if
// the area is empty.
func Closest(s *model.Surface, area []uint64, x, y int32) (p int32, ok bool) {
	best := int64(1) << 62
	look := func(row int32) {
		if row < 0 || row > s.Depth {
			return
		}
		west, at, east := s.At(0, row), s.At(x, row), s.At(s.Width, row)
		for _, q := range [2]int32{lastIs(area, west, at), nextIs(area, at, east, true)} {
			if q < west || q > east {
				continue
			}
			dx, dy := int64(q-at), int64(row-y)
			if d := dx*dx + dy*dy; d < best || d == best && q < p {
				p, best, ok = q, d, true
			}
		}
	}
	for off := int32(0); off <= s.Depth && int64(off)*int64(off) <= best; off++ {
		look(y - off)
		look(y + off)
	}
	return p, ok
}

// ToArea is the distance from a point to the nearest point of an area, rounded down and up; ok is
// false if the area is empty.
func ToArea(s *model.Surface, x, y int32, area []uint64) (down, up int64, ok bool) {
	p, ok := Closest(s, area, x, y)
	if !ok {
		return 0, 0, false
	}
	px, py := s.XY(p)
	down, up = Apart(x, y, px, py)
	return down, up, true
}
