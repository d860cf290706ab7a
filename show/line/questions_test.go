package line_test

import (
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/layout"
	"sandtable/show/line"
)

// answered is what is answered to each of some lines, by line.
func answered(t *testing.T, text string, lines ...string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, l := range lines {
		_, rest, ok := strings.Cut(text, "> "+l+"\n")
		if !ok {
			t.Fatalf("%q was not typed:\n%s", l, text)
		}
		answer, _, _ := strings.Cut(rest, "> ")
		if i := strings.LastIndex(answer, "\n"); i >= 0 {
			answer = answer[:i]
		}
		out[l] = answer
	}
	return out
}

// TestQuestions: what refuses an action is told of everybody who could take it, of somebody for all
// actions; what may be asked is listed; a topic of help is whatever has a name; odds compare
// options.
func TestQuestions(t *testing.T) {
	lanzerath := program(t, content.Games, "lanzerath", interp.Setup{})
	asked := []string{"why-not attack", "why-not radio", "why-not kalil", "why-not dismount", "why", "why dice", "help attack", "help undo", "help f", "help intelligence", "help morale points", "help disrupted", "help nonsense", "odds attack bouck", "zoom"}
	text := typed(t, lanzerath, line.Options{}, append(asked, "quit")...)
	got := answered(t, text, asked...)
	for line, want := range map[string][]string{
		"why-not attack":    {"Attack §4.1.2", "legal: Bouck, Slape"},
		"why-not radio":     {"Radio the Battery", "Radio the Regiment", `"is at the Artillery Jeep" does not hold §4.1.8: Bouck, Springer`},
		"why-not kalil":     {"legal: Attack, Reposition, Move", `"is a machine gunner [M]" does not hold §4.1.4: Adjust Fire`},
		"why-not dismount":  {"there is no candidate for weapon §4.1.10: Bouck, "},
		"why":               {"defense(target, shooter, shot)", "STEP.defense", "current_deck"},
		"why dice":          {"mg-42_dice", "extra_dice(shooter)"},
		"help attack":       {"Attack, action of Defender Actions", "roll the defender's dice"},
		"help undo":         {"undo, redo [N]", "take decisions back"},
		"help f":            {"f Fence"},
		"help intelligence": {"Intelligence, track"},
		"help disrupted":    {"Disrupted, marker"},
		"help nonsense":     {`There is no "nonsense"`},
		"odds attack bouck": {"1, 2, 3) Attack: Bouck, ", " % no effect", "  4) "},
		"zoom":              {"[B4:Ja Bo"},
	} {
		for _, w := range want {
			if !strings.Contains(got[line], w) {
				t.Errorf("%s: %q is not answered:\n%s", line, w, got[line])
			}
		}
	}
	if strings.Contains(got["why dice"], "current_deck") {
		t.Errorf("why dice lists what has no dice in its name:\n%s", got["why dice"])
	}
	for line, answer := range got {
		for l := range strings.Lines(answer) {
			if layout.Width(strings.TrimSuffix(l, "\n")) > 80 {
				t.Errorf("%s: more than 80 columns: %s", line, l)
			}
		}
	}
}

// TestHelpFits: how to win and the list of commands stand in a window of 24 lines, with the prompt.
func TestHelpFits(t *testing.T) {
	for name, p := range map[string]*machine.Program{
		"stones":  program(t, examples.Games, "games/last_stone", interp.Setup{}),
		"salt":    program(t, examples.Games, "games/salt_roads", interp.Setup{}),
		"crowbar": program(t, content.Games, "crowbar", interp.Setup{}),
	} {
		text := typed(t, p, line.Options{Seat: p.Players[0]}, "help", "quit")
		if n := strings.Count(answered(t, text, "help")["help"], "\n"); n > 23 {
			t.Errorf("%s: %d lines of help", name, n)
		}
	}
}

// TestBoundIsNoCount: a set is counted up to its bound, or to what there is to choose if that is
// less.
func TestBoundIsNoCount(t *testing.T) {
	bolt := program(t, content.Games, "bolt_action", interp.Setup{Scenario: "no_man_s_land"})
	text := typed(t, bolt, line.Options{}, "", "1", "1", "1", "quit")
	if !strings.Contains(text, "Keep Reserves 2 of 3") {
		t.Errorf("not counted to its end:\n%s", text)
	}
	bastogne := program(t, content.Games, "bastogne", interp.Setup{Scenario: "wiltz_waltz"})
	text = typed(t, bastogne, line.Options{}, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "quit")
	if !strings.Contains(text, "Opening Postures 1 of ") || strings.Contains(text, "Opening Postures 1 of 99") {
		t.Errorf("counted to an end that nobody reaches:\n%s", text)
	}
}
