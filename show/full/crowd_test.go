package full

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/load"
)

const lying = `
game "Lying" {
  language = 1
  begin    = the_game
  parts    = 10
}
player "Anna" {}
map "Table" { surface = [36, 24] }
enum "order" { names = [waiting, advance, down] }
kind "man" {
  is     = piece
  plural = "men"
  state  = { order = order }
}
man "Bob" {}
man "Cid" {}
look {
  state = { "man.order" = ["", ">", "_"] }
}
phase "The Game" {
  move bob { to = point(5, 20) }
  move cid { to = point(20, 20) }
  set bob { order = down }
  may "go on" {
    say { text = "on" }
  }
}
`

// lies sits down at the game, in a window of a width.
func lies(t *testing.T, w int) *hand {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"lying/game.hcl": {Data: []byte(lying)}}, Dir: "lying", Name: "lying"}})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return sitAt(t, p, "lying", w, 24)
}

// TestTableAsAWhole: what lies on a measured table of which a part is in sight is seen beside it.
func TestTableAsAWhole(t *testing.T) {
	h := lies(t, 160)
	h.press("z z z")
	if text := Frame(h.state).Text(); !strings.Contains(text, "||----B-----") {
		t.Errorf("Bob is not to be seen:\n%s", text)
	}
}

// TestSignsOfStateOnATable: a counter on a measured table carries the sign of its state.
func TestSignsOfStateOnATable(t *testing.T) {
	text := Frame(lies(t, 80).state).Text()
	if !strings.Contains(text, "Bo_") || strings.Contains(text, "Ci_") || strings.Contains(text, "Ci>") {
		t.Errorf("the signs are not on the table:\n%s", text)
	}
}
