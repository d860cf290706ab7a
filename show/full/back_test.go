package full

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/load"
)

const calling = `
game "Calling" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "spot" { is = space }
spot "Here" {}
spot "There" {}
kind "man" {
  is     = piece
  plural = "men"
}
man "Bob" { at = here }
man "Cid" { at = here }
phase "The Game" {
  repeat round {
    times = 9
    choose who {
      from   = men
      player = anna
    }
    choose where {
      from   = spots
      player = anna
    }
    move who { to = where }
  }
}
`

// TestBackToTheChoiceBefore: Esc leads from what a choice has led to back to it, but takes nothing
// back of which something has come.
func TestBackToTheChoiceBefore(t *testing.T) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"game/game.hcl": {Data: []byte(calling)}}, Dir: "game", Name: "calling"}})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	h := sitAt(t, p, "calling", 80, 24)
	for _, x := range [][2]string{{"1", "bob"}, {"esc", ""}, {"esc", ""}, {"2", "cid"}, {"n esc", "cid"}, {"esc", ""}, {"2 2", "cid there"}, {"esc esc", "cid there"}, {"1 esc", "cid there"}} {
		if h.press(x[0]); strings.Join(h.decided(), " ") != x[1] {
			t.Fatalf("behind %q decided: %v", x[0], h.decided())
		}
	}
}
