package full

import (
	"testing"

	"sandtable/play/say"
)

// TestHints: in a narrow window the bottom line names fewer keys, each whole, and always the help.
func TestHints(t *testing.T) {
	const all = "n p mark  arrows map  Esc back  / type  ? help  q"
	for _, x := range []struct {
		w    int
		want string
	}{{80, all}, {48, "n p mark  arrows map  Esc back  / type  ? help"}, {30, "n p mark  arrows map  ? help"}, {20, "n p mark  ? help"}} {
		if got := whole(all, x.w); got != x.want {
			t.Errorf("%d: %q, not %q", x.w, got, x.want)
		}
	}
}

// TestNumbersOfTheList: an answer tells no number of an option: those of the list are others.
func TestNumbersOfTheList(t *testing.T) {
	got := laid([]say.Line{{Kind: say.Numbered, Label: "18", Text: "Dig In"}}, 80)
	if len(got) != 1 || got[0] != "Dig In" {
		t.Errorf("%q", got)
	}
}
