package whereto_test

import (
	"math/rand/v2"
	"testing"

	"sandtable/interp/measure"
	"sandtable/interp/whereto"
	"sandtable/schema/model"
)

// table is 20 by 10 inches with a barn, two pieces, and an area around the mover at 4,4 that is cut
// off at the barn.
func table() *whereto.Table {
	s := &model.Surface{Width: 200, Depth: 100}
	barn := &model.Outline{Is: model.Rectangle, Corners: [][2]int32{{80, 30}, {100, 50}}}
	t := &whereto.Table{Surface: s, Unit: 10, Mover: s.At(40, 40), Area: make([]uint64, s.Words()),
		Things: []whereto.Thing{{Name: "barn", Title: "Barn", Shape: barn}, {Name: "gun", Title: "Big Gun", Point: s.At(150, 40)}, {Name: "men", Title: "Men", Point: s.At(40, 90)}}}
	for p := range s.Points() {
		x, y := s.XY(p)
		if _, up := measure.ToShape(x, y, barn); (x-40)*(x-40)+(y-40)*(y-40) <= 60*60 && up > 0 {
			t.Area[p>>6] |= 1 << (uint(p) & 63)
		}
	}
	return t
}

func all(int32) bool { return true }

// TestNearest: of the legal points of the area none is nearer than the one that is found.
func TestNearest(t *testing.T) {
	tab := table()
	rng := rand.New(rand.NewPCG(1, 2))
	legal := func(p int32) bool { return p%3 != 0 }
	far := func(p, x, y int32) int32 {
		px, py := tab.Surface.XY(p)
		return (px-x)*(px-x) + (py-y)*(py-y)
	}
	for range 50 {
		x, y := rng.Int32N(260)-30, rng.Int32N(160)-30
		got, ok := tab.Nearest(x, y, legal)
		if !ok || !measure.Has(tab.Area, got) || !legal(got) {
			t.Fatalf("%d,%d: %d is not legal", x, y, got)
		}
		for p := range tab.Surface.Points() {
			if measure.Has(tab.Area, p) && legal(p) && far(p, x, y) < far(got, x, y) {
				t.Fatalf("%d,%d: %d is nearer than %d", x, y, p, got)
			}
		}
	}
	if _, ok := tab.Nearest(5, 5, func(int32) bool { return false }); ok {
		t.Error("a point is found where none is legal")
	}
}

// TestWords: what relative words mean.
func TestWords(t *testing.T) {
	tab := table()
	for _, x := range []struct {
		text string
		x, y int32
	}{
		{"e 4 n 2", 80, 60}, {"w 1.5", 25, 40}, {"ne 2", 54, 54}, {"N 30", 40, 340},
		{"toward gun 6", 100, 40}, {"toward big gun 6", 100, 40}, {"towards men", 40, 90}, {"away from men 3", 40, 10},
		{"beside barn", 79, 40}, {"toward Barn", 79, 40}, {"behind barn", 110, 40}, {"behind men", 40, 100},
	} {
		if !whereto.Relative(x.text) {
			t.Errorf("%q are no relative words", x.text)
		}
		gx, gy, err := tab.Words(x.text, all)
		if err != nil || gx != x.x || gy != x.y {
			t.Errorf("%q: %d,%d, %v, not %d,%d", x.text, gx, gy, err, x.x, x.y)
		}
	}
	for _, text := range []string{"e four", "e 4 n", "toward nowhere 3", "in men", "farthest up", "in nowhere", "away from gun", "behind", "e -3", "e 99999999999999999999", "toward"} {
		if x, y, err := tab.Words(text, all); err == nil {
			t.Errorf("%q: %d,%d", text, x, y)
		}
	}
	tab.Mover = model.None
	for _, text := range []string{"e 4", "behind barn", "toward gun 2"} {
		if _, _, err := tab.Words(text, all); err == nil {
			t.Errorf("%q from nowhere", text)
		}
	}
	for _, text := range []string{"march", "e", "12,3", "pass"} {
		if whereto.Relative(text) {
			t.Errorf("%q are relative words", text)
		}
	}
}

// TestCandidates: candidates are legal, at least two inches apart, and each has a reason.
func TestCandidates(t *testing.T) {
	tab := table()
	legal := func(p int32) bool { return p%2 == 0 }
	list := tab.Candidates(legal)
	if len(list) < 4 || len(list) > whereto.Most {
		t.Fatalf("%d candidates", len(list))
	}
	for i, c := range list {
		x, y := tab.Surface.XY(c.Point)
		if !measure.Has(tab.Area, c.Point) || !legal(c.Point) || c.Why == "" {
			t.Errorf("%d,%d: %q", x, y, c.Why)
		}
		for _, d := range list[:i] {
			if ox, oy := tab.Surface.XY(d.Point); (x-ox)*(x-ox)+(y-oy)*(y-oy) < 400 {
				t.Errorf("%q and %q are too near to one another", c.Why, d.Why)
			}
		}
		if gx, gy, err := tab.Words(c.Why, legal); !whereto.Relative(c.Why) || err != nil || gx != x || gy != y {
			t.Errorf("%q: typed it is %d,%d, %v, not %d,%d", c.Why, gx, gy, err, x, y)
		}
	}
	wood := &model.Outline{Is: model.Rectangle, Corners: [][2]int32{{20, 50}, {40, 70}}}
	tab.Things = append(tab.Things, whereto.Thing{Name: "south_wood", Title: "South Wood", Shape: wood})
	for _, text := range []string{"in South Wood", "in south wood", "inside south_wood", "in the wood"} {
		if x, y, err := tab.Words(text, all); err != nil || x != 30 || y != 60 {
			t.Errorf("%q: %d,%d, %v", text, x, y, err)
		}
	}
	if none := tab.Candidates(func(int32) bool { return false }); len(none) != 0 {
		t.Errorf("candidates where nothing is legal: %v", none)
	}
}
