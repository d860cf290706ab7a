package interp_test

import (
	"testing"

	"sandtable/interp/machine"
)

// TestKeptAnswersAgree: what is kept from one decision to the next must not change a game. A
// machine that keeps answers and one that remembers nothing play the same options from the same
// seeds, and come to the same positions; the first also goes back to earlier positions now and
// then, so that what it has kept belongs to a time that is undone.
func TestKeptAnswersAgree(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		keeps, plain := machine.New(p), machine.New(p)
		plain.Forgetful = true
		var back machine.State
		rng := uint64(11)
		for seed := range uint64(3) {
			keeps.Start(seed)
			plain.Start(seed)
			for n := 0; keeps.Pending() != nil && n < 150; n++ {
				if keeps.Hash() != plain.Hash() {
					t.Fatalf("seed %d, decision %d: they come to different positions", seed, n)
				}
				if what := optionsDiffer(keeps, plain); what != "" {
					t.Fatalf("seed %d, decision %d: they %s", seed, n, what)
				}
				rng = rng*6364136223846793005 + 1442695040888963407
				switch k := int(rng>>33) % keeps.Options().Len(); {
				case n%20 == 5:
					keeps.State.CopyTo(&back)
					fallthrough
				default:
					keeps.Choose(k)
					plain.Choose(k)
				case n%20 == 15:
					keeps.Restore(&back)
					plain.Restore(&back)
				}
			}
			if keeps.Err != nil {
				t.Fatal(keeps.Err)
			}
		}
	})
}
