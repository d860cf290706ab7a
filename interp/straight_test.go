package interp_test

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// watchedAgrees: procedures that nobody can stop in are carried out in place, and games that begin
// alike begin with a copy, unless somebody watches. Watched and unwatched, a game is the same: the
// same options, the same position, chance and history at each decision, the same end.
func watchedAgrees(p *machine.Program, games, most int) error {
	alone, watched := machine.New(p), machine.New(p)
	watched.Watch = func(*machine.M, machine.Event) {}
	rng := uint64(5)
	for seed := range games {
		alone.Start(uint64(seed))
		watched.Start(uint64(seed))
		for n := 0; n < most; n++ {
			switch {
			case told(alone.Err) != told(watched.Err):
				return fmt.Errorf("seed %d, decision %d: alone %q, watched %q", seed, n, told(alone.Err), told(watched.Err))
			case alone.Err != nil:
			case alone.Hash() != watched.Hash():
				return fmt.Errorf("seed %d, decision %d: the positions differ", seed, n)
			case alone.Pending() != watched.Pending() || !slices.Equal(alone.Options().Flat, watched.Options().Flat):
				return fmt.Errorf("seed %d, decision %d: %v and %v may be chosen", seed, n, alone.Options().Flat, watched.Options().Flat)
			}
			k := alone.Options().Len()
			if alone.Pending() == nil || alone.Err != nil || k == 0 {
				break
			}
			rng = rng*6364136223846793005 + 1442695040888963407
			alone.Choose(int((rng >> 33) % uint64(k)))
			watched.Choose(int((rng >> 33) % uint64(k)))
		}
	}
	return nil
}

// told is all that an error tells.
func told(e *machine.Error) string {
	if e == nil {
		return ""
	}
	return fmt.Sprintf("%v [%s %s] in %q", e, e.Code, e.Word, e.Trace)
}

// failing goes wrong in a rule within a rule that is bound to a move, inside a rule that an action
// runs.
const failing = `
game "Failing" {
  language = 1
  begin    = go
}
kind "spot" { is = space }
spot "A" {}
spot "B" {}
kind "man" {
  is    = piece
  state = { tired = number }
}
roster "man" {
  columns = [count, at]
  rows    = { Joe = [1, a] }
}
phase "Go" {
  repeat {
    offer "Walk" {}
  }
}
menu "Walk" { actor = men }
action "Step" {
  menu = walk
  choose to { from = spots }
  run "March" {
    man  = actor
    spot = to
  }
}
rule "March" {
  given = { man = man, spot = spot }
  move man { to = spot }
}
rule "Tire" {
  given = { man = man }
  after = enter(man)
  set man { tired = man.tired + 1000000000 }
  run "Rest" {}
}
rule "Rest" {
  given = { man = man }
  set man { tired = man.tired }
}
rule "Grumble" {
  given = { man = man }
  after = rest(man)
  if "weary" {
    when = man.tired * 2 > 10
    set man { tired = man.tired + 1 }
  }
}
`

// TestErrorsInPlace: what goes wrong in place tells the same as what goes wrong in frames: where,
// what, and which rules were in progress.
func TestErrorsInPlace(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(failing)}}, Dir: "g", Name: "failing"}, interp.Setup{})
	var errs []*machine.Error
	for _, watch := range []machine.Observer{nil, func(*machine.M, machine.Event) {}} {
		m := machine.New(p)
		m.Watch = watch
		for m.Start(1); m.Err == nil; {
			m.Choose(0)
		}
		errs = append(errs, m.Err)
	}
	want := []string{"Grumble", "Rest", "Tire", "March", "Step", "Go", "Set-up"}
	if e := errs[0]; e.Code != "run/overflow" || !slices.Equal(e.Trace, want) {
		t.Errorf("[%s], in progress: %q, not %q", e.Code, e.Trace, want)
	}
	if alone, watched := told(errs[0]), told(errs[1]); alone != watched {
		t.Errorf("%s in place, %s in frames", alone, watched)
	}
}
