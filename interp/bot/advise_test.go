package bot_test

import (
	"math/rand/v2"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// guided plays a game of Ada's decisions by a bot, and reports whether she has won.
func guided(t *testing.T, p *machine.Program, kind bot.Kind, seed uint64) bool {
	t.Helper()
	ada := p.Game.Players[0].ID
	b, err := bot.New(p, ada, kind, 1)
	if err != nil {
		t.Fatal(err)
	}
	m := machine.New(p)
	m.Start(seed)
	for b.Begin(seed, ada); m.Pending() != nil; {
		m.Choose(b.Choose(m))
	}
	if m.Err != nil {
		t.Fatal(m.Err)
	}
	return p.Game.Worth(m.Result, ada) > 0
}

// TestSeesWhatTheAdviceDoesNot: where the policy would run past the gate, the continuations that it
// plays itself show it, and another option is taken: with so many of them, or so much work.
func TestSeesWhatTheAdviceDoesNot(t *testing.T) {
	p := interptest.Program(t, interptest.Text("gate", gate), interp.Setup{Policies: true})
	for seed := range uint64(10) {
		for _, k := range []bot.Kind{{Search: true, Guided: true}, {Search: true, Guided: true, Iterations: 60}} {
			if guided(t, p, bot.Kind{Policy: true}, seed) || !guided(t, p, k, seed) {
				t.Errorf("seed %d: the policy is to lose, and %s to win", seed, k)
			}
		}
	}
}

// TestKeepsTheAdviceWhereNothingIsBetter: where luck alone decides, the policy does, but for a few
// times; where continuations are too dear, always.
func TestKeepsTheAdviceWhereNothingIsBetter(t *testing.T) {
	p := interptest.Program(t, interptest.Text("coin", coin), interp.Setup{Policies: true})
	dear := *p
	dear.Limits.Game = 100
	for name, c := range map[string]struct {
		p    *machine.Program
		most int
	}{"luck": {p, 5}, "dear": {&dear, 0}} {
		m, tails := machine.New(c.p), 0
		b := search(c.p, bot.Kind{Search: true, Guided: true}, 1)
		for seed := range uint64(60) {
			m.Start(seed)
			b.Begin(seed, p.Game.Players[0].ID)
			if took(m, b) == "tails" {
				tails++
			}
		}
		if tails > c.most {
			t.Errorf("%s: of 60 times the advice was not taken %d times", name, tails)
		}
	}
}

// TestAdviceSeesNothingHidden: of two positions that look alike to a player, a bot that advice guides
// chooses alike in each.
func TestAdviceSeesNothingHidden(t *testing.T) {
	for _, name := range []string{"kuhn_poker", "hot_lanes", "salt_roads", "dispatch"} {
		t.Run(name, func(t *testing.T) {
			var p *machine.Program
			for _, src := range interptest.Sources(t) {
				if src.Name == name {
					p = interptest.Program(t, src, interp.Setup{Policies: true})
				}
			}
			one, three := bot.NewSearch(p, bot.Kind{Search: true, Guided: true, Iterations: 60}, 1), bot.NewSearch(p, bot.Kind{Search: true, Guided: true, Iterations: 60}, 3)
			if n := blind(t, p, one, three, rand.New(rand.NewPCG(4, 4)), 6); n == 0 {
				t.Error("nothing hidden was ever exchanged: the test proves nothing")
			}
		})
	}
}

const gate = `
game "Gate" {
  language = 1
  begin    = race
  length   = 6
}
kind "runner" { is = player }
runner "Ada" {}
runner "Bob" {}
track "Steps" { boxes = numbers(0, 9) }
track "Gates" { boxes = numbers(0, 9) }

phase "Race" {
  repeat {
    times = 4
    offer "Ways" {}
  }
  end game { winner = gates == 1 ? ada : bob }
}
menu "Ways" { player = ada }
action "Run On" {
  menu = ways
  advance steps { by = 1 }
}
action "Turn In" {
  menu = ways
  advance gates { by = 1 }
}
policy "Runner" {
  for = ada
  prefer "on and on" {
    action = run_on
    worth  = 1
  }
}
`

const coin = `
game "Coin" {
  language = 1
  begin    = toss
  length   = 4
}
kind "gambler" { is = player }
gambler "Ada" {}
gambler "Bob" {}
track "Score" { boxes = numbers(0, 9) }

phase "Toss" {
  offer "Sides" {}
  roll die { dice = d6 }
  end game { winner = die >= 4 ? ada : bob }
}
menu "Sides" { player = ada }
action "Heads" {
  menu = sides
  advance score { by = 1 }
}
action "Tails" {
  menu = sides
  advance score { by = 2 }
}
policy "Gambler" {
  prefer "heads" {
    action = heads
    worth  = 1
  }
}
`
