package diagnostics

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"sandtable/schema/diag"
)

// want is one finding that a case asks for.
type want struct {
	file string
	line int
	code string
	text string // part of what it says
}

var (
	inline = regexp.MustCompile(`# want (.+)$`)
	one    = regexp.MustCompile(`^\s*([a-z]+/[a-z0-9-]+) ("(?:[^"\\]|\\.)*")\s*(?:;|$)`)
	header = regexp.MustCompile(`^want (\S+):(\d+) (.+)$`)
)

// parseWants reads `code "text"; code "text"`.
func parseWants(t *testing.T, file string, line int, s string) []want {
	t.Helper()
	var out []want
	for s != "" {
		m := one.FindStringSubmatch(s)
		if m == nil {
			t.Fatalf("%s:%d: no want of the form code \"text\": %s", file, line, s)
		}
		text, err := strconv.Unquote(m[2])
		if err != nil {
			t.Fatalf("%s:%d: %v", file, line, err)
		}
		out = append(out, want{file, line, m[1], text})
		s = s[len(m[0]):]
	}
	return out
}

// wantsOf collects the wants of a case.
func wantsOf(t *testing.T, a *txtar.Archive) []want {
	t.Helper()
	var out []want
	for line := range strings.Lines(string(a.Comment)) {
		if m := header.FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			n, _ := strconv.Atoi(m[2])
			out = append(out, parseWants(t, m[1], n, m[3])...)
		}
	}
	for _, f := range a.Files {
		n := 0
		for line := range strings.Lines(string(f.Data)) {
			n++
			if m := inline.FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil {
				out = append(out, parseWants(t, f.Name, n, m[1])...)
			}
		}
	}
	return out
}

// meets says whether a finding is the one that is wanted.
func (w want) meets(f diag.Finding) bool {
	said := strings.Join([]string{f.Message, f.Detail, f.Hint}, "\n")
	return f.Range.Filename == w.file && max(f.Range.Start.Line, 1) == w.line && f.Code == w.code && strings.Contains(said, w.text)
}

// compare lists wants that are not met and findings that nobody wants.
func compare(wants []want, found diag.Findings) (problems []string) {
	left := slices.Clone(found)
	for _, w := range wants {
		i := slices.IndexFunc(left, w.meets)
		if i < 0 {
			problems = append(problems, fmt.Sprintf("%s:%d: missing: %s %q", w.file, w.line, w.code, w.text))
			continue
		}
		left = slices.Delete(left, i, i+1)
	}
	for _, f := range left {
		problems = append(problems, fmt.Sprintf("%s:%d: unexpected: %s", f.Range.Filename, f.Range.Start.Line, describe(f)))
	}
	return problems
}

func describe(f diag.Finding) string {
	s := fmt.Sprintf("%s %q", f.Code, f.Message)
	if f.Detail != "" {
		s += " why: " + f.Detail
	}
	if f.Hint != "" {
		s += " hint: " + f.Hint
	}
	return s
}

// game is the files of a case as folders: the game's own, and its mods in the order of their names.
func game(t testing.TB, files map[string]string) (root fs.FS, mods []string) {
	t.Helper()
	m := fstest.MapFS{}
	whole := false
	for name, text := range files {
		top, _, nested := strings.Cut(name, "/")
		if nested && strings.HasPrefix(top, "mod") {
			if !slices.Contains(mods, top) {
				mods = append(mods, top)
			}
		} else {
			whole = whole || hasGame.MatchString(text)
			name = path.Join("game", name)
		}
		m[name] = &fstest.MapFile{Data: []byte(text)}
	}
	if !whole && !strings.Contains(t.Name(), "no_game") && !strings.Contains(t.Name(), "no-game/bad") {
		m["game/0_prelude.hcl"] = &fstest.MapFile{Data: []byte(prelude(t))}
	}
	slices.Sort(mods)
	return m, mods
}

var hasGame = regexp.MustCompile(`(?m)^game "`)

func prelude(t testing.TB) string {
	t.Helper()
	src, err := os.ReadFile("testdata/prelude.hcl")
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}

// show makes file names of findings those of the case: the harness's own folders are no part of
// them.
func show(fs diag.Findings) diag.Findings {
	fs = fs.Apart() // a case wants a finding at each place
	for i := range fs {
		fs[i].Range.Filename = strings.TrimPrefix(fs[i].Range.Filename, "game/")
	}
	return fs
}

func TestCases(t *testing.T) {
	cases, err := filepath.Glob("cases/*/*.txtar")
	if err != nil || len(cases) < 40 {
		t.Fatalf("%d cases: %v", len(cases), err)
	}
	for _, file := range cases {
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.ToSlash(file), "cases/"), ".txtar")
		t.Run(name, func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			files := map[string]string{}
			for _, f := range a.Files {
				files[f.Name] = string(f.Data)
			}
			root, mods := game(t, files)
			found := show(check(root, mods))
			if !strings.HasPrefix(name, "lint/") {
				found = withoutLint(found)
			}
			settle(t, compare(wantsOf(t, a), found))
		})
	}
}

// withoutLint leaves out what is merely doubtful: a fragment of a game leaves many things unused.
func withoutLint(fs diag.Findings) diag.Findings {
	return slices.DeleteFunc(fs, func(f diag.Finding) bool { return strings.HasPrefix(f.Code, "lint/") })
}
