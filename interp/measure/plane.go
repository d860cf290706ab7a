package measure

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// plane is a window of an area, line by line; each line begins with a word of its own. A search has
// two: of the second one the lines are the columns of the first, so that a run of points can be
// read and written by words in both directions.
type plane struct {
	long, lines, words int32    // points of a line, lines, words of a line
	in                 []uint64 // the points in the area
	seen               []uint64 // those that the search has found
	corners            []uint64 // those at which a way may bend
	broken             []uint64 // the lines that have a point outside
}

// take makes room for a plane.
func (p *plane) take(m *machine.M, long, lines int32) {
	p.long, p.lines, p.words = long, lines, (long+63)>>6
	n := p.words * lines
	p.in, p.seen, p.corners, p.broken = m.Words(n), m.Words(n), m.Words(n), m.Words((lines+63)>>6)
	clear(p.seen)
	clear(p.corners)
	clear(p.broken)
}

// between is those points of the i-th word of a line that lie from one point to another.
func between(from, to, i int32) uint64 {
	mask := ^uint64(0)
	if i == from>>6 {
		mask <<= uint(from) & 63
	}
	if i == to>>6 {
		mask &= ^uint64(0) >> (63 - uint(to)&63)
	}
	return mask
}

func (p *plane) has(x, y int32) bool { return Has(p.in[y*p.words:], x) }

func (p *plane) see(x, y int32) { p.seen[y*p.words+x>>6] |= 1 << (uint(x) & 63) }

// forget makes a point unseen; it reports whether the search had found it.
func (p *plane) forget(x, y int32) (seen bool) {
	w, bit := &p.seen[y*p.words+x>>6], uint64(1)<<(uint(x)&63)
	seen = *w&bit != 0
	*w &^= bit
	return seen
}

// out reports whether there is such a point in the window, outside the area.
func (p *plane) out(x, y int32) bool {
	return uint32(x) < uint32(p.long) && uint32(y) < uint32(p.lines) && !p.has(x, y)
}

// cut reads a window of an area, from a corner on.
func (p *plane) cut(s *model.Surface, area []uint64, x0, y0 int32) {
	last := ^uint64(0) >> (uint(-p.long) & 63)
	for y := range p.lines {
		at := s.At(x0, y0+y)
		i, shift := at>>6, uint(at)&63
		row := p.in[y*p.words : (y+1)*p.words]
		for k := range row {
			row[k] = area[i] >> shift
			if i++; shift > 0 && int(i) < len(area) {
				row[k] |= area[i] << (64 - shift)
			}
		}
		row[p.words-1] &= last
	}
}

// paste adds points of the window to an area.
func (p *plane) paste(s *model.Surface, points, dst []uint64, x0, y0 int32) {
	for y := range p.lines {
		at := s.At(x0, y0+y)
		i, shift := at>>6, uint(at)&63
		for _, x := range points[y*p.words : (y+1)*p.words] {
			dst[i] |= x << shift
			if i++; shift > 0 && x>>(64-shift) != 0 {
				dst[i] |= x >> (64 - shift)
			}
		}
	}
}

// turn writes the points and corners of a plane into one whose lines are its columns.
func (p *plane) turn(to *plane) {
	turn(p.in, p.words, p.lines, to.in, to.words, to.lines)
	turn(p.corners, p.words, p.lines, to.corners, to.words, to.lines)
}

// give adds what has been found in a plane to what has been found in one whose lines are its
// columns.
func (p *plane) give(to *plane) {
	// The corners have done their work.
	turn(p.seen, p.words, p.lines, to.corners, to.words, to.lines)
	for i, x := range to.corners {
		to.seen[i] |= x
	}
}

// turn exchanges the lines and columns of a plane, square by square of 64 lines and as many points.
func turn(from []uint64, words, lines int32, to []uint64, toWords, toLines int32) {
	var square [64]uint64
	for i := range toWords {
		for k := range words {
			rows, points := min(64, lines-i<<6), min(64, toLines-k<<6)
			some, all := uint64(0), ^uint64(0)
			for j := range rows {
				x := from[(i<<6+j)*words+k]
				square[j] = x
				some, all = some|x, all&x
			}
			if full := between(0, points-1, 0); some == 0 || all&full == full {
				plain := uint64(0)
				if some != 0 {
					plain = between(0, rows-1, 0)
				}
				for j := range points {
					to[(k<<6+j)*toWords+i] = plain
				}
				continue
			}
			clear(square[rows:])
			transpose(&square)
			for j := range points {
				to[(k<<6+j)*toWords+i] = square[j]
			}
		}
	}
}

// transpose exchanges rows and columns of a square of bits: halves of it, then halves of these, and
// so on.
func transpose(a *[64]uint64) {
	for k := range 32 {
		swap(a, k, 32, 0x00000000ffffffff)
	}
	for k := range 32 {
		swap(a, k&15|k&^15<<1, 16, 0x0000ffff0000ffff)
	}
	for k := range 32 {
		swap(a, k&7|k&^7<<1, 8, 0x00ff00ff00ff00ff)
	}
	for k := range 32 {
		swap(a, k&3|k&^3<<1, 4, 0x0f0f0f0f0f0f0f0f)
	}
	for k := range 32 {
		swap(a, k&1|k&^1<<1, 2, 0x3333333333333333)
	}
	for k := range 32 {
		swap(a, k<<1, 1, 0x5555555555555555)
	}
}

// swap exchanges the upper parts of one row with the lower parts of another one, so many rows
// further on.
func swap(a *[64]uint64, k, j int, low uint64) {
	x, y := &a[k&63], &a[(k+j)&63]
	t := (*x>>j ^ *y) & low
	*x ^= t << j
	*y ^= t
}

// findBroken notes the lines that have a point outside.
func (p *plane) findBroken() {
	last := between(0, p.long-1, p.words-1)
	for y := range p.lines {
		row := p.in[y*p.words : (y+1)*p.words]
		all := row[p.words-1] | ^last
		for _, x := range row[:p.words-1] {
			all &= x
		}
		if all != ^uint64(0) {
			p.broken[y>>6] |= 1 << (uint(y) & 63)
		}
	}
}

// isBroken reports whether there is such a line, and it has a point outside.
func (p *plane) isBroken(y int32) bool { return uint32(y) < uint32(p.lines) && Has(p.broken, y) }

// findCorners marks the points at which a way may bend: those in the area that have a point outside
// diagonally beside them, and none on the two sides between.
func (p *plane) findCorners() {
	for y := range p.lines {
		if p.isBroken(y) {
			p.bendBeside(y, y-1)
			p.bendBeside(y, y+1)
		}
	}
}

// bendBeside marks the points of a line that have a point outside to the left or right of them in a
// broken line next to it, and none between.
func (p *plane) bendBeside(broken, y int32) {
	if uint32(y) >= uint32(p.lines) {
		return
	}
	for i := range p.words {
		out := p.outside(broken, i)
		if out == 0 {
			continue
		}
		beside := out &^ p.outside(y, i)
		for west := beside &^ (out << 1); west != 0; west &= west - 1 {
			p.bend(broken, i<<6+int32(bits.TrailingZeros64(west))-1, y)
		}
		for east := beside &^ (out >> 1); east != 0; east &= east - 1 {
			p.bend(broken, i<<6+int32(bits.TrailingZeros64(east))+1, y)
		}
	}
}

// bend marks a point of a line, if it is in the area and the one above or below it, in the broken
// line, is not outside.
func (p *plane) bend(broken, x, y int32) {
	if uint32(x) < uint32(p.long) && p.has(x, y) && !p.out(x, broken) {
		p.corners[y*p.words+x>>6] |= 1 << (uint(x) & 63)
	}
}

// outside is the points of a word of a line that are not in the area.
func (p *plane) outside(y, i int32) uint64 {
	return ^p.in[y*p.words+i] & between(0, p.long-1, i)
}
