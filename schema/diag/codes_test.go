package diag

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// use is one place in the source tree that makes a finding.
type use struct {
	at       token.Position
	severity string // of the constructor, if it tells
}

// codeLike are strings that can only be codes: "stage/slug", where the stage is one that makes
// findings.
var codeLike = regexp.MustCompile(`^(load|resolve|check|look|lint|format|fix|compile|mod|run|play|save|test)/[a-z0-9]+(-[a-z0-9]+)*$`)

// codesUsed finds all codes in the Go files of the repository, tests aside.
func codesUsed(t *testing.T) map[string][]use {
	uses := map[string][]use{}
	files := token.NewFileSet()
	err := filepath.WalkDir("../..", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && len(d.Name()) > 2:
			return fs.SkipDir
		case filepath.Ext(p) != ".go" || strings.HasSuffix(p, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(files, p, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Logf("%v", err) // somebody is in the middle of a change; the compiler will tell
			return nil
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.CallExpr:
				for _, arg := range n.Args {
					if code := codeIn(arg); code != "" {
						uses[code] = append(uses[code], use{files.Position(arg.Pos()), severityOf(n.Fun)})
					}
				}
			case *ast.BasicLit:
				if code := codeIn(n); code != "" && len(uses[code]) == 0 {
					uses[code] = append(uses[code], use{files.Position(n.Pos()), ""})
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return uses
}

func codeIn(n ast.Expr) string {
	lit, ok := n.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	s, err := strconv.Unquote(lit.Value)
	if err != nil || !codeLike.MatchString(s) {
		return ""
	}
	return s
}

// severityOf reads the severity out of a constructor's name: Errorf, c.errorf, diag.Warnf.
func severityOf(fun ast.Expr) string {
	name := ""
	switch f := fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	switch strings.ToLower(name) {
	case "errorf":
		return Error.String()
	case "warnf":
		return Warning.String()
	case "notef":
		return Note.String()
	}
	return ""
}

func TestEveryCodeHasAPageAndEveryPageAUse(t *testing.T) {
	uses := codesUsed(t)
	if len(uses) < 5 {
		t.Fatalf("found only %d codes; the search has gone wrong", len(uses))
	}
	for code, at := range uses {
		row, ok := LookupCode(code)
		if !ok {
			t.Errorf("%s: %s has no page in schema/diag/pages", at[0].at, code)
			continue
		}
		for _, u := range at {
			if u.severity != "" && u.severity != row.Severity.String() {
				t.Errorf("%s: %s is made as %s; its page says %s", u.at, code, u.severity, row.Severity)
			}
		}
	}
	for _, row := range codes() {
		if len(uses[row.ID]) == 0 {
			t.Errorf("no finding has the code %s; remove its page", row.ID)
		}
	}
}

// TestPagesAreWrapped: the text of a page is prose, and prose wraps at 100 columns.
func TestPagesAreWrapped(t *testing.T) {
	for _, c := range codes() {
		text, err := pages.ReadFile("pages/" + c.ID + "/page.txt")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if utf8.RuneCountInString(line) > 101 {
				t.Errorf("%s: a line of its page.txt has more than 100 columns", c.ID)
			}
		}
	}
}

func TestPagesAreWhole(t *testing.T) {
	for i, c := range codes() {
		if i > 0 && codes()[i-1].ID == c.ID {
			t.Errorf("%s has two pages", c.ID)
		}
		switch {
		case !codeLike.MatchString(c.ID):
			t.Errorf("%s is no code of the form stage/slug, or its stage is new to this test", c.ID)
		case c.Summary == "" || c.Explanation == "" || c.Bad == "" || c.Good == "" || c.Since < 1:
			t.Errorf("%s: its page has gaps", c.ID)
		case c.Bad == c.Good:
			t.Errorf("%s: the bad fragment is the good one", c.ID)
		case strings.HasSuffix(c.Summary, "."):
			t.Errorf("%s: a summary ends without a full stop", c.ID)
		case !strings.HasSuffix(c.Explanation, "."):
			t.Errorf("%s: an explanation is made of sentences", c.ID)
		}
	}
	if !slices.IsSortedFunc(Codes(), func(a, b Code) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("Codes is not sorted")
	}
}
