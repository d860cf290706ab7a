// Package layout holds what must be true of the tree itself.
package layout

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sandtable/interp/function"
)

const root = "../.."

// goFiles calls f for every Go file of the project that is no test, nor helps tests alone: a
// package for tests is called ..test, as httptest is.
func goFiles(t *testing.T, f func(path, text string)) {
	t.Helper()
	n := 0
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		hidden := strings.HasPrefix(d.Name(), ".") && p != root
		if d.IsDir() && (hidden || strings.HasSuffix(d.Name(), "test")) {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(p, ".go") || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(p)
		if err == nil {
			n++
			rel, _ := filepath.Rel(root, p)
			f(filepath.ToSlash(rel), string(text))
		}
		return err
	})
	if err != nil || n < 50 {
		t.Fatalf("read %d files: %v", n, err)
	}
}

// TestNoGoFileNamesAGame: the interpreter knows no game: no Go file outside tests names one.
func TestNoGoFileNamesAGame(t *testing.T) {
	dirs, err := os.ReadDir(filepath.Join(root, "content"))
	if err != nil {
		t.Fatal(err)
	}
	var games []string
	for _, d := range dirs {
		if d.IsDir() {
			games = append(games, d.Name())
		}
	}
	if len(games) == 0 {
		t.Fatal("there is no content")
	}
	goFiles(t, func(path, text string) {
		for _, g := range games {
			if strings.Contains(strings.ToLower(text), g) {
				t.Errorf("%s names %s", path, g)
			}
		}
	})
}

// TestImportsRunOneWay: arrows run one way: cmd -> show -> play -> interp -> schema; within schema
// the stages read only what comes before them; no face knows another, no verb its flags, and
// nothing but tests a package for tests.
func TestImportsRunOneWay(t *testing.T) {
	before := map[string][]string{ // what a package may not import
		"schema/":         {"interp", "play", "show", "cmd", "content", "examples"},
		"interp/":         {"play", "show", "cmd", "content", "examples"},
		"play/":           {"show", "cmd", "content", "examples"},
		"play/talk/":      {"bufio"},
		"show/":           {"cmd", "content", "examples"},
		"cmd/shell/":      {"cmd/verb", "cmd/cli", "github.com/spf13/cobra"},
		"cmd/verb/":       {"cmd/cli", "github.com/spf13/cobra"},
		"schema/model/":   {"schema/resolve", "schema/check", "schema/load"},
		"schema/load/":    {"schema/resolve", "schema/check", "schema/model"},
		"schema/resolve/": {"schema/check", "schema/lint"},
		"schema/check/":   {"schema/lint"},
		"schema/proof/":   {"schema/check", "schema/lint", "schema/resolve", "schema/diag"},
		"interp/machine/": {"interp/compile", "interp/effect", "interp/function", "schema/resolve", "schema/check"},
		"interp/compile/": {"interp/effect", "interp/function"},
		"interp/pass/":    {"interp/compile", "interp/lower", "interp/query"},
		"interp/query/":   {"interp/compile", "interp/lister"},
		"interp/lister/":  {"interp/compile"},
		"show/line/":      {"show/full"},
		"show/full/":      {"show/line"},
	}
	goFiles(t, func(path, text string) {
		file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, im := range file.Imports {
			what := strings.TrimPrefix(strings.Trim(im.Path.Value, `"`), "sandtable/")
			if strings.HasSuffix(what, "test") {
				t.Errorf("%s imports %s, which is for tests", path, what)
			}
			for dir, no := range before {
				for _, n := range no {
					if strings.HasPrefix(path, dir) && (what == n || strings.HasPrefix(what, n+"/")) {
						t.Errorf("%s imports %s", path, what)
					}
				}
			}
			if (strings.Contains(what, "hashicorp/hcl/v2/hclsyntax") || strings.Contains(what, "go-cty")) && strings.HasPrefix(path, "interp/machine/") {
				t.Errorf("%s imports %s: nothing of HCL remains on the running path", path, what)
			}
		}
	})
}

// TestRoomsAreSmall: a file has at most 500 lines, a package 3,500. Those that have more are
// listed, each with a bound close to what it has, so that they only shrink.
func TestRoomsAreSmall(t *testing.T) {
	most := map[string]int{
		"interp/machine": 6_200, "play/talk": 6_000, "show/full": 5_800,
		"schema/check": 5_300, "schema/lint": 4_500, "schema/resolve": 3_700,
		"schema/check/game/policies.go": 525, "schema/check/game/procedures.go": 525,
	}
	lines := map[string]int{}
	goFiles(t, func(file, text string) {
		n := strings.Count(text, "\n")
		lines[file] = n
		lines[path.Dir(file)] += n
	})
	for what, limit := range most {
		if n := lines[what]; n < limit*19/20 {
			t.Errorf("%s has %d lines: bound it by that, not by %d", what, n, limit)
		}
	}
	for what, n := range lines {
		limit := most[what]
		switch {
		case limit > 0:
		case strings.HasSuffix(what, ".go"):
			limit = 500
		default:
			limit = 3_500
		}
		if n > limit {
			t.Errorf("%s has %d lines, more than %d: give one of its ideas a room of its own", what, n, limit)
		}
	}
}

// TestLintNamesNoFunction: lint knows no function by name: what one means is told by its
// description. (The checker could not be searched so: any and none are words of their own, too.)
func TestLintNamesNoFunction(t *testing.T) {
	names := map[string]bool{}
	for _, f := range function.All() {
		names[strconv.Quote(f.Name)] = true
	}
	goFiles(t, func(path, text string) {
		if !strings.HasPrefix(path, "schema/lint/") && !strings.HasPrefix(path, "schema/proof/") {
			return
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		named := func(operands ...ast.Expr) {
			for _, x := range operands {
				if lit, ok := x.(*ast.BasicLit); ok && names[lit.Value] {
					t.Errorf("%s compares something with %s, the name of a function", path, lit.Value)
				}
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				named(n.X, n.Y)
			case *ast.CaseClause:
				named(n.List...)
			}
			return true
		})
	})
}
