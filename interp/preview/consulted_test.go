package preview_test

import (
	"slices"
	"testing"

	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/preview"
)

const odds = `
game "Odds" {
  language = 1
  begin    = the_game
}
player "Anna" {}
enum "outcome" { names = [lost, drawn, won] }
track "Strength" {
  boxes = numbers(0, 9)
  start = 2
}
table "Results" {
  given   = { column = number, roll = d6 }
  returns = { outcome = outcome }
  across  = roll
  rows    = [[1, [lost, lost, lost, lost, drawn, won]], [2, [lost, lost, drawn, drawn, won, won]]]
}
table "Unread" {
  given   = { column = number }
  returns = { shift = number }
  rows    = [[any, 1]]
}
phase "The Game" {
  offer "Turn" {}
}
menu "Turn" {}
action "Attack" {
  menu = turn
  roll result { on = results(strength) }
  if "it is won" {
    when = result == won
    advance strength {}
  }
}
action "Wait" { menu = turn }
`

// TestConsulted: of the tables that an option makes the rules consult it is told which rows come
// into question, one for each throw; nothing is told of other tables, and the game stays as it is.
func TestConsulted(t *testing.T) {
	p := program(t, interptest.Text("odds", odds))
	m := machine.New(p)
	m.Start(1)
	hash := m.Hash()
	rows := preview.Consulted(m, p.Players[0].ID, 0)
	if len(rows) != 1 {
		t.Fatalf("%d tables", len(rows))
	}
	for table, found := range rows {
		seen := slices.Compact(slices.Sorted(slices.Values(found)))
		if table.Name != "results" || len(seen) == 0 || seen[0] < 6 || seen[len(seen)-1] > 11 {
			t.Errorf("%s: rows %v", table.Name, seen)
		}
	}
	if rows := preview.Consulted(m, p.Players[0].ID, 1); len(rows) != 0 {
		t.Errorf("waiting consults %v", rows)
	}
	if m.Hash() != hash || m.Pending() == nil {
		t.Error("the game has moved")
	}
}
