package fix

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/format"
	"sandtable/schema/lang"
	"sandtable/schema/load"
)

// lawful checks what holds for every text: what does not parse comes back untouched; what parses
// still does; all its comments are there; what was laid out is; a second run changes nothing.
func lawful(t interface {
	Helper()
	Fatalf(string, ...any)
}, src []byte) {
	t.Helper()
	one := Source("x.hcl", src, Declared{})
	if _, findings := load.Parse("x.hcl", src); findings.HasErrors() {
		if !bytes.Equal(one.Text, src) || !one.Findings.HasErrors() {
			t.Fatalf("%q does not parse and was touched: %q, %v", src, one.Text, one.Findings)
		}
		return
	}
	if one.Findings.HasErrors() {
		t.Fatalf("%q: %v", src, one.Findings)
	}
	if _, findings := load.Parse("x.hcl", one.Text); findings.HasErrors() {
		t.Fatalf("%q became %q, which does not parse: %v", src, one.Text, findings)
	}
	if was, is := comments(src), comments(one.Text); !slices.Equal(was, is) {
		t.Fatalf("%q: comments %q became %q", src, was, is)
	}
	if tidy, _ := format.Source("x.hcl", src); bytes.Equal(tidy, src) {
		if again, _ := format.Source("x.hcl", one.Text); !bytes.Equal(again, one.Text) {
			t.Fatalf("%q was laid out, %q is not", src, one.Text)
		}
	}
	two := Source("x.hcl", one.Text, Declared{})
	if !bytes.Equal(two.Text, one.Text) || len(two.Changes) > 0 {
		t.Fatalf("%q became %q, and then %q", src, one.Text, two.Text)
	}
}

// comments are the comments of a text, sorted: one may move with what it notes.
func comments(src []byte) []string {
	tokens, _ := hclsyntax.LexConfig(src, "", hcl.InitialPos)
	var out []string
	for _, t := range tokens {
		if t.Type == hclsyntax.TokenComment {
			out = append(out, strings.Join(strings.Fields(string(t.Bytes)), " "))
		}
	}
	slices.Sort(out)
	return out
}

// contentBelow reads the content files of some folders.
func contentBelow(t testing.TB, roots ...string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	for _, root := range roots {
		err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(p, ".hcl") {
				return err
			}
			files[p], err = os.ReadFile(p)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(files) == 0 {
		t.Fatalf("no content below %v", roots)
	}
	return files
}

// TestOldContent: the files of testdata are content of the drafts. No old word is left in them.
func TestOldContent(t *testing.T) {
	old := 0
	for name, src := range contentBelow(t, "testdata") {
		lawful(t, src)
		got := Source(name, src, Declared{})
		old += len(got.Changes)
		if len(got.Findings) > 0 {
			t.Errorf("%s: %v", name, got.Findings)
		}
	}
	if old < 4*len(lang.Renames) {
		t.Errorf("only %d old words: the files no longer show anything", old)
	}
}

func TestContentOfTheProject(t *testing.T) {
	for _, src := range contentBelow(t, "../../content", "../../examples", "../../conformance") {
		lawful(t, src)
	}
}

// FuzzSource begins with small texts, one for each word: they mutate into others fast.
func FuzzSource(f *testing.F) {
	for _, c := range wordCases {
		f.Add([]byte(c.in))
	}
	f.Add([]byte("rule \"R\" {\n  each man {\n    of = notions\n    stop \"man\" {}\n    stop \"R\" {} # x\n  }\n}\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) < 10_000 {
			lawful(t, src)
		}
	})
}
