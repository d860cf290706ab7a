package session_test

import (
	"regexp"
	"strings"
	"testing"

	"sandtable/interp/save"
	"sandtable/play/session"
)

const openGame = `
game "Open Orders" {
  language = 1
  begin    = the_game
}
player "Red" {}
player "Blue" {}
enum "order" { names = [advance, run] }
kind "spell" {
  is     = card
  fields = { worth = number }
}
roster "spell" {
  columns = [worth]
  rows    = { Fire = [2], Frost = [3] }
}
deck "Library" { of = spell }
value "Nerve" {
  given = { order = order }
  base  = order == advance ? 9 : 7
}
phase "The Game" {
  run "Receive" { order = run }
  if "there is a card" {
    when = top(library.spells) != none
    run "Guess" { hidden = top(library.spells).worth }
  }
  may "go on" {}
}
rule "Receive" {
  given = { order = order }
  roll test "order test" { dice = pool(2, d6) }
  if "passed" {
    when = sum(test) <= nerve(order)
    say { text = "obeyed" }
  }
}
rule "Guess" {
  given = { hidden = number }
  roll guess { dice = d6 }
  if "right" {
    when = guess >= hidden
    say { text = "guessed" }
  }
}
`

// TestRollsOfOrders: what a roll needs is told where it follows from a word that all have seen, and
// not where it follows from a card that nobody sees.
func TestRollsOfOrders(t *testing.T) {
	g, p := builtOf(t, openGame)
	told := regexp.MustCompile(`roll order test: \d \d(, counts as \d+)?, needs 7 or less: (passed|no)`)
	ways := map[string]int{}
	for seed := range uint64(20) {
		s := session.New(session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: seed}})
		if err := s.Start(); err != nil {
			t.Fatal(err)
		}
		log := strings.Join(s.Lines(p.Players[1].ID, -1), "\n")
		m := told.FindStringSubmatch(log)
		if m == nil {
			t.Fatalf("nobody is told what the order test needs:\n%s", log)
		}
		if ways[m[2]]++; (m[2] == "passed") != strings.Contains(log, "obeyed") {
			t.Errorf("the verdict is wrong:\n%s", log)
		}
		if !strings.Contains(log, "roll guess: ") || strings.Contains(log, "needs 2") || strings.Contains(log, "needs 3") {
			t.Errorf("the log tells of a card that nobody sees:\n%s", log)
		}
	}
	if len(ways) != 2 {
		t.Error("all rolls went one way")
	}
}
