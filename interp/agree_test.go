package interp_test

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// folders are the games that the properties below are tested on: all content, and all examples that
// load.
func folders(t testing.TB) map[string]*model.Game {
	t.Helper()
	out := map[string]*model.Game{}
	for _, pattern := range []string{"../content/*", "../examples/games/*", "../conformance/grammar/*"} {
		dirs, _ := filepath.Glob(pattern)
		for _, d := range dirs {
			if info, err := os.Stat(d); err != nil || !info.IsDir() {
				continue
			}
			g, _, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(d), Dir: ".", Name: d}})
			if g != nil {
				out[d] = g
			}
		}
	}
	g := interptest.Load(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(questions)}}, Dir: "g", Name: "questions"})
	out["questions"] = g
	return out
}

// questions asks values about the same thing in many ways while options are listed: with a number
// beside it, with two things, with none, for sets and for numbers, of this action and that, for a
// menu and beside it. Answers must not be taken for one another.
const questions = `
game "Questions" {
  language = 1
  begin    = go
}
kind "spot" {
  is      = space
  fields = { high = number }
  value "crowd" { base = count(self.men) }
}
roster "spot" {
  columns = [high]
  rows    = { A = [1], B = [2], C = [3], D = [4] }
}
kind "man" {
  is    = piece
  state = { tired = number }
}
roster "man" {
  columns = [count, at]
  rows    = { Joe = [1, a], Moe = [1, b], Pal = [2, [for s in spots : s if s.high > 2]] }
}
value "Far" {
  given = { spot = spot, n = number }
  base  = spot.high + n
}
value "Up" {
  given = { from = spot, to = spot }
  base  = to.high - from.high
}
value "Within" {
  given = { man = man, n = number }
  base  = [for s in spots : s if far(s, n) <= 4 && s.crowd < 2]
}
value "Rested" { base = [for m in men : m if m.tired < 3] }
phase "Go" {
  repeat {
    times = 30
    offer "Walk" {
      none {}
    }
  }
}
menu "Walk" {
  actor = rested
  require "not alone for good" { that = far(actor.at, 0) < 9 }
  require "those who rest are alone" { that = act == step || count(within(actor, price(act))) > 1 }
}
value "Price" {
  given = { act = walk }
  base  = act == rest ? 2 : 0
}
action "Breathe" { # beside the menu
  anytime = true
  given   = { who = player }
  choose one { from = [for m in rested : m if any(within(m, 1)) && who != none] }
  choose at { from = within(one, 1) }
  require "tired, and far up" { that = one.tired > 0 && up(at, one.at) > 0 }
  set one { tired = one.tired - 1 }
}
action "Stroll" {
  anytime = true
  whole   = true
  choose one { from = [for m in rested : m if m.tired == 2] }
  set one { tired = 1 }
  choose to { from = within(one, 0) }
  move one { to = to }
}
action "Step" {
  menu = walk
  choose n { from = numbers(0, 2) }
  choose to {
    from = within(actor, n)
    require "not too steep" { that = up(actor.at, to) < 3 && to != actor.at }
  }
  set actor { tired = actor.tired + n }
  move actor { to = to }
}
action "Rest" {
  menu = walk
  require "tired" { that = actor.tired > 0 && any(within(actor, 1)) }
  set actor { tired = 0 }
}
`

// walk plays random games and calls f at every decision.
func walk(t *testing.T, p *machine.Program, games int, f func(m *machine.M)) {
	t.Helper()
	m := machine.New(p)
	rng := uint64(7)
	for seed := range games {
		n := 0
		for m.Start(uint64(seed)); m.Pending() != nil && n < 400; n++ {
			f(m)
			k := m.Options().Len()
			if k == 0 {
				t.Fatalf("seed %d: nothing can be chosen for %q", seed, m.Pending().Name)
			}
			rng = rng*6364136223846793005 + 1442695040888963407
			m.Choose(int((rng >> 33) % uint64(k)))
		}
		if m.Err != nil {
			t.Fatalf("seed %d: %v", seed, m.Err)
		}
	}
}

func each(t *testing.T, f func(t *testing.T, p *machine.Program)) {
	for name, g := range folders(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			p, err := interp.Build(g, interp.Setup{})
			if err != nil {
				t.Fatal(err)
			}
			f(t, p)
		})
	}
}

// TestRememberedListsAgree: what is remembered while options are listed must not change the list:
// with remembering switched off the same options come in the same order.
func TestRememberedListsAgree(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		plain := machine.New(p)
		plain.Forgetful = true
		var s machine.State
		walk(t, p, 4, func(m *machine.M) {
			m.State.CopyTo(&s)
			plain.Restore(&s)
			if what := optionsDiffer(m, plain); what != "" {
				t.Fatalf("decision %d: they %s", m.Count, what)
			}
		})
	})
}

// TestRestoreGoesOnAlike: a state taken at a decision and restored is the same decision again, and
// goes on in the same way.
func TestRestoreGoesOnAlike(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		other := machine.New(p)
		var s machine.State
		walk(t, p, 3, func(m *machine.M) {
			m.State.CopyTo(&s)
			other.Restore(&s)
			if other.Hash() != m.Hash() {
				t.Fatal("a restored state hashes otherwise")
			}
			i := int(m.Count) % m.Options().Len()
			other.Choose(i)
			after := other.Hash()
			other.Restore(&s)
			if other.Hash() != m.Hash() {
				t.Fatal("undoing a decision does not restore the hash")
			}
			other.Choose(i)
			if other.Hash() != after {
				t.Fatal("the same decision leads to two states")
			}
		})
	})
}

// TestKeysAreUnique: keys name options uniquely, and are the same whenever the decision is the
// same.
func TestKeysAreUnique(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		walk(t, p, 2, func(m *machine.M) {
			seen := map[string]bool{}
			for _, o := range naming.Keys(m) {
				if o.Key == "" || seen[o.Key] {
					t.Fatalf("the key %q stands twice, or is empty, at %q", o.Key, m.Pending().Name)
				}
				seen[o.Key] = true
			}
		})
	})
}

// TestSameSeedSameGame: the same seed and the same choices give the same game, decision by
// decision.
func TestSameSeedSameGame(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		var hashes []uint64
		walk(t, p, 2, func(m *machine.M) { hashes = append(hashes, m.Hash()) })
		i := 0
		walk(t, p, 2, func(m *machine.M) {
			if hashes[i] != m.Hash() {
				t.Fatalf("decision %d differs", i)
			}
			i++
		})
	})
}
