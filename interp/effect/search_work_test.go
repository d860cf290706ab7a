package effect_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestSearchesAskOnce checks the work of a search in an action, where options are not being listed:
// what a cost asks of the space entered is computed once for the search, not once from each side.
func TestSearchesAskOnce(t *testing.T) {
	work := func(men int) int {
		var rows strings.Builder
		for i := 100; i > 0; i-- {
			fmt.Fprintf(&rows, "  %3d  . . . .\n", i)
		}
		m := play(t, fmt.Sprintf(`
game "G" {
  language = 1
  begin    = go
}
player "Ann" {}
kind "spot" { is = space }
map "Board" {
  grid  = squares
  of    = spot
  drawn = <<-BOARD
       a b c d
%s  BOARD
}
kind "man" { is = piece }
man "Joe" { count = %d }
man "Tom" {}
value "Seen" { # wherever another one can come in a step
  given = { man = man }
  base = [
    for m in men : [for s in neighbors(m.at) : s]
    if m != man
  ]
}
value "Shunned" {
  given = { man = man, spot = spot }
  base  = contains(seen(man), spot)
}
value "Pace" {
  given = { man = man, fords = set(spot), from = spot, to = spot }
  base  = 1
  modifier "where one is seen" {
    when = shunned(man, to)
    by   = 1
  }
  modifier "fords" {
    when = contains(fords, to)
    by   = 1
  }
}
phase "Go" {
  each man {
    from = all(men)
    move man { to = a1 }
  }
  choose ready {
    from   = spots
    player = ann
  }
  choose some {
    from   = spots
    player = ann
  }
  let { far = cheapest(a1, d100, pace(tom, [some])) }
  say { text = "${far == none ? 0 : far}" }
  choose last {
    from   = spots
    player = ann
  }
}`, rows.String(), men))
		m.Choose(0)
		before := m.Did()
		m.Choose(0)
		m.Choose(0)
		return m.Did() - before
	}
	const spots, men = 400, 200
	got := work(men)
	t.Logf("%d steps", got)
	if got > spots*men*3/2 {
		t.Errorf("%d steps, with %d men to be seen by and %d spots", got, men, spots)
	}
}
