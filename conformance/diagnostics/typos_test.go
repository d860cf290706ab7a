package diagnostics

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// A slip of the pen in a real game must be found, where it is, without a train of findings that
// follow from it. The slips are made by a seeded generator in all games of the repository that pass
// without errors.
const (
	wantFound  = 0.95 // of the slips that change a word's meaning: reported at the slip itself
	wantFollow = 1.5  // findings that follow from a slip, on the average; the aim is at most one
)

func TestSlipsAreFoundWhereTheyAre(t *testing.T) {
	var made, atSlip, elsewhere, follow atomic.Int64
	t.Run("games", func(t *testing.T) {
		for name, files := range realGames(t) {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				r := rand.New(rand.NewPCG(1, uint64(len(name))))
				words := wordsOf(files)
				known := map[string]bool{}
				for _, w := range words {
					known[strings.ToLower(w.text)] = true
				}
				for range sample(150, 8) {
					w := words[r.IntN(len(words))]
					wrong := slip(r, w.text)
					if known[strings.ToLower(wrong)] || wrong == w.text {
						continue
					}
					found := errorsOf(show(check(gameOf(change{file: w.file, at: w.at, now: wrong}.in(files)), nil)))
					made.Add(1)
					switch {
					case len(found) == 0:
						t.Logf("%s:%d: %s for %s: not found", w.file, w.at.Start.Line, wrong, w.text)
					case reportedAt(found, w):
						atSlip.Add(1)
						follow.Add(int64(len(found) - 1))
					default:
						elsewhere.Add(1)
						t.Logf("%s:%d: %s for %s: found elsewhere: %s", w.file, w.at.Start.Line, wrong, w.text, list(found[:1]))
					}
					if len(found) > 4 {
						t.Logf("%s:%d: %s for %s: %d findings: %s", w.file, w.at.Start.Line, wrong, w.text, len(found), list(found[:4]))
					}
				}
			})
		}
	})
	all, there, more := float64(made.Load()), float64(atSlip.Load()), float64(follow.Load())
	t.Logf("%.0f slips: %.0f reported at the slip, %d elsewhere; %.2f findings follow each", all, there, elsewhere.Load(), more/max(there, 1))
	if all == 0 || there < wantFound*all {
		t.Errorf("%.0f of %.0f slips were reported where they are", there, all)
	}
	if more > wantFollow*there {
		t.Errorf("%.0f findings follow from %.0f slips", more, there)
	}
}

// gameOf is the files of a whole game.
func gameOf(files map[string]string) fs.FS {
	m := fstest.MapFS{}
	for name, text := range files {
		m["game/"+name] = &fstest.MapFile{Data: []byte(text)}
	}
	return m
}

// wordAt is a word that refers to something: a word declared only by being written (a bound name, a
// field) is left out, because a slip in it is found where the right word is used.
type wordAt struct {
	file string
	text string
	at   hcl.Range
}

func wordsOf(files map[string]string) []wordAt {
	var out []wordAt
	for _, name := range slices.Sorted(maps.Keys(files)) {
		src := files[name]
		tokens, _ := hclsyntax.LexConfig([]byte(src), name, hcl.InitialPos)
		for i, tok := range tokens {
			if tok.Type != hclsyntax.TokenIdent || len(tok.Bytes) < 4 || i == 0 {
				continue
			}
			next, before := tokens[i+1].Type, tokens[i-1]
			switch {
			case next == hclsyntax.TokenEqual && inObject(tokens[:i]):
				// A key: a name that is made there.
				continue
			case next == hclsyntax.TokenOBrace && before.Type == hclsyntax.TokenIdent:
				// The noun of let, choose, roll: bound there.
				continue
			case string(before.Bytes) == "for":
				continue
			}
			out = append(out, wordAt{name, string(tok.Bytes), tok.Range})
		}
	}
	return out
}

// inObject says whether the innermost open brace is that of an object, and not of a block.
func inObject(before hclsyntax.Tokens) bool {
	depth := 0
	for i := len(before) - 1; i > 0; i-- {
		switch before[i].Type {
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen:
			depth++
		case hclsyntax.TokenOBrace, hclsyntax.TokenOBrack, hclsyntax.TokenOParen:
			if depth == 0 {
				prev := before[i-1].Type
				return prev != hclsyntax.TokenIdent && prev != hclsyntax.TokenCQuote
			}
			depth--
		}
	}
	return false
}

// slip drops, doubles, swaps or replaces one letter.
func slip(r *rand.Rand, w string) string {
	i := 1 + r.IntN(len(w)-2)
	switch r.IntN(4) {
	case 0:
		return w[:i] + w[i+1:]
	case 1:
		return w[:i] + w[i:i+1] + w[i:]
	case 2:
		return w[:i] + string(w[i+1]) + string(w[i]) + w[i+2:]
	}
	return w[:i] + string(rune('a'+r.IntN(26))) + w[i+1:]
}

func reportedAt(found diag.Findings, w wordAt) bool {
	for _, f := range found {
		if f.Range.Filename == w.file && f.Range.Start.Line <= w.at.Start.Line && f.Range.End.Line >= w.at.Start.Line {
			return true
		}
	}
	return false
}

func errorsOf(fs diag.Findings) diag.Findings {
	var out diag.Findings
	for _, f := range fs {
		if f.Severity == diag.Error {
			out = append(out, f)
		}
	}
	return out
}

// realGames returns the games of the repository that have no errors, by folder. They are read and
// checked once.
func realGames(t testing.TB) map[string]map[string]string {
	t.Helper()
	games, left := readGames()
	for _, why := range left {
		t.Log(why)
	}
	games["prelude"] = map[string]string{"prelude.hcl": prelude(t)}
	return games
}

var readGames = sync.OnceValues(func() (games map[string]map[string]string, left []string) {
	games = map[string]map[string]string{}
	for _, top := range []string{"../../examples/games", "../../content"} {
		folders, _ := os.ReadDir(top)
		for _, d := range folders {
			files := map[string]string{}
			folder := filepath.Join(top, d.Name())
			err := filepath.WalkDir(folder, func(p string, e fs.DirEntry, err error) error {
				if err != nil || e.IsDir() || filepath.Ext(p) != ".hcl" || strings.HasSuffix(p, ".test.hcl") {
					return err
				}
				src, err := os.ReadFile(p)
				rel, _ := filepath.Rel(folder, p)
				files[filepath.ToSlash(rel)] = string(src)
				return err
			})
			if err != nil || len(files) == 0 {
				continue
			}
			if errs := errorsOf(check(gameOf(files), nil)); len(errs) > 0 {
				left = append(left, fmt.Sprintf("%s has errors and is left out: %s", d.Name(), list(errs[:1])))
				continue
			}
			games[d.Name()] = files
		}
	}
	return games, left
})
