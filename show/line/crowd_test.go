package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

const crowd = `
game "Crowd" {
  language = 1
  begin    = the_game
  parts    = 10
}
player "Anna" {}
map "Table" { surface = [36, 24] }
enum "order" { names = [waiting, advance, down] }
marker "Hidden" { on = man }
kind "man" {
  is     = piece
  plural = "men"
  fields = { number = number }
  state  = { pins = number, order = order, doubts = number }
}
look {
  shown = { man = [pins] }
  state = { "man.order" = ["", ">", "_"] }
  quiet = [man.doubts]
}
roster "man" {
  columns = [number]
  rows    = { Ada = [1], Bob = [2], Cid = [3], Dan = [4], Eve = [5], Fay = [6], Gus = [7], Hal = [8], Ida = [9], Jon = [10], Kay = [11], Leo = [12], Max = [13] }
}
phase "The Game" {
  each man {
    from = all(men)
    move man { to = point(man.number, 3) }
    set man {
      pins   = man.number == 2 ? 3 : 0
      order  = man.number == 2 ? down : waiting
      doubts = 7
    }
  }
  mark bob { with = hidden }
  may "go on" {
    say { text = "on" }
  }
}
`

// TestManyPiecesOnASurface: of many pieces the list tells what boards show: figures, what has a
// sign, and markers, and nothing else.
func TestManyPiecesOnASurface(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(crowd)}}, ".", interp.Setup{})
	shown := typed(t, p, line.Options{}, "status", "quit")
	for _, want := range []string{"Bob 2,3 (pins 3, order down, Hidden)", "Ada 1,3   ", "Max 13,3"} {
		if !strings.Contains(shown, want) {
			t.Errorf("%q is not in\n%s", want, shown)
		}
	}
	if strings.Contains(shown, "doubts") {
		t.Errorf("what no board shows is told in\n%s", shown)
	}
}
