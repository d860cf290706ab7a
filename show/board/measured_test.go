package board

import (
	"slices"
	"strings"
	"testing"

	"sandtable/interp/measure"
	"sandtable/interp/scene"
	"sandtable/schema/model"
	"sandtable/show/grid"
)

// TestInside: a point lies in the terrain that is shown at it exactly if the rules say so, for
// sides that no line of the lattice follows, and for points on a border.
func TestInside(t *testing.T) {
	on := &model.Surface{Width: 140, Depth: 100}
	for _, shape := range []model.Outline{
		{Is: model.Polygon, Corners: [][2]int32{{3, 7}, {131, 2}, {117, 97}, {20, 61}}},
		{Is: model.Polygon, Corners: [][2]int32{{10, 10}, {90, 10}, {90, 50}, {50, 30}, {10, 50}}},
		{Is: model.Rectangle, Corners: [][2]int32{{10, 20}, {30, 40}}},
		{Is: model.Circle, Corners: [][2]int32{{60, 50}}, Radius: 13},
	} {
		s := &scene.Scene{Things: make([]scene.Thing, 2), Maps: []scene.Map{{
			Place: 1, Geo: scene.Measured, W: 140, H: 100, Unit: 10, Areas: []scene.Area{{Thing: 0, Sign: "w", Outline: shape}},
		}}}
		b := New(s)
		covered := make([]uint64, on.Words())
		measure.Cover(on, covered, &shape)
		wrong := 0
		for y := range on.Depth + 1 {
			for x := range on.Width + 1 {
				if slices.Contains(b.Inside(Point{int(x), int(y)}), 0) != measure.Has(covered, on.At(x, y)) {
					wrong++
				}
			}
		}
		if wrong > 0 {
			t.Errorf("%d points are shown on other ground than the rules say, with corners at %v", wrong, shape.Corners)
		}
	}
}

// TestPointsAlone: a point that may be chosen among others that may not is drawn, wherever in its
// letter it lies.
func TestPointsAlone(t *testing.T) {
	on := &model.Surface{Width: 140, Depth: 100}
	s := &scene.Scene{Things: make([]scene.Thing, 1), Maps: []scene.Map{{Place: 0, Geo: scene.Measured, W: 140, H: 100, Unit: 10}}}
	for p := int32(0); p < on.Points(); p += 97 {
		area := make([]uint64, on.Words())
		area[p>>6] |= 1 << (p & 63)
		m := &Marks{Marked: scene.None, Cursor: scene.None, At: Point{-1, -1}, Reach: NewReach(on, area)}
		lines := strings.Join(New(s).Page(80, 24, m, func(_ grid.Style, text string) string { return text }).Lines(), "\n")
		if strings.Count(lines, "+") != 1 {
			x, y := on.XY(p)
			t.Fatalf("the point %d,%d is not drawn:\n%s", x, y, lines)
		}
	}
}
