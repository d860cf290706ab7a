package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

// TestBoardSpeaksAsTheLegend: a game that draws its set-ups sees its counters on the board as it
// drew them; what the legend does not name has a code of its own, no other's.
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
  drawn = <<-BOARD
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
	shown := typed(t, p, line.Options{}, "quit")
	if !strings.Contains(shown, "|d  |D  |DB |") {
		t.Errorf("the board is not drawn as the legend has it:\n%s", shown)
	}
}

// TestBoardTellsSidesApart: a counter's sides are told apart on the board: by the words of the
// legend, by small letters, or by a stroke where they are small already.
func TestBoardTellsSidesApart(t *testing.T) {
	const text = `
game "Sides" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
map "Board" {
  grid = squares
  of   = square
  drawn = <<-BOARD
      a b c d e f
    1 . . . . . .
  BOARD
}
kind "disc" {
  is    = piece
  sides = [black, white]
}
disc "Disc" { count = 9 }
disc "Ring" { count = 9 }
disc "Coin" { count = 9 }
scenario "The Start" {
  deploy {
    legend = { x = FIRST, o = disc.white, r = ring }
    drawn  = <<-SETUP
        a b c d e f
      1 x o r . . .
    SETUP
    rows = [[d1, [ring.white]], [e1, [coin]], [f1, [coin.white]]]
  }
}
phase "The Game" {
  may "go on" {
    say { text = "on" }
  }
}
`
	for _, first := range []string{"disc", "disc.black"} {
		file := strings.Replace(text, "FIRST", first, 1)
		p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(file)}}, ".", interp.Setup{})
		shown := typed(t, p, line.Options{}, "quit")
		if !strings.Contains(shown, "|x  |o  |r  |r/ |Co |co |") || !strings.Contains(shown, "x Disc black; o Disc white; r Ring black; small letters: white; / after a code:\nwhite") {
			t.Errorf("with x = %s:\n%s", first, shown)
		}
	}
}
