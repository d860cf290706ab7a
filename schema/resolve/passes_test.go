package resolve

import (
	"slices"
	"testing"
)

// TestPassesInOrder looks whether each pass comes after those that make what it needs, and whether
// what it makes is there but once.
func TestPassesInOrder(t *testing.T) {
	made := []fact{blocks}
	for _, p := range passes {
		for _, need := range p.needs {
			if !slices.Contains(made, need) {
				t.Errorf("the pass that makes %q needs %q, which no pass before it makes", p.makes, need)
			}
		}
		if slices.Contains(made, p.makes) {
			t.Errorf("two passes make %q", p.makes)
		}
		made = append(made, p.makes)
	}
}
