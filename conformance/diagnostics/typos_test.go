package diagnostics

import (
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
	slipsPerGame = 150
	wantFound    = 0.95 // of the slips that change a word's meaning: reported at the slip itself
	wantFollow   = 1.5  // findings that follow from a slip, on the average; the aim is at most one
)

func TestSlipsAreFoundWhereTheyAre(t *testing.T) {
	games := realGames(t)
	made, atSlip, elsewhere, follow := 0, 0, 0, 0
	for name, files := range games {
		r := rand.New(rand.NewPCG(1, uint64(len(name))))
		words := wordsOf(files)
		known := map[string]bool{}
		for _, w := range words {
			known[strings.ToLower(w.text)] = true
		}
		for range slipsPerGame {
			w := words[r.IntN(len(words))]
			wrong := slip(r, w.text)
			if known[strings.ToLower(wrong)] || wrong == w.text {
				continue
			}
			changed := map[string]string{}
			for f, src := range files {
				changed[f] = src
			}
			src := files[w.file]
			changed[w.file] = src[:w.at.Start.Byte] + wrong + src[w.at.End.Byte:]
			found := errorsOf(show(check(gameOf(changed), nil)))
			made++
			switch {
			case len(found) == 0:
				t.Logf("%s %s:%d: %s for %s: not found", name, w.file, w.at.Start.Line, wrong, w.text)
			case reportedAt(found, w):
				atSlip++
				follow += len(found) - 1
			default:
				elsewhere++
				t.Logf("%s %s:%d: %s for %s: found elsewhere: %s", name, w.file, w.at.Start.Line, wrong, w.text, list(found[:1]))
			}
			if len(found) > 4 {
				t.Logf("%s %s:%d: %s for %s: %d findings: %s", name, w.file, w.at.Start.Line, wrong, w.text, len(found), list(found[:4]))
			}
		}
	}
	if made == 0 {
		t.Skip("no game passes without errors yet")
	}
	t.Logf("%d slips: %d reported at the slip, %d elsewhere, %d not; %.2f findings follow each", made, atSlip, elsewhere, made-atSlip-elsewhere,
		float64(follow)/float64(max(atSlip, 1)))
	if float64(atSlip) < wantFound*float64(made) {
		t.Errorf("%d of %d slips were reported where they are", atSlip, made)
	}
	if float64(follow) > wantFollow*float64(atSlip) {
		t.Errorf("%d findings follow from %d slips", follow, atSlip)
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

// realGames are the games of the repository that have no errors, by folder.
func realGames(t testing.TB) map[string]map[string]string {
	games := map[string]map[string]string{"prelude": {"prelude.hcl": prelude(t)}}
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
				t.Logf("%s has errors and is left out: %s", d.Name(), list(errs[:1]))
				continue
			}
			games[d.Name()] = files
		}
	}
	return games
}
