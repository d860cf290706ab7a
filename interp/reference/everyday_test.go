package reference

import (
	"slices"
	"testing"
)

// TestEverydayWords: what the language has no word for leads to words that it has, and a word of
// the language has a page of its own.
func TestEverydayWords(t *testing.T) {
	known := Known()
	seen := map[string]bool{}
	for _, e := range everyday {
		for _, w := range e.Words {
			if seen[w] {
				t.Errorf("%s is explained twice", w)
			}
			seen[w] = true
			if len(Lookup(w)) > 0 {
				t.Errorf("%s has a page of its own", w)
			}
			if Everydays(w) == nil || Everydays(w).Is != e.Is {
				t.Errorf("%s is not found", w)
			}
		}
		if len(e.See) == 0 {
			t.Errorf("%v leads nowhere", e.Words)
		}
		for _, s := range e.See {
			if !slices.Contains(known, s) {
				t.Errorf("%v: %q is no word of the language", e.Words, s)
			}
		}
	}
	for _, plural := range []string{"hands", "hexes", "armies", "zones", "losses"} {
		if Everydays(plural) == nil {
			t.Errorf("%s is not found", plural)
		}
	}
	if e := Everydays("xyzzy"); e != nil {
		t.Errorf("xyzzy is %s", e.Is)
	}
}
