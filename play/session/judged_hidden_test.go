package session_test

import (
	"regexp"
	"strings"
	"testing"

	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/session"
)

const hiddenNeeds = `
game "Hidden Needs" {
  language = 1
  begin    = the_game
}
player "Red" {}
player "Blue" {}
kind "field" { is = space }
field "Hill" {}
field "Moor" {}
kind "man" {
  is      = chit
  plural  = "men"
  owner   = owner
  seen_by = owner
  fields  = { owner = player }
}
man "Ada" {
  owner = red
  at    = moor
}
man "Bea" { owner = red }
kind "spell" {
  is     = card
  fields = { worth = number }
}
roster "spell" {
  columns = [worth]
  rows    = { Flame = [2], Frost = [3] }
}
deck "Library" { of = spell }
phase "The Game" {
  move bea {
    to   = hill
    face = down
  }
  if "there is a card" {
    when = top(library.spells) != none
    run "Volley" {
      shooter = bea
      target  = ada
      worth   = top(library.spells).worth
    }
    run "Look Up" { target = ada }
  }
  choose goal {
    from   = men
    player = red
    secret = true
  }
  run "Aim" {
    target = ada
    goal   = goal
  }
  may "go on" {}
}
rule "Volley" {
  given = { shooter = man, target = man, worth = number }
  roll fire { dice = d6 }
  if "a hit" {
    when = fire >= worth
    say { text = "hit" }
  }
}
rule "Look Up" {
  given = { target = man }
  if "there is none" {
    when = top(library.spells) == none
    return {}
  }
  roll search { dice = d6 }
  if "found" {
    when = search >= top(library.spells).worth
    say { text = "found" }
  }
}
rule "Aim" {
  given = { target = man, goal = man }
  roll aim { dice = d6 }
  if "steady" {
    when = aim >= (goal == ada ? 2 : 5)
    say { text = "steady" }
  }
}
`

// TestHiddenNeedsNameWhomTheyAreAbout: a roll names the pieces that it is about to those who see
// them, though its need is hidden: in a name that stands for more than all know, behind the back of
// a card, or in what somebody has chosen in secret. It names nobody else, and tells no need.
func TestHiddenNeedsNameWhomTheyAreAbout(t *testing.T) {
	g, p := builtOf(t, hiddenNeeds)
	s := session.New(session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: 1}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(1, ""); err != nil { // Bea is aimed at
		t.Fatal(err)
	}
	red, blue := p.Players[0].ID, p.Players[1].ID
	for viewer, seen := range map[int32]string{red: "Bea at Hill, Ada at Moor", blue: "Ada at Moor", view.Spectator: "Ada at Moor"} {
		told := strings.Join(s.Lines(viewer, -1), "\n")
		for roll, about := range map[string]string{"fire": seen, "search": "Ada at Moor", "aim": "Ada at Moor"} {
			if !regexp.MustCompile(`(?m)^ *` + about + `: roll ` + roll + `: \d$`).MatchString(told) {
				t.Errorf("%d: roll %s, about %s:\n%s", viewer, roll, about, told)
			}
		}
	}
}
