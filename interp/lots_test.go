package interp_test

import (
	"math"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// TestWhatIsDrawn plays every game at random and draws the options of each decision: two are there
// at once if there are two, what is drawn in the end is what is listed, and each is drawn first as
// often as any other.
func TestWhatIsDrawn(t *testing.T) {
	drawn, tried := 0, map[string]int{}
	interptest.Each(t, func(t *testing.T, src load.Source) {
		p := interptest.Program(t, src, interp.Setup{})
		m, lot, random := machine.New(p), machine.New(p), bot.NewRandom(9)
		lot.ByLot = random.Pick
		for seed := range uint64(2) {
			m.Start(seed)
			for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 200; n++ {
				listed := optionsOf(m)
				lot.Restore(&m.State)
				first := lot.Options().Len()
				byLot := lot.Drawn()
				if byLot {
					drawn++
				}
				for lot.Draw() {
				}
				if got := optionsOf(lot); lot.Pending() != m.Pending() || first < min(2, len(listed)) || !slices.EqualFunc(got, listed, slices.Equal[[]int32]) {
					t.Fatalf("%q: %d options at once, %v in all, but listed are %v (%v)", m.Pending().Title, first, got, listed, lot.Err)
				}
				if k := len(listed); byLot && k > 1 && k <= 24 && tried[src.Name] < 4 {
					tried[src.Name]++
					drawsEvenly(t, m, lot, listed)
				}
				m.Choose(random.Choose(m))
			}
			if lot.Restore(&m.State); lot.Over != m.Over || lot.Pending() != m.Pending() {
				t.Fatalf("by lot the game does not end as it does: %v", lot.Err)
			}
		}
	})
	if drawn < 800 || len(tried) < 6 {
		t.Errorf("%d decisions were drawn in %d games: the test proves little", drawn, len(tried))
	}
}

// TestWhatIsDrawnOfLike: of pieces that are alike one stands for all in a list, but what is asked
// of each may tell them apart: none is lost.
func TestWhatIsDrawnOfLike(t *testing.T) {
	p := interptest.Program(t, interptest.Text("pairs", `
game "Pairs" {
  language = 1
  begin    = go
}
player "Ann" {}
map "Field" {}
kind "post" { is = space }
post "Near" {}
post "Far" {}
post "Mid" {}
kind "man" { is = piece }
man "Scout" {
  count = 3
  at    = near
}
value "Another" {
  given = { a = man, b = man }
  base  = count([for x in men : x if x == a || x == b]) == 2
}
menu "Order" {
  actor  = men
  player = ann
}
action "Pair" {
  menu = order
  choose mate {
    from = men
    require "another" { that = another(actor, mate) }
  }
  move actor { to = mid }
  move mate { to = far }
}
rule "Go" {
  repeat {
    times = 3
    choose hero {
      from   = men
      player = ann
    }
    choose mate {
      from   = men
      player = ann
      require "another" { that = another(hero, mate) }
    }
    move mate { to = mid }
    offer "Order" {}
  }
}
`), interp.Setup{})
	m, lot, random := machine.New(p), machine.New(p), bot.NewRandom(9)
	lot.ByLot = random.Pick
	for seed := range uint64(20) {
		m.Start(seed)
		for m.Pending() != nil && m.Options().Len() > 0 {
			lot.Restore(&m.State)
			for lot.Draw() {
			}
			if got, want := optionsOf(lot), optionsOf(m); len(got) != len(want) {
				t.Fatalf("%q: %v are drawn, %v listed", m.Pending().Title, got, want)
			}
			m.Choose(random.Choose(m))
		}
	}
}

// optionsOf are the options of the pending decision, in the order of their numbers.
func optionsOf(m *machine.M) (out [][]int32) {
	for i := range m.Options().Len() {
		out = append(out, slices.Clone(m.Options().At(i)))
	}
	slices.SortFunc(out, slices.Compare)
	return out
}

// drawsEvenly counts how often each option is the first that is drawn, and the second. At its bound
// one even lot in three millions would be refused; the seed is fixed.
func drawsEvenly(t *testing.T, m, lot *machine.M, listed [][]int32) {
	k := len(listed)
	const each = 40
	var counts [2][]int
	for i := range counts {
		counts[i] = make([]int, k)
	}
	for range each * k {
		lot.Restore(&m.State)
		for i := range counts {
			at, _ := slices.BinarySearchFunc(listed, lot.Options().At(i), slices.Compare)
			counts[i][at]++
		}
	}
	for i := range counts {
		chi := 0.0
		for _, n := range counts[i] {
			chi += float64((n-each)*(n-each)) / each
		}
		// The bound of chi-square by Wilson and Hilferty, 5 deviations off.
		free := float64(k - 1)
		c := 1 - 2/(9*free) + 5*math.Sqrt(2/(9*free))
		if bound := free * c * c * c; chi > bound {
			t.Errorf("%q, option %d that is drawn: chi-square is %.1f, more than %.1f, of %v", m.Pending().Title, i, chi, bound, counts[i])
		}
	}
}
