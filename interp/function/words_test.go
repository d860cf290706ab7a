package function

import (
	"testing"

	"sandtable/schema/check"
)

// TestReadsAreTold checks that every function declares what its result goes by. One that does not
// is taken to go by everything, and nothing that a condition proves of it outlasts a statement.
func TestReadsAreTold(t *testing.T) {
	for _, f := range All() {
		if f.Reads == check.ReadsAll {
			t.Errorf("%s does not say what it Reads", f.Name)
		}
	}
}
