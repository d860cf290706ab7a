package session_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/play/log"
)

// TestCauseOfALoss: what tells why a piece has left the board weighs as much as the loss: the last
// roll and the last change, or else the rule that took it.
func TestCauseOfALoss(t *testing.T) {
	const text = `
game "Loss" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c
    1 . . .
  BOARD
}
kind "man" {
  is    = piece
  state = { pins = number }
}
marker "Wound" { on = man }
man "Adam" {}
man "Bert" {}
man "Cleo" {}
kind "camp" { is = space }
camp "Rear" {}
scenario "The Start" {
  deploy { rows = [[a1, [adam]], [b1, [bert]], [c1, [cleo]]] }
}
phase "The Game" {
  may "begin" { player = anna }
  roll fire { dice = d6 }
  set adam { pins = 3 }
  set bert { pins = 1 }
  mark cleo { with = wound }
  unmark cleo { with = wound }
  move cleo { to = rear }
  mark adam { with = wound }
  run "Break" { man = adam }
  may "wait" { player = anna }
  run "Fall Ill" {}
  may "end" { player = anna }
}
rule "Break" {
  given = { man = man }
  move man { to = supply }
}
rule "Fall Ill" {}
rule "Fever" {
  after = fall_ill()
  move bert { to = supply }
}
`
	s := begun(t, config(program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{}), 5))
	for range 2 {
		if err := s.Choose(0, ""); err != nil {
			t.Fatal(err)
		}
	}
	var heavy, other []string
	for _, l := range s.Log(s.P.Players[0].ID, -1) {
		if l.Weight == log.Heavy {
			heavy = append(heavy, strings.TrimSpace(l.Text))
		} else {
			other = append(other, strings.TrimSpace(l.Text))
		}
	}
	for _, want := range []string{"roll fire", "Adam gets a Wound", "Adam goes to the supply", "Fever", "Bert goes to the supply"} {
		if !strings.Contains(strings.Join(heavy, "\n"), want) {
			t.Errorf("%q does not weigh enough:\n%s", want, strings.Join(heavy, "\n"))
		}
	}
	if all := strings.Join(append(heavy, other...), "\n"); strings.Contains(all, "Adam loses a Wound") || !strings.Contains(all, "Cleo loses a Wound") {
		t.Errorf("what leaves the game is told to lose its markers, or what goes elsewhere is not:\n%s", all)
	}
	if !strings.Contains(strings.Join(other, "\n"), "Bert: pins are now 1") {
		t.Errorf("what has caused nothing weighs as much:\n%s", strings.Join(other, "\n"))
	}
}
