package session_test

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/play/log"
	"sandtable/play/session"
	"sandtable/schema/model"
)

const nights = `
game "Nights" {
  language = 1
  begin    = the_nights
  players  = [anna, ben]
}
player "Anna" {}
player "Ben" {}
track "Hour" { boxes = numbers(0, 20) }
track "Shots" { boxes = numbers(0, 99) }
phase "The Nights" {
  repeat {
    times = 2
    run "A Night" {}
  }
}
phase "A Night" {
  repeat {
    times = 3
    offer "Steps" {}
    repeat {
      times    = 2
      may_pass = true
      player   = anna
      advance shots {}
    }
    advance hour {}
  }
}
menu "Steps" { player = ben }
action "Wait" { menu = steps }
action "Creep" { menu = steps }
`

// night returns a game in which Ben steps and Anna is asked after each step.
func night(t *testing.T) *session.Session {
	t.Helper()
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(nights)}}, ".", interp.Setup{})
	s := begun(t, config(p, 1))
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	return s
}

// asked returns who is asked next, after the first option of Ben's decisions has been taken so many
// times.
func asked(t *testing.T, s *session.Session, steps int) string {
	t.Helper()
	for range steps {
		if p := s.Player(); p == nil || p.Name != "ben" {
			t.Fatalf("not Ben decides after %d decisions", s.At())
		}
		if err := s.Choose(0, ""); err != nil {
			t.Fatal(err)
		}
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Player() == nil {
		return ""
	}
	return s.Player().Name
}

// TestSkipPassesUntilThePhaseEnds: what is skipped is passed in every round of the phase, while the
// other player decides; in the next phase it is asked again. Each pass is a decision on record.
func TestSkipPassesUntilThePhaseEnds(t *testing.T) {
	s := night(t)
	if who := asked(t, s, 1); who != "anna" {
		t.Fatalf("%s is asked after a step", who)
	}
	phases := s.Phases()
	if len(phases) != 2 || phases[1].Title != "A Night" {
		t.Fatalf("phases in progress: %v", phases)
	}
	if err := s.Skip(&session.Skip{Order: save.Order{Phase: phases[1].Frame}, What: "the brawl", Until: "the night ends"}); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if who := asked(t, s, 2); who != "ben" || len(s.Skips()) != 0 {
		t.Fatalf("%q is asked at the beginning of the second night, with %d skips", who, len(s.Skips()))
	}
	if who := asked(t, s, 1); who != "anna" {
		t.Fatalf("%q is asked in the second night", who)
	}
	passes := 0
	for _, l := range s.Lines(s.P.Players[0].ID, -1) {
		if strings.Contains(l, "> Anna") {
			passes++
		}
	}
	if passes != 3 {
		t.Errorf("%d passes of Anna stand in the log, not 3", passes)
	}
}

// TestNewsReachBackToWhatWasAsked: what stands answers in a player's stead, so what has happened
// since they decided begins at the decision that they were asked, the passes with it; at the next
// one that they take it begins anew.
func TestNewsReachBackToWhatWasAsked(t *testing.T) {
	s := night(t)
	asked(t, s, 1)
	anna := s.P.Players[0].ID
	if err := s.Skip(&session.Skip{Order: save.Order{Phase: s.Phases()[1].Frame}, What: "the brawl", Until: "the night ends"}); err != nil {
		t.Fatal(err)
	}
	first := s.At()
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	asked(t, s, 2)
	if asked(t, s, 1); s.Player().ID != anna {
		t.Fatal("Anna is not asked in the second night")
	}
	if at, _ := s.Since(anna); at != first {
		t.Errorf("Anna decided last as decision %d, not when she gave the order, as decision %d", at, first)
	}
	passes := 0
	for _, l := range log.Texts(log.Foreign(s.Log(anna, first-1))) {
		if strings.Contains(l, "> Anna") {
			passes++
		}
	}
	if passes != 2 {
		t.Errorf("the news tells of %d passes, not of the two that Anna did not see", passes)
	}
	if err := s.Choose(0, ""); err != nil {
		t.Fatal(err)
	}
	if at, _ := s.Since(anna); at != s.At() {
		t.Errorf("a decision that Anna was asked does not count: %d, not %d", at, s.At())
	}
}

// TestSkipUntil: a skip ends where it is said to, and that decision is asked.
func TestSkipUntil(t *testing.T) {
	s := night(t)
	asked(t, s, 1)
	slot := s.P.Ids.Track[thing(s, "hour")]
	began := s.M.I[slot]
	hour := func() int32 { return s.M.I[slot] - began }
	if err := s.Skip(&session.Skip{What: "the brawl", Until: "the third hour", Over: func() bool { return hour() == 2 }}); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if who := asked(t, s, 2); who != "anna" || hour() != 2 || len(s.Skips()) != 0 {
		t.Errorf("%q is asked at hour %d, with %d skips", who, hour(), len(s.Skips()))
	}
}

// TestStandingOrders: what is answered alike is answered whenever it comes, and asked where the
// order says so; it stays in force then.
func TestStandingOrders(t *testing.T) {
	s := night(t)
	asked(t, s, 1)
	began, slot := s.At(), s.P.Ids.Track[thing(s, "shots")]
	first, yes := s.M.I[slot], s.Options()[0].Key
	shots := func() int32 { return s.M.I[slot] - first }
	if err := s.Skip(&session.Skip{What: "the brawl", Until: "never", Order: save.Order{Answer: yes}, Asks: func() bool { return shots() == 2 }}); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if who := asked(t, s, 1); who != "anna" || shots() != 2 || len(s.Skips()) != 1 {
		t.Fatalf("%q is asked after %d shots, with %d orders", who, shots(), len(s.Skips()))
	}
	for _, d := range s.Decisions()[began:] {
		if d.Player == "anna" && d.Key != yes {
			t.Errorf("Anna has decided %q", d.Key)
		}
	}
	// The last order counts.
	if err := s.Skip(&session.Skip{What: "the brawl", Until: "the next shot", Over: func() bool { return shots() > 2 }}); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if all := s.Skips(); len(all) > 1 || shots() < 2 {
		t.Errorf("%d orders are in force after %d shots", len(all), shots())
	}
}

// TestUndoEndsSkips: who goes back decides there; nothing passes in their stead.
func TestUndoEndsSkips(t *testing.T) {
	s := night(t)
	asked(t, s, 1)
	before := s.M.Hash()
	if err := s.Skip(&session.Skip{What: "the brawl", Until: "never"}); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if len(s.Skips()) != 1 {
		t.Fatalf("%d skips", len(s.Skips()))
	}
	if _, _, err := s.Undo(1); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if s.M.Hash() != before || s.Player().Name != "anna" || len(s.Skips()) != 0 {
		t.Errorf("after undo %s decides, with %d skips", s.Player().Title, len(s.Skips()))
	}
}

// TestSkipRefuses: what cannot be passed is not skipped, and the game stays as it is.
func TestSkipRefuses(t *testing.T) {
	s := night(t)
	before := s.M.Hash()
	if err := s.Skip(&session.Skip{What: "the brawl", Until: "never"}); !errors.Is(err, session.ErrNoPass) {
		t.Errorf("Ben's step is skipped: %v", err)
	}
	if s.M.Hash() != before || len(s.Skips()) != 0 || s.At() != 0 {
		t.Error("the game has moved")
	}
}

// thing returns a thing of the game by its name.
func thing(s *session.Session, name string) *model.Thing {
	for _, t := range s.P.Game.Things {
		if t != nil && t.Name == name {
			return t
		}
	}
	return nil
}

// pair asks Ann for a bet and a pick in each of six hours.
const pair = `
game "Pair" {
  language = 1
  begin    = go
}
player "Ann" {}
track "Hour" { boxes = numbers(0, 9) }
phase "Go" {
  repeat {
    times = 6
    choose bet {
      from   = numbers(hour == 4 ? 2 : 1, 3)
      player = ann
    }
    choose pick {
      from   = numbers(1, 3)
      player = ann
    }
    advance hour {}
  }
  end game { winner = ann }
}
policy "High" {
  for = ann
  prefer "high" {
    choice = [bet, pick]
    worth  = bet == none ? 0 : 2
  }
}
`

// TestOrdersOneBehindAnother: where an order for one decision is over, or cannot be obeyed, an
// order for all decisions answers it; where it has the decision asked, that is asked. Of the two,
// an order for all that comes later goes before.
func TestOrdersOneBehindAnother(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(pair)}}, ".", interp.Setup{Policies: true})
	for _, x := range []struct {
		what       string
		over, asks int32 // the order for the bet is over, or has it asked, from this hour on
		first      bool  // the order for all is given at the bet, before it
		asked      int32 // in which hour the bet is asked
	}{
		{"over", 2, 9, false, -1},
		{"not legal", 9, 9, false, -1},
		{"asks", 9, 3, false, 3},
		{"later", 9, 0, true, -1},
	} {
		s := begun(t, config(p, 1))
		slot := s.P.Ids.Track[thing(s, "hour")]
		began := s.M.I[slot]
		hour := func() int32 { return s.M.I[slot] - began }
		order := func(k *session.Skip) {
			t.Helper()
			if err := s.Skip(k); err != nil {
				t.Fatal(err)
			}
			if err := s.GoOn(nil); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		order(&session.Skip{
			Order: save.Order{Answer: s.Options()[0].Key},
			Over:  func() bool { return hour() >= x.over },
			Asks:  func() bool { return hour() >= x.asks },
		})
		if want := map[bool]string{true: "bet", false: "pick"}[x.first]; s.M.Pending().Name != want {
			t.Fatalf("%s: %s is asked", x.what, s.M.Pending().Name)
		}
		order(&session.Skip{Order: save.Order{Advised: true, All: true}})
		switch a := s.M.Pending(); {
		case a == nil && x.asked >= 0:
			t.Errorf("%s: nothing is asked", x.what)
		case a != nil && hour() != x.asked:
			t.Errorf("%s: %s is asked in hour %d, with %d orders", x.what, a.Name, hour(), len(s.Skips()))
		}
	}
}

// TestAdvisedPoints: the game's advice answers points, too, those that no list holds.
func TestAdvisedPoints(t *testing.T) {
	s := begun(t, config(program(t, examples.Games, "games/low_fields", interp.Setup{Policies: true}), 1))
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	points := 0
	for range 8 {
		if s.M.AsksPoint() {
			points++
		}
		if err := s.Skip(&session.Skip{Order: save.Order{Advised: true, All: true}}); err != nil {
			t.Fatal(err)
		}
		s.Unskip(nil)
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
	}
	if points == 0 {
		t.Error("no point has been asked for")
	}
}
