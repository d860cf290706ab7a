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
