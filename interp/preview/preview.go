// Package preview tells what may come of an option, up to the next decision: each outcome in words,
// with its probability. It is exact where every way that chance can fall is tried; where there are too
// many, or something is hidden from the player, it counts trials.
//
// A preview follows from what its player sees. Hidden things are laid anew for each trial
// (interp/imagine), and chance comes from the number of the decision, never from the game's seed:
// TestHiddenThingsDoNotMove holds previews equal of positions that differ in hidden things only.
package preview

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"sandtable/interp/chance"
	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/interp/view"
)

const (
	mostEnds = 20000 // ways of chance that are all tried
	trials   = 2000  // where they are too many
	mostAuto = 20    // decisions behind the option that leave no choice
)

// Preview is what may come of an option.
type Preview struct {
	Exact  bool
	Tries  int       // ways of chance that were tried, or trials
	Always []string  // what happens in any case
	Out    []Outcome // most likely first
}

// Outcome is one thing that may come of it: how the table differs from before, as the player sees it.
type Outcome struct {
	Share float64
	P     *big.Rat // nil: counted in trials
	Lines []string
}

// Half is half the interval in which the true share lies 19 times of 20, for the outcome of which the
// trials tell least; 0 of what is exact.
func (p *Preview) Half() float64 {
	if p.Exact || p.Tries == 0 {
		return 0
	}
	return 0.98 / math.Sqrt(float64(p.Tries))
}

// Of previews an option of the decision that a machine waits for, as a player knows it. The machine
// stays as it is.
func Of(m *machine.M, viewer int32, option int) *Preview {
	x := &explorer{p: m.P, viewer: viewer, found: map[string]*Outcome{}, fork: machine.New(m.P), look: m.P.Game.LookOf(m.P.Scenario, m.P.Variants)}
	worlds := imagine.New(m.P)
	worlds.Look(m, viewer)
	if worlds.Clear() && x.every(m, option) {
		return x.preview(true)
	}
	x.found, x.order, x.tries = map[string]*Outcome{}, nil, 0
	rng := rand.New(rand.NewPCG(uint64(m.Count), uint64(option)))
	for range trials {
		w := worlds.Draw(chooser{rng})
		if i := worlds.Option(option); i >= 0 {
			x.try(w, i, nil, rng.Uint64())
			x.note(nil)
		}
	}
	return x.preview(false)
}

// chooser draws the numbers of worlds.
type chooser struct{ *rand.Rand }

func (c chooser) Pick(n int) int { return c.IntN(n) }
func (c chooser) Key() uint64    { return c.Uint64() }

// every tries all ways of chance; false if there are too many.
func (x *explorer) every(m *machine.M, option int) bool {
	ways := &chance.Ways{}
	for {
		x.try(m, option, ways, 0)
		x.note(ways.P())
		if !ways.Next() {
			return true
		}
		if x.tries >= mostEnds || ways.Beyond(mostEnds) {
			return false
		}
	}
}

// note counts the outcome that the fork stands at.
func (x *explorer) note(p *big.Rat) {
	x.tries++
	lines := x.differences()
	key := strings.Join(lines, "\n")
	o := x.found[key]
	if o == nil {
		o = &Outcome{Lines: lines}
		if x.found[key] = o; p != nil {
			o.P = new(big.Rat)
		}
		x.order = append(x.order, o)
	}
	if o.Share++; p != nil {
		o.P.Add(o.P, p)
	}
}

// preview sums up what was found.
func (x *explorer) preview(exact bool) *Preview {
	out := &Preview{Exact: exact, Tries: x.tries}
	for _, o := range x.order {
		if o.Share /= float64(x.tries); exact {
			o.Share, _ = o.P.Float64()
		}
		out.Out = append(out.Out, *o)
	}
	slices.SortStableFunc(out.Out, func(a, b Outcome) int {
		switch {
		case a.Share > b.Share:
			return -1
		case a.Share < b.Share:
			return 1
		}
		return strings.Compare(strings.Join(a.Lines, "\n"), strings.Join(b.Lines, "\n"))
	})
	out.factor()
	return out
}

// factor takes out of all outcomes what happens in any case.
func (p *Preview) factor() {
	if len(p.Out) == 0 {
		return
	}
	for _, l := range p.Out[0].Lines {
		if !slices.ContainsFunc(p.Out, func(o Outcome) bool { return !slices.Contains(o.Lines, l) }) {
			p.Always = append(p.Always, l)
		}
	}
	for i := range p.Out {
		p.Out[i].Lines = slices.DeleteFunc(slices.Clone(p.Out[i].Lines), func(l string) bool { return slices.Contains(p.Always, l) })
	}
}

// sees reports whether the player can tell a piece, before or after.
func (x *explorer) sees(piece int32) bool {
	return view.Sees(x.fork, x.viewer, piece) || view.SeesAt(x.before, x.viewer, piece, x.before.PlaceOf(piece), x.before.FaceDown(piece))
}
