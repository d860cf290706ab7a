package reference_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"sandtable/interp/effect"
	"sandtable/interp/function"
	"sandtable/interp/reference"
	"sandtable/interp/step"
	"sandtable/schema/lang"
)

var update = flag.Bool("update", false, "write LANGUAGE.md anew")

const (
	page    = "../../LANGUAGE.md"
	grammar = "../../docs/grammar.md"
)

func write(t *testing.T) string {
	t.Helper()
	g, err := os.ReadFile(grammar)
	if err != nil {
		t.Fatal(err)
	}
	p, err := reference.Page(string(g))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPageIsFresh(t *testing.T) {
	want := write(t)
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	have, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(have) != want {
		h, w := strings.Split(string(have), "\n"), strings.Split(want, "\n")
		for i := range w {
			if i >= len(h) || h[i] != w[i] {
				t.Fatalf("LANGUAGE.md is stale from line %d on; it should read\n%s\nWrite it anew: go test ./interp/reference -update", i+1, w[i])
			}
		}
		t.Fatal("LANGUAGE.md is stale: go test ./interp/reference -update")
	}
}

// TestLinksLead: every link to a place in the page leads somewhere.
func TestLinksLead(t *testing.T) {
	p := write(t)
	for _, m := range link.FindAllStringSubmatch(p, -1) {
		if !strings.Contains(p, `<a id="`+m[1]+`"></a>`) {
			t.Errorf("the link #%s leads nowhere", m[1])
		}
	}
}

// TestGrammarNamesEveryWord: the page of grammar names every word there is.
func TestGrammarNamesEveryWord(t *testing.T) {
	text, err := os.ReadFile(grammar)
	if err != nil {
		t.Fatal(err)
	}
	need := func(what, name string) {
		if !word(string(text), name) {
			t.Errorf("docs/grammar.md does not name the %s %q", what, name)
		}
	}
	for _, b := range lang.Blocks {
		need("block", b.Name)
		for _, a := range b.Attrs {
			need("attribute of "+b.Name, a.Name)
		}
	}
	for _, b := range step.All() {
		need("test step", b.Name)
	}
	for _, e := range effect.All() {
		need("statement", e.Name)
		for _, a := range e.Attrs {
			need("attribute of "+e.Name, a.Name)
		}
	}
	for _, f := range function.All() {
		need("function", f.Name)
	}
	for _, e := range lang.Events {
		need("event", e.Name)
	}
	g, err := reference.HostGame()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range g.Kinds {
		if k.Builtin() && !k.Design && (k.Parent == nil || k.Parent.Builtin()) && !strings.HasSuffix(k.Name, "_box") {
			need("kind", k.Name)
		}
	}
}

// word says whether a text holds a word, with nothing before or after it that belongs to a name.
func word(text, w string) bool {
	for i := 0; ; {
		j := strings.Index(text[i:], w)
		if j < 0 {
			return false
		}
		i += j
		before := i == 0 || !isName(text[i-1])
		after := i+len(w) == len(text) || !isName(text[i+len(w)])
		if before && after {
			return true
		}
		i++
	}
}

func isName(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}
