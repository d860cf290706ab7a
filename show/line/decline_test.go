package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

// A guard may step, shout, be chosen, and be one of several.
const askedOften = `
game "Asked Often" {
  language = 1
  begin    = the_watch
  players  = [anna]
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "guard" { is = piece }
guard "Greta" { at = hill }
guard "Hans" { at = hill }
track "Steps" { boxes = numbers(0, 9) }
phase "The Watch" {
  offer "Deeds" { may_pass = true }
  choose one {
    from     = guards
    player   = anna
    may_pass = true
  }
  choose several {
    from   = guards
    player = anna
    up_to  = 2
  }
  may "Shout" {
    player = anna
    advance steps {}
  }
  end game { winner = anna }
}
menu "Deeds" { player = anna }
action "Step" {
  menu = deeds
  advance steps {}
}
`

// TestDecliningWordsAreOne: pass, none, done and no each decline whatever is to be decided, and a
// script may say any of them too.
func TestDecliningWordsAreOne(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(askedOften)}}, ".", interp.Setup{})
	for _, word := range []string{"pass", "none", "done", "NO"} {
		for _, script := range []bool{false, true} {
			text, err := play(p, line.Options{Script: script}, word, word, word, word)
			if err != nil || !strings.Contains(text, "Anna has won") && !strings.Contains(text, "Anna wins") {
				t.Errorf("%q four times, script %v: %v\n%s", word, script, err, text)
			}
		}
	}
	if text := typed(t, p, line.Options{}, "odds no", "why-not done", "quit"); strings.Contains(text, "Odds of what?") || strings.Contains(text, "Unknown") {
		t.Errorf("odds and why-not do not know the words:\n%s", text)
	}
}

// TestWhatPassingMeans stands beside the key of the option once, and takes no more room than that.
func TestWhatPassingMeans(t *testing.T) {
	told := strings.NewReplacer(`{ may_pass = true }`, "{\n may_pass = true\n passing = \"all is quiet\"\n }",
		"anna\n    may_pass = true", "anna\n    may_pass = true\n passing = \"nobody goes\"").Replace(askedOften)
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(told)}}, ".", interp.Setup{})
	text := typed(t, p, line.Options{}, "pass", "quit")
	for _, want := range []string{"2) pass: all is quiet\n", "1) greta                2) hans                 3) none: nobody goes\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not there:\n%s", want, text)
		}
	}
}
