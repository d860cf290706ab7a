package match

import (
	"slices"
	"testing"
)

// TestApart: keys that are written together are told apart where there is one way to do so.
func TestApart(t *testing.T) {
	keys := []string{"a1", "a11", "B2", "b4-1", "pass", "7", "x2", "c1d", "1a1", "Ö1"}
	for _, x := range []struct {
		word string
		want []string
	}{
		{"a1b2", []string{"a1", "B2"}},
		{"b2b4-1a11", []string{"B2", "b4-1", "a11"}},
		{"a1x2", []string{"a1", "x2"}}, // x2 is a key here
		{"a1", []string{"a1"}},
		{"a1c9", nil},   // no c9
		{"a1pass", nil}, // no end shows where pass begins
		{"a17", nil},
		{"c1da1", nil},
		{"ö1a1", nil},
		{"", nil},
	} {
		if got := Apart(keys, x.word); !slices.Equal(got, x.want) {
			t.Errorf("%q: %q, want %q", x.word, got, x.want)
		}
	}
	if got := Apart([]string{"a1", "a1b1", "b1"}, "a1b1"); got != nil {
		t.Errorf("two ways: %q", got)
	}
}
