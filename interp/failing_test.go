package interp_test

import (
	"slices"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// TestListsAfterFailures: wherever the work of a list runs out, in the midst of a trial or as it is
// taken back, the next list is that of a machine on which nothing has failed.
func TestListsAfterFailures(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: examples.Games, Dir: "games/english_draughts"}, interp.Setup{})
	from, whole, failing := machine.New(p), machine.New(p), machine.New(p)
	from.Start(1)
	failures := 0
	for ply := range 40 {
		if from.Pending() == nil {
			break
		}
		whole.ForkAnew(from, 0, 1)
		want := whole.Options().Flat
		for fuel := 1; ; fuel += 1 + fuel/20 {
			failing.PayFrom(machine.NewPurse(fuel))
			failing.ForkAnew(from, 0, 1)
			failed := failing.Err != nil
			failing.PayFrom(nil)
			failing.ForkAnew(from, 0, 1)
			if got := failing.Options().Flat; failing.Err != nil || !slices.Equal(got, want) {
				t.Fatalf("ply %d, after a failure at %d steps: %v, not %v (%v)", ply, fuel, got, want, failing.Err)
			}
			if !failed {
				break
			}
			failures++
		}
		from.Choose(ply * 7 % from.Options().Len())
	}
	if failures < 1000 {
		t.Errorf("the work ran out %d times", failures)
	}
}
