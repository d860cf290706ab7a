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
				if lot.Drawn() {
					drawn++
				}
				for lot.Draw() {
				}
				if got := optionsOf(lot); lot.Pending() != m.Pending() || first < min(2, len(listed)) || !slices.EqualFunc(got, listed, slices.Equal[[]int32]) {
					t.Fatalf("%q: %d options at once, %v in all, but listed are %v (%v)", m.Pending().Title, first, got, listed, lot.Err)
				}
				if k := len(listed); lot.Drawn() && k > 1 && k <= 24 && tried[src.Name] < 4 {
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

// optionsOf are the options of the pending decision, in the order of their numbers.
func optionsOf(m *machine.M) (out [][]int32) {
	for i := range m.Options().Len() {
		out = append(out, slices.Clone(m.Options().At(i)))
	}
	slices.SortFunc(out, slices.Compare)
	return out
}

// drawsEvenly counts how often each option is the first that is drawn, and the second. At its bound
// one even lot in a thousand would be refused; the seed is fixed.
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
		// The bound of chi-square by Wilson and Hilferty, 3.09 deviations off.
		free := float64(k - 1)
		c := 1 - 2/(9*free) + 3.09*math.Sqrt(2/(9*free))
		if bound := free * c * c * c; chi > bound {
			t.Errorf("%q, option %d that is drawn: chi-square is %.1f, more than %.1f, of %v", m.Pending().Title, i, chi, bound, counts[i])
		}
	}
}
