package diagnostics

import (
	"regexp"
	"testing"
)

// known lists what the checker does not do yet, by test. Such a test is skipped while it fails, and fails when it passes: then its
// line here has to go.
var known = map[string]string{
	"TestFragmentsOfCodes/check/ambiguous/good": "player, side, box and other kinds of the language do not qualify a name: player.red",
	"TestFragmentsOfCodes/check/kind/bad":       "the name of a kind as a value is called unknown, with itself as the suggestion",

	"TestCases/actions/require_after_effect":         "a require after the first effect passes the checker, and the compiler panics",
	"TestCases/data/wrong_member":                    "a wrong cell is reported twice: as wrong, and as missing",
	"TestCases/data/wrong_type":                      "a wrong cell is reported twice: as wrong, and as missing",
	"TestCases/maybe/none_where_nothing_may_be":      "a wrong cell is reported twice: as wrong, and as missing",
	"TestCases/lint/waived_requirement":              "an action that waives the menu's requirements and asks nothing is always legal, so the offer is not stuck",
	"TestCases/flow/endless_call":                    "rules that run each other without a condition are not found",
	"TestCases/mods/conflict_settled":                "over does not help: the second revision is compared with what the first one made",
	"TestCases/names/clash_of_fields_before":         "a field that clashes with that of a kind declared further down is not found",
	"TestCases/rules/stop_elsewhere":                 "a stop is not checked to stand inside the rule that it leaves",
	"TestCases/shape/missing_attribute_of_statement": "a choose without from binds no name, so each use of it is a finding",
	"TestCases/tables/else_first":                    "a misplaced else overlaps with the rows behind it",
	"TestCases/tables/impossible_throw":              "a rejected row leaves a gap, which is reported too",
	"TestCases/tables/short_row":                     "a rejected row leaves a gap, which is reported too",
	"TestCases/values/add_to_a_number":               "a line with a wrong word is also said to have none",
}

// fatal lists hostile content that would end the test run: it crashes or eats all memory or time. Nothing can tell when these lines may
// go but trying.
var fatal = map[string]string{
	"a throw of millions of dice":                     "an axis is listed value by value: hours and all memory",
	"a table of many rows":                            "every combination of values is compared with every row: minutes",
	"long paths in great number":                      "steps of paths are not counted as things: all memory",
	"a chain of kinds":                                "IsA and the search for fields go up the whole chain: 20 seconds",
	"a chain of values, last first":                   "values are checked by recursion: stack overflow, which ends the process",
	"a comprehension of a comprehension at load time": "HCL evaluates it without a limit: all memory and time",
	"many wrong names":                                "every finding compares its name with all others: minutes",
	"a counter of none":                               "a figure by side of a design without copies: nil pointer",
	"a count that does not fit":                       "a sum of cards overflows in silence",
}

// knownPanics are the panics that damaged content still causes.
var knownPanics = []*regexp.Regexp{
	regexp.MustCompile(`compile: an expression of one value is wanted`), // an empty list where no list is wanted has no type and no finding
	regexp.MustCompile(`compile: a requirement is part of its action`),  // require after an effect
	regexp.MustCompile(`resolve\.\(\*Resolver\)\.worth`),                // result "" { worth = 1 }
	regexp.MustCompile(`check\.\(\*Checker\)\.trackEvent`),              // enter(none, here)
	regexp.MustCompile(`machine/pieces\.go`),                            // deck "D" { of = box }
	regexp.MustCompile(`Code:resolve/duplicate .*Filename: `),           // two kinds of player with one name: the results made for them clash nowhere
}

func knownPanic(what string) bool {
	for _, p := range knownPanics {
		if p.MatchString(what) {
			return true
		}
	}
	return false
}

// settle reports what is wrong with a test's subject, unless it is known.
func settle(t *testing.T, problems []string) {
	t.Helper()
	reason, isKnown := known[t.Name()]
	switch {
	case isKnown && len(problems) == 0:
		t.Errorf("this passes now: take it off the list of what is known (%s)", reason)
	case isKnown:
		t.Skip("known: " + reason)
	}
	for _, p := range problems {
		t.Error(p)
	}
}
