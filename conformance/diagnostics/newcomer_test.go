package diagnostics

import (
	"os"
	"strings"
	"testing"
)

// newcomer is slips of a careless newcomer in Hot Lanes: what becomes of a text, how many findings
// that may make, and the code of the first.
var newcomer = []struct {
	old, now string
	most     int
	code     string
}{
	{"fields = { hand = box }", "printed = { hand = box }", 1, "resolve/renamed"},
	{"    is     = piece\n", "", 1, "resolve/missing-attribute"},
	{"kind \"trick\" { is = card }", "kind \"trick\" {}", 1, "resolve/missing-attribute"},
	{"roster \"runner\" {", "roster {", 1, "resolve/labels"},
	{"columns = [count, crew, speed]\n", "", 1, "resolve/missing-attribute"},
	{"given  = { crew = crew }\n    player", "given  = { crew }\n    player", 1, "load/syntax"},
	{"menu = orders\n    require", "require", 1, "check/action-nowhere"},
	{"begin    = the_race", "begin    = race", 1, "resolve/unknown-rule"},
	{"modify \"Pace\"", "modify \"Speed\"", 1, "check/unknown-value"},
	{"section \"2.2\" \"Kindle\"", "section 2.2 \"Kindle\"", 1, "load/syntax"},
	{"crew \"Red\" {", "crew Red\" {", 1, "load/syntax"},
	{"    BOARD\n", "", 1, "load/syntax"},
	{"set crew { arrived = crew.arrived + 1 }", "crew.arrived = crew.arrived + 1", 1, "load/syntax"},
	{"when  = here.burning\n", "when { }\n", 1, "check/unknown-statement"},
	{"marker \"Fire\" {", "marker \"Flame\" {", 1, "check/unknown-marker"},
	{"phase \"The Race\" {", "phase {", 1, "resolve/labels"},
	{"rule \"Dash\" {", "rule {", 1, "resolve/labels"},
	{"rule \"Dash\" {", "rule \"Dash\" {\n ref = \"5\"", 1, "resolve/unknown-ref"},
	{"scenario \"Three Lanes\" {", "scenario {", 1, "resolve/labels"},
	{"move runner { to = there }", "move runner { at = there }", 1, "resolve/unknown-attribute"},
}

// TestNewcomersSlips: a slip is one finding, however many places use what is wrong.
func TestNewcomersSlips(t *testing.T) {
	const folder = "../../examples/games/hot_lanes/"
	game, err := os.ReadFile(folder + "game.hcl")
	tests, err2 := os.ReadFile(folder + "game.test.hcl")
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	for _, s := range newcomer {
		if !strings.Contains(string(game), s.old) {
			t.Errorf("%q is not there", s.old)
			continue
		}
		files := map[string]string{"game.hcl": strings.Replace(string(game), s.old, s.now, 1), "game.test.hcl": string(tests)}
		found := check(gameOf(files), nil)
		if len(found) == 0 || len(found) > s.most || found[0].Code != s.code {
			t.Errorf("%q becomes %q: %d findings: %s", s.old, s.now, len(found), list(found))
		}
	}
}
