package bench

import (
	"context"
	"fmt"
	"io"
	"os"
	"runtime/pprof"
	"slices"
	"time"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// Run is one run of bench.
type Run struct {
	shell.Setup
	Seconds float64 // to play
	Seed    uint64
	JSON    bool
	All     bool   // measure every game
	Plan    bool   // print the query plan instead
	Profile string // a file to write a CPU profile to
	Bot     string // the bots whose decisions are measured instead; "": random games are
	Budget  time.Duration

	ctx context.Context
}

// check refuses flags that do not go together.
func (b *Run) check(args []string) error {
	switch {
	case !(b.Seconds >= 0.01 && b.Seconds <= 3600):
		return shell.Usage("--seconds %v: must be from 0.01 to 3600", b.Seconds)
	case b.All && len(args) > 0:
		return shell.Usage("--all measures every game: do not name one")
	case !b.All && len(args) == 0:
		return shell.Usage("name a game, or use --all")
	case b.All && (b.Plan || b.Profile != "" || b.Scenario != "" && !b.each() || len(b.Sets) > 0):
		return shell.Usage("--all measures default setups: it does not combine with --scenario NAME, --set, --explain-plan or --cpuprofile")
	case b.each() && (b.Plan || b.Profile != ""):
		return shell.Usage("--explain-plan and --cpuprofile are of one scenario: name it")
	case b.Bot != "" && (b.Plan || b.Profile != ""):
		return shell.Usage("--bot measures decisions of bots: it does not combine with --explain-plan or --cpuprofile")
	case b.Plan && b.Profile != "":
		return shell.Usage("--explain-plan plays no games: --cpuprofile has nothing to profile")
	}
	return nil
}

// each reports whether every scenario is measured.
func (b *Run) each() bool { return b.Scenario == "all" }

// setups are those in which a game is measured: one for each scenario, if all are asked for.
func (b *Run) setups(g *model.Game) []shell.Setup {
	setup := b.Setup
	if !b.each() {
		return []shell.Setup{setup}
	}
	setup.Scenario = ""
	if len(g.Scenarios) == 0 {
		return []shell.Setup{setup}
	}
	var out []shell.Setup
	for _, s := range g.Scenarios {
		setup.Scenario = s.Name
		out = append(out, setup)
	}
	return out
}

// Bench measures a game, or all of them, and prints what was measured.
func (b *Run) Bench(sh *shell.Shell, args []string) error {
	if err := b.check(args); err != nil {
		return err
	}
	if b.Plan {
		return b.explainPlan(sh, args[0])
	}
	ctx, stop := shell.Long(b.Budget)
	defer stop()
	b.ctx = ctx
	if b.Bot != "" {
		return b.bots(sh, args)
	}
	cat, err := sh.Catalog()
	if err != nil {
		return err
	}
	if b.All {
		return b.table(sh, cat.Games())
	}
	from, err := cat.Find(args[0])
	if err != nil {
		return err
	}
	if b.each() {
		return b.table(sh, []catalog.Game{from})
	}
	r, title, err := b.one(sh, from, b.Setup)
	if err != nil {
		return err
	}
	err = sh.Show(b.JSON, r, func(w io.Writer) error { r.WriteText(w, title); return nil })
	if err == nil {
		err = sh.Stopped(ctx, "some measurements are shorter than requested")
	}
	if err == nil && r.Unfinished > 0 {
		fmt.Fprintf(sh.Err, "%d of %d games did not finish: see \"sandtable sim %s\"\n", r.Unfinished, r.Playouts, args[0])
		err = shell.Found()
	}
	return err
}

// explainPlan prints how queries are answered.
func (b *Run) explainPlan(sh *shell.Shell, name string) error {
	g, p, err := sh.Build(name, b.Setup)
	if err != nil {
		return err
	}
	plan := Plan(p, g.Files)
	return sh.Show(b.JSON, plan, func(w io.Writer) error { WritePlan(w, g.Title, plan); return nil })
}

// table measures games, and prints a row for each, or for each of their scenarios.
func (b *Run) table(sh *shell.Shell, games []catalog.Game) error {
	mods, err := sh.ModSources()
	if err != nil {
		return err
	}
	var results []*Result
	unfinished := false
	for _, from := range games {
		if b.ctx.Err() != nil {
			break
		}
		setups := []shell.Setup{b.Setup}
		if b.each() {
			g, err := sh.LoadFrom(from, mods, nil)
			if err != nil {
				return err
			}
			setups = b.setups(g.Game)
		}
		for _, setup := range setups {
			if b.ctx.Err() != nil {
				break
			}
			r, _, err := b.one(sh, from, setup)
			if err != nil {
				return err
			}
			r.PeakRSSMB = 0 // the process has held other games before
			results = append(results, r)
			unfinished = unfinished || r.Unfinished > 0
		}
	}
	err = sh.Show(b.JSON, results, func(w io.Writer) error { WriteTable(w, results); return nil })
	if err == nil {
		err = sh.Stopped(b.ctx, "%d rows were measured, the last one only in part", len(results))
	}
	if err == nil && unfinished {
		fmt.Fprintln(sh.Err, "some games did not finish: see \"sandtable sim GAME\"")
		err = shell.Found()
	}
	return err
}

// one loads, compiles and measures one game; it returns what was measured in words, too.
func (b *Run) one(sh *shell.Shell, from catalog.Game, setup shell.Setup) (r *Result, title string, err error) {
	choice, err := setup.Choice()
	if err != nil {
		return nil, "", err
	}
	mods, err := sh.ModSources()
	if err != nil {
		return nil, "", err
	}
	p, loads, compiles, err := b.load(sh, from, mods, choice)
	if err != nil {
		return nil, "", err
	}
	cfg := Config{Time: time.Duration(b.Seconds * float64(time.Second)), Seed: b.Seed, Context: b.ctx}
	stop, err := profiled(b.Profile, &cfg)
	if err != nil {
		return nil, "", err
	}
	r = Program(p, cfg)
	if err := stop(); err != nil {
		return nil, "", err
	}
	r.FirstLoadMS, r.LoadMS, r.CompileMS = loads[0], median(loads), median(compiles)
	return r, r.Title(p.Game), nil
}

// load loads and compiles a game several times, but no longer than is asked for playing; it
// returns the times in milliseconds.
func (b *Run) load(sh *shell.Shell, from catalog.Game, mods []load.Source, choice interp.Setup) (p *machine.Program, loads, compiles []float64, err error) {
	for began := time.Now(); len(loads) == 0 || len(loads) < 5 && b.ctx.Err() == nil && time.Since(began).Seconds() < b.Seconds; {
		at := time.Now()
		g, err := sh.LoadFrom(from, mods, nil)
		if err != nil {
			return nil, nil, nil, err
		}
		loads = append(loads, time.Since(at).Seconds()*1e3)
		at = time.Now()
		if p, err = interp.Build(g.Game, choice); err != nil {
			return nil, nil, nil, err
		}
		compiles = append(compiles, time.Since(at).Seconds()*1e3)
	}
	return p, loads, compiles, nil
}

func median(of []float64) float64 {
	sorted := slices.Sorted(slices.Values(of))
	return sorted[len(sorted)/2]
}

// profiled makes the playouts write a profile to a file; stop closes it and says what went wrong.
// No file: nothing is written.
func profiled(name string, cfg *Config) (stop func() error, err error) {
	if name == "" {
		return func() error { return nil }, nil
	}
	file, err := os.Create(name)
	if err != nil {
		return nil, err
	}
	var failed error
	cfg.Around = func(play func()) {
		if failed = pprof.StartCPUProfile(file); failed == nil {
			defer pprof.StopCPUProfile()
		}
		play()
	}
	return func() error {
		if err := file.Close(); failed == nil {
			failed = err
		}
		return failed
	}, nil
}
