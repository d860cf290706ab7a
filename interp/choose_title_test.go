package interp_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/narrate"
)

// TestChoiceIsCalled: a decision is called by the second label of its choice, else by its name in
// words. What refers to it uses the name.
func TestChoiceIsCalled(t *testing.T) {
	for head, want := range map[string]string{
		`post_to_hold`:           "choose post to hold",
		`here "post to abandon"`: "choose post to abandon",
	} {
		game := `
game "Posts" {
  id       = "posts"
  language = 1
  version  = "1"
  begin    = watch
  length   = 1
}
kind "post" { is = space }
map "Line" {
  grid  = squares
  of    = post
  drawn = <<-BOARD
      a b
    1 . .
  BOARD
}
player "Guard" {}
phase "Watch" {
  choose ` + head + ` { from = posts }
  end game { winner = none }
}
result "Draw" {}
`
		p := interptest.Program(t, interptest.Text("posts", game), interp.Setup{})
		m := machine.New(p)
		m.Start(1)
		if got := m.Pending().Title; got != want {
			t.Errorf("choose %s: %q, want %q", head, got, want)
		}
	}
}

// TestRollIsCalled: a roll is told by its second label, else by its name in words.
func TestRollIsCalled(t *testing.T) {
	for head, want := range map[string]string{
		`die_of_fate`:   "roll die of fate: 3",
		`dice "damage"`: "roll damage: 3",
	} {
		game := `
game "Toss" {
  id       = "toss"
  language = 1
  version  = "1"
  begin    = the_toss
  length   = 1
}
player "Ann" {}
phase "The Toss" {
  roll ` + head + ` { dice = d6 }
  end game { winner = none }
}
result "Draw" {}
`
		p := interptest.Program(t, interptest.Text("toss", game), interp.Setup{})
		m, log := machine.New(p), narrate.Log{}
		m.Chance, m.Watch = three{}, log.Watch
		m.Start(1)
		if got := log.Lines[1]; got != want {
			t.Errorf("roll %s: %q, want %q", head, got, want)
		}
	}
}

// three throws threes.
type three struct{}

func (three) Throw(string, int32) (int32, bool) { return 3, true }
