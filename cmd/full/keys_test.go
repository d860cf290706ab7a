package full

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestKeysAreDocumented: docs/play.md has the table of keys as the help shows it.
func TestKeysAreDocumented(t *testing.T) {
	const file, from, to = "../../docs/play.md", "<!-- keys: written by go test ./cmd/full -update -->\n", "<!-- end of keys -->"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(text), from)
	_, tail, closed := strings.Cut(rest, to)
	if !ok || !closed {
		t.Fatal("docs/play.md has no room for the keys")
	}
	var table strings.Builder
	for _, k := range bindings {
		if k.heading != "" {
			fmt.Fprintf(&table, "\n%s:\n\n| key | does |\n|---|---|\n", k.heading)
			continue
		}
		fmt.Fprintf(&table, "| `%s` | %s |\n", k.keys, k.about)
	}
	want := head + from + table.String() + "\n" + to + tail
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if want != string(text) {
		t.Error("docs/play.md does not have the keys as they are (-update writes them)")
	}
}
