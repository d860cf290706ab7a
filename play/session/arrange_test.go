package session_test

import (
	"errors"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/play/session"
)

// TestArrangeSetsUp: one command answers the choices of a set-up up to the first choice of an
// action, while a bot sets up the other army; each of them can be undone.
func TestArrangeSetsUp(t *testing.T) {
	p := program(t, content.Games, "bolt_action", interp.Setup{})
	c := config(p, 3)
	c.Bots = map[int32]bot.Kind{p.Players[1].ID: {}}
	s := begun(t, c)
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	hash := s.M.Hash()
	n, err := s.Arrange(nil)
	if err != nil {
		t.Fatal(err)
	}
	if n < 5 {
		t.Fatalf("only %d choices were drawn", n)
	}
	if a := s.M.Pending(); a == nil || a.Menu == nil {
		t.Fatal("the set-up is not done")
	}
	if _, err := s.Arrange(nil); !errors.Is(err, session.ErrAction) {
		t.Fatalf("where an action is to be chosen: %v", err)
	}
	if _, _, err := s.Undo(n); err != nil {
		t.Fatal(err)
	}
	if s.M.Hash() != hash {
		t.Fatal("undoing them does not lead back")
	}
	if again, err := s.Arrange(nil); err != nil || again != n {
		t.Fatalf("drawn again: %d choices, %v", again, err)
	}
}

// TestArrangeLeavesOthersAlone: it decides for nobody else.
func TestArrangeLeavesOthersAlone(t *testing.T) {
	p := program(t, content.Games, "bolt_action", interp.Setup{})
	s := begun(t, config(p, 3))
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	player := s.M.Player()
	if _, err := s.Arrange(nil); err != nil {
		t.Fatal(err)
	}
	if s.M.Player() == player && s.M.Pending().Menu == nil {
		t.Fatal("it stops before another player decides")
	}
	quiet := program(t, examples.Games, "games/chess", interp.Setup{})
	if n, err := begun(t, config(quiet, 1)).Arrange(nil); n != 0 || !errors.Is(err, session.ErrAction) {
		t.Fatalf("chess begins with an action: %d, %v", n, err)
	}
}
