package load_test

import (
	"strings"
	"testing"

	"sandtable/schema/load"
)

// TestBraces: a brace that is missing, or one too many, is found where it should stand, by how the
// lines are indented.
func TestBraces(t *testing.T) {
	const whole = `section "1" "One" {
  phase "Play" {
    repeat {
      if "late" { # {
        when = turn == 6
        say { text = "a } brace" }
      }
      advance turn {}
    }
  }
  roster "man" {
    rows = {
      Ann = [1]
    }
  }
}
marker "Last" { on = post }
`
	if _, found := load.Parse("a.hcl", []byte(whole)); len(found) != 0 {
		t.Fatal(found)
	}
	for _, c := range []struct {
		without int // line
		at      int // where the finding is
		say     string
	}{
		{7, 4, `add } at the end of: if "late"`}, {9, 3, "add } at the end of: repeat"}, {10, 2, `phase "Play"`}, {14, 12, "rows ="}, {15, 11, `roster "man"`},
		{16, 1, `section "1" "One"`}, {4, 6, "missing line with { above it"}, {3, 8, "missing line with { above it"}, {12, 13, "missing line with { above it"},
	} {
		lines := strings.SplitAfter(whole, "\n")
		text := strings.Join(append(append([]string{}, lines[:c.without-1]...), lines[c.without:]...), "")
		_, found := load.Parse("a.hcl", []byte(text))
		if len(found) != 1 || found[0].Code != "load/syntax" || !strings.Contains(found[0].Hint, c.say) || found[0].Range.Start.Line != c.at {
			t.Errorf("without line %d: %v, want %q at line %d", c.without, found, c.say, c.at)
		}
	}
	twice := strings.Replace(whole, "      advance turn {}\n    }\n", "      advance turn {}\n    }\n    }\n", 1)
	if _, found := load.Parse("a.hcl", []byte(twice)); len(found) != 1 || found[0].Range.Start.Line != 10 || !strings.Contains(found[0].Message, "unmatched }") {
		t.Errorf("a brace too many: %v", found)
	}
}
