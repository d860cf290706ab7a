package step

import (
	"testing"

	"sandtable/interp/effect"
	"sandtable/schema/lang"
	"sandtable/schema/load"
)

// TestConditionsHaveTheirPlace: where the loader says which attribute a condition is for, the word
// has that attribute.
func TestConditionsHaveTheirPlace(t *testing.T) {
	words := map[string]*lang.Block{}
	for _, b := range lang.Blocks {
		words[b.Name] = b
	}
	for _, e := range effect.All() {
		words[e.Name] = &e.Block
	}
	for _, s := range All() {
		words[s.Name] = &s.Block
	}
	for word, attr := range load.Conditions {
		if b := words[word]; b == nil || b.Attr(attr) == nil {
			t.Errorf("%s has no attribute %s", word, attr)
		}
	}
}
