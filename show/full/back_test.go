package full

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/machine"
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
	h := sitAt(t, made(t, calling), "calling", 80, 24)
	for _, x := range [][2]string{{"1", "bob"}, {"esc", ""}, {"esc", ""}, {"2", "cid"}, {"n esc", "cid"}, {"esc", ""}, {"2 2", "cid there"}, {"esc esc", "cid there"}, {"1 esc", "cid there"}} {
		if h.press(x[0]); strings.Join(h.decided(), " ") != x[1] {
			t.Fatalf("behind %q decided: %v", x[0], h.decided())
		}
	}
}

const thrice = `
game "Thrice" {
  language = 1
  begin    = the_game
}
kind "digger" {
  is    = player
  state = { gold = number }
}
digger "Anna" {}
enum "work" {
  names = [Dig, Wait]
}
phase "The Game" {
  repeat round {
    times = 3
    choose work {
      from   = works
      player = anna
    }
    if "early" {
      when = round < 3
      set anna { gold = anna.gold + 1 }
    }
  }
  choose work {
    from   = works
    player = anna
  }
}
`

// TestBackFromOneGo: Esc takes back no decisions that were taken in one go, though nothing has come
// of the last of them: something has come of the others.
func TestBackFromOneGo(t *testing.T) {
	h := sitAt(t, made(t, thrice), "thrice", 80, 24)
	h.press("n + + enter esc esc")
	if got := strings.Join(h.decided(), " "); got != "dig dig dig" {
		t.Errorf("decided: %s", got)
	}
	h.press("n enter")
	if h.m.End == nil {
		t.Error("the game is not over")
	}
}

// made builds a game of one file.
func made(t *testing.T, text string) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"game/game.hcl": {Data: []byte(text)}}, Dir: "game", Name: "game"}})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
