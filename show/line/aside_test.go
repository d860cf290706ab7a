package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

const campGame = `
game "Camp" {
  language = 1
  begin    = the_game
  parts    = 10
}
player "Anna" {}
map "Table" { surface = [30, 20] }
enum "order" { names = [waiting, march] }
kind "squad" {
  is    = piece
  sides = [full, reduced]
  state = { men = number, order = order, facing = direction, pins = number }
}
squad "First" { men = 8 }
squad "Second" { men = 6 }
box "Reserves" { of = squad }
box "Lost" { of = squad }
kind "token" { is = chit }
token "Order Die" { count = 9 }
box "Tray" { of = token }
look {
  hidden = [tray]
  quiet  = [squad.facing]
}
phase "The Game" {
  move first { to = reserves }
  set first { facing = south }
  move {
    the = all(tokens)
    to  = tray
  }
  repeat {
    while    = first.at == reserves
    may_pass = true
    player   = anna
    choose spot "place for the first" {
      from   = union(rectangle(point(0, 0), point(30, 5)), circle(point(20, 15), 0))
      player = anna
    }
    move first { to = spot }
  }
  may "stop" {
    player = anna
  }
}
`

func camp(t *testing.T, lines ...string) string {
	t.Helper()
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(campGame)}}, ".", interp.Setup{})
	return typed(t, p, line.Options{}, lines...)
}

// TestWhatLiesAside: of a piece beside the board only that is told which matters there: no side
// that is up at first, no usual word, nothing that the log keeps quiet about; places that are
// hidden are not listed.
func TestWhatLiesAside(t *testing.T) {
	text := camp(t, "status", "quit")
	if !strings.Contains(text, "Reserves: First (men 8)\n") {
		t.Errorf("the reserves are told otherwise:\n%s", text)
	}
	if strings.Contains(text, "Tray:") {
		t.Errorf("a hidden place is listed:\n%s", text)
	}
}

// TestGoOnToWhat: whoever is asked whether to go on is told to what.
func TestGoOnToWhat(t *testing.T) {
	text := camp(t, "quit")
	if !strings.Contains(text, "yes: go on: place for the first") {
		t.Errorf("yes may mean anything:\n%s", text)
	}
}

// TestPointsThatLieAlone: a point that the author has named is listed besides samples of the ground
// around it.
func TestPointsThatLieAlone(t *testing.T) {
	text := camp(t, "yes", "quit")
	if !strings.Contains(text, "9) 20,15\n") {
		t.Errorf("the point that lies alone is not listed:\n%s", text)
	}
}
