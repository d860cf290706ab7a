package language

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/reference"
	"sandtable/interp/trial"
	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

const suffix = ".test.hcl"

// nameOf splits a file's name: the section, and what is to become of its tests.
func nameOf(file string) (section string, fails, stillOpen bool) {
	section, kind, _ := strings.Cut(strings.TrimSuffix(file, suffix), "_")
	return section, strings.HasPrefix(kind, "fails"), strings.HasPrefix(kind, "open")
}

// open loads a file of this folder as a game, with the mods that lie in the folder of its name.
func open(t *testing.T, file string) *model.Game {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, _, stillOpen := nameOf(file)
	src := interp.Sources{Game: load.Source{FS: fstest.MapFS{file: {Data: text}}, Dir: ".", Name: "."}}
	mods, err := filepath.Glob(strings.TrimSuffix(file, suffix) + "/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mods {
		src.Mods = append(src.Mods, load.Source{FS: os.DirFS("."), Dir: filepath.ToSlash(m), Name: m})
	}
	sameInAnyOrder(t, src)
	g, found, _ := interp.Load(src)
	for _, f := range found {
		if f.Severity != diag.Error {
			continue // a game of this folder holds what its tests need and no more
		}
		if stillOpen {
			t.Skipf("open: %s: %s", f.Code, f.Message)
		}
		t.Errorf("%s:%d:%d: %s: %s (%s)", f.Range.Filename, f.Range.Start.Line, f.Range.Start.Column, f.Code, f.Message, f.Hint)
	}
	if g == nil {
		t.FailNow()
	}
	if len(g.Tests) == 0 {
		t.Fatalf("%s holds no test", file)
	}
	return g
}

// sameInAnyOrder holds a game equal whatever the order in which its mods are named: what is
// numbered, and how random games go on.
func sameInAnyOrder(t *testing.T, src interp.Sources) {
	t.Helper()
	if len(src.Mods) < 2 {
		return
	}
	back := src
	back.Mods = slices.Clone(src.Mods)
	slices.Reverse(back.Mods)
	if a, b := order(t, src), order(t, back); a != b {
		t.Errorf("the order in which mods are named makes another game:\n%s\n%s", a, b)
	}
}

// order lists all that has a number, in the order of the numbers.
func order(t *testing.T, src interp.Sources) string {
	t.Helper()
	g, found, _ := interp.Load(src)
	if g == nil {
		t.Fatal(found)
	}
	var names []string
	for _, x := range g.Things {
		if x != nil {
			names = append(names, x.Name)
		}
	}
	for _, e := range g.Enums {
		names = append(names, e.Slugs...)
	}
	for _, o := range g.Options {
		for _, v := range o.Variants {
			names = append(names, v.Name)
		}
	}
	for _, s := range g.Sections {
		names = append(names, s.ID)
	}
	return strings.Join(names, " ")
}

func TestSections(t *testing.T) {
	files, err := filepath.Glob("*" + suffix)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(file, suffix), func(t *testing.T) {
			_, fails, stillOpen := nameOf(file)
			g := open(t, file)
			for _, test := range g.Tests {
				t.Run(test.Name, func(t *testing.T) {
					switch r := run(t, g, test); {
					case fails:
						mustFail(t, r)
					case stillOpen:
						mustBeOpen(t, r)
					default:
						mustPass(t, r)
					}
				})
			}
		})
	}
}

// run runs a test; a panic is its failure.
func run(t *testing.T, g *model.Game, test *model.Test) (r *trial.Result) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			r = &trial.Result{Test: test, Failure: &trial.Failure{At: test.Range, Message: fmt.Sprintf("panic: %v", p)}}
		}
	}()
	return trial.Run(g, test)
}

func mustBeOpen(t *testing.T, r *trial.Result) {
	t.Helper()
	if r.Failure == nil {
		t.Errorf("this holds now: move the test to the file of its section")
		return
	}
	t.Skipf("open: %s", r.Failure.Message)
}

func mustPass(t *testing.T, r *trial.Result) {
	t.Helper()
	if f := r.Failure; f != nil {
		t.Errorf("%s:%d: %s\nexpected %s\nfound    %s\n%s", f.At.Filename, f.At.Start.Line, f.Message, f.Expected, f.Found, strings.Join(f.Log, "\n"))
	}
}

func mustFail(t *testing.T, r *trial.Result) {
	t.Helper()
	if r.Test.Text == "" {
		t.Fatal("the test does not say, as its text, how it fails")
	}
	if r.Failure == nil {
		t.Fatalf("the test passes; it should fail: %s", r.Test.Text)
	}
	if f := r.Failure; !strings.Contains(strings.Join([]string{f.Message, f.Expected, f.Found}, "\n"), r.Test.Text) {
		t.Errorf("the test fails otherwise: %s\nexpected %s\nfound    %s\nit should say %q", f.Message, f.Expected, f.Found, r.Test.Text)
	}
}

// TestEverySectionHasItsFile: every section of the reference has its file of tests, and every file
// its section.
func TestEverySectionHasItsFile(t *testing.T) {
	has := map[string]bool{}
	for _, s := range reference.Sections() {
		has[s.Anchor] = true
		files, err := filepath.Glob(s.Anchor + "*" + suffix)
		if err != nil {
			t.Fatal(err)
		}
		if len(files) == 0 && !s.Untested {
			t.Errorf("the section %q of LANGUAGE.md has no tests", s.Title)
		}
	}
	files, _ := filepath.Glob("*" + suffix)
	for _, f := range files {
		if name, _, _ := nameOf(f); !has[name] {
			t.Errorf("%s: LANGUAGE.md has no section %q", f, name)
		}
	}
}
