package imagine_test

import (
	"math/rand/v2"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/imagine"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view/viewtest"
)

// leftOver binds names that mean hidden counters in every way that ends before the decision: in a
// loop, in a branch, in a round of a loop that goes on, and inside an expression.
const leftOver = `
game "Left Over" {
  language = 1
  begin    = go
}
player "White" {}
kind "token" {
  is     = chit
  fields = { worth = number }
}
roster "token" {
  columns = [count, worth]
  rows    = { Red = [3, 1], Blue = [3, 2], Green = [2, 3] }
}
cup "Bag" { of = token }
cup "Sack" {
  of    = token
  holds = []
}
box "Tray" { of = token }
phase "Go" {
  repeat {
    repeat {
      times = 2
      draw one {
        from = bag
        to   = tray
      }
    }
    each seen {
      from = tray.tokens
      move seen { to = sack }
    }
    if "a branch" {
      when = any(sack.tokens)
      put some {
        from = sack.tokens
        to   = bag
      }
    }
    choose number { from = numbers(1, 3) }
    each back {
      from = sack.tokens
      move back { to = bag }
    }
    put last {
      from = bag.tokens
      to   = sack
    }
  }
}
`

// TestNamesLeftOver: what a name has meant that is bound no more is no part of a position. So two
// positions that differ in it have the same worlds, and one that nobody watches is the same as one
// that is watched.
func TestNamesLeftOver(t *testing.T) {
	p := interptest.Program(t, interptest.Text("g", leftOver), interp.Setup{})
	x, y, other, compared := imagine.New(p), imagine.New(p), machine.New(p), 0
	rng := rand.New(rand.NewPCG(1, 1))
	visit(t, p, 8, 1, func(m *machine.M, r *bot.Random) {
		x.Look(m, m.Player())
		other.Restore(viewtest.Permute(m, m.Player(), rng))
		y.Look(other, m.Player())
		ra := *r
		rb := ra
		if x.Draw(&ra).Position() != y.Draw(&rb).Position() {
			t.Error("a world follows from a name that is bound no more")
		}
		compared++
	})
	if compared < 8 {
		t.Errorf("%d positions are compared", compared)
	}
}
