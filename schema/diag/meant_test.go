package diag

import "testing"

// TestMeant: a slip, a beginning and a word of a name lead to it, if they lead to no other.
func TestMeant(t *testing.T) {
	known := []string{"alder_crossing", "bolt_action", "salt_roads", "german_player", "force_a", "force_b"}
	for name, want := range map[string]string{
		"alder": "alder_crossing", "roads": "salt_roads", "germans": "german_player", "salt_rods": "salt_roads", "actoin": "bolt_action",
		"for": "", "nothing": "", "": "", "lanzerath": "",
	} {
		if got := Meant(name, known); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
}
