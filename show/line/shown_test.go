package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

const figuresShown = `
game "Figures" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
MAP
kind "man" {
  is     = piece
  fields = { number = number }
  state  = { hits = number }
}
look {
  shown = { man = [number] }
}
roster "man" {
  columns = [count, number, at]
  rows    = { Old = [1, 12, a1], Young = [1, 7, b1] }
}
phase "The Game" {
  may "go on" {
    say { text = "on" }
  }
}
`

// TestBoardShowsFigures: the figures of counters find room on the board that the game draws; where
// there is none, the counters stand there without them.
func TestBoardShowsFigures(t *testing.T) {
	for _, x := range []struct{ board, want string }{
		{"map \"Board\" {\n  grid  = squares\n  of    = square\n  drawn = <<-B\n      a b c d e f g h\n    1 . . . . . . . .\n  B\n}", "|Ol.12 |Yo.7  |c1    |"},
		{"square \"a1\" {}\nsquare \"b1\" {}\nmap \"Board\" {}\nlook {\n  layouts = {\n    board = <<-B\n    [a1 ] [b1 ]\n  B\n  }\n}", "[Ol ] [Yo ]"},
	} {
		text := strings.Replace(figuresShown, "MAP", x.board, 1)
		p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{})
		if shown := typed(t, p, line.Options{}, "quit"); !strings.Contains(shown, x.want) {
			t.Errorf("%s is not on the board:\n%s", x.want, shown)
		}
	}
}
