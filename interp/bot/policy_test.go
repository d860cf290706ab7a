package bot_test

import (
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"path"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view/viewtest"
	"sandtable/schema/model"
)

// TestPoliciesSeeNothingHidden: of two positions that look alike to a player, every shipped policy
// takes the same options for best, whatever lies face down, in decks and in others' hands.
func TestPoliciesSeeNothingHidden(t *testing.T) {
	advised(t, func(t *testing.T, p *machine.Program) {
		for _, policy := range p.Policies {
			if _, err := sees(p, policy); err != nil {
				t.Error(err)
			}
		}
	})
}

// advised tries every shipped game with policies, and each of its variants that others play.
func advised(t *testing.T, try func(*testing.T, *machine.Program)) {
	tried := 0
	for _, src := range interptest.Sources(t) {
		if _, err := fs.Stat(src.FS, path.Join(src.Dir, "policies")); err != nil {
			continue
		}
		tried++
		setups := map[string]map[string]string{src.Name: {}}
		for _, o := range interptest.Load(t, src).Options {
			for _, v := range o.Variants {
				if len(v.Players) > 0 {
					setups[src.Name+" "+v.Name] = map[string]string{o.Name: v.Name}
				}
			}
		}
		for name, options := range setups {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				try(t, interptest.Program(t, src, interp.Setup{Options: options, Policies: true}))
			})
		}
	}
	if tried == 0 {
		t.Error("no game has policies")
	}
}

// TestAPolicyThatPeepsIsFound: the same test finds a policy that reads another player's hand, and
// lets one pass that reads its own.
func TestAPolicyThatPeepsIsFound(t *testing.T) {
	src := interptest.Text("peeping", peeping)
	p := interptest.Program(t, src, interp.Setup{Policies: true})
	for _, policy := range p.Policies {
		exchanged, err := sees(p, policy)
		if exchanged == 0 {
			t.Errorf("%s: nothing hidden was exchanged", policy.Model.Title)
		}
		if peeps := policy.Model.Title == "Peeping"; (err != nil) != peeps {
			t.Errorf("%s: %v", policy.Model.Title, err)
		}
	}
}

const peeping = `
game "Peeping" {
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
  rows    = { One = [1], Two = [2], Three = [3], Four = [4], Five = [5], Six = [6] }
}
deck "Post" {
  of    = letter
  holds = [one, two, three, four, five, six]
}
box "Anns Hand" {
  of      = letter
  seen_by = ann
}
box "Bobs Hand" {
  of      = letter
  seen_by = bob
}
phase "Go" {
  shuffle post {}
  draw own {
    from  = post
    to    = anns_hand
    count = 2
  }
  draw others {
    from  = post
    to    = bobs_hand
    count = 2
  }
  choose bet {
    from   = numbers(1, 6)
    player = ann
  }
  end game { winner = bet > 3 ? ann : bob }
}
policy "Peeping" {
  for = ann
  prefer "as much as he has" {
    choice = bet
    worth  = -abs(bet - max([for l in bobs_hand.letters : l.points]))
  }
}
policy "Honest" {
  for = ann
  prefer "as much as we have" {
    choice = bet
    worth  = -abs(bet - max([for l in anns_hand.letters : l.points]))
  }
}
`

// sees plays a few hundred decisions by a policy, and asks it again with hidden things exchanged.
// It returns how often something was exchanged, and an error if the policy then decides otherwise.
func sees(p *machine.Program, policy *machine.Policy) (exchanged int, err error) {
	m, other, rng := machine.New(p), machine.New(p), rand.New(rand.NewPCG(7, 7))
	x := bot.NewPolicy(p, policy)
	left := 400
	for seed := uint64(1); left > 0 && seed < 20; seed++ {
		m.Start(seed)
		for ; left > 0 && m.Pending() != nil && m.Err == nil; left-- {
			i := rng.IntN(m.Options().Len())
			if policy.Model.Of(p.Game.Things[m.Player()]) {
				x.Begin(seed, m.Player())
				best := called(m, x.Best(m), nil)
				if x.Err != nil {
					return exchanged, fmt.Errorf("%s: %w", policy.Model.Title, x.Err)
				}
				s, to := viewtest.Exchange(m, m.Player(), rng)
				if other.Restore(s); other.Pending() == m.Pending() && other.Options().Len() == m.Options().Len() {
					if moved(to, p.Ids.PieceLo) {
						exchanged++
					}
					if again := called(other, x.Best(other), to); !slices.EqualFunc(best, again, slices.Equal) {
						return exchanged, fmt.Errorf("%s, seed %d, after %d decisions, at %q: %v is best, but %v if other things are hidden", policy.Model.Title, seed, m.Count, m.Pending().Name, best, again)
					}
				}
				i = x.Choose(m)
			}
			m.Choose(i)
		}
	}
	return exchanged, nil
}

// moved reports whether any piece lies where another lay.
func moved(to []int32, lo int32) bool {
	for i, id := range to {
		if id != lo+int32(i) {
			return true
		}
	}
	return false
}

// called are options by their numbers, sorted; pieces that lie where others lay are called as
// these.
func called(m *machine.M, options []int, to []int32) (out [][]int32) {
	back := map[int32]int32{}
	for i, id := range to {
		back[id] = int32(i) + m.P.Ids.PieceLo
	}
	for _, i := range options {
		_, opt := m.Option(i)
		opt = slices.Clone(opt)
		for k, v := range opt {
			if was, moved := back[v]; moved && v != model.None {
				opt[k] = was
			}
		}
		out = append(out, opt)
	}
	slices.SortFunc(out, slices.Compare)
	return out
}

// TestPoliciesFindPoints: a policy that judges points finds the one that its line is about, whether
// it touches a piece or an edge, or lies where nothing marks it. What is listed hardly ever holds
// it.
func TestPoliciesFindPoints(t *testing.T) {
	src := interptest.Text("surveying", surveying)
	p := interptest.Program(t, src, interp.Setup{Policies: true})
	m := machine.New(p)
	for _, c := range []struct {
		policy string
		far    float64 // in tenths of an inch: how far from the best point it may be
		x, y   float64
	}{{"To the Stone", 0, 320, 170}, {"To the Edge", 0, -1, 0}, {"To a Field", 10, 123, 234}} {
		for seed := uint64(1); seed < 10; seed++ {
			x, err := bot.FindPolicy(p, p.Game.Players[0].ID, c.policy)
			if err != nil {
				t.Fatal(err)
			}
			b := bot.NewPolicy(p, x)
			m.Start(seed)
			before := m.Options().Len()
			b.Begin(seed, m.Player())
			i := b.Choose(m)
			if b.Err != nil {
				t.Fatal(b.Err)
			}
			if n := m.Options().Len(); n > before+8 {
				t.Errorf("%s, seed %d: %d options have become %d", c.policy, seed, before, n)
			}
			_, opt := m.Option(i)
			px, py := p.Game.Surface.XY(opt[0])
			dx, dy := float64(px)-c.x, float64(py)-c.y
			if c.x < 0 { // anywhere on it
				dx = 0
			}
			if off := math.Hypot(dx, dy); off > c.far {
				t.Errorf("%s, seed %d: %d, %d is %.0f off", c.policy, seed, px, py, off)
			}
		}
	}
}

const surveying = `
game "Surveying" {
  language = 1
  begin    = go
  parts    = 10
}
player "Ann" {}
map "Meadow" { surface = [40, 30] }
kind "stone" {
  is     = piece
  fields = { base = number }
}
stone "Boundary Stone" { base = 0 }
phase "Go" {
  move boundary_stone { to = point(32, 17) }
  choose spot {
    from   = inside(meadow)
    player = ann
  }
  end game { winner = ann }
}
policy "To the Stone" {
  prefer "near" {
    choice = spot
    worth  = -distance(spot, boundary_stone)
  }
}
policy "To the Edge" {
  prefer "near" {
    choice = spot
    worth  = -distance(spot, edge(meadow, south))
  }
}
policy "To a Field" {
  prefer "near" {
    choice = spot
    worth  = -distance(spot, point(12.3, 23.4))
  }
}
`

// TestAPolicyComputesWhatItReads: of what an action derives from its choices a policy computes what
// its lines read, be it by way of other names; the rest is the affair of whoever takes the action.
func TestAPolicyComputesWhatItReads(t *testing.T) {
	for _, c := range []struct {
		worth string
		fails bool
	}{{"more", false}, {"share", true}} {
		src := interptest.Text("deriving", fmt.Sprintf(deriving, c.worth))
		p := interptest.Program(t, src, interp.Setup{Policies: true})
		m := machine.New(p)
		m.Start(1)
		x := bot.NewPolicy(p, p.Policies[0])
		x.Begin(1, m.Player())
		best := x.Best(m)
		if (x.Err != nil) != c.fails {
			t.Errorf("%s: %v", c.worth, x.Err)
		}
		if !c.fails && !slices.Equal(best, []int{3}) {
			t.Errorf("%s: the best are %v, not the last alone", c.worth, best)
		}
	}
}

const deriving = `
game "Deriving" {
  language = 1
  begin    = go
}
player "Ann" {}
phase "Go" {
  offer "Bets" {}
  end game { winner = ann }
}
menu "Bets" { player = ann }
action "Bet" {
  menu = bets
  choose n { from = numbers(1, 4) }
  let {
    twice = 2 * n
    more  = twice + 1
    share = floor(12, n - 2) # fails for 2
  }
  say { text = "${more} ${share}" }
}
policy "The Most" {
  prefer "the most" {
    action = bet
    worth  = %s
  }
}
`
