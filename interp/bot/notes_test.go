package bot_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/imagine"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// raising is a game in which each bids in turn, and a policy that takes notes of what it has bid.
const raising = `
game "Raising" {
  language = 1
  begin    = go
}
player "Ann" {}
player "Bob" {}
kind "lot" {
  is    = space
  state = { bid = number }
}
lot "Vase" {}
lot "Clock" {}
map "Room" {}
result "Over" { worth = 0 }
phase "Go" {
  repeat {
    times = 4
    each who {
      from = players
      choose lot {
        from   = lots
        player = who
      }
      choose bid {
        from   = numbers(1, 6)
        player = who
      }
      set lot { bid = bid }
    }
  }
  end game { result = over }
}
policy "More" {
  notes = { last = number, of_lot = { lot = number }, prey = lot }
  remember "the bid" {
    choice = bid
    set    = { last = bid }
  }
  remember "of the lot" {
    choice = bid
    of     = lot
    set    = { of_lot = of_lot(lot) + bid }
  }
  remember "what it wants" {
    choice = lot
    when   = prey == none
    set    = { prey = lot }
  }
  prefer "one more than last" {
    choice = bid
    worth  = -abs(bid - last - 1)
  }
  prefer "what it wants" {
    choice = lot
    when   = prey != none
    worth  = (lot == prey ? 10 : 0) - of_lot(lot)
  }
}
`

func noted(t *testing.T) *machine.Program {
	return interptest.Program(t, interptest.Text("raising", raising), interp.Setup{Policies: true})
}

// TestNotes: a policy reads its own notes, those of each player apart; they are undone with the
// position, and follow from the decisions alone.
func TestNotes(t *testing.T) {
	p := noted(t)
	m, again := machine.New(p), machine.New(p)
	var bots [2]*bot.Policy
	for i, player := range p.Players {
		bots[i] = bot.NewPolicy(p, p.Policies[0])
		bots[i].Begin(uint64(i+1), player.ID)
	}
	m.Start(1)
	again.Start(1)
	var before, after []*machine.State
	for n := 0; m.Pending() != nil && m.Err == nil; n++ {
		before = append(before, m.State.Clone())
		seat := slices.IndexFunc(p.Players, func(x *model.Thing) bool { return x.ID == m.Player() })
		i := bots[seat].Choose(m)
		if bots[seat].Err != nil {
			t.Fatal(bots[seat].Err)
		}
		if turn := n / 4; n%4%2 == 1 && i != turn { // bids 1, 2, 3, 4
			t.Errorf("decision %d: bids %d", n, i+1)
		}
		m.Choose(i)
		again.Choose(i)
		after = append(after, m.State.Clone())
		if !slices.Equal(m.N, again.N) {
			t.Fatalf("decision %d: notes %v, played again %v", n, m.N, again.N)
		}
	}
	if m.Err != nil || len(after) != 16 {
		t.Fatalf("%d decisions, %v", len(after), m.Err)
	}
	if slices.Equal(before[15].N, after[15].N) {
		t.Error("nothing is noted of the last bid")
	}
	m.Restore(before[6])
	if !slices.Equal(m.N, after[5].N) {
		t.Errorf("undone: %v, not %v", m.N, after[5].N)
	}
}

// TestNotesAreNobodyElses: no view shows a note, and who imagines worlds of their own has none of
// others there.
func TestNotesAreNobodyElses(t *testing.T) {
	p := noted(t)
	m := machine.New(p)
	m.Start(1)
	shown := func() string {
		text, err := json.Marshal(view.Position(m, p.Players[1].ID))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	m.Choose(0)
	m.Choose(4)
	was, hash := shown(), m.Hash()
	notes := slices.Clone(m.N)
	copy(m.N, p.Blank.N)
	if shown() != was || m.Hash() != hash {
		t.Error("a view, or the hash of the position, tells of notes")
	}
	copy(m.N, notes)
	if !m.HasNotes(p.Players[1].ID) || m.HasNotes(p.Players[0].ID) {
		t.Errorf("Ann alone has notes: %v", notes)
	}
	x, rng := imagine.New(p), bot.NewRandom(1)
	x.Look(m, p.Players[1].ID)
	if w := x.Draw(&rng); !slices.Equal(w.N, p.Blank.N) || slices.Equal(m.N, p.Blank.N) {
		t.Errorf("Bob imagines %v", w.N)
	}
	x.Look(m, p.Players[0].ID)
	if w := x.Draw(&rng); !slices.Equal(w.N, notes) {
		t.Errorf("Ann imagines %v", w.N)
	}
}

// TestWhyTellsNoNotes: of another player's options a line that reads a note is not told.
func TestWhyTellsNoNotes(t *testing.T) {
	p := noted(t)
	m, eyes := machine.New(p), machine.New(interp.NewTracer(p).Watched())
	m.Start(1)
	m.Choose(0)
	for i, dark := range []bool{false, true} {
		x := bot.NewPolicy(p, p.Policies[0])
		x.Begin(1, p.Players[0].ID)
		eyes.StandIn(m)
		eyes.Veil = view.Veil(m, p.Players[i].ID)
		if w := x.Weigh(m, eyes, []int{2}); w[0].Dark != dark {
			t.Errorf("through the eyes of %s: dark %v", p.Players[i].Title, w[0].Dark)
		}
	}
}

// TestAGuardedPolicyNotesNothingHidden: what is noted may not go by what the player cannot see.
func TestAGuardedPolicyNotesNothingHidden(t *testing.T) {
	for what, stops := range map[string]bool{"bobs_hand": true, "anns_hand": false} {
		text := peeping[:strings.Index(peeping, "policy ")] + strings.ReplaceAll(`
policy "Noting" {
  for   = ann
  notes = { most = number }
  remember "the best letter" {
    choice = bet
    set    = { most = max([for l in HAND.letters : l.points]) }
  }
  prefer "much" {
    choice = bet
    worth  = bet
  }
}
`, "HAND", what)
		p := interptest.Program(t, interptest.Text("noting", text), interp.Setup{Policies: true})
		x, m := bot.NewPolicy(p, p.Policies[0]), machine.New(p)
		x.Guard(interp.NewTracer(p).Watched())
		stopped := 0
		for seed := uint64(1); seed < 10; seed++ {
			m.Start(seed)
			x.Begin(seed, m.Player())
			if x.Choose(m); x.Err != nil {
				stopped++
				if x.Err.Code != "run/policy-hidden" || !strings.Contains(x.Err.Message, `the line "the best letter"`) {
					t.Error(x.Err)
				}
			}
		}
		if stops && stopped < 5 || !stops && stopped > 0 {
			t.Errorf("%s: stopped %d times of 9", what, stopped)
		}
	}
}

// TestANoteThatFails: the bot that decides says so; a game without one goes on.
func TestANoteThatFails(t *testing.T) {
	text := strings.Replace(raising, "set    = { last = bid }", "set    = { last = floor(1, bid - 1) }", 1)
	p := interptest.Program(t, interptest.Text("failing", text), interp.Setup{Policies: true})
	m := machine.New(p)
	m.Start(1)
	m.Choose(0)
	x := bot.NewPolicy(p, p.Policies[0])
	x.Begin(1, m.Player())
	if x.Choose(m); x.Err == nil || !strings.Contains(x.Err.Message, `the line "the bid" of the policy "More": `) {
		t.Errorf("%v", x.Err)
	}
	if m.Choose(0); m.Err != nil || m.Pending() == nil {
		t.Errorf("the game does not go on: %v", m.Err)
	}
}
