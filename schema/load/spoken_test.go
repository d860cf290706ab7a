package load

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// TestNothingIsUnspoken: whatever sign is missing from a game, doubled or replaced, some reader of
// faults knows what to say and what to do.
func TestNothingIsUnspoken(t *testing.T) {
	const perFile = 60
	files, _ := filepath.Glob("../../examples/games/*/*.hcl")
	more, _ := filepath.Glob("../../content/*/*.hcl")
	if files = append(files, more...); len(files) < 30 {
		t.Fatalf("%d files", len(files))
	}
	r := rand.New(rand.NewPCG(1, 2))
	signs := []string{"(", ")", "[", "]", "{", "}", `"`, ",", "=", "==", ".", "..", ":", ";", "?", "!", "&", "'", "x", "5", "5x", "<<-X\n", "${", "%{", "for", "in", "if", "...", "*", "\\", "\n"}
	made, wrong := 0, 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tokens, _ := hclsyntax.LexConfig(src, file, hcl.InitialPos)
		for range perFile {
			at := tokens[r.IntN(len(tokens)-1)].Range
			text := string(src[:at.Start.Byte])
			switch sign := signs[r.IntN(len(signs))]; r.IntN(3) {
			case 0:
				text += string(src[at.End.Byte:])
			case 1:
				text += sign + string(src[at.Start.Byte:])
			case 2:
				text += sign + string(src[at.End.Byte:])
			}
			made++
			wrong += unspoken(t, file, []byte(text))
		}
	}
	t.Logf("%d changes, of which %d do not parse", made, wrong)
}

// unspoken reports a fault about which no reader says anything, and counts faults.
func unspoken(t *testing.T, name string, text []byte) int {
	if guarded(name, text) != nil {
		return 0
	}
	_, diags := hclsyntax.ParseConfig(text, name, hcl.InitialPos)
	found := faults(name, text, diags)
	for _, f := range found {
		if f.Message == "" || f.Hint == "" || f.Range.Filename == "" || f.Range.Start.Byte > len(text) {
			t.Errorf("%s: %+v", name, f)
		}
	}
	for _, d := range diags {
		f := newFault(text, d)
		if _, ok := spoken(f); !ok && d.Severity == hcl.DiagError {
			said := false
			for _, read := range []func(*fault) bool{known(openHeredoc), known(openQuote), known(brackets), known(braces), known(redefined), known(head), known(habit)} {
				said = said || read(f)
			}
			if !said {
				t.Errorf("%s:%d: nobody knows what to say of %q (%s)", name, f.at.Start.Line, d.Summary, d.Detail)
			}
		}
	}
	return len(found)
}

func known[T any](read func(*fault) (T, bool)) func(*fault) bool {
	return func(f *fault) bool { _, ok := read(f); return ok }
}
