// Package tune looks for better weights of a policy, by playing.
//
// It goes in rounds. A round draws candidates around the best weights so far, and lets them play
// games of the same seeds. After each part the worse half drops out, and the others play twice as
// many (successive halving). The last one plays against the best so far on fresh seeds, and takes
// its place if it does better there: to be the best of many by luck alone does not help. In the end
// the best is compared with the weights as they were, on seeds that no choice has seen.
//
// All games are played on the program as it is. A candidate is a program of its own, by which the
// policy judges in the seats in question, so that the same policy may play against itself as it
// was. What comes of it follows from the seed, however many workers share the games.
package tune

import (
	"cmp"
	"context"
	"fmt"
	"reflect"
	"slices"
	"sync/atomic"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/interp/stats"
	"sandtable/interp/tournament"
	"sandtable/schema/model"
)

// Weight is a weight that is tuned, and between which numbers it stays.
type Weight struct {
	*model.Value
	Low, High int32
}

// Config says what is tuned, and how long.
type Config struct {
	Game     *model.Game
	Policy   *model.Policy
	Weights  []Weight
	Setups   []interp.Setup // the scenarios that are played
	Seats    []*model.Thing // whose play is measured; nil: all players whose policy it is
	Against  bot.Kind       // decides for the others, if they can; else they play at random
	Standing bool           // what counts is how games stand in the end, not what results are worth
	Rounds   int
	Tries    int // candidates of a round
	Games    int // that the last two of a round play, for each scenario and seat
	Seed     uint64
	Workers  int
	Done     *atomic.Int64 // counts games; may be nil
	Context  context.Context
}

// How many times the games of the last two of a round are played to confirm the better one, and in
// the end to prove what has come of it.
const (
	confirming = 2
	proving    = 4
)

// part returns how many games each of so many candidates plays.
func (t *Tuner) part(candidates int) int { return max(1, 2*t.Games/candidates) }

// The spread of candidates around the best, in percent of each weight: at first, at least, and what
// is left of it after a round without a gain.
const (
	widest   = 100
	closest  = 10
	narrower = 70
)

// values are numbers for the weights, in their order.
type values []int32

// table is a scenario with the seats in which a policy is measured.
type table struct {
	setup interp.Setup
	p     *machine.Program
	seats []int
	bots  map[int32]bot.Kind
	unit  int32
}

// Tuner is a run.
type Tuner struct {
	Config
	tables []*table
	random bot.Random
	seeds  int // runs of games so far
	report *Report
}

// New prepares a run. It is an error if there is nothing to tune.
func New(c Config) (*Tuner, error) {
	t := &Tuner{Config: c, random: bot.NewRandom(c.Seed)}
	if !slices.ContainsFunc(c.Weights, func(w Weight) bool { return w.Low < w.High }) {
		return nil, fmt.Errorf("the bounds of the weights leave nothing to try")
	}
	for _, s := range c.Setups {
		if err := t.lay(s); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// Planned returns how many games the run plays at most.
func (t *Tuner) Planned() int {
	round := 2 * confirming * t.Games
	for n := t.Tries; n > 1; n = (n + 1) / 2 {
		round += (n + 1) * t.part(n)
	}
	return len(t.tables) * (t.Rounds*round + 2*proving*t.Games)
}

// Run looks for better weights. It is an error if the policy does not come to the end of its games.
func (t *Tuner) Run() (*Report, error) {
	t.report = t.begin()
	was := t.was()
	best, err := t.search(was)
	if err != nil {
		return nil, err
	}
	if !t.stopped() && !slices.Equal(best, was) {
		gain, _, err := t.duel(best, was, proving*t.Games)
		if err != nil {
			return nil, err
		}
		if !t.stopped() {
			t.report.Gain, t.report.Proven = gain.Mean(t.tables[0].unit), true
		}
	}
	t.report.Stopped = t.stopped()
	t.report.Weights = t.tuned(was, best)
	return t.report, nil
}

// search plays the rounds, and returns the best weights.
func (t *Tuner) search(best values) (values, error) {
	spread := widest
	for range t.Rounds {
		r, err := t.round(best, spread)
		if err != nil || t.stopped() {
			return best, err
		}
		if r.Taken {
			best, t.report.Gain = r.values, r.Gain
		} else {
			spread = max(closest, spread*narrower/100)
		}
		t.report.Rounds = append(t.report.Rounds, r)
	}
	return best, nil
}

func (t *Tuner) stopped() bool { return t.Context != nil && t.Context.Err() != nil }

// was returns the weights as the content has them.
func (t *Tuner) was() (out values) {
	for _, w := range t.Weights {
		out = append(out, w.Base.(*model.Const).N)
	}
	return out
}

// lay builds the program of a scenario, with who sits where. Where players play against each other,
// each is measured at a table of their own.
func (t *Tuner) lay(s interp.Setup) error {
	s.Policies = true
	p, err := interp.Build(t.Game, s)
	if err != nil {
		return err
	}
	var seats []int
	for i, x := range p.Players {
		if t.Policy.Of(x) && (t.Seats == nil || slices.Contains(t.Seats, x)) {
			seats = append(seats, i)
		}
	}
	switch {
	case len(seats) == 0:
		return fmt.Errorf("nobody in scenario %s plays by the policy %q in a seat that is measured", p.Setting().Scenario, t.Policy.Title)
	case t.Standing && p.Standing == nil:
		return fmt.Errorf("the game does not say how it stands: it has no value \"Standing\"")
	case !tournament.HasRivals(p):
		t.tables = append(t.tables, t.table(s, p, seats))
		return nil
	}
	for i := range seats {
		t.tables = append(t.tables, t.table(s, p, seats[i:i+1]))
	}
	return nil
}

func (t *Tuner) table(s interp.Setup, p *machine.Program, seats []int) *table {
	x := &table{setup: s, p: p, seats: seats, bots: map[int32]bot.Kind{}, unit: max(1, p.Game.Unit)}
	for i, player := range p.Players {
		kind := t.Against
		if slices.Contains(seats, i) {
			kind = bot.Kind{Policy: true, Name: t.Policy.Name}
		}
		if kind.Policy {
			if _, err := bot.FindPolicy(p, player.ID, kind.Name); err != nil {
				continue
			}
		}
		x.bots[player.ID] = kind
	}
	return x
}

// candidate is a choice of weights with its programs, one for each table, and how it has done.
type candidate struct {
	values
	by   []*machine.Program
	gain stats.Sums
	out  bool // a game of its has not come to its end
}

// candidate builds the programs of a choice of weights. Where other weights lead to other index
// sets, a program is plain and reads none: those of the states that it judges are not its own.
func (t *Tuner) candidate(v values) (*candidate, error) {
	c := &candidate{values: v}
	for i, x := range t.tables {
		if i > 0 && t.tables[i-1].p == x.p {
			c.by = append(c.by, c.by[i-1])
			continue
		}
		s := x.setup
		s.Weights = map[*model.Value]int32{}
		for k, w := range t.Weights {
			s.Weights[w.Value] = v[k]
		}
		p, err := interp.Build(t.Game, s)
		if err == nil && !reflect.DeepEqual(p.Indexes, x.p.Indexes) {
			s.Plain = true
			p, err = interp.Build(t.Game, s)
		}
		if err != nil {
			return nil, err
		}
		c.by = append(c.by, p)
	}
	return c, nil
}

// play plays games at each table, and returns what they came to by table and game. It reports false
// if not all came to their end.
func (t *Tuner) play(c *candidate, seed uint64, games int) (out []map[int]int32, whole bool, err error) {
	whole = true
	for i, x := range t.tables {
		by := map[int32]*machine.Program{}
		for _, seat := range x.seats {
			by[x.p.Players[seat].ID] = c.by[i]
		}
		came := sim.Run(x.p, sim.Config{Games: games, Seed: sim.Seed(seed, i+1), Workers: t.Workers, Bots: x.bots, By: by, Finals: true, Done: t.Done, Context: t.Context})
		if len(came.Troubles) > 0 && err == nil {
			whole, err = false, fmt.Errorf("a game of the policy as it is does not come to its end: %s (seed %d)", came.Troubles[0].Message, came.Troubles[0].Seed)
		}
		ends := map[int]int32{}
		for _, f := range came.Finals {
			of := f.Worth
			if t.Standing {
				of = f.Standing
			}
			for _, seat := range x.seats {
				ends[f.Game] += of[seat]
			}
		}
		out = append(out, ends)
	}
	return out, whole, err
}

// fresh returns a seed of games that have not been played.
func (t *Tuner) fresh() uint64 {
	t.seeds++
	return sim.Seed(t.Seed, t.seeds)
}

// meet lets candidates play games of the same seeds as another one, and counts what they gain on
// it. It is an error if that one does not come to the end of its games.
func (t *Tuner) meet(of *candidate, all []*candidate, games int) error {
	seed := t.fresh()
	base, _, err := t.play(of, seed, games)
	if err != nil {
		return err
	}
	for _, c := range all {
		if t.stopped() {
			return nil
		}
		ends, whole, _ := t.play(c, seed, games)
		c.out = c.out || !whole
		for i := range base {
			for g, v := range ends[i] {
				if b, both := base[i][g]; both {
					c.gain.Take(v - b)
				}
			}
		}
	}
	return nil
}

// duel compares two choices of weights on fresh seeds.
func (t *Tuner) duel(v, against values, games int) (gain stats.Sums, out bool, err error) {
	a, err := t.candidate(v)
	if err != nil {
		return gain, false, err
	}
	b, err := t.candidate(against)
	if err != nil {
		return gain, false, err
	}
	err = t.meet(b, []*candidate{a}, games)
	return a.gain, a.out, err
}

// round looks once around the best weights.
func (t *Tuner) round(best values, spread int) (*Round, error) {
	of, err := t.candidate(best)
	if err != nil {
		return nil, err
	}
	var all []*candidate
	for _, v := range t.draw(best, spread) {
		c, err := t.candidate(v)
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	for len(all) > 1 && !t.stopped() {
		if err := t.meet(of, all, t.part(len(all))); err != nil {
			return nil, err
		}
		slices.SortStableFunc(all, func(a, b *candidate) int { return compare(a, b) })
		all = all[:(len(all)+1)/2]
	}
	r := &Round{Spread: spread, values: all[0].values, Weights: t.tuned(best, all[0].values)}
	if t.stopped() {
		return r, nil
	}
	gain, out, err := t.duel(r.values, best, confirming*t.Games)
	if err != nil {
		return nil, err
	}
	r.Gain = gain.Mean(t.tables[0].unit)
	r.Taken = !out && r.Gain != nil && (r.Gain.Mean+r.Gain.Low)/2 > 0 // one standard error above 0
	return r, nil
}

// compare puts the better of two candidates first.
func compare(a, b *candidate) int {
	switch {
	case a.out != b.out && a.out:
		return 1
	case a.out != b.out:
		return -1
	}
	x, y := a.gain.Mean(1), b.gain.Mean(1)
	if x == nil || y == nil {
		return 0
	}
	return cmp.Compare(y.Mean, x.Mean)
}

// draw draws candidates around weights: each of them changes with an even chance, at least one
// does.
func (t *Tuner) draw(best values, spread int) (out []values) {
	for n := 0; len(out) < t.Tries && (n < 20*t.Tries || len(out) == 0); n++ {
		v := slices.Clone(best)
		one := t.random.Pick(len(v))
		for i, w := range t.Weights {
			if change := t.random.Pick(2) == 0; !change && i != one {
				continue
			}
			step := max(1, int64(max(v[i], -v[i]))*int64(spread)/100)
			v[i] = int32(min(max(int64(v[i])+int64(t.random.Pick(int(2*step+1)))-step, int64(w.Low)), int64(w.High)))
		}
		if !slices.Equal(v, best) && !slices.ContainsFunc(out, func(o values) bool { return slices.Equal(o, v) }) {
			out = append(out, v)
		}
	}
	return out
}
