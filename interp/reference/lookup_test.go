package reference_test

import (
	"slices"
	"testing"

	"sandtable/interp/reference"
)

// TestEveryWordHasAPage: every word has a page that says something, and names a section that is
// there.
func TestEveryWordHasAPage(t *testing.T) {
	titles := map[string]bool{}
	for _, s := range reference.Sections() {
		titles[s.Title] = true
	}
	for _, word := range reference.Known() {
		found := reference.Lookup(word)
		if len(found) == 0 {
			t.Errorf("%s has no page", word)
		}
		for _, e := range found {
			if e.Usage == "" || e.Doc == "" {
				t.Errorf("the page of %s (%s) says nothing", word, e.What)
			}
			if e.Section != "" && !titles[e.Section] {
				t.Errorf("%s (%s): LANGUAGE.md has no section %q", word, e.What, e.Section)
			}
		}
	}
}

// TestLookupFindsEveryMeaning: a word with several meanings shows them all; an attribute shows each
// block that has it.
func TestLookupFindsEveryMeaning(t *testing.T) {
	for word, want := range map[string][]string{
		"none":   {"function", "inner block", "name"},
		"choose": {"statement"},
		"enter":  {"event"},
		"deck":   {"declaration", "kind"},
	} {
		var got []string
		for _, e := range reference.Lookup(word) {
			got = append(got, e.What)
		}
		for _, w := range want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: %v, without %s", word, got, w)
			}
		}
	}
	if n := len(reference.Lookup("from")); n < 3 {
		t.Errorf("from is an attribute of %d blocks", n)
	}
	if reference.Lookup("no_such_word") != nil {
		t.Error("a word that is none has a page")
	}
}
