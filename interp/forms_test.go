package interp_test

import (
	"path/filepath"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The compiler answers a query in the fastest form that it can prove right; compiled plain, it answers all of them by a loop over the candidates.
// TestFormsAgree plays the two side by side, with every scenario and every variant: at each decision of random games the options must be the same
// in the same order, and each choice must lead to the same table, the same chance and the same end.
func TestFormsAgree(t *testing.T) {
	for name, g := range folders(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			for i, set := range everySetup(g) {
				games, most := 3, 400
				if i > 0 { // what a variant changes comes up early
					games, most = 1, 120
				}
				formsAgree(t, g, set, games, most)
			}
		})
	}
}

// everySetup is the default, each other scenario, and each variant of each option.
func everySetup(g *model.Game) []interp.Setup {
	out := everyVariant(g)
	for _, s := range g.Scenarios[min(1, len(g.Scenarios)):] {
		out = append(out, interp.Setup{Scenario: s.Name})
	}
	return out
}

func formsAgree(t *testing.T, g *model.Game, set interp.Setup, games, most int) {
	t.Helper()
	p, err := interp.Build(g, set)
	if err != nil {
		t.Fatal(err)
	}
	set.Plain = true
	q, err := interp.Build(g, set)
	if err != nil {
		t.Fatal(err)
	}
	fast, plain := machine.New(p), machine.New(q)
	rng := uint64(11)
	for seed := range games {
		fast.Start(uint64(seed))
		plain.Start(uint64(seed))
		for range most {
			sameTable(t, set, fast, plain)
			n := 0
			if fast.Pending() != nil {
				n = fast.Options().Len()
			}
			if fast.Err != nil || n == 0 {
				break
			}
			rng = rng*6364136223846793005 + 1442695040888963407
			i := int((rng >> 33) % uint64(n))
			fast.Choose(i)
			plain.Choose(i)
		}
	}
}

// sameTable fails if two machines that have been played alike differ in anything that a player could see or a rule could ask.
func sameTable(t *testing.T, set interp.Setup, fast, plain *machine.M) {
	t.Helper()
	at := fast.Count
	switch a, b := fast.Pending(), plain.Pending(); {
	case (fast.Err == nil) != (plain.Err == nil):
		t.Fatalf("%v, decision %d: only one of the forms fails: %v, %v", set, at, fast.Err, plain.Err)
	case fast.Err != nil:
		if fast.Err.Code != plain.Err.Code || fast.Err.At != plain.Err.At {
			t.Fatalf("%v, decision %d: the forms fail otherwise: %v, %v", set, at, fast.Err, plain.Err)
		}
		return // what failed half way leaves no table to compare
	case (a == nil) != (b == nil):
		t.Fatalf("%v, decision %d: only one of the forms waits for a decision", set, at)
	case a != nil && (a.Name != b.Name || a.At != b.At || fast.Player() != plain.Player()):
		t.Fatalf("%v, decision %d: the forms ask otherwise: %q of %d, %q of %d", set, at, a.Name, fast.Player(), b.Name, plain.Player())
	}
	if fast.Over != plain.Over || fast.Result != plain.Result || fast.Done() != plain.Done() {
		t.Fatalf("%v, decision %d: the forms end otherwise", set, at)
	}
	if !slices.Equal(fast.I, plain.I) || !slices.Equal(fast.W, plain.W) {
		t.Fatalf("%v, decision %d: the forms lead to other tables", set, at)
	}
	if fast.Key != plain.Key || fast.State.Throw != plain.State.Throw {
		t.Fatalf("%v, decision %d: the forms use chance otherwise", set, at)
	}
	if a, b := fast.Options(), plain.Options(); fast.Pending() != nil && (a.Stride != b.Stride || !slices.Equal(a.Flat, b.Flat)) {
		t.Fatalf("%v, decision %d, %q: the forms list other options, or in another order\nfast  %v\nplain %v", set, at, fast.Pending().Name, a.Flat, b.Flat)
	}
	if a, b := fast.Broken(), plain.Broken(); (a == nil) != (b == nil) || a != nil && a.Label != b.Label {
		t.Fatalf("%v, decision %d: the forms break other invariants", set, at)
	}
	if s, r := fast.P.Standing, plain.P.Standing; s != nil {
		for _, p := range fast.P.Players {
			if s(fast, p.ID) != r(plain, p.ID) {
				t.Fatalf("%v, decision %d: the forms value the position otherwise for %s", set, at, p.Name)
			}
		}
	}
}
