package effect_test

import (
	"fmt"
	"testing"
)

// TestSetsOfLikePiecesAreCharged checks the work of listing. Like pieces are compared with each
// other, so it grows with the square of their number. Spaces are never alike: it grows with their
// number.
func TestSetsOfLikePiecesAreCharged(t *testing.T) {
	const few, times = 500, 4
	for _, c := range []struct {
		from, rule      string
		least, greatest int // bounds of the ratio to the work for a few
	}{
		{"here.men", "up_to", 8, 20},
		{"here.men", "exactly", 8, 70}, // all must be chosen, in canonical order
		{"spots", "up_to", 2, 5},
		{"spots", "exactly", 2, 20},
	} {
		work := func(n int) int {
			m := play(t, fmt.Sprintf(`
game "G" {
  language = 1
  begin    = go
}
player "Ann" {}
kind "lane" {
  is     = path
  of     = spot
  length = %d
}
kind "spot" { is = space }
lane "A" {}
kind "place of men" { is = space }
place_of_men "Here" {}
kind "man" { is = piece }
man "Joe" { count = %d }
phase "Go" {
  move {
    the = all(men)
    to  = here
  }
  choose some {
    from   = %s
    %s = %d
    player = ann
  }
  remove {
    the = [for m in men : m if count(some) > 3]
  }
}`, n, n, c.from, c.rule, n))
			before := m.Did()
			m.Choose(0)
			m.Choose(0)
			return m.Did() - before
		}
		small, large := work(few), work(few*times)
		t.Logf("%s, %s: %d and %d steps", c.from, c.rule, small, large)
		if small == 0 || large < c.least*small || large > c.greatest*small {
			t.Errorf("%s, %s: %d steps of %d, and %d of %d", c.from, c.rule, small, few, large, few*times)
		}
	}
}
