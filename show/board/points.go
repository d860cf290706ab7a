package board

import (
	"sandtable/interp/measure"
	"sandtable/interp/scene"
)

// Measured returns the map that is measured in inches, or nil.
func (b *Board) Measured() *scene.Map {
	for i := range b.s.Maps {
		if b.s.Maps[i].Geo == scene.Measured {
			return &b.s.Maps[i]
		}
	}
	return nil
}

// table returns the plate of the measured map, and its number.
func (b *Board) table() (*measuredMap, int) {
	for i, p := range b.plates {
		if t, ok := p.(*measuredMap); ok {
			return t, i
		}
	}
	return nil, 0
}

// SpotAt returns where a point of the measured map lies on the sheet.
func (b *Board) SpotAt(zoom int, p Point) Spot {
	t, i := b.table()
	if t == nil {
		return Spot{}
	}
	x, y := t.at(zoom, p)
	return Spot{x, y + b.top(zoom, i), 1, 1}
}

// PointAt returns the point of the measured map at a column and a line of the sheet.
func (b *Board) PointAt(zoom, x, y int) Point {
	t, i := b.table()
	return t.point(zoom, x, y-b.top(zoom, i))
}

// Move returns a point so many letters away, on the map.
func (b *Board) Move(zoom int, p Point, dx, dy int) Point {
	t, _ := b.table()
	per := t.per(zoom)
	return Point{min(max(p.X+dx*per, 0), t.m.W), min(max(p.Y-dy*2*per, 0), t.m.H)}
}

// Inside lists the areas of the measured map in which a point lies.
func (b *Board) Inside(p Point) (out []scene.Ref) {
	if m := b.Measured(); m != nil {
		for i := range m.Areas {
			if measure.Covers(&m.Areas[i].Outline, p.X, p.Y) {
				out = append(out, m.Areas[i].Thing)
			}
		}
	}
	return out
}
