package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Body is a footprint where it stands.
type Body struct {
	X, Y int32
	Foot
}

// BodyOf is a piece of a game where it stands, on its footprint; ok is false if it stands nowhere
// on the surface.
func (b *Bases) BodyOf(m *machine.M, piece int32) (out Body, ok bool) {
	p := m.SpotOf(piece)
	if p == model.None {
		return out, false
	}
	out.X, out.Y = m.P.Game.Surface.XY(p)
	out.Foot = b.Now(m, piece)
	return out, true
}

// ends are the ends of its line.
func (b Body) ends() (p, q pt) {
	at, h := pt{int64(b.X), int64(b.Y)}, b.half()
	return h.to(at), pt{at.x + h.x, at.y + h.y}
}

// Apart is the distance from edge to edge of two footprints, rounded down and up; below 0 where
// they overlap.
func (b Body) Apart(o Body) (down, up int64) {
	if b.Round() && o.Round() {
		down, up = Apart(b.X, b.Y, o.X, o.Y)
	} else {
		down, up = betweenLines(b.line(), o.line())
	}
	r := int64(b.R) + int64(o.R)
	return down - r, up - r
}

// ToShape is the distance from the edge of a footprint to a shape, rounded down and up; below 0
// where they overlap.
func (b Body) ToShape(shape *model.Outline) (down, up int64) {
	switch c := shape.Corners; {
	case b.Round():
		down, up = ToShape(b.X, b.Y, shape)
	case shape.Is == model.Circle:
		at := corner(c[0])
		down, up = betweenLines(b.line(), line{at, at})
		down, up = max(0, down-int64(shape.Radius)), max(0, up-int64(shape.Radius))
	case shape.Is == model.Rectangle:
		box := boxed(c)
		down, up = b.line().toPolygon(box[:])
	default:
		down, up = b.line().toPolygon(c)
	}
	return down - int64(b.R), up - int64(b.R)
}

// ToArea is the distance from the edge of a footprint to the nearest point of an area, rounded down
// and up; ok is false if the area is empty.
func (b Body) ToArea(s *model.Surface, area []uint64) (down, up int64, ok bool) {
	if b.Round() {
		down, up, ok = ToArea(s, b.X, b.Y, area)
	} else {
		down, up, ok = b.line().toArea(s, area)
	}
	return down - int64(b.R), up - int64(b.R), ok
}

// Crossed reports whether the straight line between two points crosses the inside of a footprint.
// To touch it is not to cross it, and one with a radius of 0 has no inside.
func (b Body) Crossed(ax, ay, bx, by int32) bool {
	if b.Round() {
		return crossesDisc(ax, ay, bx, by, b.X, b.Y, b.R)
	}
	own, l := b.line(), line{pt{int64(ax), int64(ay)}, pt{int64(bx), int64(by)}}
	if own.beside(l.p, l.q, int64(b.R)) {
		return false
	}
	down, _ := betweenLines(own, l)
	return down < int64(b.R)
}

// line is a straight line from point to point.
type line struct{ p, q pt }

func (b Body) line() line {
	p, q := b.ends()
	return line{p, q}
}

// boxed is the corners of a rectangle, one after the other.
func boxed(c [][2]int32) [4][2]int32 {
	return [4][2]int32{c[0], {c[1][0], c[0][1]}, c[1], {c[0][0], c[1][1]}}
}

// betweenLines is the distance between two straight lines, rounded down and up. Unless they cross,
// an end of one is nearest to the other.
func betweenLines(a, b line) (down, up int64) {
	if a.cuts(b) {
		return 0, 0
	}
	down, up = rooted(toSegment(a.p, b.p, b.q))
	for _, x := range [...]struct {
		p pt
		l line
	}{{a.q, b}, {b.p, a}, {b.q, a}} {
		lo, hi := rooted(toSegment(x.p, x.l.p, x.l.q))
		down, up = min(down, lo), min(up, hi)
	}
	return down, up
}

// rooted is the root of a fraction, rounded down and up.
func rooted(n, d int64) (down, up int64) {
	down = Root(n / d)
	if up = down; down*down*d < n {
		up++
	}
	return down, up
}

// cuts reports whether two lines cross at a point that is an end of neither.
func (a line) cuts(b line) bool {
	parted := func(l line, p, q pt) bool {
		along := l.p.to(l.q)
		u, v := along.cross(l.p.to(p)), along.cross(l.p.to(q))
		return u > 0 && v < 0 || u < 0 && v > 0
	}
	return parted(a, b.p, b.q) && parted(b, a.p, a.q)
}

// toPolygon is the distance to a polygon, 0 where the line has a point in it.
func (a line) toPolygon(corners [][2]int32) (down, up int64) {
	if within(a.p, corners) {
		return 0, 0
	}
	down, up = 1<<40, 1<<40
	for i, c := range corners {
		lo, hi := betweenLines(a, line{corner(c), corner(corners[(i+1)%len(corners)])})
		down, up = min(down, lo), min(up, hi)
	}
	return down, up
}

// toArea is the distance to the nearest point of an area. In each row that is the first one on
// either side of where the line comes nearest to the row.
func (a line) toArea(s *model.Surface, area []uint64) (down, up int64, ok bool) {
	if a.p.y > a.q.y {
		a.p, a.q = a.q, a.p
	}
	n, d := int64(0), int64(0) // the best yet; d is 0 before
	look := func(x, y int64) {
		if u, v := toSegment(pt{x, y}, a.p, a.q); d == 0 || u*d < n*v {
			n, d = u, v
		}
	}
	row := func(y int64) {
		if y < 0 || y > int64(s.Depth) {
			return
		}
		west, east := a.nearest(y)
		lo, hi := s.At(0, int32(y)), s.At(s.Width, int32(y))
		if p := nextIs(area, lo+clamp(west, s.Width), hi, true); p <= hi {
			look(int64(p-lo), y)
		}
		if p := lastIs(area, lo, lo+clamp(east, s.Width)); p >= lo {
			look(int64(p-lo), y)
		}
	}
	for y := a.p.y; y <= a.q.y; y++ {
		row(y)
	}
	for off := int64(1); off <= int64(s.Depth) && (d == 0 || off*off*d < n); off++ {
		row(a.p.y - off)
		row(a.q.y + off)
	}
	if d == 0 {
		return 0, 0, false
	}
	down, up = rooted(n, d)
	return down, up, true
}

// nearest is where a line with its lower end first comes nearest to a row: from west to east.
func (a line) nearest(y int64) (west, east int64) {
	switch {
	case a.p.y == a.q.y:
		return min(a.p.x, a.q.x), max(a.p.x, a.q.x)
	case y <= a.p.y:
		return a.p.x, a.p.x
	case y >= a.q.y:
		return a.q.x, a.q.x
	}
	x := a.p.x + (a.q.x-a.p.x)*(y-a.p.y)/(a.q.y-a.p.y)
	return x, x
}

func clamp(x int64, most int32) int32 { return int32(min(max(x, 0), int64(most))) }
