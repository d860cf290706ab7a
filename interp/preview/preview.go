// Package preview tells what may come of an option, up to the next decision: each outcome in words,
// with its probability. Where so much goes on before that decision that no outcome is likely, such
// as the turn of the other side, it ends where the option itself is over.
//
// A preview is exact where all ways in which chance can fall can be looked at within a budget, by
// the same search that computes the odds of whole games (interp/odds). Else it counts trials, and
// says so. A preview follows from what its player sees: an exact one ends where the rules would
// read, move or change something hidden (odds.Sight), and each trial lays out hidden things anew
// (interp/imagine). Chance of trials comes from the number of the decision, never from the game's
// seed. TestHiddenThingsDoNotMove holds previews equal of positions that differ in hidden things
// only.
package preview

import (
	"cmp"
	"context"
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"sandtable/interp/chance"
	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/model"
)

// The budget of a preview. It counts work, not time, so that a preview is the same on every
// machine. The steps for what is exact take about 50 ms; all steps together take some two seconds,
// and a preview says how far they went.
const (
	exactSteps   = 4_000_000  // of all ways
	throughSteps = 16_000_000 // of all ways through an action, which is asked for by name
	mostEnds     = 20_000     // ways of chance that are all looked at
	trials       = 2000       // where they are too many
	trialSteps   = 24_000_000 // of all trials
	mostAuto     = 20         // decisions behind the option that leave no choice
)

// Preview is what may come of an option.
type Preview struct {
	Exact  bool      `json:"exact"`
	Tries  int       `json:"tries"`            // ways of chance that were looked at, or trials
	Left   string    `json:"left,omitempty"`   // why it is not exact
	Always []string  `json:"always,omitempty"` // what happens in any case
	Out    []Outcome `json:"outcomes"`         // most likely first

	Then    []Branch `json:"then,omitempty"`    // by the answers to what its player is asked next: see Ahead
	Through bool     `json:"through,omitempty"` // decisions on the way are passed: see Teller.Through
}

// Outcome is one thing that may come of it: how the table differs from before, as the player sees
// it.
type Outcome struct {
	Share float64  `json:"share"`
	P     *big.Rat `json:"exact,omitempty"` // nil: counted in trials
	Lines []string `json:"lines"`
}

// Half is half the interval in which the true share lies 19 times of 20, for the outcome of which
// the trials tell least; 0 of what is exact.
func (p *Preview) Half() float64 {
	if p.Exact || p.Tries == 0 {
		return 0
	}
	return 0.98 / math.Sqrt(float64(p.Tries))
}

// Teller previews options of the games of one program. It belongs to one goroutine.
type Teller struct {
	p      *machine.Program
	tracer func() *why.Tracer
	differ *differ
	worlds *imagine.Worlds
	fork   *machine.M // plays trials
}

// New makes a teller. tracer makes the tracer of the program, which is asked for where part of a
// table is hidden.
func New(p *machine.Program, tracer func() *why.Tracer) *Teller {
	return &Teller{p: p, tracer: tracer, differ: newDiffer(p), worlds: imagine.New(p), fork: machine.New(p)}
}

// Of previews an option of the decision that a machine waits for, as a player knows it. The machine
// stays as it is. The error is that of a context which is done.
func (t *Teller) Of(ctx context.Context, m *machine.M, viewer int32, option int) (*Preview, error) {
	return t.Among(ctx, m, viewer, option, 1)
}

// Among is Of for one of so many options that are compared: all together take as much work as one
// does alone.
func (t *Teller) Among(ctx context.Context, m *machine.M, viewer int32, option, compared int) (*Preview, error) {
	t.worlds.Look(m, viewer)
	p, left, err := t.all(ctx, m, viewer, option, compared)
	if p == nil && err == nil {
		p, err = t.try(ctx, m, viewer, option, left, compared)
	}
	if err != nil || !p.scattered() {
		return p, err
	}
	alone, err := t.along(ctx, m, viewer, option, passes, compared)
	if err != nil || !alone.scattered() {
		return alone, err
	}
	return p, nil
}

// scattered reports whether the outcomes that people are told of come about less than half of the
// time.
func (p *Preview) scattered() bool {
	told := 0.0
	for _, o := range p.Out[:min(mostRows, len(p.Out))] {
		told += o.Share
	}
	return len(p.Out) > mostRows && told < 0.5
}

// Why a preview is not exact.
const (
	leftHidden = "it depends on what you cannot see"
	leftMany   = "chance can fall in too many ways"
)

// all looks at all ways of chance. If there is no preview, left says why.
func (t *Teller) all(ctx context.Context, m *machine.M, viewer int32, option, part int) (p *Preview, left string, err error) {
	return t.search(ctx, m, viewer, odds.Question{Next: true}, option, exactSteps/part)
}

// search looks at all ways of chance, up to where a question ends, within a budget of steps. If
// there is no preview, left says why.
func (t *Teller) search(ctx context.Context, m *machine.M, viewer int32, q odds.Question, option, steps int) (p *Preview, left string, err error) {
	here := odds.At(m)
	q.Program, q.Best, q.Context, q.Branches, q.Purse = t.p, model.None, ctx, mostEnds, machine.NewPurse(steps)
	q.Start = func(m *machine.M) {
		here(m)
		m.Take(option)
	}
	switch {
	case t.worlds.Clear():
	case m.KeepsSecrets():
		return nil, leftHidden, nil
	default:
		q.Sight = &odds.Sight{Viewer: viewer, Watched: t.tracer().Watched(), Veil: view.Veil(m, viewer)}
		q.Purse = machine.NewPurse(steps / watchedStep)
	}
	s := newSum()
	var ends odds.Ends[*Outcome]
	q.Label = func(end *machine.M) (int32, error) {
		return ends.Label(s.outcome(t.differ.lines(viewer, m, end))), nil
	}
	a, err := odds.Find(q)
	switch {
	case ctx.Err() != nil:
		return nil, "", ctx.Err()
	case errors.As(err, new(odds.Unseen)):
		return nil, leftHidden, nil
	case err != nil || a.Forever.Sign() > 0:
		return nil, leftMany, nil
	}
	for i, o := range ends.All {
		o.P = a.Chance[int32(i)]
		o.Share, _ = o.P.Float64()
	}
	p = s.preview()
	p.Exact, p.Tries = true, a.Ways
	return p, "", nil
}

// watchedStep is how many times as long a step of a watched program takes, about.
const watchedStep = 4

// try counts what comes of trials up to the next decision.
func (t *Teller) try(ctx context.Context, m *machine.M, viewer int32, option int, left string, part int) (*Preview, error) {
	return t.trials(ctx, m, viewer, option, left, trialSteps/part, func(f, w *machine.M, i int, rng *rand.Rand) { play(f, w, i, nil, rng.Uint64()) })
}

// trials counts what comes of trials within a budget of steps, each in a world that the player
// takes for possible. A trial that the budget cuts short does not count.
func (t *Teller) trials(ctx context.Context, m *machine.M, viewer int32, option int, left string, steps int, play func(f, w *machine.M, i int, rng *rand.Rand)) (*Preview, error) {
	rng := rand.New(rand.NewPCG(uint64(m.Count), uint64(option)))
	purse := machine.NewPurse(steps)
	t.worlds.PayFrom(purse)
	t.fork.PayFrom(purse)
	s, tries := newSum(), 0
	for range trials {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if purse.Empty() {
			break
		}
		w := t.worlds.Draw(chooser{rng})
		if i := t.worlds.Option(option); i >= 0 {
			play(t.fork, w, i, rng)
			if err := t.fork.Err; err != nil && err.Code == cutShort {
				continue
			}
			s.outcome(t.differ.lines(viewer, w, t.fork)).Share++
			tries++
		}
	}
	for _, o := range s.order {
		o.Share /= float64(tries)
	}
	p := s.preview()
	p.Tries, p.Left = tries, left
	return p, nil
}

// cutShort is the code of the error with which a machine stops whose purse is empty.
const cutShort = "run/work"

// play takes an option on a fork, and goes on to the next decision that leaves a choice. ways
// answer chance; nil: it follows from a key.
func play(f, from *machine.M, option int, ways *chance.Ways, key uint64) {
	f.Chance = nil
	f.Restore(&from.State)
	if ways != nil {
		f.Chance = ways
	} else {
		f.Key = key
	}
	f.Choose(option)
	for range mostAuto {
		if f.Pending() == nil || f.AsksPoint() || f.Options().Len() != 1 {
			break
		}
		f.Choose(0)
	}
}

// chooser draws the numbers of worlds.
type chooser struct{ *rand.Rand }

func (c chooser) Pick(n int) int { return c.IntN(n) }
func (c chooser) Key() uint64    { return c.Uint64() }

// sum gathers outcomes.
type sum struct {
	found map[string]*Outcome
	order []*Outcome
}

func newSum() *sum { return &sum{found: map[string]*Outcome{}} }

// outcome is the outcome of some lines.
func (s *sum) outcome(lines []string) *Outcome {
	key := strings.Join(lines, "\n")
	o := s.found[key]
	if o == nil {
		o = &Outcome{Lines: lines}
		s.found[key], s.order = o, append(s.order, o)
	}
	return o
}

// preview sums up what was found.
func (s *sum) preview() *Preview {
	p := &Preview{}
	for _, o := range s.order {
		p.Out = append(p.Out, *o)
	}
	slices.SortStableFunc(p.Out, func(a, b Outcome) int {
		return cmp.Or(cmp.Compare(b.Share, a.Share), slices.Compare(a.Lines, b.Lines))
	})
	p.factor()
	return p
}

// factor takes out of all outcomes what happens in any case. Like pieces are told of in like lines:
// a line that is in one outcome twice and in another three times happens twice in any case.
func (p *Preview) factor() {
	if len(p.Out) == 0 {
		return
	}
	left := make([][]string, len(p.Out))
	for i := range p.Out {
		left[i] = slices.Clone(p.Out[i].Lines)
	}
	for _, l := range p.Out[0].Lines {
		if slices.ContainsFunc(left, func(lines []string) bool { return !slices.Contains(lines, l) }) {
			continue
		}
		p.Always = append(p.Always, l)
		for i, lines := range left {
			at := slices.Index(lines, l)
			left[i] = slices.Delete(lines, at, at+1)
		}
	}
	for i := range p.Out {
		p.Out[i].Lines = left[i]
	}
}
