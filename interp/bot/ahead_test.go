package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// TestLinesReadWhatAnOptionLeaves: a line that supposes its option taken reads the position up to
// the next decision, through what nobody is asked there, and no further than the player can
// foresee. The position itself stays as it is, and the work is bounded.
func TestLinesReadWhatAnOptionLeaves(t *testing.T) {
	src := interptest.Text("supposing", supposing)
	p := interptest.Program(t, src, interp.Setup{Policies: true})
	watched := interp.NewTracer(p).Watched()
	player := p.Game.Players[0].ID
	policy, err := bot.FindPolicy(p, player, "Foresight")
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed < 9; seed++ {
		foresees(t, p, watched, policy, seed)
	}
}

// foresees checks the worths of a policy in one game.
func foresees(t *testing.T, p, watched *machine.Program, policy *machine.Policy, seed uint64) {
	t.Helper()
	player := p.Game.Players[0].ID
	m := machine.New(p)
	m.Start(seed)
	before := m.Clone()
	x := bot.NewPolicy(p, policy)
	x.Begin(seed, player)
	for _, w := range []*machine.Program{nil, watched} {
		x.Guard(w)
		x.Best(m)
		if x.Err != nil {
			t.Fatal(x.Err)
		}
		var all []int
		for i := range m.Options().Len() {
			all = append(all, i)
		}
		worth := map[string]int32{}
		for _, o := range x.Weigh(m, m, all) {
			a, opt := m.Option(o.Option)
			worth[a.Act(opt[0]).Action.Name] = o.Worth
		}
		if got, want := fmt.Sprint(worth), "map[ask:3 draw:4 end:9 lay:16 peek:5 skip:7 throw:1 turn:2]"; got != want {
			t.Errorf("found %s, not %s", got, want)
		}
	}
	if !slices.Equal(m.I, before.I) || m.Key != before.Key || m.Count != before.Count {
		t.Error("the position has changed")
	}
}

const supposing = `
game "Supposing" {
  language = 1
  begin    = go
}
player "Ann" {}
player "Bob" {}
kind "letter" {
  is     = card
  fields = { points = number }
}
roster "letter" {
  columns = [points]
  rows    = { One = [10], Two = [20], Three = [30], Four = [40] }
}
deck "Post" {
  of    = letter
  holds = [one, two, three, four]
}
box "Hand" {
  of      = letter
  seen_by = ann
}
box "Table" { of = letter }
track "Score" { boxes = numbers(0, 200) }

phase "Go" {
  shuffle post {}
  draw drawn {
    from = post
    to   = hand
  }
  move {
    the  = top(post.letters)
    to   = table
    face = down
  }
  repeat {
    offer "Ways" {}
  }
}
menu "Ways" { player = ann }
action "Throw" {
  menu = ways
  advance score { by = 1 }
  roll die { dice = d6 }
  advance score { by = 100 + die }
}
action "Turn" {
  menu = ways
  advance score { by = 2 }
  reveal { the = table.letters }
  advance score { by = 100 }
}
action "Ask" {
  menu = ways
  advance score { by = 3 }
  choose n {
    from   = numbers(1, 2)
    player = bob
  }
  advance score { by = 100 }
}
action "Draw" {
  menu = ways
  advance score { by = 4 }
  draw drawn {
    from = post
    to   = hand
  }
  advance score { by = 100 }
}
action "Skip" {
  menu = ways
  advance score { by = 2 }
  choose n {
    from   = numbers(1, 2)
    player = bob
    when   = score > 5
  }
  advance score { by = 5 }
}
action "Lay" {
  menu = ways
  advance score { by = 6 }
  move {
    the = only(hand.letters)
    to  = table
  }
}
action "Peek" {
  menu = ways
  advance score { by = 5 }
  if "it is a high one" {
    when = only(table.letters).points > 20
    advance score { by = 100 }
  }
  advance score { by = 1 }
}
action "End" {
  menu = ways
  advance score { by = 9 }
  end game { winner = ann }
}
policy "Foresight" {
  prefer "the score" {
    action    = [throw, turn, ask, draw, skip, lay, peek, end]
    supposing = true
    worth     = score
  }
  prefer "one's own letter" {
    action    = lay
    supposing = true
    when      = none(hand.letters)
    worth     = 10 * count([for l in table.letters : l if l.points > 0 && !l.face_down])
  }
}
`
