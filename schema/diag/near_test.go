package diag

import "testing"

// TestSuggestByLength: the shorter a name, the nearer must be what it may have been meant for.
func TestSuggestByLength(t *testing.T) {
	for _, c := range []struct{ name, known, want string }{
		{"hex", "box", ""}, // two slips in three letters
		{"hxe", "hex", "hex"},
		{"hx", "hex", "hex"},
		{"unit", "chit", ""},
		{"unti", "unit", "unit"},
		{"amry", "army", "army"},
		{"armee", "army", "army"}, // two in five
		{"pawns", "paths", "paths"},
		{"begin", "bonus", ""},
		{"stregnht", "strength", "strength"},
		{"bombardment", "appointment", ""},
		{"x", "y", ""},
		{"g4", "a4", ""}, // cells of a map
		{"m18", "m13", ""},
		{"g45b", "g45a", "g45a"},
		{"größe", "groesse", ""},
	} {
		if got := Suggest(c.name, []string{c.known}); got != c.want {
			t.Errorf("%s: %q is suggested, not %q", c.name, got, c.want)
		}
	}
}

// TestSuggestNearest: of several near names the nearest is meant.
func TestSuggestNearest(t *testing.T) {
	if got := Suggest("armies", []string{"armes", "enemies", "armories"}); got != "armes" {
		t.Errorf("%q is suggested", got)
	}
}
