package bot

import (
	"slices"
	"testing"

	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// What lies straight on may be farther from the edge than what lies aside.
func TestSpotsTouchTheEdge(t *testing.T) {
	surface := &model.Surface{Width: 60, Depth: 40}
	s := spots{area: make([]uint64, surface.Points()>>6+1)}
	put := func(x, y int32) { p := surface.At(x, y); s.area[p>>6] |= 1 << (uint(p) & 63) }
	for x := int32(10); x <= 20; x++ {
		for y := int32(2); y <= 30; y++ {
			put(x, y)
		}
	}
	put(25, 38)
	s.find(surface)
	x0, y0, x1, y1, _ := measure.Bounds(surface, s.area)
	for edge, touches := range map[string]func(x, y int32) bool{
		"north": func(_, y int32) bool { return y == y0 },
		"south": func(_, y int32) bool { return y == y1 },
		"west":  func(x, _ int32) bool { return x == x0 },
		"east":  func(x, _ int32) bool { return x == x1 },
	} {
		if !slices.ContainsFunc(s.found, func(p int32) bool { return touches(surface.XY(p)) }) {
			t.Errorf("no point is looked at that is as near as may be to the %s edge", edge)
		}
	}
}
