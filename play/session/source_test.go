package session_test

import (
	"path/filepath"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestSecretSource: a game whose chance follows from a secret goes the same way after an undo, a
// redo, a replay and a resume, another way with another secret, and no way that the seed tells.
func TestSecretSource(t *testing.T) {
	p := program(t, examples.Games, "games/salt_roads", interp.Setup{})
	play := func(secret string) (*session.Session, string) {
		c := config(p, 3)
		c.Header.Secret = secret
		s := begun(t, c)
		file := filepath.Join(t.TempDir(), "a.save")
		if err := s.Save(file); err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 40 && s.M.Pending() != nil; n++ {
			if err := s.Choose(0, ""); err != nil {
				t.Fatal(err)
			}
			if n%5 == 4 {
				stood := s.M.Hash()
				if _, _, err := s.Undo(3); err != nil {
					t.Fatal(err)
				}
				if _, err := s.Redo(3); err != nil || s.M.Hash() != stood {
					t.Fatalf("after %d decisions the game is another one: %v", n, err)
				}
			}
			if n == 20 && s.Before(10).Hash() != s.Before(10).Hash() {
				t.Fatal("the past is not always the same")
			}
		}
		return s, file
	}
	lines := func(s *session.Session) string { return strings.Join(s.Lines(p.Players[0].ID, -1), "\n") }
	a, file := play(strings.Repeat("01", 32))
	same, _ := play(strings.Repeat("01", 32))
	other, _ := play(strings.Repeat("02", 32))
	seeded, _ := play("")
	if lines(a) != lines(same) {
		t.Error("the same secret leads elsewhere")
	}
	if lines(a) == lines(other) || lines(a) == lines(seeded) {
		t.Error("another secret leads to the same game, or none does")
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	log, err := save.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if m, d := save.Replay(p, log); d != nil || m.Hash() != a.M.Hash() {
		t.Errorf("the save leads elsewhere: %v", d)
	}
	again := session.New(session.Config{Program: p, Header: log.Header})
	if d, err := again.Resume(log, nil); d != nil || err != nil || again.M.Hash() != a.M.Hash() {
		t.Errorf("the game is another one when it is taken up: %v, %v", d, err)
	}
	if log.Secret == "" || log.Commitment() == "" {
		t.Error("the save has lost the secret")
	}
}
