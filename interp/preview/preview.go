// Package preview tells what may come of an option: each outcome in words, with its probability. It
// goes through all that the option sets going, such as the rounds of a battle, or up to the next
// decision. It ends where the option itself is over: what is drawn after that is no part of it.
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
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/odds"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// The budget of a preview. It counts work, not time, so that a preview is the same on every
// machine. The steps of each part take half a second at most, two where part of the table is
// hidden, and a preview says how far they went.
const (
	exactSteps = 4_000_000  // of all ways
	wholeSteps = 32_000_000 // of all ways through an action
	lookSteps  = 16_000_000 // of trials that look for questions on the way
	mostEnds   = 20_000     // ways of chance that are all looked at
	trials     = 2000       // where they are too many
	trialSteps = 24_000_000 // of all trials
)

// Preview is what may come of an option.
type Preview struct {
	Exact  bool      `json:"exact"`
	Tries  int       `json:"tries"`            // ways of chance that were looked at, or trials
	Left   string    `json:"left,omitempty"`   // why it is not exact
	Always []string  `json:"always,omitempty"` // what happens in any case
	Out    []Outcome `json:"outcomes"`         // most likely first; beside branches those in which nothing is asked

	Then   []Branch `json:"then,omitempty"`   // by the answers to what its player is asked on the way
	Passed bool     `json:"passed,omitempty"` // somebody passes on the way, or says no
	Same   []string `json:"same,omitempty"`   // what is asked on the way and makes no difference
	rest   bool     // of a branch: what comes unasked stands above

	lines map[string]float64 // how likely each is by itself, and all of an outcome, wherever pieces go
	rough *Preview           // the outcomes wherever pieces go; nil: these are
}

// Roughly is the preview without the points to which pieces go.
func (p *Preview) Roughly() *Preview {
	if p.rough == nil {
		return p
	}
	q := *p
	q.Out, q.Always = p.rough.Out, p.rough.Always
	return &q
}

// Like reports whether the odds are those of another option, wherever pieces go: as far as trials
// tell.
func (p *Preview) Like(q *Preview) bool {
	if len(p.Then) != len(q.Then) {
		return false
	}
	for i := range p.Then {
		if !slices.Equal(p.Then[i].Answers, q.Then[i].Answers) || !p.Then[i].Like(q.Then[i].Preview) {
			return false
		}
	}
	near := 1e-9 + p.Half() + q.Half()
	return maps.EqualFunc(within(p.lines, q.lines), within(q.lines, p.lines), func(a, b float64) bool { return math.Abs(a-b) <= near })
}

// within adds what another has to shares, with none.
func within(p, q map[string]float64) map[string]float64 {
	out := map[string]float64{}
	maps.Copy(out, p)
	for l := range q {
		if _, ok := p[l]; !ok {
			out[l] = 0
		}
	}
	return out
}

// Outcome is one thing that may come of it: how the table differs from before, as the player sees
// it.
type Outcome struct {
	Share float64  `json:"share"`
	P     *big.Rat `json:"exact,omitempty"` // nil: counted in trials
	Lines []string `json:"lines"`
}

// Ends returns how likely the game is to end.
func (p *Preview) Ends() (share float64) {
	over := func(line string) bool { return strings.HasPrefix(line, narrate.Ends) }
	if slices.ContainsFunc(p.Always, over) {
		return 1
	}
	for _, o := range p.Out {
		if slices.ContainsFunc(o.Lines, over) {
			share += o.Share
		}
	}
	return share
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
	held   *machine.M // stands where the fork has stood before an instruction
	exact  *machine.M // explores all options of one comparison, and keeps what it has found out; nil: each has its own
}

// Compare makes what is told next part of one comparison, until the function that it returns is
// called: one machine explores all options, so that its memos are filled once.
func (t *Teller) Compare() (done func()) {
	t.exact = machine.New(t.p)
	return func() { t.exact = nil }
}

// New makes a teller. tracer makes the tracer of the program, which is asked for where part of a
// table is hidden.
func New(p *machine.Program, tracer func() *why.Tracer) *Teller {
	return &Teller{p: p, tracer: tracer, differ: newDiffer(p), worlds: imagine.New(p), fork: machine.New(p), held: machine.New(p)}
}

// Among previews one of so many options that are compared, up to the next decision that leaves a
// choice or through all that it sets going, as a player knows it: all together take as much work as
// one does alone. The machine stays as it is. The error is that of a context which is done.
func (t *Teller) Among(ctx context.Context, m *machine.M, viewer int32, option, compared int, next bool) (*Preview, error) {
	c := courseOf(m, viewer, option)
	c.next = next
	return t.along(ctx, m, option, c, compared)
}

// along previews an option as far as a course goes, in one part of so many of the budget.
func (t *Teller) along(ctx context.Context, m *machine.M, option int, c *course, parts int) (*Preview, error) {
	t.worlds.Look(m, c.viewer)
	p, left, err := t.all(ctx, m, option, c, parts)
	if p == nil && err == nil {
		p, err = t.try(ctx, m, option, c, left, parts)
	}
	if p != nil {
		p.Passed = c.passed
	}
	return p, err
}

// Why a preview is not exact.
const (
	leftHidden = "it depends on what you cannot see"
	leftMany   = "chance can fall in too many ways"
)

// all looks at all ways of chance. If there is no preview, left says why.
func (t *Teller) all(ctx context.Context, m *machine.M, option int, c *course, parts int) (p *Preview, left string, err error) {
	steps := wholeSteps / parts
	if c.next {
		steps = exactSteps / parts
	}
	q := odds.Question{Named: true, Over: c.over, Weights: c.weights,
		Stops: func(m *machine.M) bool { return c.take(m) < 0 }}
	here := odds.At(m)
	q.Program, q.Machine, q.Best, q.Context, q.Branches, q.Purse = t.p, t.exact, model.None, ctx, mostEnds, machine.NewPurse(steps)
	q.Held = odds.MaxHeld / parts
	q.Start = func(f *machine.M) {
		here(f)
		f.Take(same(f, m, option))
	}
	switch {
	case t.worlds.Clear():
	case m.KeepsSecrets():
		return nil, leftHidden, nil
	default:
		q.Sight = &odds.Sight{Viewer: c.viewer, Watched: t.tracer().Watched(), Veil: view.Veil(m, c.viewer)}
		q.Purse = machine.NewPurse(steps / watchedStep)
	}
	s := newSum()
	clear(t.differ.rough)
	var ends odds.Ends[*Outcome]
	q.Label = func(end *machine.M, past bool) (int32, error) {
		return ends.Label(s.outcome(t.lines(c, m, end, past))), nil
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
	p = s.preview(t.differ.rough, c.anywhere())
	p.Exact, p.Tries = true, a.Ways
	return p, "", nil
}

// watchedStep is how many times as long a step of a watched program takes, about: it evaluates what
// the program itself has compiled.
const watchedStep = 4

// try counts what comes of trials, each in a world that the player takes for possible. A trial that
// the budget cuts short does not count.
func (t *Teller) try(ctx context.Context, m *machine.M, option int, c *course, left string, parts int) (*Preview, error) {
	rng := rand.New(rand.NewPCG(uint64(m.Count), uint64(option)))
	purse := machine.NewPurse(trialSteps / parts)
	t.worlds.PayFrom(purse)
	t.fork.PayFrom(purse)
	s, tries := newSum(), 0
	clear(t.differ.rough)
	for range trials {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if purse.Empty() {
			break
		}
		w := t.worlds.Draw(chooser{rng})
		if i := t.worlds.Option(option); i >= 0 {
			begin(t.fork, w, i, rng.Uint64())
			past := t.run(t.fork, c, nil)
			if err := t.fork.Err; err != nil && err.Code == cutShort {
				continue
			}
			s.outcome(t.lines(c, w, t.fork, past)).Share++
			tries++
		}
	}
	for _, o := range s.order {
		o.Share /= float64(tries)
	}
	p := s.preview(t.differ.rough, c.anywhere())
	p.Tries, p.Left = tries, left
	return p, nil
}

// cutShort is the code of the error with which a machine stops whose purse is empty.
const cutShort = "run/work"

// begin takes an option on a fork; a key answers chance.
func begin(f, from *machine.M, option int, key uint64) {
	f.Chance = nil
	f.Restore(&from.State)
	f.Key = key
	f.Take(same(f, from, option))
}

// same is the number that an option of a machine has on a fork of it. A point that a player has
// named is not listed there, and is added.
func same(f, from *machine.M, option int) int {
	if o := from.Options(); option >= o.Len()-o.Named() {
		of, opt := from.Option(option)
		option, _ = f.Admit(of, opt)
	}
	return option
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

// roughly takes outcomes together that differ only in what is told too finely for as many as there
// are.
func (s *sum) roughly(rough map[string]string) *sum {
	out := newSum()
	for _, o := range s.order {
		x := out.outcome(english.Each(o.Lines, func(l string) string { return cmp.Or(rough[l], l) }))
		if x.Share += o.Share; o.P != nil {
			x.P = new(big.Rat).Add(cmp.Or(x.P, new(big.Rat)), o.P)
		}
	}
	return out
}

// preview sums up what was found: roughly if that is wanted, or there is much of it.
func (s *sum) preview(rough map[string]string, roughly bool) *Preview {
	p := &Preview{lines: map[string]float64{}}
	coarse := s.roughly(rough)
	if roughly || len(s.order) > mostRows {
		s = coarse
	}
	for _, o := range coarse.order {
		for _, l := range append(slices.Clone(o.Lines), "all: "+strings.Join(o.Lines, "\n")) {
			p.lines[l] += o.Share
		}
	}
	for _, o := range s.order {
		p.Out = append(p.Out, *o)
	}
	if s != coarse {
		p.rough = coarse.preview(nil, true)
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
