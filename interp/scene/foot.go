package scene

import (
	"sandtable/interp/measure"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Foot is how much room a piece takes on a measured map, in smallest parts: all points at most Base
// away from a straight line, which goes from its middle by DX, DY to one side and as far to the
// other. A round base has no such line, and a piece without a base is a point.
type Foot struct {
	Base, DX, DY int
	Way          [2]int // of one that is not round: a step the way that it faces
}

// Long reports whether a footprint is not round.
func (f Foot) Long() bool { return f.DX != 0 || f.DY != 0 }

// Covers reports whether a point lies on the footprint of a piece, or on its edge.
func (s *Stand) Covers(x, y int) bool {
	if dx, dy := x-s.X, y-s.Y; max(dx, -dx) > s.Base+max(s.DX, -s.DX) || max(dy, -dy) > s.Base+max(s.DY, -s.DY) {
		return false
	}
	at := measure.Body{X: int32(s.X), Y: int32(s.Y), Foot: measure.Foot{R: int32(s.Base), DX: int32(s.DX), DY: int32(s.DY)}}
	_, up := at.Apart(measure.Body{X: int32(x), Y: int32(y)})
	return up <= 0
}

// Along calls f for each point of the line of a piece's footprint.
func (s *Stand) Along(f func(x, y int)) {
	n := max(s.DX, -s.DX, s.DY, -s.DY)
	for i := -n; i <= n; i++ {
		f(s.X+s.DX*i/n, s.Y+s.DY*i/n)
	}
}

// Stroke is a letter that runs as the line of a footprint does.
func (f Foot) Stroke() string {
	switch {
	case f.DY == 0:
		return "-"
	case f.DX == 0:
		return "|"
	case (f.DX > 0) == (f.DY > 0):
		return "/"
	}
	return "\\"
}

// foot is how much room a piece takes with the side that is up, as it faces.
func (b *builder) foot(t *model.Thing, seen *view.Thing) Foot {
	if b.g.Surface == nil {
		return Foot{}
	}
	all := t.Footprints()
	f := all[min(int(b.up(t, seen)), len(all)-1)]
	if f.Line == 0 {
		return Foot{Base: int(f.Radius)}
	}
	way := b.facing(t, seen)
	foot := measure.FootOf(f, way)
	out := Foot{Base: int(foot.R), DX: int(foot.DX), DY: int(foot.DY)}
	dx, dy := measure.Step(way)
	out.Way = [2]int{int(dx), int(dy)}
	return out
}

// facing is the way that a piece faces, as the view tells it.
func (b *builder) facing(t *model.Thing, seen *view.Thing) model.Direction {
	f := b.g.FacingOf(t.Kind)
	for _, x := range seen.Fields {
		for way := model.Direction(0); f != nil && x.Name == f.Name && way < model.Directions; way++ {
			if b.g.Show(f.Type, int32(way)) == x.Value {
				return way
			}
		}
	}
	return model.North
}
