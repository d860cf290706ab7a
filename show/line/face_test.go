package line_test

import (
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/show/line"
)

// TestPromptsCount: a decision that is asked again and again says how often it is asked, and which
// of them it is.
func TestPromptsCount(t *testing.T) {
	for _, c := range []struct {
		game  string
		types string
		want  []string
	}{
		{"crowbar", "a5", []string{"choose space to bomb, Bomb 1 of ", "choose space to bomb, Bomb 2 of "}},
		{"lanzerath", "move fort w3", []string{"Defender Actions, action 1 of 5 §4.1"}},
	} {
		text := typed(t, program(t, content.Games, c.game, interp.Setup{}), line.Options{}, c.types, "quit")
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s does not show %q:\n%s", c.game, want, text)
			}
		}
	}
}

// TestSeveralAnswers: one line answers a decision that is asked again, and says where it stops.
func TestSeveralAnswers(t *testing.T) {
	p := program(t, content.Games, "crowbar", interp.Setup{})
	text := typed(t, p, line.Options{}, "A5x2 b5", "a5x3", "quit")
	for _, want := range []string{"Bomb 4 of ", "\"a5x3\" is neither an option"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	text = typed(t, p, line.Options{}, "a5B5x2", "a5zz9", "quit")
	for _, want := range []string{"Bomb 5 of ", "\"a5zz9\" is neither an option", "space to bomb: A5", "space to bomb: B5"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
}

// TestPassingIsTypedInFull: the beginning of what passes does not pass; what would is named.
func TestPassingIsTypedInFull(t *testing.T) {
	p := program(t, content.Games, "lanzerath", interp.Setup{})
	text := typed(t, p, line.Options{}, "pas", "PASS", "log 60", "quit")
	if strings.Count(text, "> pass") != 1 || !strings.Contains(text, ") pass") || !strings.Contains(text, `type "pass" to choose it`) {
		t.Errorf("pas, then PASS:\n%s", text)
	}
}

// TestPartOfTheBoard: board WHERE draws the rows around a space, and says what stands there.
func TestPartOfTheBoard(t *testing.T) {
	p := program(t, content.Games, "crowbar", interp.Setup{})
	text := typed(t, p, line.Options{}, "board g8", "board nowhere", "board pool", "quit")
	for _, want := range []string{"\n 8 |A8", "\n 6 |A6", "x face-down gun location; HKA ", "There is no \"nowhere\""} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown:\n%s", want, text)
		}
	}
	if strings.Contains(text, "\n  4 |A4") {
		t.Errorf("the window is too large:\n%s", text)
	}
}
