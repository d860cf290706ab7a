package diagnostics

import (
	"regexp"
	"testing"
)

// known lists what the checker does not do yet, by test. Such a test is skipped while it fails, and
// fails when it passes: then its line here has to go.
var known = map[string]string{}

// fatal lists hostile content that would end the test run: it crashes or eats all memory or time.
// Nothing can tell when these lines may go but trying.
var fatal = map[string]string{}

// knownPanics are the panics that damaged content still causes.
var knownPanics = []*regexp.Regexp{}

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
