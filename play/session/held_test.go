package session_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// altered returns an example with one word of it exchanged.
func altered(t *testing.T, name, from, to string) *machine.Program {
	t.Helper()
	dir := "games/" + name
	text, err := examples.Games.ReadFile(dir + "/game.hcl")
	if err != nil {
		t.Fatal(err)
	}
	out := fstest.MapFS{dir + "/game.hcl": {Data: bytes.ReplaceAll(text, []byte(from), []byte(to))}}
	return program(t, out, dir, interp.Setup{})
}

// TestLookingCostsNothing: to open a save with content that goes another way leaves the save alone;
// the first decision of a person cuts it.
func TestLookingCostsNothing(t *testing.T) {
	good := program(t, examples.Games, "games/last_stone", interp.Setup{})
	path := filepath.Join(t.TempDir(), "game.save")
	s := begun(t, config(good, 3))
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	for rng := rand.New(rand.NewPCG(1, 1)); s.At() < 4 && step(t, s, rng); {
	}
	s.Close()
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	bad := altered(t, "last_stone", `player "Black"`, `player "Dark"`)
	open := func() *session.Session {
		f, l, err := save.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(session.Config{Program: bad, Header: l.Header})
		if d, err := s.Resume(l, f); d == nil || err != nil {
			t.Fatalf("the changed game diverges from its save: %v, %v", d, err)
		}
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		return s
	}
	s = open()
	if !s.Held() {
		t.Error("the save is not held")
	}
	s.Close()
	if now, _ := os.ReadFile(path); !bytes.Equal(before, now) {
		t.Errorf("looking changed the save from\n%s\nto\n%s", before, now)
	}
	s = open()
	if err := s.Choose(0, ""); err != nil {
		t.Fatal(err)
	}
	s.Close()
	l, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(l.Decisions) != s.At() || l.Current != bad.Digest || l.Cut == 0 {
		t.Errorf("after a decision the save holds %d decisions, %d dropped, content %s", len(l.Decisions), l.Cut, l.Current)
	}
	same(t, bad, s, path)
}
