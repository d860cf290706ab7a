package sim

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Config says how many games to play, and how.
type Config struct {
	Games   int
	Seed    uint64
	Workers int                // at least 1
	Budget  int                // decisions of a game; 0: ten times the game's declared length
	Bots    map[int32]bot.Kind // by player; who is not named decides at random
	// By player: the program by which their policy judges, with other weights than the one played.
	By     map[int32]*machine.Program
	Done   *atomic.Int64 // counts finished games while the run goes on; may be nil
	Finals bool          // report how each game ended
	// When it is done, the games so far are reported; nil: nobody stops the run.
	Context context.Context
}

// batch is the most games that a worker takes at a time.
const batch = 16

// guarded is in how many games policies are watched: those before the others. A guard takes about
// as long as the game itself.
const guarded = batch

// share returns how many games a worker takes at a time, so that all have some to play. It divides
// batch: a worker's games are all guarded, or none is.
func (c *Config) share() int {
	n := batch
	for n > 1 && n*c.Workers > c.Games {
		n /= 2
	}
	return n
}

// worker plays games on a machine of its own and counts.
type worker struct {
	cfg       Config
	stopped   *atomic.Bool
	watched   func() *machine.Program
	m         *machine.M
	seats     *Seats
	players   []tallies         // by player of the program
	worths    map[int32][]int32 // by result and player
	reached   *reached
	outcomes  [Stopped]int // a game that was stopped does not count
	endings   map[*model.Thing]int
	played    int
	decisions int
	min, max  int
	troubles  []*Trouble
	finals    []Final
	told      map[toldAt]Missed
}

// Run plays the games and reports on them.
func Run(p *machine.Program, cfg Config) *Report {
	if cfg.Budget <= 0 {
		cfg.Budget = 10 * p.Game.Length
	}
	cfg.Workers = max(1, min(cfg.Workers, cfg.Games))
	share := cfg.share()
	var stopped atomic.Bool
	if cfg.Context != nil {
		defer context.AfterFunc(cfg.Context, func() { stopped.Store(true) })()
	}
	workers := make([]*worker, cfg.Workers)
	var next atomic.Int64
	var wait sync.WaitGroup
	watched := sync.OnceValue(func() *machine.Program { return interp.NewTracer(p).Watched() })
	began := time.Now()
	for i := range workers {
		w := &worker{
			cfg:     cfg,
			stopped: &stopped,
			watched: watched,
			reached: newReached(p),
			endings: map[*model.Thing]int{},
			told:    map[toldAt]Missed{},
			min:     -1,
			players: make([]tallies, len(p.Players)),
			worths:  worths(p),
		}
		workers[i] = w
		wait.Go(func() {
			w.newMachine(p)
			for {
				from := int(next.Add(int64(share))) - share
				if from >= cfg.Games || stopped.Load() {
					return
				}
				w.some(p, from, min(from+share, cfg.Games))
			}
		})
	}
	wait.Wait()
	took := time.Since(began)
	sum := workers[0]
	for _, w := range workers[1:] {
		sum.add(w)
	}
	slices.SortFunc(sum.troubles, func(a, b *Trouble) int { return a.Game - b.Game })
	slices.SortFunc(sum.finals, func(a, b Final) int { return a.Game - b.Game })
	return sum.report(p, took)
}

func (w *worker) newMachine(p *machine.Program) {
	w.m, w.seats = machine.New(p), newSeats(p, w.cfg.Bots, w.cfg.By, w.watched)
	w.seats.stopWhen(w.stopped.Load)
	w.reached.watch(w.m)
}

func (w *worker) some(p *machine.Program, from, to int) {
	w.seats.guard(from < guarded)
	for i := from; i < to && !w.stopped.Load(); i++ {
		n, t := w.one(p, i)
		if t != nil && t.Outcome == Stopped {
			return
		}
		w.played++
		w.decisions += n
		w.max = max(w.max, n)
		if w.min < 0 || n < w.min {
			w.min = n
		}
		if t != nil {
			t.Game, t.What = i, t.Outcome.String()
			w.outcomes[t.Outcome]++
			w.troubles = append(w.troubles, t)
			continue
		}
		w.outcomes[Finished]++
		var end *model.Thing
		if w.m.Over && w.m.Result != model.None {
			end = p.Game.Things[w.m.Result]
		}
		w.endings[end]++
	}
	if w.cfg.Done != nil {
		w.cfg.Done.Add(int64(to - from))
	}
}

// one plays one game. A fault of ours is the trouble of that game alone.
func (w *worker) one(p *machine.Program, game int) (n int, t *Trouble) {
	seed := Seed(w.cfg.Seed, game)
	defer func() {
		if err := recover(); err != nil {
			n, t = 0, &Trouble{Seed: seed, Outcome: Failed, Message: fmt.Sprintf("internal error: %v", err)}
			w.newMachine(p)
		}
	}()
	if n, t = Play(w.m, w.seats, seed, w.cfg.Budget, w.blind(p, game)); t == nil {
		if err := w.tally(p, game); err != nil {
			t = failed(seed, n, err)
		}
	}
	return n, t
}

func (w *worker) add(o *worker) {
	for i := range w.outcomes {
		w.outcomes[i] += o.outcomes[i]
	}
	for end, n := range o.endings {
		w.endings[end] += n
	}
	for i := range w.players {
		w.players[i].standing.Add(o.players[i].standing)
		w.players[i].worth.Add(o.players[i].worth)
	}
	w.played += o.played
	w.decisions += o.decisions
	w.max = max(w.max, o.max)
	if w.min < 0 || o.min >= 0 && o.min < w.min {
		w.min = o.min
	}
	w.troubles = append(w.troubles, o.troubles...)
	w.finals = append(w.finals, o.finals...)
	w.reached.unite(o.reached)
	maps.Copy(w.told, o.told)
}
