package session_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/play/session"
)

// letters is a game in which Ann bets by the letters in her hand, which Ben does not see.
const letters = `
game "Hands" {
  language = 1
  begin    = go
}
player "Ann" {}
player "Ben" {}
kind "letter" {
  is     = card
  fields = { points = number }
}
roster "letter" {
  columns = [points]
  rows    = { One = [1], Two = [2], Three = [3], Four = [4], Five = [5], Six = [6] }
}
deck "Post" {
  of    = letter
  holds = [one, two, three, four, five, six]
}
box "Hand" {
  of      = letter
  seen_by = ann
}
phase "Go" {
  draw own {
    from  = post
    to    = hand
    count = 2
  }
  repeat {
    times = 9
    choose bet {
      from   = numbers(1, 6)
      player = ann
    }
    choose answer {
      from   = numbers(1, 6)
      player = ben
    }
  }
  end game { winner = ann }
}
policy "Honest" {
  for = ann
  prefer "as much as we have" {
    choice = bet
    worth  = -abs(bet - max([for l in hand.letters : l.points]))
  }
  prefer "not all" {
    choice = bet
    when   = bet == 6
    worth  = -1
  }
}
`

// openLetters is the same game with all cards on the table.
var openLetters = strings.NewReplacer("seen_by = ann", "seen_by = all", "count = 2", "count = 6", "worth  = -1", "worth  = -3").Replace(letters)

// TestAdviceTellsNothingHidden: why a bot has bet so is told to who sees its hand; to others only
// the lines that follow from what they see, whatever lies in the hand.
func TestAdviceTellsNothingHidden(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(letters)}}, ".", interp.Setup{Policies: true})
	ann, ben := p.Players[0].ID, p.Players[1].ID
	told := map[string]*session.Advice{}
	for seed := uint64(1); seed < 30; seed++ {
		c := config(p, seed)
		c.Bots = map[int32]bot.Kind{ann: {Policy: true}}
		c.Header.Bots = []string{"ann=policy"}
		s := begun(t, c)
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		moves := s.Bots()
		if len(moves) != 1 {
			t.Fatalf("seed %d: %d moves", seed, len(moves))
		}
		own, err := s.Why(moves[0], ann, nil)
		if err != nil {
			t.Fatal(err)
		}
		if own.For.Dark || own.Second == nil || own.Equal == 0 || len(own.For.Prefers) == 0 || own.For.Prefers[0].Line.Label != "as much as we have" {
			t.Errorf("seed %d: Ann is not told all: %+v", seed, own)
		}
		other, err := s.Why(moves[0], ben, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !other.For.Dark || other.Second != nil || other.Equal != 0 {
			t.Errorf("seed %d: Ben is told what he cannot see: %+v", seed, other)
		}
		key := other.Option.Key
		if was := told[key]; was != nil && !reflect.DeepEqual(was, other) {
			t.Errorf("seed %d: Ben is told something else of the same bet", seed)
		}
		told[key] = other
	}
	if len(told) < 3 {
		t.Errorf("only %d different bets", len(told))
	}
}

// TestHintIsWhatABotWouldDo: a hint names an option that the policy would take, and leaves the game
// as it is.
func TestHintIsWhatABotWouldDo(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(letters)}}, ".", interp.Setup{Policies: true})
	s := begun(t, config(p, 4))
	before := s.M.Hash()
	hint, err := s.Hint(nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.M.Hash() != before {
		t.Error("a hint changes the game")
	}
	x := bot.NewPolicy(p, p.Policies[0])
	x.Begin(4, s.M.Player())
	if i := x.Choose(s.M); s.Options()[i].Key != hint.Option.Key {
		t.Errorf("the hint is %s, but the policy takes %s", hint.Option.Key, s.Options()[i].Key)
	}
	if err := s.Choose(hint.At, ""); err != nil {
		t.Fatal(err)
	}
	if hint, err := s.Hint(nil); err != nil || hint.Policy != nil || hint.Tried == nil {
		t.Errorf("Ben has no policy, but the hint is not by trial: %+v, %v", hint, err)
	}
}

// TestWhyOfTrials: a bot that searches has tried each option, and what it saw is told with the
// second choice: to who sees all that it sees, and as it was then.
func TestWhyOfTrials(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		kind string
		told bool
	}{
		"open":   {openLetters, "search:60", true},
		"hidden": {letters, "search:60", false},
		"timed":  {openLetters, "search:20ms", false},
		"guided": {openLetters, "guided:60", true},
	} {
		t.Run(name, func(t *testing.T) {
			p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(c.text)}}, ".", interp.Setup{Policies: true})
			ann, ben := p.Players[0].ID, p.Players[1].ID
			kind, err := bot.Parse(c.kind)
			if err != nil {
				t.Fatal(err)
			}
			cfg := config(p, 4)
			cfg.Bots = map[int32]bot.Kind{ann: kind}
			s := begun(t, cfg)
			if err := s.GoOn(nil); err != nil {
				t.Fatal(err)
			}
			a, err := s.Why(s.Bots()[0], ben, nil)
			if !c.told {
				if err == nil || !strings.Contains(err.Error(), "no other reasons") {
					t.Errorf("Ben is told %+v, %v", a, err)
				}
				return
			}
			if err != nil || a.Tried == nil || a.Tried.Times < 5 || a.Second == nil || a.Second.Tried == nil || (a.Policy != nil) != kind.Guided {
				t.Errorf("Ben is told %+v, %v", a, err)
			}
		})
	}
}

// TestWhatACadetOverlooks: where a cadet has not taken what its policy likes best, the explanation
// names what it has overlooked; and it does so now and then only.
func TestWhatACadetOverlooks(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(openLetters)}}, ".", interp.Setup{Policies: true})
	ann, ben := p.Players[0].ID, p.Players[1].ID
	overlooked, best := 0, 0
	for seed := range uint64(40) {
		c := config(p, seed)
		c.Bots = map[int32]bot.Kind{ann: {Level: bot.Cadet}}
		s := begun(t, c)
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		a, err := s.Why(s.Bots()[0], ben, nil)
		if err != nil || a.Second == nil {
			t.Fatalf("%+v, %v", a, err)
		}
		if a.Second.Better {
			overlooked++
		} else {
			best++
		}
	}
	if overlooked < 5 || best < overlooked {
		t.Errorf("%d of 40 times something was overlooked", overlooked)
	}
}

// helpers is a game in which Ann sends who is worth more than it costs to send him.
const helpers = `
game "Helpers" {
  language = 1
  begin    = go
}
player "Ann" {}
kind "helper" {
  is     = concept
  fields = { worth = number }
}
roster "helper" {
  columns = [worth]
  rows    = { Ada = [3], Ben = [-1], Cal = [2], Dot = [1] }
}
phase "Go" {
  repeat {
    times = 2
    choose sent {
      from   = helpers
      up_to  = any
      player = ann
    }
  }
  end game { winner = ann }
}
policy "Thrifty" {
  for = ann
  prefer "what it is worth" {
    choice = sent
    worth  = sent.worth
  }
}
`

// TestHintOfALongSet says that there may be more where it does not look further, or is stopped.
func TestHintOfALongSet(t *testing.T) {
	for n, more := range map[int]bool{20: false, 21: true} {
		var rows strings.Builder
		for i := range n {
			fmt.Fprintf(&rows, "H%c = [%d]\n", 'a'+i, i+1)
		}
		text := strings.Replace(helpers, "{ Ada = [3], Ben = [-1], Cal = [2], Dot = [1] }", "{\n"+rows.String()+"}", 1)
		p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{Policies: true})
		s := begun(t, config(p, 4))
		hint, err := s.Hint(nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(hint.Set) != 20 || hint.More != more {
			t.Errorf("of %d, %d are named; more: %t", n, len(hint.Set), hint.More)
		}
		asked := 0
		hint, err = s.Hint(func() bool { asked++; return asked > 3 })
		if err != nil {
			t.Fatal(err)
		}
		if len(hint.Set) != 3 || !hint.More {
			t.Errorf("stopped, %d of %d are named; more: %t", len(hint.Set), n, hint.More)
		}
	}
}

// TestHintOfASet names all that goes into the set, and nothing of the set that is asked for after
// it.
func TestHintOfASet(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(helpers)}}, ".", interp.Setup{Policies: true})
	s := begun(t, config(p, 4))
	for _, want := range [][]string{{"Ada", "Cal", "Dot"}, {"Cal", "Dot"}, {"Dot"}, nil, {"Ada", "Cal", "Dot"}} {
		hint, err := s.Hint(nil)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, o := range hint.Set {
			got = append(got, o.Title)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q, not %q", got, want)
		}
		if err := s.Choose(hint.At, ""); err != nil {
			t.Fatal(err)
		}
	}
}
