package interp_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// wiped: a game goes on in the same way if, at any decision, all that dead names have left in the
// frames is wiped out.
func wiped(t *testing.T, p *machine.Program, games, most int) {
	t.Helper()
	a, b := machine.New(p), machine.New(p)
	var frozen, memory machine.State
	rng := uint64(7)
	for seed := range uint64(games) {
		a.Start(seed)
		b.Start(seed)
		for n := 0; n < most && a.Err == nil && a.Pending() != nil; n++ {
			b.Freeze(&frozen)
			ints, words := p.Live(&frozen, &memory)
			copy(frozen.L, ints)
			copy(frozen.B, words)
			b.Restore(&frozen)
			k := a.Options().Len()
			if a.Hash() != b.Hash() || b.Options().Len() != k || a.Pending() != b.Pending() {
				t.Fatalf("seed %d, decision %d: a dead name is read", seed, n)
			}
			if k == 0 {
				break
			}
			rng = rng*6364136223846793005 + 1442695040888963407
			a.Choose(int((rng >> 33) % uint64(k)))
			b.Choose(int((rng >> 33) % uint64(k)))
		}
		if told(a.Err) != told(b.Err) {
			t.Fatalf("seed %d: %q and %q", seed, told(a.Err), told(b.Err))
		}
	}
}

// namesBound binds names in all ways: in branches, loops of each kind, comprehensions in conditions
// and areas that are built in place, simultaneous choices, results of rules; and asks in between.
const namesBound = `
game "Bound" {
  language = 1
  begin    = go
  parts    = 10
}
player "White" {}
player "Black" {}
enum "color" { names = [red, green, blue] }
kind "man" {
  is     = piece
  fields = { base = number }
  state  = { hits = number }
}
man "Joe" {
  base  = 0.5
  count = 4
}
kind "wood" {
  is     = area
  traits = [thick]
}
wood "Grove" {
  shape  = circle(point(5, 5), 2)
  traits = [thick]
}
wood "Copse" {
  shape  = circle(point(15, 9), 3)
  traits = [thick]
}
map "Table" { surface = [24, 24] }
value "Weight" {
  given = { m = man }
  base  = m.hits + count([for o in men : o if o != m && o.hits > m.hits])
}
rule "Drop" {
  given   = { apart = number, ground = area }
  returns = number
  choose spot {
    from   = but_not(ground, union(within(apart, men), woods.thick.shape))
    player = white
    none {
      return { the = 0 }
    }
  }
  put one {
    from = joe.supply
    to   = spot
  }
  return { the = count([for m in men : m if m != one]) }
}
phase "Go" {
  repeat round {
    times = 4
    run "Drop" others {
      apart  = 3
      ground = but_not(inside(table), within(1 + round, edge(table, north)))
    }
    each m {
      from          = men
      highest_first = weight(m)
      let { heavy = weight(m) > others }
      choose color {
        from     = colors
        when     = !heavy
        may_pass = true
        require "not blue" { that = color != blue || none([for o in men : o if o.hits > 3]) }
      }
      if "chosen" {
        when = color != none
        let { next = round + others }
        choose more { from = numbers(1, 2) }
        set m { hits = m.hits + more + next % 2 }
      }
    }
    each who {
      from         = players
      simultaneous = true
      choose bet {
        from   = numbers(1, 3)
        player = who
        secret = true
      }
      choose again {
        from   = numbers(1, bet)
        player = who
      }
      choose last {
        from   = numbers(1, 2)
        player = who
      }
      say { text = "${who} ${bet} ${again} ${last}" }
      if "it was much" {
        when = bet + again + last > 5
        say { text = "much" }
        choose more_or_less {
          from   = numbers(bet, bet + again)
          player = who
        }
      }
    }
    choose some {
      from  = men
      up_to = 2
    }
    each x {
      from      = some
      chosen_by = black
      set x { hits = x.hits + 1 }
      choose by { from = numbers(1, 2) }
      set x { hits = x.hits + by }
    }
  }
}
`

// TestNamesOfAllKinds: in a game that binds names in all ways, dead ones are not read, and no part
// of what a position is.
func TestNamesOfAllKinds(t *testing.T) {
	g := interptest.Load(t, interptest.Text("g", namesBound))
	p := build(t, g, interp.Setup{})
	wiped(t, p, 20, 200)
	if err := watchedAgrees(p, 20, 200); err != nil {
		t.Error(err)
	}
	m, asked := machine.New(p), map[string]bool{}
	for seed := range uint64(5) {
		m.Start(seed)
		for n := 0; n < 100 && m.Pending() != nil && m.Options().Len() > 0; n++ {
			asked[m.Pending().Name] = true
			m.Choose(n % m.Options().Len())
		}
		if m.Err != nil {
			t.Fatal(m.Err)
		}
	}
	if len(asked) < 8 {
		t.Errorf("it asks for %v only", asked)
	}
}
