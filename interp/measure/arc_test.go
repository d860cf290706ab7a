package measure

import (
	"fmt"
	"math"
	"testing"

	"sandtable/schema/model"
)

// TestArcs: an arc holds the points whose bearing from its tip is at most half the degrees away
// from its direction, the tip among them, whether it is asked point by point or made as an area.
func TestArcs(t *testing.T) {
	s := table()
	for i, step := range steps {
		way := model.Direction(i)
		for _, degrees := range []int32{1, 30, 45, 90, 120, 179, 180, 181, 225, 270, 300, 359, 360} {
			for _, tip := range [][2]int32{{0, 0}, {30, 20}, {61, 43}, {7, 40}} {
				a := NewArc(tip[0], tip[1], way, degrees)
				made := area(s)
				a.Fill(s, made)
				agree(t, s, fmt.Sprintf("%d degrees %s of %v", degrees, model.DirectionNames[way], tip), made, a.Has)
				each(s, func(x, y, p int32) {
					off := bearing(step, x-tip[0], y-tip[1])
					if far := math.Abs(off-float64(degrees)/2) > 1e-4; far && a.Has(x, y) != (off < float64(degrees)/2) {
						t.Fatalf("%d degrees %s of %v: %d,%d lies %v degrees off, in: %v", degrees, model.DirectionNames[way], tip, x, y, off, a.Has(x, y))
					}
				})
				if !a.Has(tip[0], tip[1]) {
					t.Fatalf("%d degrees: the tip is out", degrees)
				}
			}
		}
	}
}

// bearing is how many degrees a point lies off a direction.
func bearing(step pt, x, y int32) float64 {
	v := pt{int64(x), int64(y)}
	return math.Abs(math.Atan2(float64(step.cross(v)), float64(step.dot(v)))) * 180 / math.Pi
}

// TestRightArcs: the borders of the arcs that rules use belong to them, exactly.
func TestRightArcs(t *testing.T) {
	for _, c := range []struct {
		way     model.Direction
		degrees int32
		x, y    int32
		in      bool
	}{
		{model.North, 90, 7, 7, true}, {model.North, 90, 8, 7, false}, {model.North, 180, 9, 0, true}, {model.North, 180, 9, -1, false},
		{model.NorthEast, 90, 5, 0, true}, {model.NorthEast, 90, 5, -1, false}, {model.North, 270, -6, -6, true}, {model.North, 270, -6, -7, false},
		{model.South, 90, -3, -3, true}, {model.West, 360, 9, 9, true},
	} {
		if a := NewArc(0, 0, c.way, c.degrees); a.Has(c.x, c.y) != c.in {
			t.Errorf("%d degrees %s: %d,%d is in: %v", c.degrees, model.DirectionNames[c.way], c.x, c.y, !c.in)
		}
	}
}

// TestOffset: the point lies in its direction, no farther away than asked, and on the surface.
func TestOffset(t *testing.T) {
	s := table()
	for i, step := range steps {
		way := model.Direction(i)
		for far := int32(-30); far <= 70; far++ {
			x, y := s.XY(Offset(s, s.At(30, 20), way, far))
			v := pt{int64(x) - 30, int64(y) - 20}
			if step.cross(v) != 0 || step.dot(v)*int64(far) < 0 {
				t.Fatalf("%d %s: %d,%d lies elsewhere", far, model.DirectionNames[way], x, y)
			}
			if v.dot(v) > int64(far)*int64(far) {
				t.Fatalf("%d %s: %d,%d lies too far away", far, model.DirectionNames[way], x, y)
			}
			if inner := x > 0 && y > 0 && x < s.Width && y < s.Depth; inner && float64(v.dot(v)) < float64((abs32(far)-2)*(abs32(far)-2)) && abs32(far) > 2 {
				t.Fatalf("%d %s: %d,%d lies too near", far, model.DirectionNames[way], x, y)
			}
		}
	}
}

func abs32(n int32) int32 { return max(n, -n) }
