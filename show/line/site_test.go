package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

const siteGame = `
game "Sites" {
  language = 1
  begin    = the_game
  parts    = 10
}
player "Anna" {}
map "Table" { surface = [30, 20] }
look {
  shown = { site = [width] }
}
section "3" "What Is Held" {
  text = "A square around its middle."

  kind "site" {
    is     = piece
    fields = { width = number }
  }
  site "Old Mill" { width = 6 }
}
phase "The Game" {
  move old_mill { to = point(10, 10) }
  may "go on" {
    say { text = "on" }
  }
}
`

// TestSite: the list of what stands on a table tells the printed figures that boards show, and the
// name of a piece finds the section that declares it.
func TestSite(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(siteGame)}}, ".", interp.Setup{})
	text := typed(t, p, line.Options{Height: 20}, "cite old mill", "cite new mill", "quit")
	for _, want := range []string{"Old Mill 10,10 (width 6)\n", "3 What Is Held\nA square around its middle.\n", `There is no section "new mill"`} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}
