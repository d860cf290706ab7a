package diagnostics

import (
	"strings"
	"testing"

	"sandtable/schema/diag"
)

// notText are codes whose fragments are no content that could be loaded here; other tests make them.
var notText = map[string]string{
	"load/link":            "needs links of a file system: TestLinksAreNotFollowed",
	"load/read":            "needs a file that cannot be read: TestUnreadableFolder",
	"load/too-deep":        "its fragment is shortened: schema/load",
	"load/too-large":       "its fragment is shortened: schema/load",
	"load/too-long":        "its fragment is shortened: schema/load",
	"resolve/mod-conflict": "needs two mods: cases/mods/conflict.txtar",
	"resolve/too-many":     "its fragment is shortened: TestTooManyThings",
	"format/unsafe":        "a fault of the formatter, which nobody can provoke",
}

// The bad fragment of each code gives the code, and the good one gives no finding at all.
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
				for _, f := range found {
					if f.Code == c.ID {
						if f.Severity != c.Severity {
							t.Errorf("its severity is %s; the table says %s", f.Severity, c.Severity)
						}
						return
					}
				}
				t.Errorf("the finding is missing; found %s", list(found))
			})
			t.Run("good", func(t *testing.T) {
				if found := fragment(t, c.Good); len(found) > 0 {
					t.Errorf("findings in what should be right: %s", list(found))
				}
			})
		})
	}
}

// fragment checks a fragment in the place where it belongs: a mod of its own, a file of tests, or a file beside the prelude.
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
