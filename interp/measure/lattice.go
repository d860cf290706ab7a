// Package measure is the geometry of surfaces: areas, distances, lines and ways.
//
// It promises exact answers. Points lie on the lattice of a surface, distances are compared as
// squares in 64-bit integers, and an area is the set of the lattice's points that lie in it, border
// included: one bit each. So whether an area is empty is never a guess, and the same question has
// the same answer on every machine. It uses no floating point and allocates nothing while a game
// runs.
//
// Its hardest idea is the ways around corners; see reach.go.
package measure

import (
	"math/bits"

	"sandtable/schema/model"
)

// Put is what is done with points: Fill adds them, Wipe takes them away.
type Put bool

// The two.
const (
	Fill Put = true
	Wipe Put = false
)

// run adds, or takes away, the points from x0 to x1 of a row; what lies off the surface is left
// out.
func (put Put) run(s *model.Surface, dst []uint64, y, x0, x1 int32) {
	if put {
		fill(s, dst, y, x0, x1)
	} else {
		wipe(s, dst, y, x0, x1)
	}
}

// Area adds, or takes away, the points of an area.
func (put Put) Area(dst, area []uint64) {
	if put {
		for i, x := range area {
			dst[i] |= x
		}
		return
	}
	for i, x := range area {
		dst[i] &^= x
	}
}

// fill adds the points of a run.
func fill(s *model.Surface, dst []uint64, y, x0, x1 int32) {
	i, j, first, last, ok := run(s, y, x0, x1)
	switch {
	case !ok:
	case i == j:
		dst[i] |= first & last
	default:
		dst[i] |= first
		for k := i + 1; k < j; k++ {
			dst[k] = ^uint64(0)
		}
		dst[j] |= last
	}
}

// wipe takes the points of a run away.
func wipe(s *model.Surface, dst []uint64, y, x0, x1 int32) {
	i, j, first, last, ok := run(s, y, x0, x1)
	switch {
	case !ok:
	case i == j:
		dst[i] &^= first & last
	default:
		dst[i] &^= first
		for k := i + 1; k < j; k++ {
			dst[k] = 0
		}
		dst[j] &^= last
	}
}

// run is the words of a run: the first one and the last one, and which points of these belong to
// it.
func run(s *model.Surface, y, x0, x1 int32) (i, j int32, first, last uint64, ok bool) {
	x0, x1 = max(x0, 0), min(x1, s.Width)
	if y < 0 || y > s.Depth || x0 > x1 {
		return 0, 0, 0, 0, false
	}
	lo, hi := s.At(x0, y), s.At(x1, y)
	return lo >> 6, hi >> 6, ^uint64(0) << (uint(lo) & 63), ^uint64(0) >> (63 - uint(hi)&63), true
}

// All makes dst the whole surface.
func All(s *model.Surface, dst []uint64) {
	clear(dst)
	n := s.Points()
	for i := int32(0); i < n>>6; i++ {
		dst[i] = ^uint64(0)
	}
	if n&63 != 0 {
		dst[n>>6] = 1<<(uint(n)&63) - 1
	}
}

// Has reports whether a point lies in an area.
func Has(area []uint64, p int32) bool { return area[p>>6]>>(uint(p)&63)&1 != 0 }

// nextIs is the first point from `from` to `to` that is in the area, or that is not; to+1 if there
// is none.
func nextIs(area []uint64, from, to int32, in bool) int32 {
	for i := from >> 6; i <= to>>6; i++ {
		w := area[i]
		if !in {
			w = ^w
		}
		if i == from>>6 {
			w &= ^uint64(0) << (uint(from) & 63)
		}
		if w != 0 {
			return min(i<<6+int32(bits.TrailingZeros64(w)), to+1)
		}
	}
	return to + 1
}

// lastIs is the last point from `from` to `to` that is in the area; from-1 if there is none.
func lastIs(area []uint64, from, to int32) int32 {
	for i := to >> 6; i >= from>>6; i-- {
		w := area[i]
		if i == to>>6 {
			w &= ^uint64(0) >> (63 - uint(to)&63)
		}
		if w != 0 {
			return max(i<<6+63-int32(bits.LeadingZeros64(w)), from-1)
		}
	}
	return from - 1
}

// Disc adds, or takes away, the points at most r away from x, y; with strict, those nearer than r.
func Disc(s *model.Surface, dst []uint64, x, y, r int32, strict bool, put Put) {
	widen(s, dst, y, x, x, r, strict, put)
}

// widen adds, or takes away, the points at most r away from the points x0 to x1 of a row.
func widen(s *model.Surface, dst []uint64, y, x0, x1, r int32, strict bool, put Put) {
	if r < 0 || strict && r == 0 {
		return
	}
	rr := int64(r) * int64(r)
	if strict {
		rr--
	}
	w := int64(r)
	for dy := int32(0); dy <= r; dy++ {
		left := rr - int64(dy)*int64(dy)
		if left < 0 {
			return
		}
		for w*w > left {
			w--
		}
		put.run(s, dst, y+dy, x0-int32(w), x1+int32(w))
		if dy > 0 {
			put.run(s, dst, y-dy, x0-int32(w), x1+int32(w))
		}
	}
}

// Widen adds, or takes away, the points at most r away from an area; with strict, those nearer than
// r. It returns what the work is worth, in steps.
func Widen(s *model.Surface, dst, area []uint64, r int32, strict bool, put Put) (work int) {
	for y := int32(0); y <= s.Depth; y++ {
		work += runs(s, area, y, 0, s.Width, true, func(x0, x1 int32) { widen(s, dst, y, x0, x1, r, strict, put) }) * int(r+1)
	}
	return work
}

// runs calls f for each run of points of a row, from x0 to x1, that are in the area, or that are
// not; it returns how many there are.
func runs(s *model.Surface, area []uint64, y, x0, x1 int32, in bool, f func(x0, x1 int32)) (n int) {
	row := s.At(0, y)
	for p := nextIs(area, row+x0, row+x1, in); p <= row+x1; n++ {
		q := nextIs(area, p, row+x1, !in)
		f(p-row, q-1-row)
		if q > row+x1 {
			return n + 1
		}
		p = nextIs(area, q, row+x1, in)
	}
	return n
}

// roundInside is insideOf for a round base. It returns what the work is worth, in steps.
func roundInside(s *model.Surface, area, scratch []uint64, r, wx0, wy0, wx1, wy1 int32) (work int) {
	if r <= 0 {
		return 0
	}
	clear(scratch)
	for y := max(0, wy0-r); y <= min(s.Depth, wy1+r); y++ {
		work += runs(s, area, y, max(0, wx0-r), min(s.Width, wx1+r), false, func(x0, x1 int32) {
			fill(s, scratch, y, x0-r, x1+r)
			// What is outside in the next row, too, reaches farther from there.
			for _, up := range [2]int32{-1, 1} {
				if y+up >= 0 && y+up <= s.Depth {
					runs(s, area, y+up, x0, x1, true, func(x0, x1 int32) { rise(s, scratch, y, x0, x1, r, up) })
				}
			}
		}) * int(r+1)
	}
	rim(s, scratch, r, r, max(0, wy0), min(s.Depth, wy1))
	for i := range area {
		area[i] &^= scratch[i]
	}
	return work
}

// rise adds the points at most r away from those of a row, in the rows on one side of it.
func rise(s *model.Surface, dst []uint64, y, x0, x1, r, up int32) {
	w := r
	for dy := int32(1); dy <= r; dy++ {
		for w*w > r*r-dy*dy {
			w--
		}
		fill(s, dst, y+up*dy, x0-w, x1+w)
	}
}

// Bounds is the smallest rectangle around an area, and how many points it has.
func Bounds(s *model.Surface, area []uint64) (x0, y0, x1, y1 int32, points int) {
	x0, y0, x1, y1 = s.Width, s.Depth, 0, 0
	for y := int32(0); y <= s.Depth; y++ {
		west, east := s.At(0, y), s.At(s.Width, y)
		first := nextIs(area, west, east, true)
		if first > east {
			continue
		}
		x0, x1 = min(x0, first-west), max(x1, lastIs(area, west, east)-west)
		y0, y1 = min(y0, y), y
	}
	for _, w := range area {
		points += bits.OnesCount64(w)
	}
	return x0, y0, x1, y1, points
}
