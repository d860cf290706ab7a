package session_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sandtable/cmd/session"
	"sandtable/interp"
	"sandtable/interp/view"
)

// take takes the option of a key.
func take(t *testing.T, s *session.Session, key string) {
	t.Helper()
	i := slices.IndexFunc(s.Options(), func(o interp.Option) bool { return o.Key == key })
	if i < 0 {
		t.Fatalf("%q is no option", key)
	}
	if err := s.Choose(i, ""); err != nil {
		t.Fatal(err)
	}
}

// TestSecretsInTheLog: what was chosen in secret the others read when all have chosen, and not before; undoing and redoing tells nothing.
func TestSecretsInTheLog(t *testing.T) {
	p := program(t, os.DirFS("../../interp/view/testdata"), "auction", interp.Setup{})
	if !p.Private() {
		t.Error("players of this game might look at one another's screen")
	}
	ann, ben := p.Players[0].ID, p.Players[1].ID
	s := begun(t, config(p, 3))
	reads := func(viewer int32) string { return strings.Join(s.Lines(viewer, 0), "\n") }
	silent := func(when string) {
		t.Helper()
		for _, v := range []int32{ben, view.Spectator} {
			if text := reads(v); strings.Contains(text, "7") {
				t.Errorf("%s it can be read what Ann bids:\n%s", when, text)
			}
		}
	}
	take(t, s, "7")
	take(t, s, "3")
	silent("before Ben bids")
	if text := reads(ann); !strings.Contains(text, "> Ann: choose bid: 7") {
		t.Errorf("Ann does not read what she has bid:\n%s", text)
	}
	if text := reads(ben); !strings.Contains(text, "> Ann: choose bid") {
		t.Errorf("Ben does not read that Ann has bid:\n%s", text)
	}
	if taken, known, err := s.Undo(1); taken != 1 || known || err != nil {
		t.Errorf("undo took %d, knows %v, %v", taken, known, err)
	}
	silent("after undo")
	if taken, err := s.Redo(1); taken != 1 || err != nil {
		t.Errorf("redo took %d, %v", taken, err)
	}
	silent("after redo")
	take(t, s, "2")
	take(t, s, "1")
	for _, v := range []int32{ann, ben, view.Spectator} {
		if text := reads(v); !strings.Contains(text, "Ann has chosen bid: 7") || !strings.Contains(text, "Ben has chosen bid: 2") {
			t.Errorf("it is not told what was bid:\n%s", text)
		}
		if text := reads(v); strings.Contains(text, "has chosen hunch") || v != ann && strings.Contains(text, "hunch: 3") {
			t.Errorf("it is told what stays secret:\n%s", text)
		}
	}
	if taken, known, err := s.Undo(1); taken != 1 || !known || err != nil {
		t.Errorf("after both have bid, undo took %d, knows %v, %v", taken, known, err)
	}
}
