package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Waypoints calls f with the points at which a piece stands on its way from a point to another one:
// where the way bends, the end, and between them a point at least every `every` tenths of an inch
// (0: none). The way is the shortest of those that Reach finds: no longer than r, with a footprint
// wholly in the area; of several, the one whose last leg is found first. Without a way f is
// never called. area is changed; scratch is as long.
func Waypoints(m *machine.M, s *model.Surface, area, scratch []uint64, from, to, r int32, of Foot, every int32, f func(point int32)) {
	x, y := s.XY(from)
	tx, ty := s.XY(to)
	x0, y0, x1, y1 := max(0, x-r-1), max(0, y-r-1), min(s.Width, x+r+1), min(s.Depth, y+r+1)
	if tx < x0 || tx > x1 || ty < y0 || ty > y1 {
		return
	}
	mark := m.Mark()
	defer m.Release(mark)
	e := &eye{ways: ways{limit: int64(r) * 10}}
	e.flat.take(m, x1-x0+1, y1-y0+1)
	insideOf(m, s, area, scratch, of, x0, y0, x1, y1)
	e.flat.cut(s, area, x0, y0)
	if !e.flat.has(tx-x0, ty-y0) {
		return
	}
	if from == to {
		f(to)
		return
	}
	legs := e.trace(m, x-x0, y-y0, tx-x0, ty-y0)
	here := pt{int64(x), int64(y)}
	for _, leg := range legs {
		at := int32(leg)
		there := pt{int64(at%e.flat.long + x0), int64(at/e.flat.long + y0)}
		walk(s, here, there, int64(every), f)
		here = there
	}
	m.Spend(len(legs) + 1)
}

// walk calls f with points of a leg: equal parts, none longer than every, each to the nearest point
// of the lattice; the last is the end.
func walk(s *model.Surface, from, to pt, every int64, f func(point int32)) {
	d := from.to(to)
	parts := int64(1)
	if every > 0 {
		parts = max(1, (rootUp(d.dot(d))+every-1)/every)
	}
	for i := int64(1); i <= parts; i++ {
		f(s.At(int32(from.x+nearest(d.x*i, parts)), int32(from.y+nearest(d.y*i, parts))))
	}
}

// nearest is a fraction to the nearest whole number, halves away from 0.
func nearest(n, d int64) int64 {
	if n < 0 {
		return -nearest(-n, d)
	}
	return (2*n + d) / (2 * d)
}

// trace finds the ends of the legs of the shortest way between two points of the window; none if
// there is no way. It looks from the start and from every bend, as search does, and tests each time
// whether the end is in sight.
func (e *eye) trace(m *machine.M, x, y, tx, ty int32) (legs []uint64) {
	e.begin(m)
	e.bends.came = m.Words(maxBends)
	best, last := e.limit+1, int32(0)
	look := func(x, y int32, length int64, octants uint8) {
		e.lookFrom(m, x, y, length, octants)
		if e.spots(tx, ty) {
			dx, dy := int64(tx-x), int64(ty-y)
			if all := length + rootUp(100*(dx*dx+dy*dy)); all < best {
				best, last = all, e.bends.here
			}
		}
	}
	look(x, y, 0, allOctants)
	for at, length, more := e.bends.next(); more && length < best; at, length, more = e.bends.next() {
		look(at.point%e.flat.long, at.point/e.flat.long, length, octantsFrom[at.kind])
	}
	e.bends.end(m)
	if best > e.limit {
		return nil
	}
	return e.bends.back(m, last, ty*e.flat.long+tx)
}

// spots reports whether a point of the window has come into sight since it was asked last.
func (e *eye) spots(x, y int32) bool {
	flat, turned := e.flat.forget(x, y), e.turned.forget(y, x)
	return flat || turned
}
