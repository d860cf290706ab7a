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

const twoWeathers = `
game "Two Weathers" {
  language = 1
  begin    = the_day
}
player "Anna" {}
track "Rain" {
  boxes = numbers(0, 9)
  start = 0
}
table "By the Book" {
  given   = { hour = number }
  returns = { inches = number }
  rows    = [["..5", 0], ["6..", 1]]
}
table "By the Dice" {
  given   = { throw = number }
  returns = { inches = number }
  rows    = [["1-6", 0], ["7..", 2]]
}
value "Mud" {
  base = 0
  modifier "deep" {
    when = rain > 8
    by   = 1
  }
}
phase "The Day" {
  run "Weather" {}
}
rule "Weather" {
  advance rain { by = by_the_book(rain + 3) }
  if "it pours" {
    when = mud > 0
    run "Flood" {}
  }
}
rule "Flood" {
  advance rain { by = 9 }
}
rule "Thunder" {
  roll throw { dice = d6 }
  advance rain { by = by_the_dice(throw) }
}
option "Weather" {
  variant "As Printed" {}
  variant "Thrown" {
    rule "Thrown Weather" {
      instead_of = weather()
      run "Thunder" {}
    }
  }
  variant "Perhaps Thrown" {
    rule "Perhaps" {
      instead_of = weather()
      when = rain > 0
      run "Thunder" {}
    }
  }
  variant "Thrown as Well" {
    rule "Both" {
      instead_of = weather()
      run "Thunder" {}
      proceed {}
    }
  }
}
`

// TestOtherOptions: what a variant replaces for the whole game, and what only other variants come
// to, is not missed.
func TestOtherOptions(t *testing.T) {
	for variant, want := range map[string][]string{
		"as_printed":     {"Flood", "By the Book: hour 6..", "Mud: deep"},
		"thrown":         {"By the Dice: throw 7.."},
		"perhaps_thrown": {"Flood", "Thunder", "Perhaps", "By the Book: hour 6..", "By the Dice: throw 1-6", "By the Dice: throw 7..", "Mud: deep"},
		"thrown_as_well": {"Flood", "By the Book: hour 6..", "By the Dice: throw 7..", "Mud: deep"},
	} {
		p := interptest.Program(t, interptest.Text("two_weathers", twoWeathers), interp.Setup{Options: map[string]string{"weather": variant}})
		var got []string
		u := Run(p, Config{Games: 20, Seed: 1, Workers: 1}).Unreached
		for _, list := range [][]Missed{u.Rules, u.Rows, u.Modifiers} {
			for _, m := range list {
				got = append(got, m.Name)
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s:\n%s", variant, d)
		}
	}
}
