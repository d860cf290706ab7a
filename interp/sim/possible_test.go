package sim

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/interp"
	"sandtable/interp/interptest"
)

const twoWars = `
game "Two Wars" {
  language = 1
  begin    = the_war
}
player "Anna" {}
result "Won" {}
result "Lost" {}
result "Peace" {}
result "Truce" {}
result "Famine" {}
table "How It Ends" {
  given   = { throw = number }
  returns = { result = result }
  rows    = [["1-6", won], ["7..", lost]]
}
value "At Last" { base = peace }
phase "The War" {}
scenario "Long" {
  rule "It Ends" {
    after = the_war()
    roll throw { dice = d6 }
    let { outcome = how_it_ends(throw) }
    end game { result = outcome }
  }
}
scenario "Short" {
  rule "It Ends Soon" {
    after = the_war()
    end game { result = at_last }
  }
  modify "At Last" "in haste" {
    when = false
    to   = truce
  }
}
`

// TestEndingsOfTheScenario: of the endings that no game came to only those are missed that the
// scenario can have.
func TestEndingsOfTheScenario(t *testing.T) {
	for scenario, want := range map[string][]string{"long": {"Lost"}, "short": {"Truce"}} {
		p := interptest.Program(t, interptest.Text("two_wars", twoWars), interp.Setup{Scenario: scenario})
		var got []string
		for _, m := range Run(p, Config{Games: 20, Seed: 1, Workers: 1}).Unreached.Endings {
			got = append(got, m.Name)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s:\n%s", scenario, d)
		}
	}
}
