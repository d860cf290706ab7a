package line_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

// TestVeryManyOptions: of a list that nobody would read the beginning is shown, and how to see the
// others; their numbers cannot be chosen, their keys can.
func TestVeryManyOptions(t *testing.T) {
	var rows strings.Builder
	for i := range 60 {
		fmt.Fprintf(&rows, " r%d", i)
	}
	for i := range 50 {
		fmt.Fprintf(&rows, "\n  c%d%s", i, strings.Repeat(" .", 60))
	}
	text := `
game "Many" {
  id       = "many"
  language = 1
  begin    = go
}
player "Red" {}
player "Blue" {}
kind "spot" { is = space }
map "Field" {
  grid  = squares
  of    = spot
  drawn = <<-ROWS
  ` + rows.String() + `
  ROWS
}
track "Hours" {
  boxes = numbers(0, 9)
  start = 0
}
rule "Go" {
  choose where { from = spots }
  advance hours {}
}
`
	p := program(t, fstest.MapFS{"game/game.hcl": {Data: []byte(text)}}, "game", interp.Setup{})
	for _, o := range []line.Options{{}, {Reader: true}} {
		said := typed(t, p, o, "more", "2500")
		if lines := strings.Count(said, "\n"); lines > 5000 {
			t.Errorf("more shows %d lines", lines)
		}
		for _, want := range []string{"1000 more", "not in the list"} {
			if !strings.Contains(said, want) {
				t.Errorf("%v: %q is not said:\n%s", o.Reader, want, fmt.Sprintf("%.2000s", said[max(len(said)-2000, 0):]))
			}
		}
	}
}
