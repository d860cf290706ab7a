package screen_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/cmd/screen"
	"sandtable/interp"
)

// A game that draws its set-ups sees its counters on the board as it drew them; what the legend does not name has a code of its own, no other's.
func TestBoardSpeaksAsTheLegend(t *testing.T) {
	const text = `
game "Drawn" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
map "Board" {
  grid = squares
  of   = square
  rows = <<-BOARD
      a b c
    1 . . .
  BOARD
}
kind "wood" { is = piece }
wood "Dark Block" { count = 2 }
wood "Light Block" { count = 2 }
wood "Dark Beam" { count = 2 }
scenario "The Start" {
  deploy {
    legend = { d = dark_block, D = light_block }
    drawn  = <<-SETUP
        a b c
      1 d D dark_beam
    SETUP
  }
}
phase "The Game" {
  may "go on" {
    say { text = "on" }
  }
}
`
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{})
	shown := typed(t, p, screen.Options{}, "quit")
	if !strings.Contains(shown, "[d  ][D  ][DB ]") {
		t.Errorf("the board is not drawn as the legend has it:\n%s", shown)
	}
}
