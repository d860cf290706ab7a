package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A way is a chain of straight legs from point to point of the lattice, each leg within an area; its length is the sum of its legs, each rounded
// up to a hundredth of an inch. An area is known by its points: around each lies a square a tenth of an inch wide, and a leg is within the area if
// it runs through the inside of no square of a point that is outside. So what is thinner than a fifth of an inch may be slipped through.
//
// A way bends only beside a corner of what is outside: at a point with an outside point diagonally beside it, and none on the two sides between. (To
// bend anywhere would shorten some ways by a few hundredths, and take a hundred times as long.) So from the start, and from every corner that is reached, in the order of the length of the way there, all points in sight
// are looked at, out to what is left of the length. What is in sight is found octant by octant, column by column, with the shadows cast so far.

// maxCorners bounds the corners that one search goes around.
const maxCorners = 2048

// Reach adds to dst the points at the end of a way from a point, no longer than r, that stays where a base of a radius lies wholly in the area. The
// start itself may lie anywhere. area is changed; scratch is as long.
func Reach(m *machine.M, s *model.Surface, dst, area, scratch []uint64, from, r, base int32) {
	x, y := s.XY(from)
	wx0, wy0, wx1, wy1 := max(0, x-r-1), max(0, y-r-1), min(s.Width, x+r+1), min(s.Depth, y+r+1)
	m.Spend(insideOf(s, area, scratch, base, wx0, wy0, wx1, wy1) / 8)
	w := &ways{s: s, area: area, dst: dst}
	w.limit = int64(r) * 10
	w.corners = m.Words(2 * maxCorners)
	w.add(from, 0)
	for w.next(m) {
	}
	if w.n == maxCorners {
		m.Fail("run/reach", "there are more than %d corners within reach", maxCorners)
	}
}

// ways is a search in progress.
type ways struct {
	s       *model.Surface
	area    []uint64
	dst     []uint64
	limit   int64    // of the length, in hundredths
	corners []uint64 // pairs: the point, and the length of the way there; doneMark where it has been looked from
	n       int
}

const doneMark = 1 << 62

// add notes a corner, or a shorter way to it.
func (w *ways) add(p int32, length int64) {
	for i := 0; i < w.n; i++ {
		if w.corners[2*i] == uint64(p) {
			if w.corners[2*i+1] < doneMark {
				w.corners[2*i+1] = min(w.corners[2*i+1], uint64(length))
			}
			return
		}
	}
	if w.n < maxCorners {
		w.corners[2*w.n], w.corners[2*w.n+1] = uint64(p), uint64(length)
		w.n++
	}
}

// next looks from the corner that is reached first; false if there is none left.
func (w *ways) next(m *machine.M) bool {
	best := -1
	for i := 0; i < w.n; i++ {
		if l := w.corners[2*i+1]; l < doneMark && (best < 0 || l < w.corners[2*best+1]) {
			best = i
		}
	}
	if best < 0 || m.Err != nil {
		return false
	}
	p, length := int32(w.corners[2*best]), int64(w.corners[2*best+1])
	w.corners[2*best+1] |= doneMark
	if Has(w.area, p) {
		w.dst[p>>6] |= 1 << (uint(p) & 63)
	}
	x, y := w.s.XY(p)
	eye := eye{ways: w, x: x, y: y, length: length, left: w.limit - length}
	eye.r = int32(eye.left / 10)
	if w.open(x, y, eye.r) {
		m.Spend(int(eye.r)/4 + 1)
		Disc(w.s, w.dst, x, y, eye.r, false)
		return true
	}
	m.Spend(int(eye.r)*int(eye.r)/16 + 1)
	for o := int32(0); o < 8; o++ {
		eye.sx, eye.sy, eye.swap = 1-o&1*2, 1-o&2, o&4 != 0
		eye.look(m)
	}
	return true
}

// open says whether nothing around a point is outside the area.
func (w *ways) open(x, y, r int32) bool {
	x0, x1 := x-r, x+r
	if x0 < 0 || x1 > w.s.Width || y-r < 0 || y+r > w.s.Depth {
		x0, x1 = max(0, x0), min(w.s.Width, x1)
	}
	for row := max(0, y-r); row <= min(w.s.Depth, y+r); row++ {
		at := w.s.At(0, row)
		if nextIs(w.area, at+x0, at+x1, false) <= at+x1 {
			return false
		}
	}
	return true
}

// eye is a point from which one looks, and the octant that is being looked at.
type eye struct {
	*ways
	x, y, r      int32
	length, left int64
	sx, sy       int32
	swap         bool
	shadows      [maxShadows]shadow
	n            int
}

// maxShadows bounds the shadows of an octant; they merge as they grow.
const maxShadows = 512

// shadow is the slopes between two fractions: lo.n/lo.d < slope < hi.n/hi.d.
type shadow struct{ lo, hi slope }

type slope struct{ n, d int32 }

func (a slope) less(b slope) bool { return int64(a.n)*int64(b.d) < int64(b.n)*int64(a.d) }

// at is the point so many columns out and so many rows up in the octant; ok is false off the surface.
func (e *eye) at(k, j int32) (p int32, ok bool) {
	dx, dy := k*e.sx, j*e.sy
	if e.swap {
		dx, dy = j*e.sx, k*e.sy
	}
	x, y := e.x+dx, e.y+dy
	if !e.s.On(x, y) {
		return 0, false
	}
	return e.s.At(x, y), true
}

// look goes out column by column. The points of a column do not shade one another.
func (e *eye) look(m *machine.M) {
	e.n = 0
	rr := e.left * e.left
	for k := int32(1); k <= e.r && m.Err == nil; k++ {
		i, dark := 0, true
		for j := int32(0); j <= k; j++ {
			q := int64(k)*int64(k) + int64(j)*int64(j)
			if 100*q > rr {
				break
			}
			here := slope{j, k}
			for i < e.n && !here.less(e.shadows[i].hi) {
				i++
			}
			if i < e.n && e.shadows[i].lo.less(here) {
				continue
			}
			dark = false
			if p, ok := e.at(k, j); ok && Has(e.area, p) {
				e.dst[p>>6] |= 1 << (uint(p) & 63)
				if e.corner(p) {
					e.add(p, e.length+rootUp(100*q))
				}
			}
		}
		if dark {
			return
		}
		e.shade(m, k)
	}
}

// shade adds the shadows that the points of a column cast which are outside the area.
func (e *eye) shade(m *machine.M, k int32) {
	for j := int32(0); j <= k; j++ {
		if p, ok := e.at(k, j); !ok || Has(e.area, p) {
			continue
		}
		lo := slope{2*j - 1, 2*k + 1}
		if j == 0 {
			lo = slope{-1, 2*k - 1}
		}
		e.cast(m, shadow{lo, slope{2*j + 1, 2*k - 1}})
	}
}

// cast adds a shadow, and merges those that it overlaps.
func (e *eye) cast(m *machine.M, s shadow) {
	i := 0
	for i < e.n && !s.lo.less(e.shadows[i].hi) {
		i++
	}
	j := i
	for j < e.n && e.shadows[j].lo.less(s.hi) {
		if e.shadows[j].lo.less(s.lo) {
			s.lo = e.shadows[j].lo
		}
		if s.hi.less(e.shadows[j].hi) {
			s.hi = e.shadows[j].hi
		}
		j++
	}
	if j == i {
		if e.n == maxShadows {
			m.Fail("run/reach", "the ground within reach is too broken up")
			return
		}
		copy(e.shadows[i+1:e.n+1], e.shadows[i:e.n])
		e.shadows[i] = s
		e.n++
		return
	}
	e.shadows[i] = s
	copy(e.shadows[i+1:], e.shadows[j:e.n])
	e.n -= j - i - 1
}

// corner says whether a way may have to bend at a point of the area.
func (e *eye) corner(p int32) bool {
	x, y := e.s.XY(p)
	out := func(dx, dy int32) bool { return e.s.On(x+dx, y+dy) && !Has(e.area, e.s.At(x+dx, y+dy)) }
	for _, d := range [4][2]int32{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
		if out(d[0], d[1]) && !out(d[0], 0) && !out(0, d[1]) {
			return true
		}
	}
	return false
}
