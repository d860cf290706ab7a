package diagnostics

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"sandtable/schema/diag"
	"sandtable/schema/fix"
	"sandtable/schema/lang"
)

// renamedCases are the cases that speak in old words; TestCases demands exactly the findings that
// stand in them.
func renamedCases(t *testing.T) map[string]*txtar.Archive {
	t.Helper()
	files, _ := filepath.Glob("cases/renamed/*.txtar")
	out := map[string]*txtar.Archive{}
	for _, f := range files {
		a, err := txtar.ParseFile(f)
		if err != nil {
			t.Fatal(err)
		}
		out[f] = a
	}
	if len(out) == 0 {
		t.Fatal("no cases")
	}
	return out
}

// TestEveryOldWordIsFound: there is a case for each row of the table of renamed words, and for each
// block that has the word.
func TestEveryOldWordIsFound(t *testing.T) {
	var text strings.Builder
	for _, a := range renamedCases(t) {
		for _, f := range a.Files {
			text.WriteString("\n") // a declaration may stand in the first line of a file
			text.Write(f.Data)
		}
	}
	for _, r := range lang.Renames {
		word := map[lang.Position]string{
			lang.Declaration: "\n%s \"", lang.Statement: " %s ", lang.Attribute: " %s ", lang.Function: "%s(", lang.BaseKind: "= %s ",
		}[r.Position]
		if !strings.Contains(text.String(), fmt.Sprintf(word, r.Old)) {
			t.Errorf("no case has the old word %q", r.Old)
		}
	}
}

// TestFixedCasesHaveNoOldWords: what the findings name is what `sandtable fix` rewrites, no more
// and no less.
func TestFixedCasesHaveNoOldWords(t *testing.T) {
	for name, a := range renamedCases(t) {
		t.Run(name, func(t *testing.T) {
			before, after, changes := map[string]string{}, map[string]string{}, 0
			for _, f := range a.Files {
				r := fix.Source(f.Name, f.Data, fix.Declared{})
				before[f.Name], after[f.Name] = string(f.Data), string(r.Text)
				changes += len(r.Changes)
			}
			if n := len(oldWords(t, before)); n != changes {
				t.Errorf("%d findings, but %d words are rewritten", n, changes)
			}
			if found := oldWords(t, after); len(found) > 0 {
				t.Errorf("rewritten it has old words still: %v", found)
			}
		})
	}
}

// oldWords are the findings about old words in a game.
func oldWords(t *testing.T, files map[string]string) (out diag.Findings) {
	t.Helper()
	root, mods := game(t, files)
	for _, f := range check(root, mods) {
		if f.Code == "resolve/renamed" {
			out = append(out, f)
		}
	}
	return out
}
