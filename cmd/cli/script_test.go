package cli

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"sandtable/interp/save"
)

var update = flag.Bool("update", false, "write what commands print into the scripts")

// asProgram names the variable with which this test's binary runs as `sandtable`.
const asProgram = "SANDTABLE_TEST_AS_PROGRAM"

// TestMain lets the scripts run this test's binary as `sandtable`.
func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	// Many scripts wait for a screen most of the time.
	_ = flag.Set("test.parallel", strconv.Itoa(3*runtime.GOMAXPROCS(0)))
	testscript.Main(m, map[string]func(){
		"sandtable": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// TestScripts runs testdata/script: one file for each verb and case.
func TestScripts(t *testing.T) {
	repo, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireUniqueNames:  true,
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			e.Setenv("REPO", repo)
			e.Setenv("NO_COLOR", "1")
			// A test leaves nothing in its user's folder.
			e.Setenv("XDG_STATE_HOME", filepath.Join(e.WorkDir, "state"))
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "tie": tie, "terminal": seated, "turn": playTurn, "follow": follow},
	})
}

// exits runs sandtable and checks the exit code: `exits 2 list --bogus`.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE VERB ...")
	}
	want, err := strconv.Atoi(args[0])
	if err != nil {
		ts.Fatalf("exits %s: %v", args[0], err)
	}
	got := 0
	if err := ts.Exec("sandtable", args[1:]...); err != nil {
		var e *exec.ExitError
		if !errors.As(err, &e) {
			ts.Fatalf("%v", err)
		}
		got = e.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit code %d, not %d\n[stdout]\n%s[stderr]\n%s", got, want, ts.ReadFile("stdout"), ts.ReadFile("stderr"))
	}
}

// tie writes a save from lines that lack their sums: `tie game.save`. What follows the last end of
// a line stays as it is.
func tie(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: tie SAVE ...")
	}
	for _, name := range args {
		var c save.Chain
		var out []byte
		for line := range strings.Lines(ts.ReadFile(name)) {
			if body, whole := strings.CutSuffix(line, "\n"); whole {
				out = append(out, c.Tie([]byte(body))...)
			} else {
				out = append(out, line...)
			}
		}
		ts.Check(os.WriteFile(ts.MkAbs(name), out, 0o644))
	}
}

// follow does what a page tells its reader, in order: `follow PAGE`. A fragment whose first line is
// the comment `# FOLDER/FILE.hcl` is written there; commands are run, each with nothing to read.
func follow(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: follow PAGE")
	}
	files, commands := 0, 0
	for i, fence := range strings.Split(ts.ReadFile(args[0]), "```") {
		kind, text, _ := strings.Cut(fence, "\n")
		switch {
		case i%2 == 0:
		case kind == "hcl":
			head, body, _ := strings.Cut(text, "\n")
			name, named := strings.CutPrefix(head, "# ")
			if !named || !strings.HasSuffix(name, ".hcl") {
				ts.Fatalf("a fragment does not begin with the name of its file: %s", head)
			}
			ts.Check(os.WriteFile(ts.MkAbs(name), []byte(body), 0o644))
			files++
		default:
			for line := range strings.Lines(text) {
				line, _, _ = strings.Cut(line, "#")
				if words := commandLine(line); len(words) > 0 {
					ts.Check(ts.Exec(words[0], words[1:]...))
					commands++
				}
			}
		}
	}
	if files == 0 || commands == 0 {
		ts.Fatalf("%s has %d files and %d commands", args[0], files, commands)
	}
}

// commandLine splits a line at blanks that are not quoted.
func commandLine(line string) (words []string) {
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}
