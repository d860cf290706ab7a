package talk

import (
	"strings"
	"testing"

	"sandtable/interp/interptest"
)

// TestQuietSides: of a kind whose sides only carry figures for reckoning neither the log nor the
// odds tell that another side comes up; nor is the side told of a piece. That one is turned face
// down is told.
func TestQuietSides(t *testing.T) {
	for _, quiet := range []bool{false, true} {
		look := ""
		if quiet {
			look = "look { quiet = [squad.sides] }"
		}
		tb := seated(t, interptest.Text("thinned", `
game "Thinned" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "squad" {
  is    = piece
  sides = [large, small]
  state = { men = number }
}
squad "First" {
  at  = hill
  men = 10
}
squad "Second" { at = hill }
`+look+`
phase "The Game" {
  offer "Orders" {}
  may "stop" { player = anna }
}
menu "Orders" {}
action "Storm" {
  menu = orders
  set first { men = 4 }
  flip first { to = small }
  conceal second {}
}
`), nil)
		said := text(tb.Obey("odds storm"))
		tb.Obey("storm")
		said += text(tb.Obey("log")) + text(tb.Obey("show first"))
		if got := strings.Contains(said, "small"); got == quiet || !strings.Contains(said, "men") || !strings.Contains(said, "Second is turned face down") {
			t.Errorf("quiet %v: %s", quiet, said)
		}
	}
}
