package line_test

import (
	"strings"
	"testing"

	"sandtable/show/line"
)

// TestLongLine: a line that is longer than anything is called is refused, and nobody looks for what
// it may mean.
func TestLongLine(t *testing.T) {
	text := typed(t, outpost(t), line.Options{}, "", "cite "+strings.Repeat("1.", 100_000), "look hill")
	if !strings.Contains(text, "longer than 1000 letters") || !strings.Contains(text, "Hill, field") {
		t.Errorf("a long line:\n%.3000s", text[len(text)-500:])
	}
	if _, err := play(outpost(t), line.Options{Script: true}, strings.Repeat("x", 5000)); err == nil || !strings.Contains(err.Error(), "too long") || len(err.Error()) > 200 {
		t.Errorf("a long line of a script: %.300v", err)
	}
}
