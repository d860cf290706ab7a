package effect_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// TestLoopsLeaveNothingBehind checks that a game that returns to a position has the same state:
// loops leave neither lists nor counts behind.
func TestLoopsLeaveNothingBehind(t *testing.T) {
	const text = `
game "Round" {
  language = 1
  begin    = the_game
}
player "Anna" {}
player "Bert" {}
phase "The Game" {
  repeat {
    each mover {
      from = players
      let { numbers = numbers(1, 5) }
      may "go" {
        player = mover
        say { text = "${numbers}" }
      }
    }
  }
}
`
	p := interptest.Program(t, interptest.Text(".", text), interp.Setup{})
	m := machine.New(p)
	m.Start(1)
	at, lists := m.Position(), len(m.H)
	for round := range 100 {
		m.Choose(0)
		m.Choose(1)
		if m.Err != nil {
			t.Fatal(m.Err)
		}
		if m.Position() != at || len(m.H) != lists {
			t.Fatalf("after %d rounds the position is another one; lists hold %d numbers instead of %d", round+1, len(m.H), lists)
		}
	}
}
