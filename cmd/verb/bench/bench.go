// Package bench measures how fast a program plays: what the verb bench prints.
//
// Everything is measured on one goroutine, and while it measures Go may use one processor only, so
// that the collector's work, where there is any, is counted. It promises what one machine does with
// one game; to compare with hand-written programs is the business of conformance/speed.
package bench

import (
	"cmp"
	"context"
	"runtime"
	"slices"
	"time"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// Config says what to measure.
type Config struct {
	Time   time.Duration  // for the playouts; the parts of a ply take half of it again
	Seed   uint64         // from which chance and choices follow
	Budget int            // decisions of a game; 0: ten times the game's declared length
	Around func(f func()) // runs f, the playouts: where a profile is taken; may be nil

	// When it is done, what has been measured so far is given; nil: nobody stops it.
	Context context.Context
}

// stopped reports whether somebody has stopped the measurement.
func (c *Config) stopped() bool { return c.Context != nil && c.Context.Err() != nil }

// Result is what was measured.
type Result struct {
	machine.Setting

	PlayoutsPerSecond float64 `json:"playouts_per_second"`
	PliesPerSecond    float64 `json:"plies_per_second"`
	PliesPerPlayout   float64 `json:"plies_per_playout"`
	OptionsPerPly     float64 `json:"options_per_ply"`
	// Between the fastest and the slowest run, as a share of the median.
	Spread float64 `json:"spread"`

	LoadMS      float64 `json:"load_ms"` // text to checked game: the median of several loads
	FirstLoadMS float64 `json:"first_load_ms"`
	CompileMS   float64 `json:"compile_ms"` // checked game to program

	CloneNS float64 `json:"clone_ns"` // a state copied into memory that is there
	ListNS  float64 `json:"list_ns"`  // the options of a decision listed
	// An option taken, and on to the next decision, whose options are listed.
	ApplyNS    float64 `json:"apply_ns"`
	StateBytes int     `json:"state_bytes"`

	AllocsPerPly float64 `json:"allocs_per_ply"`
	BytesPerPly  float64 `json:"bytes_per_ply"`
	PeakRSSMB    float64 `json:"peak_rss_mb,omitempty"`

	Playouts   int     `json:"playouts"`
	Plies      int     `json:"plies"`
	Unfinished int     `json:"unfinished"` // games stuck, over budget, or ended by an error
	Seconds    float64 `json:"seconds"`
	Cores      int     `json:"cores"`
	Platform   string  `json:"platform"`
	Go         string  `json:"go"`
}

// runs is how many measurements of playouts the median is taken of.
const runs = 5

// Program measures a program. What concerns loading is left to the caller, who has the text.
func Program(p *machine.Program, cfg Config) *Result {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if cfg.Budget <= 0 {
		cfg.Budget = 10 * p.Game.Length
	}
	r := &Result{Setting: p.Setting(), Cores: 1, Platform: runtime.GOOS + "/" + runtime.GOARCH, Go: runtime.Version()}
	r.playouts(p, cfg)
	r.parts(p, cfg)
	r.PeakRSSMB = float64(peakMemory()) / (1 << 20)
	return r
}

// playouts plays games for the time given, in several runs after a warm-up.
func (r *Result) playouts(p *machine.Program, cfg Config) {
	d := driver{m: machine.New(p), random: sim.NewRandom(cfg.Seed), cfg: cfg}
	warm := d.play(cfg.Time / 10)
	d.Tally = sim.Tally{}
	var rates []run
	var before, after runtime.MemStats
	measure := func() {
		runtime.ReadMemStats(&before)
		for left := runs; left > 0; left-- {
			if rates = append(rates, d.play(cfg.Time/runs)); warm.seconds > cfg.Time.Seconds() {
				break // one game alone takes longer than all that was asked for
			}
		}
		runtime.ReadMemStats(&after)
	}
	if cfg.Around != nil {
		cfg.Around(measure)
	} else {
		measure()
	}
	slices.SortFunc(rates, func(a, b run) int { return cmp.Compare(a.plies, b.plies) })
	mid := rates[len(rates)/2]
	r.PlayoutsPerSecond, r.PliesPerSecond = mid.playouts, mid.plies
	if mid.plies > 0 {
		r.Spread = (rates[len(rates)-1].plies - rates[0].plies) / mid.plies
	}
	for _, x := range rates {
		r.Seconds += x.seconds
	}
	r.Playouts, r.Plies, r.Unfinished = d.Playouts, d.Plies, d.Unfinished
	r.PliesPerPlayout = float64(d.Plies) / float64(d.Playouts)
	if d.Plies > 0 {
		r.OptionsPerPly = float64(d.Tally.Options) / float64(d.Plies)
		r.AllocsPerPly = float64(after.Mallocs-before.Mallocs) / float64(d.Plies)
		r.BytesPerPly = float64(after.TotalAlloc-before.TotalAlloc) / float64(d.Plies)
	}
}

// run is the rates of one run.
type run struct{ playouts, plies, seconds float64 }

// driver plays game after game.
type driver struct {
	sim.Tally
	m      *machine.M
	random sim.Random
	cfg    Config
	batch  int // games between two looks at the clock: so many that the look costs nothing
}

// play plays at least one game, and as many as fit into the time.
func (d *driver) play(span time.Duration) run {
	was, began := d.Tally, time.Now()
	for {
		from := time.Now()
		sim.Playouts(d.m, d.cfg.Seed, max(1, d.batch), &d.random, d.cfg.Budget, &d.Tally)
		if time.Since(from) < 100*time.Microsecond {
			d.batch = 2 * max(1, d.batch)
		}
		if time.Since(began) >= span || d.cfg.stopped() {
			break
		}
	}
	s := time.Since(began).Seconds()
	return run{float64(d.Playouts-was.Playouts) / s, float64(d.Plies-was.Plies) / s, s}
}
