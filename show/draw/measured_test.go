package draw

import (
	"math"
	"testing"

	"sandtable/interp/scene"
)

// TestLongBases: a base that is no circle is drawn to scale, turned as it lies, with its tip at the
// front: so far from its middle to the west and east, and to the north.
func TestLongBases(t *testing.T) {
	for _, x := range []struct {
		name string
		foot scene.Foot
		east float64 // inches from the middle to the edge
		tip  [2]float64
	}{
		{"wide, to the north", scene.Foot{Base: 5, DX: 10, Way: [2]int{0, 1}}, 1.5, [2]float64{0, 0.5}},
		{"long, to the south", scene.Foot{Base: 5, DY: 10, Way: [2]int{0, -1}}, 0.5, [2]float64{0, -1.5}},
		{"wide, to the north-east", scene.Foot{Base: 5, DX: 7, DY: -7, Way: [2]int{1, 1}}, 1.2, [2]float64{0.354, 0.354}},
		{"long, to the north-west", scene.Foot{Base: 5, DX: -7, DY: 7, Way: [2]int{-1, 1}}, 1.2, [2]float64{-1.053, 1.053}},
	} {
		m := &scene.Map{Geo: scene.Measured, W: 360, H: 240, Unit: 10}
		table := newTablePlan(m, true)
		at := table.point(m, 100, 100)
		base, tip := longBase(at, table, scene.Stand{X: 100, Y: 100, Foot: x.foot})
		east := 0.0
		for _, p := range base {
			east = max(east, (p.X-at.X)/25.4)
		}
		if math.Abs(east-x.east) > 0.01 {
			t.Errorf("%s: it reaches %.2f inches to the east, not %.2f", x.name, east, x.east)
		}
		foot := tip[1].Add((tip[2].X-tip[1].X)/2, (tip[2].Y-tip[1].Y)/2)
		if dx, dy := (foot.X-at.X)/25.4, (at.Y-foot.Y)/25.4; math.Abs(dx-x.tip[0]) > 0.01 || math.Abs(dy-x.tip[1]) > 0.01 {
			t.Errorf("%s: the tip stands at %.2f, %.2f, not at %v", x.name, dx, dy, x.tip)
		}
	}
}
