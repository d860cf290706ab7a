package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

// TestBoardDrawsBorders: what is printed between spaces is drawn between their cells, where all of
// it finds room.
func TestBoardDrawsBorders(t *testing.T) {
	const text = `
game "Fields" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" {
  is      = space
  borders = { wall = bool, ditch = bool, brook = bool }
}
map "Board" {
  grid = GRID
  of   = field
  drawn = <<-BOARD
      a b c
    1 . . .
    2 . . .
    3 . . .
    4 . . .
    5 . . .
  BOARD
}
feature "Walls" {
  between = [fields("a1 a2"), fields("b2 b3"), fields("a1 b1"), fields("b3 c3")]
  fields     = { wall = true }
}
feature "Ditch" {
  between = [fields("a1 a2"), fields("c1 c2")]
  fields     = { ditch = true }
}
feature "Brook" {
  between = [fields("a1 a2"), fields("b2 b3"), fields("b3 b4"), fields("c4 c5")]
  fields     = { brook = true }
}
phase "The Game" {
  may "go on" {
    say { text = "on" }
  }
}
`
	for _, c := range []struct{ grid, want string }{
		{"squares", `
    a   b   c
1 |a1 ~b1 |c1 |
   ~=#     ===
2 |a2 |b2 |c2 |
       ~#~
3 |a3 |b3 ~c3 |
       ###
4 |a4 |b4 |c4 |
           ###
5 |a5 |b5 |c5 |
~ wall; = ditch; # brook; + several of them
`}, {"hexes\n  shifted = odd", `
       a        b        c
1     |a1      ~b1      |c1      |
       ~=#               ===
2 |a2      |b2      |c2      |
                ~#~#
3     |a3      |b3      ~c3      |
                ###
4 |a4      |b4      |c4      |
                         ####
5     |a5      |b5      |c5      |
~ wall; = ditch; # brook
`}, {"hexes\n  raised = odd", `
       a        b        c
   ________          ________
1 /a1      \________/c1      \
1 \~=#~=#~=~b1      \========/
2 /a2      \________/c2      \
2 \________/b2      \________/
3 /a3      \~#~#~#~#/c3      \
3 \________/b3      ~________/
4 /a4      \########/c4      \
4 \________/b4      \########/
5 /a5      \________/c5      \
5 \________/b5      \________/
           \________/
~ wall; = ditch; # brook; + several of them
`},
	} {
		p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(strings.Replace(text, "GRID", c.grid, 1))}}, ".", interp.Setup{})
		if shown := typed(t, p, line.Options{}, "board", "quit"); !strings.Contains(shown, c.want) {
			t.Errorf("%s: want%s\nand it is\n%s", c.grid, c.want, shown)
		}
	}
}
