package diagnostics

import (
	"slices"
	"strings"
	"testing"

	"sandtable/schema/diag"
)

// notText are codes whose fragments are no content that could be loaded here; other tests make
// them.
var notText = map[string]string{
	"load/link":             "needs links of a file system: TestLinksAreNotFollowed",
	"load/read":             "needs a file that cannot be read: TestUnreadableFolder",
	"load/too-deep":         "its fragment is shortened: schema/load",
	"load/too-large":        "its fragment is shortened: schema/load",
	"load/too-long":         "its fragment is shortened: schema/load",
	"resolve/mod-conflict":  "needs two mods: cases/mods/conflict.txtar",
	"resolve/too-many":      "its fragment is shortened: TestTooManyThings",
	"check/too-many":        "its fragment is shortened: TestTooManyRivals",
	"check/too-many-spaces": "its fragment is shortened",
	"format/unsafe":         "a fault of the formatter, which nobody can provoke",
	"fix/by-hand":           "its fragment is in old words: schema/fix",
	"fix/unsafe":            "a fault of fix, which nobody can provoke",
}

// TestFragmentsOfCodes: the bad fragment of each code gives the code, and the good one gives no
// finding at all.
func TestFragmentsOfCodes(t *testing.T) {
	for _, c := range diag.Codes() {
		if strings.HasPrefix(c.ID, "run/") {
			continue // comes up in play: interp tests it
		}
		if _, skip := notText[c.ID]; skip {
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			t.Run("bad", func(t *testing.T) {
				found := fragment(t, c.Bad)
				problems := []string{"the finding is missing; found " + list(found)}
				for _, f := range found {
					if f.Code == c.ID && f.Severity == c.Severity {
						problems = nil
					}
				}
				settle(t, problems)
			})
			t.Run("good", func(t *testing.T) {
				var problems []string
				found := fragment(t, c.Good)
				if !slices.ContainsFunc(found, func(f diag.Finding) bool { return f.Code == c.ID }) {
					found = withoutLint(found)
				}
				if len(found) > 0 {
					problems = []string{"findings in what should be right: " + list(found)}
				}
				settle(t, problems)
			})
		})
	}
}

// fragment checks a fragment in the place where it belongs: a mod of its own, a file of tests, or a
// file beside the prelude.
func fragment(t *testing.T, text string) diag.Findings {
	t.Helper()
	name := "fragment.hcl"
	switch {
	case strings.HasPrefix(text, "mod "), strings.HasPrefix(text, "# the folder of a mod"):
		name = "mod/fragment.hcl"
	case strings.HasPrefix(text, "test "):
		name = "fragment.test.hcl"
	}
	root, mods := game(t, map[string]string{name: text + "\n"})
	return check(root, mods)
}

func list(fs diag.Findings) string {
	if len(fs) == 0 {
		return "nothing"
	}
	var parts []string
	for _, f := range fs {
		parts = append(parts, f.Range.String()+" "+describe(f))
	}
	return "\n  " + strings.Join(parts, "\n  ")
}
