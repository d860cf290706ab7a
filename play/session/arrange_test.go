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
	n, _, err := s.Arrange(true, nil)
	if err != nil {
		t.Fatal(err)
	}
	if n < 5 {
		t.Fatalf("only %d choices were drawn", n)
	}
	if a := s.M.Pending(); a == nil || a.Menu == nil {
		t.Fatal("the set-up is not done")
	}
	if _, _, err := s.Arrange(true, nil); !errors.Is(err, session.ErrAction) {
		t.Fatalf("where an action is to be chosen: %v", err)
	}
	if _, _, err := s.Undo(n); err != nil {
		t.Fatal(err)
	}
	if s.M.Hash() != hash {
		t.Fatal("undoing them does not lead back")
	}
	if again, _, err := s.Arrange(true, nil); err != nil || again != n {
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
	if _, _, err := s.Arrange(true, nil); err != nil {
		t.Fatal(err)
	}
	if s.M.Player() == player && s.M.Pending().Menu == nil {
		t.Fatal("it stops before another player decides")
	}
	quiet := program(t, examples.Games, "games/chess", interp.Setup{})
	if n, _, err := begun(t, config(quiet, 1)).Arrange(true, nil); n != 0 || !errors.Is(err, session.ErrAction) {
		t.Fatalf("chess begins with an action: %d, %v", n, err)
	}
}

// TestArrangeAsAdvised: the advice of a game lays a block of a set-up, and leaves to the player
// what it says nothing of.
func TestArrangeAsAdvised(t *testing.T) {
	s := begun(t, config(program(t, content.Games, "bastogne", interp.Setup{Policies: true}), 3))
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	block := s.M.Pending()
	for blocks := 0; ; blocks++ {
		n, by, err := s.Arrange(false, nil)
		switch {
		case errors.Is(err, session.ErrSilent):
			if n != 0 || blocks == 0 {
				t.Fatalf("%d choices after %d blocks", n, blocks)
			}
			return
		case err != nil:
			t.Fatal(err)
		case n == 0 || by == nil || s.M.Pending() == block:
			t.Fatalf("%d choices by %v", n, by)
		}
		if block = s.M.Pending(); blocks > 20 {
			t.Fatal("nothing is left to the player")
		}
	}
}

// TestArrangeWholeSetUp: where a set-up asks one thing and another, and armies lay by turns, one
// command lays it all; it goes on neither after dice nor into the next phase.
func TestArrangeWholeSetUp(t *testing.T) {
	for game, setup := range map[string]interp.Setup{
		"bolt_action": {Policies: true}, "bastogne": {Scenario: "no_no_noville", Policies: true},
	} {
		p := program(t, content.Games, game, setup)
		c := config(p, 3)
		c.Bots = map[int32]bot.Kind{p.Players[1].ID: {Policy: true}}
		s := begun(t, c)
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		before := s.Phases()
		n, by, err := s.Arrange(false, nil)
		if err != nil || by == nil || n < 8 {
			t.Fatalf("%s: %d choices by %v, %v", game, n, by, err)
		}
		if now := s.Phases(); s.M.Pending().Menu == nil && len(now) == len(before) {
			t.Errorf("%s: it stops in %v, as it began", game, now)
		}
	}
}
