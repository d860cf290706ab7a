package preview

import (
	"context"
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/chance"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/view/viewtest"
	"sandtable/interp/why"
	"sandtable/schema/load"
)

// table is a game in which options are previewed.
type table struct {
	p      *machine.Program
	teller *Teller
}

func sit(t *testing.T, game string, set interp.Setup) *table {
	t.Helper()
	src := load.Source{FS: content.Games, Dir: game, Name: game}
	if _, err := content.Games.Open(game); err != nil {
		src = load.Source{FS: examples.Games, Dir: "games/" + game, Name: game}
	}
	p := interptest.Program(t, src, set)
	tracer := interp.NewTracer(p)
	return &table{p, New(p, func() *why.Tracer { return tracer })}
}

func (x *table) of(t *testing.T, m *machine.M, option int) *Preview {
	t.Helper()
	p, err := x.teller.Tell(context.Background(), m, m.Player(), option, true)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// outcomes is a preview by what its outcomes say, before what they share is taken out.
func outcomes(p *Preview) map[string]*Outcome {
	out := map[string]*Outcome{}
	for i := range p.Out {
		lines := slices.Concat(p.Out[i].Lines, p.Always)
		slices.Sort(lines)
		out[strings.Join(lines, "\n")] = &p.Out[i]
	}
	return out
}

// label is what comes of an option that was played on a machine.
func (x *table) label(before, after *machine.M, viewer int32, past bool) string {
	lines := x.teller.differ.lines(viewer, before, after, past)
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// play plays an option on another machine as the game would, to the next decision that leaves a
// choice or, after what the option has set going, to any decision, or to where chance is asked. It
// reports whether that is over.
func (x *table) play(f, m *machine.M, option int) (past bool) {
	f.Restore(&m.State)
	is, held := extentOf(f, option), machine.State{}
	for f.Take(option); f.Err == nil && !f.Done(); {
		past = past || is.over(f)
		if past && f.Standing() != nil {
			break
		}
		if f.Pending() != nil {
			if f.AsksPoint() || f.Options().Len() != 1 {
				break
			}
			f.Take(0)
			continue
		}
		dice, _ := f.Chance.(*sequences)
		f.Freeze(&held)
		asked, throws := dice.asked(), f.State.Throw
		if f.Step(); past && (dice.asked() != asked || f.State.Throw != throws) {
			f.Thaw(&held)
			break
		}
	}
	return past
}

// sequences enumerates each die of a pool by itself.
type sequences struct{ chance.Ways }

// asked is how many answers the way in hand has given.
func (s *sequences) asked() int {
	if s == nil {
		return 0
	}
	return s.Asked()
}

func (s *sequences) Pool(p *machine.Pool, faces []int32) {
	for i := range faces {
		faces[i] = int32(s.Random(uint32(p.Sides))) + 1
	}
}

// count enumerates all sequences of dice without any of the engine: by playing the option again and
// again. Nil if there are too many.
func (x *table) count(m *machine.M, viewer int32, option int) map[string]*big.Rat {
	out, f, dice := map[string]*big.Rat{}, machine.New(x.p), &sequences{}
	for range 3_000 {
		f.Chance = dice
		past := x.play(f, m, option)
		is := x.label(m, f, viewer, past)
		if out[is] == nil {
			out[is] = new(big.Rat)
		}
		out[is].Add(out[is], dice.P())
		if !dice.Next() {
			return out
		}
	}
	return nil
}

// sampled plays the option with chance from the seed, and compares how often each outcome comes.
func (x *table) sampled(t *testing.T, name string, m *machine.M, option int, p *Preview) {
	t.Helper()
	const tries = 1500
	f, rng, seen, viewer := machine.New(x.p), rand.New(rand.NewPCG(8, 8)), map[string]int{}, m.Player()
	at := &machine.M{P: m.P, State: *m.State.Clone()}
	for range tries {
		at.Key = rng.Uint64()
		past := x.play(f, at, option)
		seen[x.label(m, f, viewer, past)]++
	}
	all := outcomes(p)
	for is, n := range seen {
		if all[is] == nil {
			t.Errorf("%s: %d of %d times there is an outcome that the preview does not tell: %s", name, n, tries, is)
		}
	}
	for is, o := range all {
		// Some of what is rare comes once or twice.
		half := 4.5*math.Sqrt(float64(o.Share*(1-o.Share))/tries) + 2.0/tries
		if got := float64(seen[is]) / tries; math.Abs(got-o.Share) > half {
			t.Errorf("%s: %.4f of %d tries, and %.4f by the preview: %s", name, got, tries, o.Share, is)
		}
	}
}

// hard is an option of which much can come: the first in a random game whose key begins so, and of
// which there are at least so many outcomes.
type hard struct {
	game, key string
	set       interp.Setup
	outcomes  int
	seed      uint64
}

var hards = []hard{
	{game: "lanzerath", key: "attack", outcomes: 2},
	{game: "crowbar", key: "fire_at_a_german", outcomes: 4},
	{game: "crowbar", key: "grappling_attempt", outcomes: 3},
	{game: "bastogne", key: "dig_in", outcomes: 2},
	{game: "bastogne", key: "fire", outcomes: 2},
	{game: "bastogne", key: "assault", outcomes: 2},
	{game: "bolt_action", key: "yes", outcomes: 6},
	{game: "alder_crossing", key: "done", outcomes: 2},
	{game: "salt_roads", key: "attack", outcomes: 2},
	{game: "low_fields", key: "fire", outcomes: 2},
	{game: "low_fields", key: "fire", outcomes: 2, seed: 2}, // the last of a round, behind which chits are drawn again
}

// find plays a random game up to the option. Nil: it does not come.
func (x *table) find(t *testing.T, h hard) (m *machine.M, option int, p *Preview) {
	t.Helper()
	for seed := range uint64(12) {
		m, rng := machine.New(x.p), rand.New(rand.NewPCG(seed, h.seed))
		m.Start(seed)
		looked := 0
		for n := 0; n < 600 && m.Pending() != nil && looked < 40; n++ {
			k := m.Options().Len()
			if keys := naming.Keys(m); k > 1 {
				of := rng.Perm(k)
				for _, i := range of[:min(k, 60)] {
					if strings.HasPrefix(keys[i].Key, h.key) {
						looked++
						if p := x.of(t, m, i); p.Exact && len(p.Out) >= h.outcomes {
							return m, i, p
						}
						break
					}
				}
			}
			m.Choose(rng.IntN(k))
		}
	}
	return nil, 0, nil
}

// TestHardOptions: of hard options the preview is exact, and tells the same as an enumeration of
// all sequences of dice that uses nothing of it, and as playing the option thousands of times;
// hidden facts do not move it.
func TestHardOptions(t *testing.T) {
	if testing.Short() {
		t.Skip()
	}
	for _, h := range hards {
		name := h.game + " " + h.key
		t.Run(name, func(t *testing.T) {
			x := sit(t, h.game, h.set)
			m, option, p := x.find(t, h)
			if m == nil {
				t.Fatalf("%s: no such option is previewed exactly", name)
			}
			key := naming.Keys(m)[option].Key
			got := outcomes(p)
			if want := x.count(m, m.Player(), option); want != nil {
				for is, q := range want {
					if got[is] == nil || got[is].P.Cmp(q) != 0 {
						t.Errorf("%s: the probability %v is told of what has %v: %s", key, got[is], q.RatString(), is)
					}
				}
				if len(got) != len(want) {
					t.Errorf("%s: %d outcomes are told of %d: %v", key, len(got), len(want), slices.Collect(maps.Keys(got)))
				}
			} else {
				t.Logf("%s: too many sequences to enumerate", key)
			}
			x.sampled(t, key, m, option, p)
			rng, other := rand.New(rand.NewPCG(3, 3)), machine.New(x.p)
			want := fmt.Sprint(p.Rows(), p.How())
			for range 5 {
				other.Restore(viewtest.Permute(m, m.Player(), rng))
				if q := x.of(t, other, option); fmt.Sprint(q.Rows(), q.How()) != want {
					t.Errorf("%s: hidden facts move the odds: %v, not %v", key, q.Rows(), want)
				}
			}
			t.Logf("%s: %d outcomes, by %d ways of chance", key, len(p.Out), p.Tries)
		})
	}
}
