package reference_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var documents = []string{"README.md", "LANGUAGE.md", "ARCHITECTURE.md", "RATIONALE.md", "CONTRIBUTING.md", "GLOSSARY.md", "docs/tour.md", "docs/authoring.md", "docs/performance.md", "docs/grammar.md", "docs/play.md", "docs/tutorials/alder_crossing.md", "docs/tutorials/salt_roads.md", "docs/tutorials/low_fields.md", "docs/tutorials/bolt_action.md"}

var fileLink = regexp.MustCompile(`\]\(([^)#:\s]+)(#[^)]*)?\)`)

// TestLinksToFilesLead: every link from a document to a file leads to a file that is there.
func TestLinksToFilesLead(t *testing.T) {
	for _, name := range documents {
		text, err := os.ReadFile(filepath.Join("../..", name))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, m := range fileLink.FindAllStringSubmatch(withoutFences(string(text)), -1) {
			if _, err := os.Stat(filepath.Join("../..", filepath.Dir(name), m[1])); err != nil {
				t.Errorf("%s links to %s, which is not there", name, m[1])
			}
		}
	}
}

// TestTourIsShort: the tour teaches the whole language in one sitting.
func TestTourIsShort(t *testing.T) {
	text, err := os.ReadFile("../../docs/tour.md")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(text), "\n"); n > 250 {
		t.Errorf("docs/tour.md has %d lines; 250 must do", n)
	}
}

func TestArchitectureIsShort(t *testing.T) {
	text, err := os.ReadFile("../../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(text); n > 20_000 { // two hundred full lines; how long lines are is another matter
		t.Errorf("ARCHITECTURE.md has %d bytes; 20,000 must do", n)
	}
}

// withoutFences drops fenced code, in which brackets mean something else.
func withoutFences(s string) string {
	parts := strings.Split(s, "```")
	var b strings.Builder
	for i := 0; i < len(parts); i += 2 {
		b.WriteString(parts[i])
	}
	return b.String()
}
