package scene

import "testing"

// TestEased: an order that ends with the turn, a pin that is taken off and a marker that is gone
// leave a piece as usual; a new order, more pins, fewer men and a new marker do not, whatever else
// has come to an end.
func TestEased(t *testing.T) {
	order := func(value string) Figure { return Figure{Name: "order", Value: value, Usual: value == "waiting"} }
	number := func(name, value, usual string) Figure {
		return Figure{Name: name, Value: value, Number: true, Usual: value == usual}
	}
	for _, x := range []struct {
		was, is Thing
		eased   bool
	}{
		{Thing{State: []Figure{order("run")}}, Thing{State: []Figure{order("waiting")}}, true},
		{Thing{State: []Figure{order("waiting")}}, Thing{State: []Figure{order("run")}}, false},
		{Thing{State: []Figure{order("run"), number("pins", "1", "0")}}, Thing{State: []Figure{order("waiting"), number("pins", "0", "0")}}, true},
		{Thing{State: []Figure{order("run"), number("pins", "1", "0")}}, Thing{State: []Figure{order("waiting"), number("pins", "2", "0")}}, false},
		{Thing{State: []Figure{number("men", "2", "1")}}, Thing{State: []Figure{number("men", "1", "1")}}, false},
		{Thing{Marks: []Mark{{Name: "smoke", Count: 1}}}, Thing{}, true},
		{Thing{Marks: []Mark{{Name: "smoke", Count: 1}}}, Thing{Marks: []Mark{{Name: "fire", Count: 1}}}, false},
		{Thing{Side: "full"}, Thing{Side: "reduced", Turned: true}, false},
	} {
		d := &since{on: []bool{false}}
		d.state(Change{Piece: 0}, &x.is, &x.was, 0)
		if len(d.out) != 1 || d.out[0].Eased != x.eased {
			t.Errorf("%v -> %v: %v", x.was, x.is, d.out)
		}
	}
}
