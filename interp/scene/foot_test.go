package scene_test

import (
	"testing"

	"sandtable/interp/scene"
)

// TestLongBases: what is drawn is the base with the side that is up, as the piece faces.
func TestLongBases(t *testing.T) {
	s, _, _ := pictured(t, "games/low_fields", `rule "They Stand" {
  after = set_up()
  move grey_rifles { to = point(10, 6) }
  set grey_rifles { facing = north_east }
  move green_rifles { to = point(20, 6) }
  set green_rifles { facing = west }
  flip green_rifles { to = thin }
  move grey_gun { to = point(30, 6) }
}`)
	want := map[string]scene.Foot{
		"Grey Rifles":  {Base: 5, DX: 7, DY: -7, Way: [2]int{1, 1}}, // 2 inches on a diagonal
		"Green Rifles": {Base: 5, DX: 0, DY: 5, Way: [2]int{-1, 0}},
		"Grey Gun":     {Base: 5},
	}
	strokes := map[string]string{"Grey Rifles": "\\", "Green Rifles": "|"}
	for _, x := range s.Measured().Stands {
		title := s.Things[x.Piece].Title
		foot, ok := want[title]
		if !ok {
			continue
		}
		delete(want, title)
		if x.Foot != foot {
			t.Errorf("%s takes %+v, not %+v", title, x.Foot, foot)
		}
		if x.Long() != (strokes[title] != "") || x.Long() && x.Stroke() != strokes[title] {
			t.Errorf("%s is drawn by %q", title, x.Stroke())
		}
		points := 0
		if x.Long() {
			x.Along(func(px, py int) {
				points++
				if !x.Covers(px, py) {
					t.Errorf("%s does not cover %d,%d on its line", title, px, py)
				}
			})
			if n := 2*max(x.DX, x.DY) + 1; points != n {
				t.Errorf("the line of %s has %d points, not %d", title, points, n)
			}
		}
		// an end, and what is a tenth of an inch beyond it
		far := 0
		for x.Covers(x.X, x.Y+far+1) {
			far++
		}
		if edge := map[string]int{"Grey Rifles": 7, "Green Rifles": 10, "Grey Gun": 5}[title]; far != edge {
			t.Errorf("%s reaches %d tenths to the north, not %d", title, far, edge)
		}
	}
	if len(want) > 0 {
		t.Errorf("these do not stand on the map: %v", want)
	}
}
