package line

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/load"
)

// TestHeedCalls: who is awaited for a line is told that another screen asks for consent; who asks
// is not.
func TestHeedCalls(t *testing.T) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: examples.Games, Dir: "games/push_your_luck", Name: "push_your_luck"}})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "a.save")
	ann, ben := p.Players[0], p.Players[1]
	one := session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: 3, Undo: save.UndoFair}, Mine: func(player int32) bool { return player == ann.ID }}
	s := session.New(one)
	if err := errors.Join(s.Start(), s.Save(path), s.Share()); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := errors.Join(s.Choose(0, ""), s.GoOn(nil)); err != nil {
		t.Fatal(err)
	}
	told := func(at *Screen) string {
		out := &bytes.Buffer{}
		at.out = out
		stop := at.heedCalls()
		time.Sleep(2*lookEvery + lookEvery/2)
		stop()
		return out.String()
	}
	at := func(who string) *Screen {
		seat := ann
		if who == ben.Name {
			seat = ben
		}
		return &Screen{talk: talk.New(s), Options: Options{Seat: seat}}
	}
	if text := told(at("ben")); text != "" {
		t.Errorf("nobody asks, but %q", text)
	}
	if err := s.AskAt(session.Wish{N: 1, By: ann}); err != nil {
		t.Fatal(err)
	}
	if text := told(at("ben")); !strings.Contains(text, "asked for your consent") {
		t.Errorf("Ben reads %q", text)
	}
	if text := told(at("ann")); text != "" {
		t.Errorf("Ann reads %q", text)
	}
}
