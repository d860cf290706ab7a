package view_test

import (
	"fmt"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view"
)

// TestWhyNotOfWhatIsGiven: in a game that hides what lies in a cup, a refusal that depends on what
// the rule was given is told, for the decision shows that; and so is one on a position that is
// supposed, if the statements that lead there only set what all see.
func TestWhyNotOfWhatIsGiven(t *testing.T) {
	const text = `
game "Given" {
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
      a b
    1 . .
  BOARD
}
kind "man" {
  is    = piece
  state = { tired = number }
}
man "Adam" {}
kind "lot" { is = chit }
lot "Long" {}
lot "Short" {}
cup "Hat" {
  of    = lot
  holds = [long]
}
cup "Cap" {
  of    = lot
  holds = [short]
}
scenario "The Start" {
  deploy { rows = [[a1, [adam]]] }
}
menu "Orders" {
  given  = { man = man, quiet = bool }
  player = anna
}
action "Shout" {
  menu = orders
  require "not while it is quiet" { that = !quiet }
}
action "Run" {
  menu = orders
  require "would not be worn out" {
    supposing {
      set man { tired = man.tired + 9 }
    }
    that = man.tired < 4
  }
}
action "Guess" {
  menu = orders
  require "draws well" {
    supposing {
      set man { tired = long.at == hat ? 1 : 9 }
    }
    that = man.tired < 4
  }
}
action "Wait" { menu = orders }
phase "The Game" {
  run "Ask" {
    man   = adam
    quiet = adam.tired == 0
  }
}
rule "Ask" {
  given = { man = man, quiet = bool }
  offer "Orders" {}
}
`
	p := interptest.Program(t, interptest.Text("given", text), interp.Setup{})
	m, tracer := machine.New(p), interp.NewTracer(p)
	m.Start(1)
	want := map[string]string{
		"shout": "not while it is quiet false",
		"run":   "would not be worn out false",
		"guess": " true",
		"wait":  " false",
	}
	for _, x := range m.Pending().Acts {
		r, hidden := tracer.WhyNot(m, x.Action, []int32{machine.None}, view.Veil(m, p.Players[0].ID))
		label := ""
		if r != nil {
			label = r.Label
		}
		if got := fmt.Sprint(label, " ", hidden.Hidden()); got != want[x.Action.Name] {
			t.Errorf("%s: %q, not %q", x.Action.Name, got, want[x.Action.Name])
		}
	}
}
