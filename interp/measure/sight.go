package measure

import (
	"math/bits"

	"sandtable/interp/machine"
)

// What is in sight of a point is found octant by octant, column by column, with the shadows cast so
// far: they leave runs of a column, and the points of a run are taken a word at a time. Columns of
// the flat octants run from south to north, so these are examined in the turned plane.

// eye is a point from which one looks, and the octant that is being examined.
type eye struct {
	ways
	length, left int64
	square       int64 // of what is left, in points
	reach        int32 // its root
	x, y         int32
	sx, sy       int32
	swap         bool
	far, high    int32 // how many columns and rows of the octant there are in the window
	shadows      [maxShadows]shadow
	n            int
	dark         [maxShadows][2]int32 // runs of points outside in a column
	nDark        int
	col          column
}

// maxShadows bounds the shadows of an octant, and the runs of points outside in one of its columns.
const maxShadows = 512

// shadow is the slopes between two fractions: lo.n/lo.d < slope < hi.n/hi.d.
type shadow struct{ lo, hi slope }

type slope struct{ n, d int32 }

func (a slope) less(b slope) bool { return int64(a.n)*int64(b.d) < int64(b.n)*int64(a.d) }

// beyond is the first point of a column that lies above the slope, which is no less than 0.
func (a slope) beyond(k int32) int32 { return int32(uint32(a.n*k)/uint32(a.d)) + 1 }

// below is the last point of a column that lies below the slope, which is more than 0.
func (a slope) below(k int32) int32 { return int32(uint32(a.n*k-1) / uint32(a.d)) }

// lookFrom looks from a point into some octants.
func (e *eye) lookFrom(m *machine.M, x, y int32, length int64, octants uint8) {
	e.x, e.y, e.length, e.left = x, y, length, e.limit-length
	e.square = e.left * e.left / 100
	e.reach = int32(Root(e.square))
	r := int32(e.left / 10)
	for o := int32(0); o < 8; o++ {
		if octants>>uint(o)&1 == 0 {
			continue
		}
		e.sx, e.sy, e.swap = 1-o&1*2, 1-o&2, o&4 != 0
		east, north := e.flat.long-1-x, e.flat.lines-1-y
		if e.sx < 0 {
			east = x
		}
		if e.sy < 0 {
			north = y
		}
		e.far, e.high = min(r, east), north
		if e.swap {
			e.far, e.high = min(r, north), east
		}
		m.Spend(int(e.far)*int(e.far)/16 + 1)
		if e.swap {
			e.look(m, &e.flat, y, e.sy, x, e.sx)
		} else {
			e.look(m, &e.turned, x, e.sx, y, e.sy)
		}
	}
}

// look goes out column by column: lines of a plane from one on, in steps, and points of it from one
// on, up or down. The points of a column do not shade one another.
func (e *eye) look(m *machine.M, p *plane, line, across, start, up int32) {
	e.n = 0
	rr, reach := e.square, e.reach
	c := &e.col
	c.start, c.up = start, up
	for k := int32(1); k <= e.far; k++ {
		// Before that no point of the column is too far away.
		if kk := int64(k) * int64(k); 2*kk > rr {
			reach = min(reach, k)
			for kk+int64(reach)*int64(reach) > rr {
				reach--
			}
		}
		c.k, c.line, c.top = k, line+k*across, min(k, e.high, reach)
		e.nDark = 0
		e.column(m, p, c)
		for i := range e.nDark {
			e.cast(m, k, e.dark[i][0], e.dark[i][1])
		}
		if e.allDark() {
			return
		}
	}
}

// column is one column of an octant: points 0 to top.
type column struct {
	k, line, start, up int32
	top                int32
}

// column goes through what the shadows leave of a column.
func (e *eye) column(m *machine.M, p *plane, c *column) {
	if e.n == 0 {
		e.gap(m, p, c, 0, c.top)
		return
	}
	next := int32(0)
	for i := range e.shadows[:e.n] {
		s := &e.shadows[i]
		if s.lo.n >= 0 {
			e.gap(m, p, c, next, min(s.lo.beyond(c.k)-1, c.top))
		}
		if next = s.hi.below(c.k) + 1; next > c.top+1 {
			return
		}
	}
	e.gap(m, p, c, next, c.top)
}

// allDark reports whether the shadows leave nothing of the octant. Shadows do not overlap, so there
// is light between two of them; a column may have no point in it, and a later one may.
func (e *eye) allDark() bool {
	return e.n == 1 && e.shadows[0].lo.n < 0 && e.shadows[0].hi.d < e.shadows[0].hi.n
}

// gap marks the points of a column that are in the light, as far as they are in the area, and notes
// the bends there. It notes what is outside, also right beside the light: such a point is in
// shadow, but its rim may not be.
func (e *eye) gap(m *machine.M, p *plane, c *column, a, b int32) {
	from, to := c.start+max(a-1, 0), c.start+min(b+1, c.top)
	before, behind := a > 0, b < c.top // whether the first and the last of these are in shadow
	if c.up < 0 {
		from, to = 2*c.start-to, 2*c.start-from
		before, behind = behind, before
	}
	row := c.line * p.words
	for i := from >> 6; i <= to>>6; i++ {
		first, last := max(from-i<<6, 0), min(to-i<<6, 63)
		all := ^uint64(0) >> (63 - uint(last-first)&63) << (uint(first) & 63)
		light := all
		if before && i == from>>6 {
			light &= light - 1
		}
		if behind && i == to>>6 {
			light &^= 1 << (uint(last) & 63)
		}
		at := row + i
		in := p.in[at]
		p.seen[at] |= in & light
		if hit := p.corners[at] & light; hit != 0 {
			e.turnings(m, c, i<<6, hit)
		}
		if out := all &^ in; out != 0 {
			e.blocked(m, c, i<<6, out)
		}
	}
}

// blocked notes runs of points outside. Where a run goes on in the next word, the shadows of both
// parts overlap.
func (e *eye) blocked(m *machine.M, c *column, at int32, out uint64) {
	for out != 0 {
		first := int32(bits.TrailingZeros64(out))
		n := int32(bits.TrailingZeros64(^(out >> uint(first))))
		out &^= between(first, first+n-1, 0)
		j := at + first - c.start
		if c.up < 0 {
			j = 1 - j - n
		}
		if e.nDark == maxShadows {
			m.Fail("run/reach", "the terrain within reach is too complex")
			return
		}
		e.dark[e.nDark] = [2]int32{j, j + n - 1}
		e.nDark++
	}
}

// turnings notes the bends at points of a column that are in sight.
func (e *eye) turnings(m *machine.M, c *column, at int32, hit uint64) {
	for ; hit != 0; hit &= hit - 1 {
		e.corner(m, c, at+int32(bits.TrailingZeros64(hit)))
	}
}

// corner notes the bends at a point of a column that is in sight.
func (e *eye) corner(m *machine.M, c *column, at int32) {
	k, j := int64(c.k), int64(at-c.start)
	length := e.length + rootUp(100*(k*k+j*j))
	if e.swap {
		e.bendAt(m, at, c.line, at-c.start, c.line-e.y, length)
	} else {
		e.bendAt(m, c.line, at, c.line-e.x, at-c.start, length)
	}
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
			m.Fail("run/reach", "the terrain within reach is too complex")
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
