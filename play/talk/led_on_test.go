package talk

import (
	"testing"
	"testing/fstest"

	"sandtable/schema/load"
)

const ordered = `
game "Ordered" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "spot" { is = space }
spot "Here" {}
kind "man" {
  is     = piece
  plural = "men"
  state  = { points = number, held = bool }
}
man "Bob" { at = here }
man "Cid" { at = here }
enum "order" {
  names = [Hold, Wait]
}
enum "way" {
  names = [North, South]
}
look {
  quiet = [man.points, man.held]
}
phase "The Game" {
  repeat round {
    times = 3
    choose man {
      from   = men
      player = anna
    }
    set man { points = 3 }
    run "Orders" {}
  }
}
rule "Orders" {
  given = { man = man }
  choose order {
    from   = orders
    player = anna
  }
  if "he is held" {
    when = order == hold
    set man { held = true }
  }
  choose way {
    from   = ways
    player = anna
  }
}
`

// TestLedOn: a choice leads on to what is asked about the piece that was chosen, or asked next
// where nothing has changed. Of what the log does not tell, the player sees that something has come
// of it.
func TestLedOn(t *testing.T) {
	tb := seated(t, load.Source{FS: fstest.MapFS{"game/game.hcl": {Data: []byte(ordered)}}, Dir: "game", Name: "game"}, nil)
	for _, x := range []struct {
		option int
		want   bool
	}{{0, true}, {0, false}, {0, true}, {0, true}, {1, true}} { // that Bob is held twice changes nothing
		if err := tb.S.Choose(x.option, ""); err != nil {
			t.Fatal(err)
		}
		if got := tb.LedOn(tb.Scene()); got != x.want {
			t.Errorf("after %d decisions, the last %s: %v", tb.S.At(), tb.S.Decided(tb.S.At()-1, tb.Viewer()), got)
		}
	}
}
