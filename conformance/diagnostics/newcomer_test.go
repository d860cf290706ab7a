package diagnostics

import (
	"os"
	"path/filepath"
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
	{"fields = { crew = crew, speed = number }", "fields {\n crew = crew\n speed = number\n }", 1, "resolve/misplaced-block"},
	{"given = { runner = runner, here = step }", "given {\n runner = runner\n here = step\n }", 1, "resolve/misplaced-block"},
	{"given = { crew = crew, lane = lane }", "given {\n crew = crew\n lane = lane\n }", 1, "resolve/misplaced-block"},
	{"given  = { crew = crew }\n    player", "given {\n crew = crew\n }\n    player", 1, "resolve/misplaced-block"},
	{"each crew {\n        from = crews\n", "each crew in crews {\n", 1, "resolve/labels"},
	{"[A-1, [red_runner]]", "[A-1 [red_runner]]", 1, "check/deploy"},
	{"totals = { count = 6 }", "totals = { count = six }", 1, "resolve/constant"},
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

// floods are slips of which a great part of a game used to speak: the game, what becomes of a text
// in it, and the code of the one finding.
var floods = []struct{ game, old, now, code string }{
	{"hot_lanes", "is     = path\n", "", "resolve/missing-attribute"},
	{"hot_lanes", "on        = step\n", "", "resolve/missing-attribute"},
	{"hot_lanes", "given  = { crew = crew }\n    player", "given  = { team = crew }\n    player", "check/not-given"},
	{"hot_lanes", "given  = { crew = crew }\n    player", "given  = { crew = number }\n    player", "check/not-given"},
	{"hot_lanes", "state  = { arrived = number }", "state  = { home = number }", "check/unknown-field"},
	{"hot_lanes", "fields = { crew = crew, speed = number }", "fields = { crew = crew, speed = number, at = place }", "resolve/duplicate"},
	{"hot_lanes", "fields = { crew = crew, speed = number }", "fields = { crew = crew, speed = bool }", "resolve/constant"},
	{"alder_crossing", "given = { attackers = set(unit) }", "given = { attackers = unit }", "check/type"},
	{"alder_crossing", "given = { attackers = set(unit) }", "", "check/unknown-function"},
	{"alder_crossing", "given   = { unit = unit, from = hex, to = hex }", "", "check/unknown-name"},
	{"alder_crossing", "choose attackers {", "choose {", "resolve/labels"},
	{"alder_crossing", "is     = piece\n", "", "resolve/missing-attribute"},
	{"alder_crossing", "returns = { points = number }", "", "resolve/missing-attribute"},
	{"alder_crossing", "given   = { terrain = terrain }", "", "resolve/missing-attribute"},
	{"alder_crossing", "parts    = 2 #", "#", "check/fraction"},
	{"breakthrough", "{ is = space }", "{}", "resolve/missing-attribute"},
	{"breakthrough", "given = { pawn = pawn, here = square }", "", "check/kind"},
	{"breakthrough", "fields = { army = army }", "fields = { owner = army }", "check/unknown-field"},
	{"breakthrough", "given  = { mover = army }", "given  = { who = army }", "check/not-given"},
	{"breakthrough", "choose to {", "choose {", "resolve/labels"},
	{"salt_roads", "set(town)", "town", "resolve/constant"},
	{"alder_crossing", "is      = space\n", "", "resolve/missing-attribute"},
	{"alder_crossing", "of     = hex\n", "", "resolve/grid"},
	{"alder_crossing", "highest_first = unit.strength", "highest = unit.strength", "resolve/unknown-attribute"},
	{"hot_lanes", "length = 6\n", "", "resolve/path"},
	{"alder_crossing", "fields  = { terrain = terrain }\n", "", "resolve/unknown-name"},
	{"alder_crossing", "returns = maybe(number)\n", "returns = maybe(nmber)\n", "resolve/unknown-type"},
	{"alder_crossing", "kind \"hex\" {", "kind \"field\" {", "resolve/unknown-kind"},
	{"amazons", "kind \"amazon\" {", "kind \"queen\" {", "resolve/unknown-kind"},
	{"chess", "kind \"knight\" {\n    is = man\n", "kind \"knight\" {\n", "resolve/missing-attribute"},
	{"alder_crossing", "fields = { army = army, strength = number,", "fields = { army = army, strenght = number,", "resolve/unknown-field"},
	{"alder_crossing", "borders = { river = bool,", "borders = { stream = bool,", "resolve/unknown-name"},
	{"alder_crossing", "enum \"will\" { names = [unbent, bent] }", "", "resolve/unknown-type"},
	{"alder_crossing", "{ marched = bool,", "{ has_marched = bool,", "check/unknown-field"},
	{"alder_crossing", "    bent    = 6\n  }\n", "    bent    = 6\n  }\n  kind \"wagon\" { is = piece }\n  kind \"cart\" {\n is = concept\n fields = { drawn_by = set(wagon) }\n }\n cart \"C\" { drawn_by = [one_wagon, two_wagons] }\n", "resolve/unknown-name"},
	{"hot_lanes", "kind \"trick\" { is = card }", "", "resolve/unknown-kind"},
	{"hot_lanes", "kind \"step\" { is = space }", "", "resolve/unknown-kind"},
	{"salt_roads", "value \"Edge\" {", "value \"Margin\" {", "check/unknown-value"},
	{"dispatch", "sealed = bool", "is_sealed = bool", "resolve/secret"},
	{"hot_lanes", "given = { runner = runner, here = step }", "given = { runner = runner, here = stepp }", "resolve/unknown-type"},
}

// TestOneSlipIsOneFinding: what a declaration with a slip makes wrong elsewhere is told with it; a
// slip that has nothing to do with it is told on its own.
func TestOneSlipIsOneFinding(t *testing.T) {
	for _, s := range floods {
		files := wholeGame(t, s.game)
		if !strings.Contains(files["game.hcl"], s.old) {
			t.Errorf("%s: %q is not there", s.game, s.old)
			continue
		}
		files["game.hcl"] = strings.Replace(files["game.hcl"], s.old, s.now, 1)
		found := errorsOf(check(gameOf(files), nil))
		if len(found) != 1 || found[0].Code != s.code {
			t.Errorf("%s: %q becomes %q: %d findings: %s", s.game, s.old, s.now, len(found), list(found))
		}
		files["other.hcl"] = "section \"99\" \"Other\" {\n  value \"Beside\" { base = 1 + nothing_of_that_name }\n}\n"
		if both := errorsOf(check(gameOf(files), nil)); len(both) != len(found)+1 {
			t.Errorf("%s: %q becomes %q, and another slip: %d findings: %s", s.game, s.old, s.now, len(both), list(both))
		}
	}
}

// wholeGame is an example with its tests.
func wholeGame(t *testing.T, name string) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("../../examples/games/" + name + "/*.hcl")
	if err != nil || len(paths) == 0 {
		t.Fatal(name, err)
	}
	files := map[string]string{}
	for _, p := range paths {
		src, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(p)] = string(src)
	}
	return files
}

// TestNewcomersSlips: a slip is one finding, however many places use what is wrong.
func TestNewcomersSlips(t *testing.T) {
	const folder = "../../examples/games/hot_lanes/"
	game, err := os.ReadFile(folder + "game.hcl")
	tests, err2 := os.ReadFile(folder + "game.test.hcl")
	look, err3 := os.ReadFile(folder + "look.hcl")
	if err != nil || err2 != nil || err3 != nil {
		t.Fatal(err, err2, err3)
	}
	for _, s := range newcomer {
		files := map[string]string{"game.hcl": string(game), "look.hcl": string(look), "game.test.hcl": string(tests)}
		in := "game.hcl"
		if !strings.Contains(string(game), s.old) {
			in = "look.hcl"
		}
		if !strings.Contains(files[in], s.old) {
			t.Errorf("%q is not there", s.old)
			continue
		}
		files[in] = strings.Replace(files[in], s.old, s.now, 1)
		found := check(gameOf(files), nil)
		if len(found) == 0 || len(found) > s.most || found[0].Code != s.code {
			t.Errorf("%q becomes %q: %d findings: %s", s.old, s.now, len(found), list(found))
		}
	}
}

// TestMisspeltWhereDeclared: where a name is unknown and the one that is guessed for it is used
// nowhere, the slip may be in the declaration, which is shown.
func TestMisspeltWhereDeclared(t *testing.T) {
	for _, c := range []struct {
		text string
		at   int // the line of the declaration; 0: not shown
	}{
		{"value \"Strenth\" { base = 2 }\nvalue \"Far\" { base = strength }\n", 1},
		{"value \"Strength\" { base = 2 }\nvalue \"Far\" { base = strength + strenth }\n", 0},
		{"rule \"Halt Al\" {}\nrule \"Night\" {\n  after = rest(any)\n  run \"Halt All\" {}\n}\n", 1},
		{"rule \"Halt Al\" {\n  after = rest(any)\n}\nrule \"Night\" {\n  after = rest(any)\n  run \"Halt All\" {}\n}\n", 0},
		{"rule \"Halt Al\" {}\nrule \"Dusk\" {\n  after = halt_al()\n}\nrule \"Night\" {\n  after = rest(any)\n  run \"Halt All\" {}\n}\n", 0},
		{"table \"Lick\" {\n  given = { roll = d6 }\n  returns = { n = number }\n  rows = [[any, 1]]\n}\nvalue \"Far\" { base = luck_of(1) + lack(1) }\n", 1},
	} {
		root, mods := game(t, map[string]string{"case.hcl": c.text})
		shown := 0
		for _, f := range errorsOf(check(root, mods)) {
			for _, r := range f.Related {
				if r.Message == "declared here, and used nowhere" {
					shown = r.Range.Start.Line
				}
			}
		}
		if shown != c.at {
			t.Errorf("%s: shown at line %d, want %d", c.text, shown, c.at)
		}
	}
}
