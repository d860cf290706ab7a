package session_test

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/interp/view/viewtest"
	"sandtable/play/session"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestLogsTellNothingHidden: of two positions that differ in what a player cannot see, and in which
// the same is decided with the same luck, that player reads the same log, up to where the rules
// show what was hidden. So it is for every game, every variant and every player.
func TestLogsTellNothingHidden(t *testing.T) {
	compared := map[string]int{}
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}, {FS: os.DirFS("../../interp/view/testdata"), Dir: "."}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !e.IsDir() {
				continue
			}
			g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: root.FS, Dir: path.Join(root.Dir, e.Name()), Name: e.Name()}})
			if g == nil {
				t.Fatalf("%s: %v", e.Name(), found)
			}
			for _, s := range variants(g) {
				if p, err := interp.Build(g, s); err == nil {
					t.Run(fmt.Sprint(g.ID, s.Options), func(t *testing.T) { compared[g.ID] += readsLogs(t, p) })
				}
			}
		}
	}
	for _, id := range []string{"outpost", "ambush", "sealed", "dispatch", "salt_roads", "hot_lanes", "kuhn_poker", "lanzerath", "crowbar"} {
		if compared[id] == 0 {
			t.Errorf("%s: nothing was compared", id)
		}
	}
}

func variants(g *model.Game) []interp.Setup {
	out := []interp.Setup{{}}
	for _, o := range g.Options {
		for _, v := range o.Variants {
			if v != o.Default {
				out = append(out, interp.Setup{Options: map[string]string{o.Name: v.Name}})
			}
		}
	}
	return out
}

func readsLogs(t *testing.T, p *machine.Program) (compared int) {
	viewers := []int32{view.Spectator}
	for _, x := range p.Players {
		viewers = append(viewers, x.ID)
	}
	s, one, other := begun(t, config(p, 1)), session.New(config(p, 1)), session.New(config(p, 1))
	rng := rand.New(rand.NewPCG(2, 2))
	for n := 0; s.M.Pending() != nil && s.M.Options().Len() > 0 && n < 100; n++ {
		for _, v := range viewers {
			st, to := viewtest.Exchange(s.M, v, rng)
			i := rng.IntN(s.M.Options().Len())
			other.M.Restore(st)
			j := counterpart(s.M, i, other.M, to)
			if p.Position(st) == s.M.Position() || j < 0 {
				continue
			}
			a, deeds := one.Told(&s.M.State, s, i, &luck{}, v)
			b, others := other.Told(st, s, j, &luck{}, v)
			if one.M.Err != nil || other.M.Err != nil {
				continue
			}
			compared++
			most := alike(deeds, others)
			x, y := session.Read(a[:min(most, len(a))], v), session.Read(b[:min(most, len(b))], v)
			if !slices.Equal(x, y) {
				t.Fatalf("the log tells what player %d cannot see (-one +other):\n%s", v, cmp.Diff(x, y))
			}
		}
		if err := s.Choose(rng.IntN(s.M.Options().Len()), ""); err != nil {
			t.Fatal(err)
		}
	}
	return compared
}

// alike returns how many lines come before what a player sees is no longer the same: from there on
// the rules show what was hidden.
func alike(deeds, others []session.Deed) int {
	for k := range min(len(deeds), len(others)) {
		if deeds[k].What != others[k].What {
			return min(deeds[k].Lines, others[k].Lines)
		}
	}
	switch n, m := len(deeds), len(others); {
	case n < m:
		return others[n].Lines
	case m < n:
		return deeds[m].Lines
	}
	return 1 << 30
}

// counterpart returns the option of another position that means the same there: where it names a
// piece, the one that lies in its stead.
func counterpart(m *machine.M, i int, other *machine.M, to []int32) int {
	ask, opt := m.Option(i)
	if ask.Whole || other.Pending() != m.Pending() || other.Options().Len() != m.Options().Len() {
		return -1
	}
	types, first := ask.Types, 0
	for _, x := range ask.Acts {
		if x.Action.Index == opt[0] {
			types, first = x.Types, 1
		}
	}
	want := slices.Clone(opt)
	for k, t := range types {
		if v := &want[k+first]; t.Base == model.ThingOf && *v >= m.P.Ids.PieceLo && *v < m.P.Ids.PieceHi {
			*v = to[*v-m.P.Ids.PieceLo]
		}
	}
	for j := range other.Options().Len() {
		if a, o := other.Option(j); a == ask && slices.Equal(o, want) {
			return j
		}
	}
	return -1
}

// luck is the same whatever has been decided.
type luck struct{ n uint32 }

func (l *luck) Random(n uint32) uint32 {
	l.n = l.n*1664525 + 1013904223
	return (l.n >> 8) % n
}

func (l *luck) Throw(_ string, sides int32) (int32, bool) {
	return int32(l.Random(uint32(sides))) + 1, true
}
