package english

import (
	"slices"
	"testing"
)

// TestSentences: names with periods stay whole.
func TestSentences(t *testing.T) {
	for text, want := range map[string][]string{
		"":                                    nil,
		"2. Panzer comes by road. It halts.":  {"2. Panzer comes by road.", "It halts."},
		"One turn,\n  no more":                {"One turn, no more"},
		"He is J. Smith (a guard). Who? He!":  {"He is J. Smith (a guard).", "Who?", "He!"},
		"Two at most; see 4.1.2 for more. Go": {"Two at most; see 4.1.2 for more.", "Go"},
		"The game ends in turn 6. Count.":     {"The game ends in turn 6. Count."},
	} {
		if got := sentences(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}
