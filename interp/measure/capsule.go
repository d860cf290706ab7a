package measure

import "sandtable/schema/model"

// capsule is the points at most so far away from a straight line. In each row they are one run:
// those near one end, those near the other, and those beside the line between the ends.
type capsule struct {
	a, ab       pt
	all         int64 // the square of the line's length
	round, side int64 // the square of the distance, and its root times the length
}

// newCapsule makes the points at most r away from a line; with strict, those nearer than r. r must
// be 0 or more, and with strict more.
func newCapsule(a, b pt, r int32, strict bool) capsule {
	c := capsule{a: a, ab: a.to(b), round: int64(r) * int64(r)}
	c.all = c.ab.dot(c.ab)
	side := c.round * c.all
	if strict {
		c.round, side = c.round-1, side-1
	}
	c.side = Root(side)
	return c
}

// row is the run of a row; empty if lo > hi.
func (c *capsule) row(y int64) (lo, hi int64) {
	lo, hi = 1<<40, -1<<40
	for _, end := range [2]pt{{}, c.ab} {
		if left := c.round - (y-c.a.y-end.y)*(y-c.a.y-end.y); left >= 0 {
			w := Root(left)
			lo, hi = min(lo, end.x-w), max(hi, end.x+w)
		}
	}
	if c.all > 0 {
		// Of a point x, y from the end: |ab cross it| <= side, 0 <= ab dot it <= all.
		y -= c.a.y
		w, e := multiples(c.ab.y, c.ab.x*y-c.side, c.ab.x*y+c.side)
		p, q := multiples(c.ab.x, -c.ab.y*y, c.all-c.ab.y*y)
		if w, e = max(w, p), min(e, q); w <= e {
			lo, hi = min(lo, w), max(hi, e)
		}
	}
	return lo + c.a.x, hi + c.a.x
}

// multiples is the numbers whose product with k is from lo to hi.
func multiples(k, lo, hi int64) (from, to int64) {
	switch {
	case k > 0:
		return -floor(-lo, k), floor(hi, k)
	case k < 0:
		return -floor(hi, -k), floor(-lo, -k)
	case lo <= 0 && hi >= 0:
		return -1 << 40, 1 << 40
	}
	return 1, 0
}

// roundLine adds, or takes away, the points at most r away from a line. It returns what the work is
// worth, in steps.
func roundLine(s *model.Surface, dst []uint64, a, b [2]int32, r int32, strict bool, put Put) (work int) {
	lo, hi := max(0, min(a[0], b[0])-r), min(s.Width, max(a[0], b[0])+r)
	c := newCapsule(corner(a), corner(b), r, strict)
	for y := max(0, min(a[1], b[1])-r); y <= min(s.Depth, max(a[1], b[1])+r); y++ {
		west, east := c.row(int64(y))
		x0, x1 := int32(min(max(west, int64(lo)), int64(hi)+1)), int32(max(min(east, int64(hi)), int64(lo)-1))
		if x0 > x1 {
			x0, x1 = hi+1, hi
		}
		work += int(x0-lo+hi-x1)/4 + 1
		put.run(s, dst, y, x0, x1)
	}
	return work
}
