package full

import (
	"slices"
	"strings"
	"testing"

	"sandtable/show/board"
	"sandtable/show/grid"
)

// TestWay: the way to the marked destination is drawn with its cost before it is taken, and leads
// through a place if that is wanted. A place that none leads through is refused, and nothing
// changes.
func TestWay(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("1 enter")
	for h.press("n"); h.kids[h.marked].Title != "C2"; {
		h.press("n")
	}
	h.shows("Way C4 > C3 1 > C2 1: 2 of 3")
	if got, want := h.marks().Way, []board.Passed{{Place: h.b.Called("c4"), Sum: "0"}, {Place: h.b.Called("c3"), Sum: "1"}, {Place: h.b.Called("c2"), Sum: "2"}}; !slices.Equal(got, want) {
		t.Errorf("on the map: %v", got)
	}
	h.press("V 'b3 enter")
	h.shows("C4 > B3")
	h.shows("via B3")
	h.press("V 'zz9 enter")
	h.press("V enter")
	if len(h.via) != 0 || strings.Contains(Frame(h.state).Text(), "via") && h.typing == nil {
		t.Error("V does not take the place out")
	}
	h.press("esc esc")
	if h.way != nil {
		t.Error("a way is drawn where no destination is marked")
	}
	if people(h) != 0 {
		t.Error("looking at ways has decided something")
	}
}

// TestNoWay: where the rules search none, none is told, and V does nothing.
func TestNoWay(t *testing.T) {
	h := sit(t, "chess", 80, 24)
	h.press("n enter n V")
	if h.way != nil || h.typing != nil {
		t.Error("a way is drawn")
	}
}

// TestWayOnAllSizes: the way is drawn at every size of the map, each step of it.
func TestWayOnAllSizes(t *testing.T) {
	h := sit(t, "alder_crossing", 120, 40)
	h.press("1 enter n n n n")
	if h.way == nil {
		t.Fatal("no way is drawn")
	}
	for zoom := range board.Zooms {
		h.zoomTo(zoom - h.zoom)
		reversed := 0
		g := Frame(h.state)
		for y := range g.H {
			for x := range g.W {
				if c := g.At(x, y); c.Style&grid.Reverse != 0 && c.Hit.What == hitPlace {
					reversed++
				}
			}
		}
		if reversed < len(h.way.Steps)-1 {
			t.Errorf("zoom %d: %d letters for %d steps", zoom, reversed, len(h.way.Steps)-1)
		}
	}
}
