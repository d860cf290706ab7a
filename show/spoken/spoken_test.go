package spoken_test

import (
	"slices"
	"testing"

	"sandtable/show/spoken"
)

// TestSentences: signs are words, places are spelt, what is set in columns are sentences.
func TestSentences(t *testing.T) {
	for line, want := range map[string][]string{
		"  roll fire: 3 3, needs 6+: miss":                     {"Roll fire: 3, 3, needs 6 or more: miss."},
		"Rifleman moves: B1-1 -> B1-2":                         {"Rifleman moves: B 1 1 to B 1 2."},
		"Defense Phase §4.0":                                   {"Defense Phase, section 4.0."},
		"Consolidate §D-2":                                     {"Consolidate, section D 2."},
		"    > Grey: choose squad: Grey Rifles":                {"Grey: choose squad: Grey Rifles."},
		"B2: M1918_a (emplaced, loaded 2); Jenkins (fresh)":    {"B 2: M 1918 a, emplaced, loaded 2; Jenkins, fresh."},
		"Turn 1   Victory Points -55":                          {"Turn 1.", "Victory Points minus 55."},
		"--------------------":                                 nil,
		"(25 lines more: log 29)":                              {"25 lines more: log 29."},
		"bouck 5, slape 2, ..":                                 {"Bouck 5, slape 2, and so on."},
		"a0..l0":                                               {"A 0 to l 0."},
		"  75.0 %  hit":                                        {"75.0 percent.", "Hit."},
		"2x Old Grudges; MG-42 fires":                          {"2 Old Grudges; MG 42 fires."},
		`type "attack bouck-b3-2" for it`:                      {`Type "attack bouck b 3 2" for it.`},
		"Did you mean \"pass\"?":                               {"Did you mean \"pass\"?"},
		"[O-1   ]---[B1-1 R]":                                  {"O 1.", "B 1 1 R."},
		"Fair Wind is now lasting (the only option) (2 times)": {"Fair Wind is now lasting, the only option, 2 times."},
		"54.26 to 55.26, 12.5":                                 {"54.26 to 55.26, 12.5."},
		"The Battle > Defense Phase §4.0":                      {"The Battle, Defense Phase, section 4.0."},
		"defense(target = B3-1) is 6":                          {"Defense, target is B 3 1, is 6."},
		"of the same name: :log":                               {"Of the same name: :log."},
		"│ > │":                                                nil,
		"+1  range symbols crossed":                            {"Plus 1.", "Range symbols crossed."},
		"I/506 at 29.04, 20/CC":                                {"I/506 at 29.04, 20/CC."},
	} {
		if got := spoken.Lines([]string{line}); !slices.Equal(got, want) {
			t.Errorf("%q is said as %q; want %q", line, got, want)
		}
	}
}
