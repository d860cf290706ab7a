package load_test

import (
	"strings"
	"testing"

	"sandtable/schema/load"
)

// TestHabits: who writes as in another language is told how it is written here.
func TestHabits(t *testing.T) {
	for _, c := range []struct{ line, hint string }{
		{"when = turn = 6", "write =="},
		{"when = turn is 6", "write =="},
		{"when = turn == 6 and wet", "write &&"},
		{"when = turn == 6 or wet", "write ||"},
		{"when = not wet", "write !"},
		{"when = spies in hand", "contains(set, thing)"},
		{"when = if wet then 1 else 2", "condition ? a : b"},
		{"if turn == 6", `if "why" { when = condition }`},
		{"when turn == 6", "write when = turn == 6"},
		{"when: turn == 6", "write when = turn == 6"},
		{"advance(turn)", "as a block"},
		{"columns = [a, b],", "without commas"},
		{`text = "An "old" fort."`, `write \"`},
		{"advance turn { by = 1, to = 2 }", "on its own line"},
	} {
		_, found := load.Parse("a.hcl", []byte("rule \"R\" {\n  "+c.line+"\n}\n"))
		if len(found) != 1 || found[0].Code != "load/syntax" || !strings.Contains(found[0].Hint, c.hint) || found[0].Range.Start.Line != 2 {
			t.Errorf("%s: %v, want the hint %q", c.line, found, c.hint)
		}
	}
}

// TestUnseen: characters that nobody sees, or that a terminal obeys, are found where they stand,
// written raw or spelt; all others may stand in texts.
func TestUnseen(t *testing.T) {
	for _, c := range []struct {
		text string
		what string
	}{
		{"text = \"a\x1b[31m\"", "U+001B"}, {`text = "a\u001b[31m"`, "U+001B"}, {`text = "a\rb"`, "U+000D"}, {"text = \"a\x7f\"", "U+007F"}, {"text = \"a\u0085\"", "U+0085"},
		{"text = \"a\u200bb\"", "invisible"}, {"text = \"a\ufeffb\"", "invisible"}, {"text = \"\u202eabc\"", "direction"}, {`text = "\u2066abc"`, "direction"},
		{"text = \"a\u2028b\"", "line separator"}, {"# \u202e a comment", "direction"}, {"text = \"a\rb\"", "U+000D"},
		{"text = \"Müller, 日本, שלום, 👩\u200d🚒, na\u00efve \t|\"", ""}, {`text = "a\tb\nc"`, ""}, {"text = \"a\"\r", ""}, {"text = <<-X\r\n    a\r\n  X\r", ""},
		{`text = "a\\u001b"`, ""},
	} {
		_, found := load.Parse("a.hcl", []byte("rule \"R\" {\n  "+c.text+"\n}\n"))
		switch {
		case c.what == "" && len(found) > 0:
			t.Errorf("%q: %v", c.text, found)
		case c.what != "" && (len(found) != 1 || found[0].Code != "load/encoding" || !strings.Contains(found[0].Message, c.what) || found[0].Range.Start.Line != 2):
			t.Errorf("%q: %v, want %q", c.text, found, c.what)
		}
	}
	for _, label := range []string{"A\u200bB", `A\u200bB`} {
		if _, found := load.Parse("a.hcl", []byte("rule \""+label+"\" {}\n")); len(found) != 1 || found[0].Code != "load/encoding" {
			t.Errorf("the label %q: %v", label, found)
		}
	}
	if _, found := load.Parse("a.hcl", []byte("\ufeffrule \"R\" {}\n")); len(found) != 0 {
		t.Errorf("a mark of the byte order: %v", found)
	}
}
