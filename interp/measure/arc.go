package measure

import (
	"math"

	"sandtable/schema/model"
)

// Arc is the points that are seen from one point within some degrees, half of them to either side
// of a direction. All is integer arithmetic on slopes, so that it has the same answer everywhere.
type Arc struct {
	x, y int64
	way  pt   // a step in the direction
	cone cone // what is in the arc, or, where it is wide, what is not
	wide bool // it is more than half a turn
}

// cone is what lies within a slope of a direction; strict leaves out its border.
type cone struct {
	way    pt
	slope  int64 // how far aside for each slopeUnit ahead
	half   bool  // half the plane
	all    bool
	strict bool
}

const slopeUnit = 1 << 20

// slopes is the slope by the whole degrees of an arc, up to half a turn.
var slopes = func() (out [180]int64) {
	for degrees := range out {
		out[degrees] = int64(math.Round(math.Tan(float64(degrees)*math.Pi/360) * slopeUnit))
	}
	return out
}()

// steps is a step in each direction: east and north count upwards.
var steps = [model.Directions]pt{
	model.North: {0, 1}, model.NorthEast: {1, 1}, model.East: {1, 0}, model.SouthEast: {1, -1},
	model.South: {0, -1}, model.SouthWest: {-1, -1}, model.West: {-1, 0}, model.NorthWest: {-1, 1},
}

// NewArc makes an arc of some whole degrees, from 1 to 360, as seen from a point.
func NewArc(x, y int32, way model.Direction, degrees int32) Arc {
	a := Arc{x: int64(x), y: int64(y), way: steps[way], wide: degrees > 180}
	a.cone = cone{way: a.way, half: degrees == 180, all: degrees >= 360}
	switch {
	case degrees < 180:
		a.cone.slope = slopes[max(degrees, 1)]
	case a.wide && !a.cone.all:
		a.cone.way = pt{-a.way.x, -a.way.y}
		a.cone.slope, a.cone.strict = slopes[360-degrees], true
	}
	return a
}

// Has reports whether a point lies in the arc; the one from which it is seen does.
func (a *Arc) Has(x, y int32) bool {
	v := pt{int64(x) - a.x, int64(y) - a.y}
	return a.cone.all || a.cone.has(v) != a.wide
}

func (c *cone) has(v pt) bool {
	ahead, aside := c.way.dot(v), c.way.cross(v)
	switch {
	case c.half:
		return ahead >= 0
	case c.strict:
		return max(aside, -aside)*slopeUnit < c.slope*ahead
	}
	return max(aside, -aside)*slopeUnit <= c.slope*ahead
}

// Fill adds the points of the arc: a run in each row, or all but a run.
func (a *Arc) Fill(s *model.Surface, dst []uint64) {
	if a.wide {
		All(s, dst)
	}
	for y := int32(0); y <= s.Depth && !a.cone.all; y++ {
		lo, hi := a.cone.row(int64(y)-a.y, -a.x, int64(s.Width)-a.x)
		switch {
		case lo > hi:
		case a.wide:
			wipe(s, dst, y, int32(lo+a.x), int32(hi+a.x))
		default:
			fill(s, dst, y, int32(lo+a.x), int32(hi+a.x))
		}
	}
}

// row is the run of a cone in a row that lies so far north of its tip, within some bounds. A cone
// is where one or two linear functions of a point are at most 0.
func (c *cone) row(dy, lo, hi int64) (int64, int64) {
	for _, side := range [...]int64{1, -1} {
		// side * aside * slopeUnit - slope * ahead = a*dx + b
		a := -side*slopeUnit*c.way.y - c.slope*c.way.x
		b := (side*slopeUnit*c.way.x - c.slope*c.way.y) * dy
		if c.half {
			a, b = -c.way.x, -c.way.y*dy
		}
		if c.strict {
			b++
		}
		switch {
		case a > 0:
			hi = min(hi, floor(-b, a))
		case a < 0:
			lo = max(lo, -floor(-b, -a))
		case b > 0:
			return 1, 0
		}
	}
	return lo, hi
}

// Offset is the point so far away from another one in a direction; a negative distance goes the
// other way. Where the surface ends first, it is the last point on it.
func Offset(s *model.Surface, from int32, way model.Direction, far int32) int32 {
	x, y := s.XY(from)
	step, n := steps[way], int64(far)
	if step.x != 0 && step.y != 0 { // a diagonal inch is 0.7071 of one across and one up
		n = n * 7071 / 10000
	}
	if n < 0 {
		step, n = pt{-step.x, -step.y}, -n
	}
	if step.x != 0 {
		n = min(n, room(int64(x), int64(s.Width), step.x))
	}
	if step.y != 0 {
		n = min(n, room(int64(y), int64(s.Depth), step.y))
	}
	return s.At(x+int32(n*step.x), y+int32(n*step.y))
}

// room is how far a coordinate can go in a direction.
func room(at, size, step int64) int64 {
	if step > 0 {
		return size - at
	}
	return at
}
