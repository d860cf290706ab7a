package bot

import (
	"cmp"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"sandtable/interp/imagine"
	"sandtable/interp/machine"
)

// Search is a player who looks ahead: by a Monte Carlo tree search over what its player knows
// (ISMCTS, with a single observer). It imagines worlds that its player takes for possible, takes an
// option in each, and plays on. What comes next is looked for in a tree: each who decides is taken
// to choose what has been best for them, and now and then something else. Choices are told apart by
// what they mean to its player, so the tree is one for all worlds. A continuation is judged a few
// decisions beyond the tree: by the worth of the result, and by the value `standing` of the game.
//
// Its continuations are spent on few options in the end: in each round all that are left are tried
// in the same worlds, with the same luck; then the worse half goes. Each option has a tree of its
// own. So several goroutines may search at once, and what is chosen does not depend on how many do.
// Of very many options a fair sample is tried; see sample.go. Where a point is asked for, points
// worth a look are tried besides the samples that are listed; see spots.go.
//
// What it does is bounded in continuations and in steps of work, so that it chooses alike on every
// machine; or in time. If content makes that too little, it takes what stands best so far.
type Search struct {
	// Says that nobody waits for a choice any more: the best so far will do; nil: never.
	Stop func() bool
	// Is told every few seconds of how many percent a choice is done; nil: nobody is.
	Tell func(done int)

	kind    Kind
	seed    uint64
	player  int32
	random  Random
	worlds  *imagine.Worlds
	asked   *machine.M // the decision with points worth a look, and without those that people have named
	spots   spots
	scale   *scale
	trials  []trial
	order   []int
	walkers []*walker // one for each goroutine
	lucks   []uint64  // of the continuations of a lap, the same for all options
	purse   *machine.Purse
	work    int // how much is in the purse at first
	most    int // continuations; 0: time is limited instead
	did     int // continuations so far
	began   time.Time
	told    time.Time
	asking  sync.Mutex // Stop and Tell are called by one goroutine at a time
}

// trial is what has been seen of one option.
type trial struct {
	option int
	tree   tree
	spans  []span // by seat
	seen   sums
	lap    sums // of the lap in progress
}

// sums are what n continuations have come to, and how the game stood at once, right after the
// option.
type sums struct {
	n           int32
	end, atOnce value
}

func (s *sums) add(o sums) {
	s.n += o.n
	s.end.add(o.end)
	s.atOnce.add(o.atOnce)
}

// mostBranches is how many branches all trees may hold together: some 40 MB.
const mostBranches = 1 << 19

// aLap is how many continuations of each option share a world.
const aLap = 8

// NewSearch makes a searching player of a program who thinks in so many goroutines. It belongs to
// one goroutine itself.
func NewSearch(p *machine.Program, kind Kind, workers int) *Search {
	s := &Search{
		kind:    kind,
		worlds:  imagine.New(p),
		asked:   machine.New(p),
		scale:   newScale(p),
		walkers: make([]*walker, max(workers, 1)),
	}
	for i := range s.walkers {
		s.walkers[i] = &walker{s: s, m: machine.New(p)}
	}
	return s
}

// Begin begins a game for a player: all that is chosen for them follows from the seed. The numbers
// are the bot's own, not those of the game's chance.
func (s *Search) Begin(seed uint64, player int32) {
	s.seed = machine.Scramble(machine.Scramble(seed^0xCA2EF01) + uint64(uint32(player))*golden)
}

// Choose says which option to take. It follows from the seed, from how many decisions there have
// been, and from what the player sees. A point that is not listed becomes an option first, as if
// people had named it.
func (s *Search) Choose(m *machine.M) int {
	if m.Options().Len() < 2 {
		return 0
	}
	s.begin(m)
	if !m.AsksPoint() {
		return s.choose(m)
	}
	s.asked.Thaw(&m.State)
	if s.asked.Run(); s.asked.Err != nil {
		return s.choose(m)
	}
	s.spots.admit(s.asked, s.player)
	i, _ := m.Admit(s.asked.Option(s.choose(s.asked)))
	return max(i, 0)
}

// Tried is what a search has seen of an option.
type Tried struct {
	Option  int // of the machine that was asked
	Times   int // continuations
	Percent int // how far what they came to lies from the worst that came of any to the best
}

// Tried tells of the options that did best at the last choice, the one taken first; so many at
// most. A point that is not listed becomes an option.
func (s *Search) Tried(m *machine.M, most int) (out []Tried) {
	all := s.seen()
	for _, t := range s.trials[:min(most, len(s.trials))] {
		i := t.option
		if m.AsksPoint() {
			i, _ = m.Admit(s.asked.Option(i))
		}
		if t.seen.n > 0 && i >= 0 {
			out = append(out, Tried{i, int(t.seen.n), int(float64(100*all.share(t.seen.end, t.seen.n)) + 0.5)})
		}
	}
	return out
}

// begin takes up a decision.
func (s *Search) begin(m *machine.M) {
	s.player, s.did, s.began = m.Player(), 0, time.Now()
	s.told = s.began
	s.random = Random{machine.Scramble(s.seed + uint64(uint32(m.Count))*golden)}
	s.most, s.work = s.kind.most(), s.kind.work(m.P.Limits.Game)
	s.purse = machine.NewPurse(s.work)
	s.asked.PayFrom(s.purse)
	s.worlds.PayFrom(s.purse)
}

// choose tries the options of a decision, and says which is best.
func (s *Search) choose(m *machine.M) int {
	s.worlds.Look(m, s.player)
	s.sample(m)
	for _, w := range s.walkers {
		w.begin(s)
	}
	left := s.trials
	for round, rounds := 1, halvings(len(left)); ; round++ {
		for again := true; again; again = !s.due(round, rounds) {
			if !s.compare(left, s.lap(len(left), round, rounds)) {
				round = rounds
				break
			}
		}
		if s.rank(left); round >= rounds {
			return left[0].option
		}
		left = left[:(len(left)+1)/2]
	}
}

// halvings is how many rounds it takes until one of two is left.
func halvings(n int) (rounds int) {
	for rounds = 1; n > 2; n = (n + 1) / 2 {
		rounds++
	}
	return rounds
}

// due reports whether a round has had its share of what may be done in all rounds.
func (s *Search) due(round, rounds int) bool {
	if s.kind.Time > 0 && time.Since(s.began)*time.Duration(rounds) >= s.kind.Time*time.Duration(round) {
		return true
	}
	return s.most > 0 && s.did*rounds >= s.most*round || s.spent()/round >= s.work/rounds
}

// done is how much of a choice is done, in percent.
func (s *Search) done() int {
	done := 100 * s.spent() / s.work
	if s.most > 0 {
		done = max(done, 100*s.did/s.most)
	}
	if s.kind.Time > 0 {
		done = max(done, int(100*time.Since(s.began)/s.kind.Time))
	}
	return min(done, 100)
}

// spent is how much work has been done for the decision.
func (s *Search) spent() int { return s.work - s.purse.Spend(0) }

// lap is how many continuations each of n options gets next: as many as are to come in the round,
// and as its work allows, by what those so far have taken.
func (s *Search) lap(n, round, rounds int) int {
	times := aLap
	if s.most > 0 {
		times = min(times, (s.most*round/rounds-s.did)/n)
	}
	switch {
	case !s.kind.fits():
	case s.did == 0:
		times = 1
	default:
		spent := s.spent()
		times = min(times, (s.work/rounds*round-spent)/(spent/s.did+1)/n)
	}
	return max(1, times)
}

// enough reports whether what is in progress is to end.
func (s *Search) enough() bool {
	if s.purse.Empty() || s.kind.Time > 0 && time.Since(s.began) >= s.kind.Time {
		return true
	}
	if s.Stop == nil && s.Tell == nil {
		return false
	}
	s.asking.Lock()
	defer s.asking.Unlock()
	if s.Tell != nil && time.Since(s.told) >= tellEvery {
		s.told = time.Now()
		s.Tell(s.done())
	}
	return s.Stop != nil && s.Stop()
}

// tellEvery is how long nothing is told of a choice in progress.
const tellEvery = 3 * time.Second

// compare goes on with each option so many times, all in one world and with the same luck. It
// reports whether it came to the end; else none of it counts.
func (s *Search) compare(left []trial, times int) bool {
	world := s.worlds.Draw(&s.random)
	s.lucks = s.lucks[:0]
	for range times {
		s.lucks = append(s.lucks, s.random.Key())
	}
	if !s.share(left, world) {
		return false
	}
	for i := range left {
		left[i].seen.add(left[i].lap)
	}
	s.did += times * len(left)
	return true
}

// share divides the options among the walkers. It reports whether they came to the end.
func (s *Search) share(left []trial, world *machine.M) bool {
	var next atomic.Int64
	var stopped atomic.Bool
	walk := func(w *walker) {
		for i := int(next.Add(1)) - 1; i < len(left); i = int(next.Add(1)) - 1 {
			if !w.try(&left[i], world) {
				stopped.Store(true)
			}
		}
	}
	if n := min(len(s.walkers), len(left)); n > 1 {
		var wait sync.WaitGroup
		for _, w := range s.walkers[:n] {
			wait.Go(func() { walk(w) })
		}
		wait.Wait()
	} else {
		walk(s.walkers[0])
	}
	return !stopped.Load()
}

// try goes on with an option in a world, with each luck of the lap. It reports whether it came to
// the end.
func (w *walker) try(t *trial, world *machine.M) bool {
	t.lap = sums{}
	option := w.s.worlds.Option(t.option)
	if option < 0 {
		return true // not legal in this world: it tells nothing
	}
	for _, luck := range w.s.lucks {
		t.lap.add(w.goOn(t, world, option, luck))
		if w.s.enough() {
			return false
		}
	}
	return true
}

// rank puts the best first: what comes to most, of equal ones what stands best at once, of these
// what chance has put first.
func (s *Search) rank(left []trial) {
	all := s.seen()
	slices.SortStableFunc(left, func(a, b trial) int {
		x, y := &a.seen, &b.seen
		return cmp.Or(cmp.Compare(all.mean(y.end, y.n), all.mean(x.end, x.n)), cmp.Compare(all.mean(y.atOnce, y.n), all.mean(x.atOnce, x.n)))
	})
}

// seen is between which values all lie that have been seen for the player.
func (s *Search) seen() (all span) {
	for i := range s.trials {
		all.join(s.trials[i].spans[s.scale.seat[s.player]])
	}
	return all
}
