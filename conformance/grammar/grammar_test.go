// Package grammar holds the gate: hard fragments of many games in the one grammar, each a small
// game of its own.
package grammar

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/trial"
	"sandtable/schema/load"
)

var row = regexp.MustCompile("(?m)^\\| `([a-z0-9_]+)` \\|[^|]*\\|$")

// TestGate: every folder is as README.md says: it loads, plays and passes its tests.
func TestGate(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, r := range row.FindAllStringSubmatch(string(text), -1) {
		dir := r[1]
		listed[dir] = true
		t.Run(dir, func(t *testing.T) { gate(t, dir) })
	}
	dirs, _ := filepath.Glob("*/game.hcl")
	for _, d := range dirs {
		if !listed[filepath.Dir(d)] {
			t.Errorf("README.md does not list %s", d)
		}
	}
}

func gate(t *testing.T, dir string) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(dir), Dir: ".", Name: dir}})
	for _, f := range found {
		if !strings.HasPrefix(f.Code, "lint/") { // fragments leave sections untold
			t.Errorf("%s:%d: %s %s", f.Range.Filename, f.Range.Start.Line, f.Code, f.Message)
		}
	}
	if g == nil {
		t.Fatal("it does not load")
	}
	if len(g.Tests) == 0 {
		t.Error("it has no tests")
	}
	for _, x := range g.Tests {
		if r := trial.Run(g, x); r.Failure != nil {
			t.Errorf("%q: %s (expected %s, found %s)", x.Name, r.Failure.Message, r.Failure.Expected, r.Failure.Found)
		}
	}
}
