package session_test

import (
	"errors"
	"path/filepath"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/session"
)

const heap = `
game "Heap" {
  language = 1
  begin    = the_game
  length   = 20
}
player "White" {}
player "Black" {}
track "Heap" {
  boxes = numbers(0, 60)
  start = 60
}
enum "wood" { names = [ash, elm, oak] }
scenario "High" {}
phase "The Game" {
  repeat {
    each mover {
      from = players
      offer "Turn" {}
    }
  }
}
menu "Turn" {
  given  = { mover = player }
  player = mover
}
action "Take" {
  menu = turn
  choose n { from = numbers(1, 4) }
  choose sorts {
    from  = woods
    up_to = 2
  }
  roll extra { dice = d6 }
  advance heap { by = -(n + extra) }
}
guide "A First Turn" {
  for  = black
  seed = 9
  take "Take" {
    n     = 4
    sorts = [ash]
  }
  prompt "Take two" { text = "One is too few." }
  take "Take" {
    n     = 2
    sorts = [ash, oak]
  }
  take "Take" {
    n     = 1
    sorts = []
  }
  prompt "Take what you like" { text = "All is well." }
  take "Take" { sorts = [] }
  take "Take" {
    n     = 3
    sorts = []
  }
  expect { that = heap > 20 }
  prompt "Go on" { text = "The rest is yours." }
}
`

// led returns a game that a guide leads, at its first prompt, and what it is saved to.
func led(t *testing.T) (*session.Session, session.Config, string) {
	t.Helper()
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(heap)}}, ".", interp.Setup{})
	c := config(p, 9)
	c.Bots = map[int32]bot.Kind{p.Players[0].ID: {}}
	c.Header.Guide = "A First Turn"
	s := session.New(c)
	file := filepath.Join(t.TempDir(), "led.save")
	if err := s.Save(file); err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	goesOn(t, s)
	return s, c, file
}

func goesOn(t *testing.T, s *session.Session) {
	t.Helper()
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
}

// takes takes options by their keys, each of which fits the guide.
func takes(t *testing.T, s *session.Session, keys ...string) {
	t.Helper()
	for _, key := range keys {
		i, err := s.Admit(key)
		if err == nil {
			err = s.Choose(i, "")
		}
		if err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		goesOn(t, s)
	}
}

// prompts holds that the guide tells a prompt.
func prompts(t *testing.T, s *session.Session, n int, wants string) session.Lead {
	t.Helper()
	l, ok := s.Lead()
	if !ok || l.N != n || l.Of != 3 || l.Wants != wants {
		t.Fatalf("prompt %d of %d, which waits for %q, in place of %d of 3 and %q", l.N, l.Of, l.Wants, n, wants)
	}
	return l
}

// TestGuide: a guide decides what stands before its first prompt and what others decide, refuses
// what does not fit and changes nothing then, lets be what it leaves free, goes back with undo, and
// ends. A save goes on with it.
func TestGuide(t *testing.T) {
	s, c, file := led(t)
	if d := s.Decisions(); len(d) != 3 || d[0].By != save.ByGuide || d[0].Key != "4" || d[2].By != save.ByGuide {
		t.Fatalf("White decides %+v", d)
	}
	if by := s.Taken(); by[save.ByGuide] != 3 || by[save.ByAuto] != 0 {
		t.Errorf("decisions were taken %v", by)
	}
	prompts(t, s, 1, "Take: 2")
	before := s.M.Hash()
	var other *session.GuidedError
	if i, _ := s.Admit("1"); !errors.As(s.Choose(i, ""), &other) || other.Lead.Wants != "Take: 2" {
		t.Fatal("what does not fit is not refused")
	}
	if s.M.Hash() != before || s.At() != 3 {
		t.Fatal("what is refused has changed the game")
	}
	takes(t, s, "2", "oak") // members of a set in any order
	if i, _ := s.Admit("elm"); !errors.As(s.Choose(i, ""), &other) {
		t.Fatal("a member that the guide does not name is not refused")
	}
	takes(t, s, "ash")
	prompts(t, s, 2, "Take: 1")
	if taken, _, err := s.Undo(1); taken != 1 || err != nil {
		t.Fatal(taken, err)
	}
	prompts(t, s, 1, "ash")
	takes(t, s, "ash")
	log, err := save.Read(file)
	if err != nil || log.Guide != "A First Turn" {
		t.Fatalf("the save names the guide %q, %v", log.Guide, err)
	}
	c.Header = log.Header
	s = session.New(c)
	if d, err := s.Resume(log, nil); d != nil || err != nil {
		t.Fatal(d, err)
	}
	goesOn(t, s)
	prompts(t, s, 2, "Take: 1")
	takes(t, s, "4", "done") // free
	if l := prompts(t, s, 3, ""); !l.Over || l.Strayed || !l.Last {
		t.Errorf("the guide does not end: %+v", l)
	}
	takes(t, s, "1")
	if l, _ := s.Lead(); !l.Past {
		t.Error("the guide has still something to tell")
	}
}

// TestLeaveGuide: who leaves the guide decides freely, and nobody decides for others in its stead.
// The save keeps that, whether it goes on or is begun after it.
func TestLeaveGuide(t *testing.T) {
	s, c, file := led(t)
	if err := s.LeaveGuide(); err != nil {
		t.Fatal(err)
	}
	takes(t, s, "1", "done")
	for _, d := range s.Decisions()[5:] {
		if d.By == save.ByGuide {
			t.Errorf("the guide decides %s after it was left", d.Key)
		}
	}
	second := filepath.Join(t.TempDir(), "second.save")
	if err := s.Save(second); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{file, second} {
		log, err := save.Read(name)
		if err != nil || log.Guide != "" {
			t.Fatalf("the save names the guide %q, %v", log.Guide, err)
		}
		c.Header = log.Header
		again := session.New(c)
		if d, err := again.Resume(log, nil); d != nil || err != nil {
			t.Fatal(d, err)
		}
		if _, led := again.Lead(); led {
			t.Error("the guide that was left leads again")
		}
	}
}

// TestOrdersYieldToTheGuide: what a standing order would decide otherwise than the guide has it is
// asked.
func TestOrdersYieldToTheGuide(t *testing.T) {
	s, _, _ := led(t)
	takes(t, s, "2")
	if err := s.Skip(&session.Skip{What: "sorts", Until: "never", Order: save.Order{Answer: "ash"}}); err != nil {
		t.Fatal(err)
	}
	takes(t, s, "oak", "4")
	prompts(t, s, 2, "done")
	takes(t, s, "done")
}

// TestStrayedGuide: a guide ends where a free choice has led elsewhere than it expects.
func TestStrayedGuide(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(heap + `
scenario "Low" {
  rule "Few" {
    after = set_up()
    advance heap { by = -20 }
  }
}
guide "Two Ways" {
  scenario = low
  prompt "Take what you like" { text = "All is well." }
  take "Take" { sorts = [] }
  expect { that = heap <= 34 }
  prompt "Go on" { text = "The rest is yours." }
}
`)}}, ".", interp.Setup{Scenario: "low"})
	c := config(p, 1)
	c.Header.Guide = "Two Ways"
	strayed, kept := 0, 0
	for i := range 4 {
		s := begun(t, c)
		goesOn(t, s)
		if err := s.Choose(i, ""); err != nil {
			t.Fatal(err)
		}
		goesOn(t, s)
		takes(t, s, "done")
		if l, _ := s.Lead(); l.Strayed {
			strayed++
		} else if l.N == 2 {
			kept++
		}
	}
	if strayed == 0 || kept == 0 || strayed+kept != 4 {
		t.Errorf("of four ways %d led elsewhere and %d on", strayed, kept)
	}
}
