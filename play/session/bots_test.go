package session_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/interp/view"
)

// gaps is a game in which Ben's policy asks a table for a figure that it does not have.
const gaps = `
game "Gaps" {
  language = 1
  begin    = go
}
player "Ann" {}
player "Ben" {}
track "Hour" { boxes = numbers(0, 20) }
phase "Go" {
  repeat {
    times = 3
    choose bet {
      from   = numbers(1, 6)
      player = ben
    }
    choose answer {
      from   = numbers(1, 6)
      player = ann
    }
  }
  end game { winner = ann }
}
policy "Bookish" {
  for = ben
  table "Book" {
    given   = { bet = number }
    returns = { worth = number }
    rows = [
      [1, 5],
      [2, 7],
    ]
  }
  prefer "by the book" {
    choice = bet
    worth  = book(bet)
  }
}
`

// TestAFailingPolicyIsTold: a bot whose policy fails says so once, with the line and the cause, and
// goes on by lot; the save keeps by what it has decided.
func TestAFailingPolicyIsTold(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(gaps)}}, ".", interp.Setup{Policies: true})
	c := config(p, 1)
	ann, ben := p.Players[0].ID, p.Players[1].ID
	c.Bots = map[int32]bot.Kind{ben: {Policy: true}}
	s := begun(t, c)
	for range 2 {
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		if err := s.Choose(0, ""); err != nil {
			t.Fatal(err)
		}
	}
	for _, viewer := range []int32{ann, view.Spectator} {
		log := strings.Join(s.Lines(viewer, -1), "\n")
		if n := strings.Count(log, `line "by the book" of the policy "Bookish"`); n != 1 {
			t.Errorf("the failure is told %d times:\n%s", n, log)
		}
		for _, want := range []string{"Ben goes on by lot.", "game.hcl:", "(bot, by lot)"} {
			if !strings.Contains(log, want) {
				t.Errorf("the log does not say %q:\n%s", want, log)
			}
		}
	}
	for _, d := range s.Decisions() {
		if by := map[string]string{"bet": save.ByLot, "answer": ""}[d.Name]; d.By != by {
			t.Errorf("%s is recorded as decided by %q", d.Name, d.By)
		}
		if bot := map[string]string{"bet": "policy", "answer": ""}[d.Name]; d.Bot != bot {
			t.Errorf("%s is recorded as decided by the bot %q", d.Name, d.Bot)
		}
	}
}
