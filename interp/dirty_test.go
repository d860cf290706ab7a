package interp_test

import (
	"path/filepath"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// TestWhatLiesAboveIsNotRead: memory above the running frame holds what has been there before.
// Whatever that is, a game goes on the same: nothing is read that has not been written.
func TestWhatLiesAboveIsNotRead(t *testing.T) {
	for name, g := range folders(t) {
		t.Run(filepath.Base(name), func(t *testing.T) { dirtyAgrees(t, g, 1, 50) })
	}
	for _, text := range []string{ways, corners, winning, boundHere, failing, eventsGame(), game(1, 8, 20, 16), game(2, 9, 70, 16), game(3, 4, 12, 16)} {
		g, found := written(text)
		if g == nil {
			t.Fatal(found)
		}
		dirtyAgrees(t, g, 4, 60)
	}
}

func dirtyAgrees(t *testing.T, g *model.Game, games, most int) {
	t.Helper()
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	clean, dirty := machine.New(p), machine.New(p)
	rng := uint64(3)
	for seed := range games {
		clean.Start(uint64(seed))
		litter(dirty, rng)
		dirty.Start(uint64(seed))
		for n := 0; n < most; n++ {
			if what := differ(dirty, clean); what != "" {
				t.Fatalf("seed %d, decision %d: they %s", seed, n, what)
			}
			k := 0
			if clean.Pending() != nil && clean.Err == nil {
				k = clean.Options().Len()
			}
			if k == 0 {
				break
			}
			rng = rng*6364136223846793005 + 1442695040888963407
			i := pick(clean.Options(), rng>>33)
			litter(dirty, rng)
			clean.Choose(i)
			dirty.Choose(i)
		}
	}
}

// litter fills what lies above the running frame.
func litter(m *machine.M, with uint64) {
	for i := int(m.LTop); i < len(m.L); i++ {
		m.L[i] = int32(with>>40) & 0x1ff
	}
	for i := int(m.BTop); i < len(m.B); i++ {
		m.B[i] = with | 1<<63
	}
}
