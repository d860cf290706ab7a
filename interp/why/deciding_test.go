package why_test

import (
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/why"
	"sandtable/schema/load"
)

// TestDeciding: a game is judged by what is told to the rule that ends it, too, and not by what a
// rule asks that the scenario replaces.
func TestDeciding(t *testing.T) {
	src := load.Source{FS: content.Games, Dir: "bolt_action", Name: "bolt_action"}
	for scenario, want := range map[string]string{
		"no_man_s_land": "lead victory_points clear_lead",
		"key_positions": "held",
	} {
		p := interptest.Program(t, src, interp.Setup{Scenario: scenario})
		var got []string
		for _, q := range why.Deciding(p) {
			if name := q.Of.Name; !slices.Contains(got, name) {
				got = append(got, name)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s is decided by %q, want %q", scenario, got, want)
		}
	}
}

// TestDecidingAtTimes: a rule that is replaced only while something holds decides, too.
func TestDecidingAtTimes(t *testing.T) {
	const text = `
game "Snow" {
  language = 1
  begin    = go
}
player "White" {}
player "Black" {}
track "Snow" { boxes = numbers(0, 5) }
track "Score" { boxes = numbers(0, 5) }
value "Lead" { base = score }
phase "Go" {
  repeat {
    choose n {
      from   = [1, 2]
      player = black
    }
    advance score {}
    run "Judge" {}
  }
}
rule "Judge" {
  if "led" {
    when = lead >= 4
    end game { winner = white }
  }
}
while "Deep Snow" {
  when = snow >= 4
  rule "Nobody Judges" {
    instead_of = judge()
    advance snow { by = -1 }
  }
}
`
	all := why.Deciding(interptest.Program(t, interptest.Text("snow", text), interp.Setup{}))
	if len(all) != 1 || all[0].Of.Name != "lead" {
		t.Errorf("it is decided by %v", all)
	}
}
