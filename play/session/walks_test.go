package session_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/play/log"
)

// TestWalksAreOneLine: whoever moves from space to space is told of once, and so is each of a
// group, until something else happens. Of whom not all know, all steps are told. What becomes of
// several alike is one line, and what an action does stands under it.
func TestWalksAreOneLine(t *testing.T) {
	const text = `
game "Walk" {
  language = 1
  begin    = the_game
}
player "Anna" {}
player "Bert" {}
kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c d e
    1 . . . . .
  BOARD
}
enum "bearing" { names = [south, north_west] }
kind "walker" {
  is    = piece
  state = { tired = bool, bearing = bearing }
}
kind "spy" {
  is      = piece
  owner   = boss
  seen_by = owner
  fields  = { boss = player }
}
walker "Adam" {}
walker "Carl" {}
walker "Dora" {}
spy "Eve" { boss = anna }
scenario "The Start" {
  deploy { rows = [[a1, [adam, carl]], [e1, [dora]], [d1, [eve]]] }
}
menu "Orders" { player = anna }
action "March" {
  menu = orders
  each to {
    from = [b1, c1]
    move adam { to = to }
    move carl { to = to }
  }
  roll fire { dice = d6 }
  each to {
    from = [a1, c1]
    move adam { to = to }
  }
}
action "Sneak" {
  menu = orders
  each to {
    from = [b1, c1]
    move eve {
      to   = to
      face = down
    }
  }
}
action "Rest" {
  menu = orders
  choose bearing { from = bearings }
  each walker {
    from = walkers
    set walker { tired = true }
  }
  each walker {
    from = walkers
    set walker { bearing = bearing }
  }
}
phase "The Game" {
  move eve {
    to   = a1
    face = down
  }
  repeat {
    times = 3
    offer "Orders" {}
  }
}
`
	s := begun(t, config(program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{}), 5))
	for _, key := range []string{"march", "sneak", "rest north_west"} {
		for i, o := range s.Options() {
			if o.Key == key {
				if err := s.Choose(i, ""); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	const want = `The Game
  Eve moves: d1 -> a1
  > Anna: March
    Adam and Carl move: a1 -> c1, by way of b1
    roll fire: 4
    Adam moves: c1 -> a1
    Adam moves: a1 -> c1
  > Anna: Sneak
    a spy moves: a1 -> b1
    a spy moves: b1 -> c1
  > Anna: Rest: north west
    Adam, Carl and Dora: tired
    Adam, Carl and Dora: bearing is now north west`
	if read := strings.Join(log.Texts(s.Log(s.P.Players[1].ID, -1)), "\n"); read != want {
		t.Errorf("Bert reads\n%s\nnot\n%s", read, want)
	}
}
