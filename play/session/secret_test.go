package session_test

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/play/session"
)

// take takes the option of a key.
func take(t *testing.T, s *session.Session, key string) {
	t.Helper()
	i := slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == key })
	if i < 0 {
		t.Fatalf("%q is no option", key)
	}
	if err := s.Choose(i, ""); err != nil {
		t.Fatal(err)
	}
}

// TestSecretsInTheLog: what was chosen in secret the others read when all have chosen, and not
// before; undoing and redoing tells nothing.
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

// TestSecretFieldsInTheLog: what its owner notes the others read when it is revealed, and not
// before; that it is noted they read.
func TestSecretFieldsInTheLog(t *testing.T) {
	p := program(t, os.DirFS("../../interp/view/testdata"), "sealed", interp.Setup{})
	if !p.Private() || !p.Hides() {
		t.Error("players of this game might look at one another's screen, or into the save")
	}
	red, blue := p.Players[0].ID, p.Players[1].ID
	s := begun(t, config(p, 3))
	reads := func(viewer int32) string { return strings.Join(s.Lines(viewer, 0), "\n") }
	for _, key := range []string{"raid", "elms", "march", "oaks", "high"} {
		take(t, s, key)
	}
	if text := reads(red); !strings.Contains(text, "Ash: plan is now raid") || !strings.Contains(text, "Birch: goal is now Oaks") || !strings.Contains(text, "Red: grudge") {
		t.Errorf("Red does not read what Red has noted:\n%s", text)
	}
	for _, v := range []int32{blue, view.Spectator} {
		text := reads(v)
		if !strings.Contains(text, "Ash: noted") || !strings.Contains(text, "Red: sealed") {
			t.Errorf("it is not told that something was noted:\n%s", text)
		}
		for _, word := range []string{"raid", "march", "Elms", "Oaks", "high", "grudge"} {
			if strings.Contains(text, word) {
				t.Errorf("before dawn %q can be read:\n%s", word, text)
			}
		}
	}
	for _, key := range []string{"hold", "elms", "hold", "elms", "low", "wait", "wait"} {
		take(t, s, key)
	}
	for _, v := range []int32{red, blue, view.Spectator} {
		for _, line := range []string{"Ash: plan is raid", "Birch: goal is Oaks", "Yew: plan is hold", "Red: bid is high"} {
			if text := reads(v); !strings.Contains(text, line) {
				t.Errorf("at dawn %q is not told:\n%s", line, text)
			}
		}
		if text := reads(v); v != red && strings.Contains(text, "grudge") {
			t.Errorf("what is always secret is told:\n%s", text)
		}
	}
	if _, known, err := s.Undo(1); !known || err != nil {
		t.Errorf("undo does not know that secrets were revealed, or fails: %v", err)
	}
}

const ambushes = `
game "Ambushes" {
  language = 1
  begin    = lie_in_wait
}
player "Red" {}
player "Blue" {}
kind "lane" { is = space }
lane "North" {}
lane "South" {}
kind "man" {
  is      = piece
  plural  = "men"
  owner   = army
  seen_by = owner
  sides   = [fresh, tired]
  fields  = { army = player }
  state   = { orders = number }
}
marker "Lamp" { on = man }
roster "man" {
  columns = [count, army]
  rows    = { Footman = [2, red], Decoy = [2, red] }
}
rule "Lie in Wait" {
  choose kind {
    from   = numbers(1, 2)
    secret = true
  }
  choose where {
    from   = lanes
    secret = true
  }
  put ambusher {
    from = kind == 1 ? footman.supply : decoy.supply
    to   = where
    face = down
  }
  set ambusher { orders = 3 }
  mark ambusher { with = lamp }
  flip ambusher {}
  choose wait { from = numbers(1, 2) }
  reveal ambusher {}
}
`

// TestSecretCountersInTheLog: what is laid out face down after a secret choice, and whatever
// happens to it, is named to its owner alone until it is revealed.
func TestSecretCountersInTheLog(t *testing.T) {
	p := program(t, fstest.MapFS{"g/game.hcl": {Data: []byte(ambushes)}}, "g", interp.Setup{})
	red, blue := p.Players[0].ID, p.Players[1].ID
	for _, kind := range []string{"Footman", "Decoy"} {
		s := begun(t, config(p, 1))
		take(t, s, map[string]string{"Footman": "1", "Decoy": "2"}[kind])
		take(t, s, "north")
		reads := func(viewer int32) string { return strings.Join(s.Lines(viewer, 0), "\n") }
		own := reads(red)
		for _, want := range []string{kind + " is placed: North", kind + ": orders are now 3", kind + " gets a Lamp", kind + " is now tired"} {
			if !strings.Contains(own, want) {
				t.Errorf("Red does not read %q:\n%s", want, own)
			}
		}
		for _, v := range []int32{blue, view.Spectator} {
			text := reads(v)
			if strings.Contains(text, kind) || strings.Contains(text, "orders") || strings.Contains(text, "Lamp") || strings.Contains(text, "tired") {
				t.Errorf("others read what Red has laid out:\n%s", text)
			}
			if !strings.Contains(text, "a man is placed: North") {
				t.Errorf("others do not read that something is laid out:\n%s", text)
			}
		}
		take(t, s, "1")
		if text := reads(blue); !strings.Contains(text, kind+" is revealed") {
			t.Errorf("Blue does not read who was revealed:\n%s", text)
		}
	}
}

// plots is a game in which each player decides for two ships at the same time as the other.
const plots = `
game "Plots" {
  language = 1
  begin    = plot
}
player "Ann" {}
player "Ben" {}
kind "ship" {
  is     = piece
  fields = { captain = player }
}
roster "ship" {
  columns = [captain, at]
  rows = {
    Ardent  = [ann, bay]
    Bold    = [ann, bay]
    Comet   = [ben, bay]
    Defiant = [ben, bay]
  }
}
kind "water" { is = space }
water "Bay" {}
phase "Plot" {
  each ship {
    from         = ships
    simultaneous = true
    choose speed {
      from   = [1, 2, 3]
      player = ship.captain
    }
    say { text = "${ship} makes ${speed}" }
  }
}
`

// TestWhoseChoice: where players decide at the same time for several pieces each, they are asked
// for which, and all read for which it was.
func TestWhoseChoice(t *testing.T) {
	p := program(t, fstest.MapFS{"g/game.hcl": {Data: []byte(plots)}}, "g", interp.Setup{})
	s := begun(t, config(p, 1))
	for _, key := range []string{"1", "2", "3", "1"} {
		if about := s.M.Pending().About; len(about) != 1 || about[0].Name != "ship" {
			t.Errorf("%q is asked about %v", key, about)
		}
		take(t, s, key)
	}
	text := strings.Join(s.Lines(view.Spectator, 0), "\n")
	for _, want := range []string{"Ann has chosen speed for Bold: 2", "Ben has chosen speed for Defiant: 1"} {
		if !strings.Contains(text, want) {
			t.Errorf("it is not told for which ship it was:\n%s", text)
		}
	}
}
