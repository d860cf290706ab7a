package board

import (
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// Reach is where on a measured map a point may be chosen.
type Reach struct {
	on   *model.Surface
	area []uint64
}

// NewReach returns an area of a surface; nil if there is none.
func NewReach(on *model.Surface, area []uint64) *Reach {
	if on == nil || area == nil {
		return nil
	}
	return &Reach{on, area}
}

// has reports whether a point may be chosen.
func (r *Reach) has(p Point) bool {
	x, y := int32(p.X), int32(p.Y)
	return r != nil && r.on.On(x, y) && measure.Has(r.area, r.on.At(x, y))
}

// alone calls f with the points that have no neighbour: the middle of a letter seldom hits them.
func (r *Reach) alone(f func(Point)) {
	if r == nil {
		return
	}
	r.on.Alone(r.area, func(p int32) bool {
		x, y := r.on.XY(p)
		f(Point{int(x), int(y)})
		return true
	})
}
