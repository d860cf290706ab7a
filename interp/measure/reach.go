package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A way is a chain of straight legs from point to point of the lattice, each leg within an area;
// its length is the sum of its legs, each rounded up to a hundredth of an inch. An area is known by
// its points: around each lies a square a tenth of an inch wide, and a leg is within the area if it
// runs through the inside of no square of a point that is outside. So what is thinner than a fifth
// of an inch may be slipped through.
//
// A way bends only around a corner of what is outside. Its bend is at a point with an outside point
// diagonally beside it, and none on the two sides between. The leg to the bend passes that outside
// point: it makes an angle of 45 to 135 degrees with the direction towards it. The leg from the
// bend goes on, on the same side, in an angle of 0 to 135 degrees. (To bend anywhere would shorten
// some ways by a few hundredths, and take far longer.) So from the start, and from every corner
// that is reached, in the order of the length of the way there, all points in sight are examined,
// out to what is left of the length. What is in sight is found octant by octant (sight.go); from a
// bend only the three octants to which it may lead.

// Reach adds to dst the points at the end of a way from a point, no longer than r, that stays where
// a footprint lies wholly in the area. The start itself may lie anywhere. area is changed;
// scratch is as long. place is where the program asks this (machine.M.Recall): the answer is found
// there as long as the ground around has not changed.
func Reach(m *machine.M, place int32, s *model.Surface, dst, area, scratch []uint64, from, r int32, of Foot) {
	x, y := s.XY(from)
	wide, high := of.around(r)
	if x >= wide && y >= high && x+wide <= s.Width && y+high <= s.Depth && open(s, area, x, y, wide, high) {
		m.Spend(int(r)/4 + 1)
		Disc(s, dst, x, y, r, false, Fill)
		return
	}
	mark := m.Mark()
	x0, y0, x1, y1 := max(0, x-r-1), max(0, y-r-1), min(s.Width, x+r+1), min(s.Depth, y+r+1)
	e := &eye{ways: ways{limit: int64(r) * 10}}
	w := &e.ways
	w.flat.take(m, x1-x0+1, y1-y0+1)
	answer := recalled(m, place, s, area, from, r, of, int32(len(w.flat.seen)))
	if answer != nil && answer.Known {
		m.Spend(int(r)/4 + 1)
		w.flat.paste(s, answer.Out, dst, x0, y0)
		m.Release(mark)
		return
	}
	insideOf(m, s, area, scratch, of, x0, y0, x1, y1)
	w.flat.cut(s, area, x0, y0)
	e.search(m, x-x0, y-y0)
	w.flat.paste(s, w.flat.seen, dst, x0, y0)
	answer.Keep(m, w.flat.seen...)
	m.Release(mark)
}

// recalled finds the answer of n words to a question that has been asked before: of the same start,
// on the same ground.
func recalled(m *machine.M, place int32, s *model.Surface, area []uint64, from, r int32, of Foot, n int32) *machine.Recalled {
	x, y := s.XY(from)
	wide, high := of.around(r + 1)
	x0, y0 := max(0, x-wide), max(0, y-high)
	mark := m.Mark()
	ground := plane{long: min(s.Width, x+wide) - x0 + 1, lines: min(s.Depth, y+high) - y0 + 1}
	ground.words = (ground.long + 63) >> 6
	in := m.Words(2 + ground.words*ground.lines)
	in[0], in[1], ground.in = of.Key(), uint64(r)<<32|uint64(from), in[2:]
	ground.cut(s, area, x0, y0)
	answer := m.Recall(place, in, n)
	m.Release(mark)
	return answer
}

// search finds the points at the end of a way from a point of the window.
func (e *eye) search(m *machine.M, x, y int32) {
	e.begin(m)
	e.lookFrom(m, x, y, 0, allOctants)
	for at, length, more := e.bends.next(); more; at, length, more = e.bends.next() {
		e.lookFrom(m, at.point%e.flat.long, at.point/e.flat.long, length, octantsFrom[at.kind])
	}
	e.bends.end(m)
	e.turned.give(&e.flat)
	if e.flat.has(x, y) {
		e.flat.see(x, y)
	}
}

// begin prepares a search of the window.
func (e *eye) begin(m *machine.M) {
	e.turned.take(m, e.flat.lines, e.flat.long)
	e.flat.findBroken()
	e.flat.findCorners()
	e.flat.turn(&e.turned)
	e.bends.begin(m)
}

// ways is a search in progress, in a window around the start.
type ways struct {
	flat   plane // row by row, from south to north
	turned plane // the same, column by column, from west to east
	limit  int64 // of the length, in hundredths
	bends  bends
}

// bendAt notes the bends at a point that a leg has come to.
func (w *ways) bendAt(m *machine.M, x, y, vx, vy int32, length int64) {
	for i, d := range diagonals {
		if int64(vx*d[0])*int64(vy*d[1]) > 0 || !w.flat.out(x+d[0], y+d[1]) || w.flat.out(x+d[0], y) || w.flat.out(x, y+d[1]) {
			continue
		}
		b := bend{y*w.flat.long + x, int32(i) << 1}
		if d[0]*vy-d[1]*vx < 0 {
			b.kind |= 1
		}
		w.bends.add(m, b, int32(length))
	}
}

// around is how far a footprint reaches on either side of where its middle comes to, at most r away
// from where it is: from west to east, and from south to north.
func (f Foot) around(r int32) (wide, high int32) {
	return r + f.R + max(f.DX, -f.DX), r + f.R + max(f.DY, -f.DY)
}

// open reports whether nothing around a point is outside an area.
func open(s *model.Surface, area []uint64, x, y, wide, high int32) bool {
	x0, x1 := max(0, x-wide), min(s.Width, x+wide)
	for row := max(0, y-high); row <= min(s.Depth, y+high); row++ {
		at := s.At(0, row)
		if nextIs(area, at+x0, at+x1, false) <= at+x1 {
			return false
		}
	}
	return true
}
