package bot_test

import (
	"io/fs"
	"math/rand/v2"
	"path"
	"slices"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/view/viewtest"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestPoliciesSeeNothingHidden: of two positions that look alike to a player, every shipped policy
// takes the same options for best, whatever lies face down, in decks and in others' hands.
func TestPoliciesSeeNothingHidden(t *testing.T) {
	tried := 0
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}} {
		games, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range games {
			src := load.Source{FS: root.FS, Dir: path.Join(root.Dir, e.Name()), Name: e.Name()}
			if _, err := fs.Stat(root.FS, path.Join(src.Dir, "policies")); err != nil {
				continue
			}
			tried++
			t.Run(e.Name(), func(t *testing.T) {
				t.Parallel()
				p := program(t, src, interp.Setup{Policies: true})
				for _, policy := range p.Policies {
					fair(t, p, policy)
				}
			})
		}
	}
	if tried == 0 {
		t.Error("no game has policies")
	}
}

// fair plays a few hundred decisions by a policy, and asks it again with hidden things exchanged.
func fair(t *testing.T, p *machine.Program, policy *machine.Policy) {
	m, other, rng := machine.New(p), machine.New(p), rand.New(rand.NewPCG(7, 7))
	x := bot.NewPolicy(p, policy)
	left := 400
	for seed := uint64(1); left > 0 && seed < 20; seed++ {
		m.Start(seed)
		for ; left > 0 && m.Pending() != nil && m.Err == nil; left-- {
			i := rng.IntN(m.Options().Len())
			if policy.Model.Of(p.Game.Things[m.Player()]) {
				x.Begin(seed, m.Player())
				best := called(m, x.Best(m), nil)
				if x.Err != nil {
					t.Fatal(policy.Model.Title, x.Err)
				}
				s, to := viewtest.Exchange(m, m.Player(), rng)
				if other.Restore(s); other.Pending() == m.Pending() && other.Options().Len() == m.Options().Len() {
					if again := called(other, x.Best(other), to); !slices.EqualFunc(best, again, slices.Equal) {
						t.Fatalf("%s, seed %d, after %d decisions, at %q: %v is best, but %v if other things are hidden", policy.Model.Title, seed, m.Count, m.Pending().Name, best, again)
					}
				}
				i = x.Choose(m)
			}
			m.Choose(i)
		}
	}
}

// called are options by their numbers, sorted; pieces that lie where others lay are called as these.
func called(m *machine.M, options []int, to []int32) (out [][]int32) {
	back := map[int32]int32{}
	for i, id := range to {
		back[id] = int32(i) + m.P.Ids.PieceLo
	}
	for _, i := range options {
		_, opt := m.Option(i)
		opt = slices.Clone(opt)
		for k, v := range opt {
			if was, moved := back[v]; moved && v != model.None {
				opt[k] = was
			}
		}
		out = append(out, opt)
	}
	slices.SortFunc(out, slices.Compare)
	return out
}
