package effect

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sandtable/interp/step"
)

// TestStagesKnowNoStatementByName checks that all stages read the traits of statements and steps of
// tests. A comparison of Word with the name of one, other than in the statement's own file, means
// that a trait is missing.
func TestStagesKnowNoStatementByName(t *testing.T) {
	names := map[string]bool{}
	for _, e := range All() {
		names[e.Name] = true
	}
	for _, s := range step.All() {
		names[s.Name] = true
	}
	files := 0
	for _, dir := range []string{"../../schema", "../../interp", "../../play", "../../show", "../../cmd"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			files++
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return err
			}
			for _, at := range byName(f, names) {
				t.Errorf("%s: a statement is known by its name here", set.Position(at))
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 300 {
		t.Errorf("only %d files are looked at", files)
	}
}

// byName returns where a file compares a field Word with a name.
func byName(f *ast.File, names map[string]bool) []token.Pos {
	var out []token.Pos
	isWord := func(e ast.Expr) bool {
		s, ok := e.(*ast.SelectorExpr)
		return ok && s.Sel.Name == "Word"
	}
	isName := func(e ast.Expr) bool {
		l, ok := e.(*ast.BasicLit)
		if !ok || l.Kind != token.STRING {
			return false
		}
		text, err := strconv.Unquote(l.Value)
		return err == nil && names[text]
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if isWord(n.X) && isName(n.Y) || isWord(n.Y) && isName(n.X) {
				out = append(out, n.Pos())
			}
		case *ast.SwitchStmt:
			if n.Tag == nil || !isWord(n.Tag) {
				break
			}
			for _, s := range n.Body.List {
				for _, e := range s.(*ast.CaseClause).List {
					if isName(e) {
						out = append(out, e.Pos())
					}
				}
			}
		}
		return true
	})
	return out
}

// TestChangesAreTold checks that every statement declares what it changes. One that does not is
// taken to change everything, and nothing that is known before it is known after it.
func TestChangesAreTold(t *testing.T) {
	for _, e := range All() {
		if e.Changes == nil {
			t.Errorf("%s does not say what it Changes (check.Nothing, if it changes nothing)", e.Name)
		}
	}
}
