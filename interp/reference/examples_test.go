package reference_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/effect"
	"sandtable/interp/function"
	"sandtable/interp/reference"
	"sandtable/interp/trial"
	"sandtable/schema/diag"
	"sandtable/schema/load"
)

var (
	fence = regexp.MustCompile("(?ms)^```hcl([^\n]*)\n(.*?)^```")
	link  = regexp.MustCompile(`\]\(#([a-z_-]+)\)`)
)

// TestExamples: every example of the page is checked: declarations and statements in the game of
// the examples, whole games alone, mods on top of the game; what is marked as wrong must give that
// finding. Tests in examples are run.
func TestExamples(t *testing.T) {
	p := write(t)
	for _, m := range fence.FindAllStringSubmatchIndex(p, -1) {
		mode, text := strings.Fields(p[m[2]:m[3]]), p[m[4]:m[5]]
		line := strings.Count(p[:m[0]], "\n") + 2
		t.Run(fmt.Sprintf("line_%d", line), func(t *testing.T) {
			switch {
			case len(mode) == 0:
				example(t, text, "")
			case mode[0] == "whole":
				alone(t, text)
			case mode[0] == "mod":
				mod(t, text)
			case mode[0] == "wrong" && len(mode) == 2:
				wrong(t, text, mode[1])
			default:
				t.Fatalf("an example is marked %q: whole, mod or wrong CODE is meant", mode)
			}
		})
	}
}

// TestTourExamples: the examples of the tour hold together: each may speak of what earlier ones
// have declared.
func TestTourExamples(t *testing.T) {
	text, err := os.ReadFile("../../docs/tour.md")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, m := range fence.FindAllStringSubmatch(string(text), -1) {
		if mode := strings.TrimSpace(m[1]); mode == "mod" {
			mod(t, m[2])
		} else {
			all.WriteString(m[2])
		}
	}
	example(t, all.String(), "")
}

// TestOtherExamplesParse: a file with examples outside of the page must parse.
func TestOtherExamplesParse(t *testing.T) {
	tutorials, _ := filepath.Glob("../../docs/tutorials/*.md")
	for _, name := range append([]string{"../../README.md", "../../CONTRIBUTING.md", "../../RATIONALE.md", "../../docs/authoring.md"}, tutorials...) {
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		for _, m := range fence.FindAllStringSubmatch(string(text), -1) {
			if _, found := load.Parse(name, []byte(m[2])); len(found) > 0 {
				t.Errorf("%s: %v\n%s", name, found, m[2])
			}
		}
	}
}

func TestStatementExamples(t *testing.T) {
	for _, e := range effect.All() {
		t.Run(e.Name, func(t *testing.T) {
			if e.Example == "" {
				t.Fatal("it has no example")
			}
			if e.Doc == "" || !strings.HasSuffix(e.Doc, ".") {
				t.Errorf("its description is no sentence: %q", e.Doc)
			}
			example(t, e.Example+"\n", e.Name)
		})
	}
}

func TestFunctionExamples(t *testing.T) {
	p := write(t)
	for _, f := range function.All() {
		t.Run(f.Name, func(t *testing.T) {
			if f.Example == "" { // what The Ford has no use for stands in an example of its own
				if !shown(p, f.Name) {
					t.Error("it has no example, neither its own nor one in the prose")
				}
				return
			}
			if !strings.Contains(f.Example, "==") {
				t.Fatalf("its example does not say what it gives: %q", f.Example)
			}
			example(t, fmt.Sprintf("test \"function\" {\n  scenario = first_night\n  expect { that = %s }\n}\n", f.Example), "")
		})
	}
}

// shown says whether some example of the page calls a function.
func shown(page, name string) bool {
	for _, m := range fence.FindAllStringSubmatch(page, -1) {
		if strings.Contains(m[2], name+"(") {
			return true
		}
	}
	return false
}

// TestHostGame: the game of the examples is played to its end.
func TestHostGame(t *testing.T) {
	for _, s := range []string{"first_night", "late_watch"} {
		example(t, fmt.Sprintf("test \"A night\" {\n  scenario = %s\n  play {}\n  expect { that = game.over }\n}\n", s), "")
	}
}

// names are bound around statements, so that examples can speak of a man, a place, a target.
var names = []string{"man = guard", "actor = guard", "here = post", "target = raider", "raider = raider", "group = set(raider)", "lane = lane", "omen = omen"}

// around puts statements into a rule or action in which they can stand.
func around(text, statement string) string {
	indent := "  " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n  ")
	switch statement {
	case "return":
		return "rule \"Example\" {\n  given = { omen = omen }\n  returns = lane\n" + indent + "\n}\n"
	case "proceed":
		return "rule \"Example\" {\n  given      = { raider = raider }\n  instead_of = go_up(raider)\n  over = [held_up_by_stakes]\n" + indent + "\n}\n"
	case "redo", "stop":
		return "rule \"Example\" {\n  given = { man = guard }\n  after = hurt(man)\n  when = man.fresh\n" + indent + "\n}\n"
	case "require":
		return "action \"Example\" {\n  menu = guard_orders\n" + indent + "\n  flip actor {}\n}\n"
	case "else":
		indent = "  if \"so\" {\n    when = man.fresh\n  }\n" + indent
	}
	var given []string
	for _, n := range names {
		if word, _, _ := strings.Cut(n, " "); !regexp.MustCompile(`(?m)^(choose|roll|draw|put|each|repeat|run "[^"]*") ` + word + ` `).MatchString(text) {
			given = append(given, n)
		}
	}
	return "rule \"Example\" {\n  given = { " + strings.Join(given, ", ") + " }\n" + indent + "\n}\n"
}

var head = regexp.MustCompile(`(?m)^([a-z_]+)\b[^\n]*\{`)

// statements says whether the blocks of a text are statements.
func statements(text string) bool {
	for _, m := range head.FindAllStringSubmatch(text, -1) {
		if !slices.ContainsFunc(effect.All(), func(e *effect.Effect) bool { return e.Name == m[1] }) {
			return false
		}
	}
	return true
}

// example checks declarations or statements in the game of the examples, and runs the tests in
// them.
func example(t *testing.T, text, statement string) {
	t.Helper()
	if statement == "" && statements(text) {
		statement = "any"
		for _, s := range []string{"require", "else", "return", "proceed", "redo", "stop"} {
			if strings.HasPrefix(text, s+" ") {
				statement = s
			}
		}
	}
	if statement != "" {
		text = around(text, statement)
	}
	run(t, hostFiles(t, text), nil)
}

func hostFiles(t *testing.T, example string) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{"example.hcl": {Data: []byte(example)}}
	err := fs.WalkDir(reference.Host(), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(reference.Host(), p)
		files[p] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func alone(t *testing.T, text string) {
	t.Helper()
	run(t, fstest.MapFS{"example.hcl": {Data: []byte(text)}}, nil)
}

func mod(t *testing.T, text string) {
	t.Helper()
	run(t, hostFiles(t, "# no example here\n"), fstest.MapFS{"mod.hcl": {Data: []byte(text)}})
}

func run(t *testing.T, game, mod fs.FS) {
	t.Helper()
	src := interp.Sources{Game: load.Source{FS: game, Dir: ".", Name: "."}}
	if mod != nil {
		src.Mods = append(src.Mods, load.Source{FS: mod, Dir: ".", Name: "mod"})
	}
	g, found, _ := interp.Load(src)
	for _, f := range found {
		if f.Severity == diag.Error {
			t.Errorf("%s:%d: %s: %s (%s)", f.Range.Filename, f.Range.Start.Line, f.Code, f.Message, f.Hint)
		}
	}
	if g == nil {
		t.FailNow()
	}
	for _, test := range g.Tests {
		if f := trial.Run(g, test).Failure; f != nil {
			t.Errorf("%s: %s\nexpected %s\nfound    %s\n%s", test.Name, f.Message, f.Expected, f.Found, strings.Join(f.Log, "\n"))
		}
	}
}

func wrong(t *testing.T, text, code string) {
	t.Helper()
	_, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: hostFiles(t, text), Dir: ".", Name: "."}})
	n := 0
	for _, f := range found {
		if f.Severity == diag.Error {
			n++
			if f.Code != code {
				t.Errorf("%s: %s", f.Code, f.Message)
			}
		}
	}
	if n != 1 {
		t.Errorf("%d errors, one %s is wanted", n, code)
	}
}
