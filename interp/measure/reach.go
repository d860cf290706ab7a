package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A way is a chain of straight legs from point to point of the lattice, each leg within an area; its length is the sum of its legs, each rounded
// up to a hundredth of an inch. An area is known by its points: around each lies a square a tenth of an inch wide, and a leg is within the area if
// it runs through the inside of no square of a point that is outside. So what is thinner than a fifth of an inch may be slipped through.
//
// A way bends only around a corner of what is outside. Its bend is at a point with an outside point diagonally beside it, and none on the two sides
// between. The leg to the bend passes that outside point: it makes an angle of 45 to 135 degrees with the direction towards it. The leg from the
// bend goes on, on the same side, in an angle of 0 to 135 degrees. (To bend anywhere would shorten some ways by a few hundredths, and take far
// longer.) So from the start, and from every corner that is reached, in the order of the length of the way there, all points in sight are
// looked at, out to what is left of the length. What is in sight is found octant by octant, column by column, with the shadows cast so far; from
// a bend only the three octants to which it may lead.

// maxCorners bounds the bends that one search tries.
const maxCorners = 4096

// Reach adds to dst the points at the end of a way from a point, no longer than r, that stays where a base of a radius lies wholly in the area. The
// start itself may lie anywhere. area is changed; scratch is as long.
func Reach(m *machine.M, s *model.Surface, dst, area, scratch []uint64, from, r, base int32) {
	x, y := s.XY(from)
	win := window{max(0, x-r-1), max(0, y-r-1), min(s.Width, x+r+1), min(s.Depth, y+r+1)}
	m.Spend(insideOf(s, area, scratch, base, win.x0, win.y0, win.x1, win.y1) / 8)
	w := &ways{s: s, area: area, dst: dst, limit: int64(r) * 10}
	mark := m.Mark()
	w.bends = m.Words(2 * maxCorners)
	if Has(area, from) {
		dst[from>>6] |= 1 << (uint(from) & 63)
	}
	e := &eye{ways: w}
	if w.open(x, y, r) {
		m.Spend(int(r)/4 + 1)
		Disc(s, dst, x, y, r, false)
		m.Release(mark)
		return
	}
	clear(scratch)
	w.corners = scratch
	w.findCorners(win)
	e.lookFrom(m, from, 0, allOctants)
	for w.next(m, e) {
	}
	m.Release(mark)
}

type window struct{ x0, y0, x1, y1 int32 }

// ways is a search in progress.
type ways struct {
	s       *model.Surface
	area    []uint64
	dst     []uint64
	corners []uint64 // the points at which a way may bend
	limit   int64    // of the length, in hundredths
	bends   []uint64 // pairs: the bend, and the length of the way there; doneMark where it has been looked from
	n       int
}

const doneMark = 1 << 62

// Octants are numbered as looking does: bit 0: x grows to the west; bit 1: y to the south; bit 2: it is steep. A bend is a point, the diagonal to its
// outside point (bit 0: to the west, bit 1: to the south), and the side to which that point is passed (0: it lies to the right of the leg).
const allOctants = 255

// add notes a bend, or a shorter way to it.
func (w *ways) add(m *machine.M, bend uint64, length int64) {
	for i := 0; i < w.n; i++ {
		if w.bends[2*i] == bend {
			if w.bends[2*i+1] < doneMark {
				w.bends[2*i+1] = min(w.bends[2*i+1], uint64(length))
			}
			return
		}
	}
	if w.n == maxCorners {
		m.Fail("run/reach", "there are more than %d bends within reach", maxCorners)
		return
	}
	w.bends[2*w.n], w.bends[2*w.n+1] = bend, uint64(length)
	w.n++
}

// next looks from the bend that is reached first; false if there is none left.
func (w *ways) next(m *machine.M, e *eye) bool {
	best := -1
	for i := 0; i < w.n; i++ {
		if l := w.bends[2*i+1]; l < doneMark && (best < 0 || l < w.bends[2*best+1]) {
			best = i
		}
	}
	if best < 0 || m.Err != nil {
		return false
	}
	bend, length := w.bends[2*best], int64(w.bends[2*best+1])
	w.bends[2*best+1] |= doneMark
	e.lookFrom(m, int32(bend>>3), length, octantsFrom[bend&7])
	return true
}

// diagonals are the directions to the outside points beside corners.
var diagonals = [4][2]int32{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}

// octantsFrom are the octants to which a bend may lead.
var octantsFrom = bendOctants()

func bendOctants() (out [8]uint8) {
	for bend := range out {
		d, side := diagonals[bend>>1], int32(1)
		if bend&1 != 0 {
			side = -1
		}
		for o := range 8 {
			// the middle of the octant, turned from the diagonal towards the leg by which one came
			x, y := int32(5), int32(2)
			if o&4 != 0 {
				x, y = y, x
			}
			if o&1 != 0 {
				x = -x
			}
			if o&2 != 0 {
				y = -y
			}
			cross, dot := (d[0]*y-d[1]*x)*side, d[0]*x+d[1]*y
			if cross > 0 && (dot > 0 || cross > -dot) { // 0 to 135 degrees
				out[bend] |= 1 << o
			}
		}
	}
	return out
}

// findCorners marks the points at which a way may bend: beside the ends of the runs of what is outside.
func (w *ways) findCorners(win window) {
	for y := win.y0; y <= win.y1; y++ {
		runs(w.s, w.area, y, win.x0, win.x1, false, func(x0, x1 int32) {
			for _, p := range [4][2]int32{{x0 - 1, y - 1}, {x0 - 1, y + 1}, {x1 + 1, y - 1}, {x1 + 1, y + 1}} {
				if w.s.On(p[0], p[1]) && w.in(p[0], p[1]) {
					at := w.s.At(p[0], p[1])
					w.corners[at>>6] |= 1 << (uint(at) & 63)
				}
			}
		})
	}
}

func (w *ways) in(x, y int32) bool { return Has(w.area, w.s.At(x, y)) }

// out says whether there is a point, and it is outside.
func (w *ways) out(x, y int32) bool { return w.s.On(x, y) && !w.in(x, y) }

// bendAt notes the bends at a point that a leg has come to.
func (w *ways) bendAt(m *machine.M, p, vx, vy int32, length int64) {
	x, y := w.s.XY(p)
	for i, d := range diagonals {
		if !w.out(x+d[0], y+d[1]) || w.out(x+d[0], y) || w.out(x, y+d[1]) || int64(vx*d[0])*int64(vy*d[1]) > 0 {
			continue
		}
		side := uint64(0)
		if d[0]*vy-d[1]*vx < 0 {
			side = 1
		}
		w.add(m, uint64(p)<<3|uint64(i)<<1|side, length)
	}
}

// open says whether nothing around a point is outside the area.
func (w *ways) open(x, y, r int32) bool {
	x0, x1 := max(0, x-r), min(w.s.Width, x+r)
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
	from         int32
	length, left int64
	sx, sy       int32
	swap         bool
	far, high    int32 // how many columns and rows of the octant there are on the surface
	across, up   int32 // from a point to the next column, and to the next row
	shadows      [maxShadows]shadow
	n            int
	dark         [maxShadows][2]int32 // runs of outside points in a column
	nDark        int
}

// maxShadows bounds the shadows of an octant, and the runs of outside points in one of its columns.
const maxShadows = 512

// shadow is the slopes between two fractions: lo.n/lo.d < slope < hi.n/hi.d.
type shadow struct{ lo, hi slope }

type slope struct{ n, d int32 }

func (a slope) less(b slope) bool { return int64(a.n)*int64(b.d) < int64(b.n)*int64(a.d) }

// lookFrom looks from a point into some octants.
func (e *eye) lookFrom(m *machine.M, from int32, length int64, octants uint8) {
	x, y := e.s.XY(from)
	e.from, e.length, e.left = from, length, e.limit-length
	r := int32(e.left / 10)
	for o := int32(0); o < 8; o++ {
		if octants>>uint(o)&1 == 0 || m.Err != nil {
			continue
		}
		e.sx, e.sy, e.swap = 1-o&1*2, 1-o&2, o&4 != 0
		east, north := e.s.Width-x, e.s.Depth-y
		if e.sx < 0 {
			east = x
		}
		if e.sy < 0 {
			north = y
		}
		e.far, e.high, e.across, e.up = min(r, east), north, e.sx, e.sy*e.s.Row()
		if e.swap {
			e.far, e.high, e.across, e.up = min(r, north), east, e.sy*e.s.Row(), e.sx
		}
		m.Spend(int(e.far)*int(e.far)/16 + 1)
		e.look(m)
	}
}

// look goes out column by column. The points of a column do not shade one another.
func (e *eye) look(m *machine.M) {
	e.n = 0
	rr := e.left * e.left
	for k := int32(1); k <= e.far && m.Err == nil; k++ {
		i, lit := 0, false
		e.nDark = 0
		p := e.from + k*e.across
		for j := int32(0); j <= min(k, e.high); j, p = j+1, p+e.up {
			q := int64(k)*int64(k) + int64(j)*int64(j)
			if 100*q > rr {
				break
			}
			here := slope{j, k}
			for i < e.n && !here.less(e.shadows[i].hi) {
				i++
			}
			shaded, in := i < e.n && e.shadows[i].lo.less(here), Has(e.area, p)
			lit = lit || !shaded
			if !in {
				e.blocked(m, j) // also where its middle is shaded: its rim may not be
			}
			if shaded || !in {
				continue
			}
			e.dst[p>>6] |= 1 << (uint(p) & 63)
			if Has(e.corners, p) {
				vx, vy := k*e.sx, j*e.sy
				if e.swap {
					vx, vy = j*e.sx, k*e.sy
				}
				e.bendAt(m, p, vx, vy, e.length+rootUp(100*q))
			}
		}
		if !lit {
			return
		}
		for _, d := range e.dark[:e.nDark] {
			e.cast(m, k, d[0], d[1])
		}
	}
}

// blocked notes an outside point of a column.
func (e *eye) blocked(m *machine.M, j int32) {
	if e.nDark > 0 && e.dark[e.nDark-1][1] == j-1 {
		e.dark[e.nDark-1][1] = j
		return
	}
	if e.nDark == maxShadows {
		m.Fail("run/reach", "the ground within reach is too broken up")
		return
	}
	e.dark[e.nDark] = [2]int32{j, j}
	e.nDark++
}

// cast adds the shadow of a run of outside points, and merges those that it overlaps.
func (e *eye) cast(m *machine.M, k, first, last int32) {
	s := shadow{slope{2*first - 1, 2*k + 1}, slope{2*last + 1, 2*k - 1}}
	if first == 0 {
		s.lo = slope{-1, 2*k - 1}
	}
	i := 0
	for i < e.n && !s.lo.less(e.shadows[i].hi) {
		i++
	}
	j := i
	for ; j < e.n && e.shadows[j].lo.less(s.hi); j++ {
		if e.shadows[j].lo.less(s.lo) {
			s.lo = e.shadows[j].lo
		}
		if s.hi.less(e.shadows[j].hi) {
			s.hi = e.shadows[j].hi
		}
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
