package cli

import (
	"context"
	"fmt"
	"os"
	"runtime/pprof"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/bench"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// benchFlags are the flags of bench.
type benchFlags struct {
	shell.Setup
	seconds float64
	seed    uint64
	asJSON  bool
	all     bool
	plan    bool
	profile string
	budget  time.Duration
	ctx     context.Context
}

func (a *app) bench() *cobra.Command {
	var f benchFlags
	c := &cobra.Command{
		Use: "bench GAME | bench --all", Short: "Measure the speed of random playouts, or print the query plan",
		Long: `Measure the speed of random playouts on one core. At every decision, all options are generated and
one is chosen uniformly at random. A ply is one decision. The work of the rules between decisions
costs time, but adds no plies.

  load     read, parse, check and lint the text (median of several runs; the first run is cold)
  compile  compile the checked game for this scenario and these options
  list     generate the options of a decision
  apply    apply an option, run to the next decision and generate its options
  clone    copy a state into memory that is already allocated
  peak     peak memory of the process, loading included

Compare only runs made on the same machine at about the same time. The last line reports the spread
between runs.

--explain-plan lists every query of the game (lists, counts, choices) instead, with its place in the
content, its compiled form (sets, sets with a residual test for each member, or a loop), and what
prevented a faster form; and the tables of printed data that would take too long to compute.

The exit code is 1 if a game gets stuck, takes more than ten times the declared number of decisions,
or fails with an error. "sandtable sim" reports details.`,
		Args: between(0, 1, nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error { return a.runBench(args, f) },
	}
	a.modFlag(c)
	a.setupFlags(c, &f.Setup)
	c.Flags().Float64Var(&f.seconds, "seconds", 3, "seconds to play; measuring the parts of a ply adds half of that")
	c.Flags().Uint64Var(&f.seed, "seed", 1, "random seed")
	c.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
	c.Flags().BoolVar(&f.all, "all", false, "measure every game with its default setup, and print a table")
	c.Flags().BoolVar(&f.plan, "explain-plan", false, "list the queries of the game and their compiled forms, without measuring")
	budgetFlag(c.Flags(), &f.budget)
	c.Flags().StringVar(&f.profile, "cpuprofile", "", "write a CPU profile of the playouts to this file")
	return c
}

func (f *benchFlags) check(args []string) error {
	switch {
	case !(f.seconds >= 0.01 && f.seconds <= 3600):
		return shell.Usage("--seconds %v: must be from 0.01 to 3600", f.seconds)
	case f.all && len(args) > 0:
		return shell.Usage("--all measures every game: do not name one")
	case !f.all && len(args) == 0:
		return shell.Usage("name a game, or use --all")
	case f.all && (f.plan || f.profile != "" || f.Scenario != "" || len(f.Sets) > 0):
		return shell.Usage("--all measures default setups: it does not combine with --scenario, --set, --explain-plan or --cpuprofile")
	case f.budget < 0:
		return checkBudget(f.budget)
	case f.plan && f.profile != "":
		return shell.Usage("--explain-plan plays no games: --cpuprofile has nothing to profile")
	}
	return nil
}

func (a *app) runBench(args []string, f benchFlags) error {
	if err := f.check(args); err != nil {
		return err
	}
	ctx, stop := shell.Long(f.budget)
	defer stop()
	f.ctx = ctx
	if f.all {
		return a.benchAll(f)
	}
	choice, err := f.Choice()
	if err != nil {
		return err
	}
	cat, err := a.Catalog()
	if err != nil {
		return err
	}
	from, err := cat.Find(args[0])
	if err != nil {
		return err
	}
	if f.plan {
		return a.explainPlan(args[0], choice, f)
	}
	r, title, err := a.benchOne(from, choice, f)
	if err != nil {
		return err
	}
	if f.asJSON {
		err = a.JSON(r)
	} else {
		r.WriteText(a.Out, title)
	}
	if err == nil {
		err = a.Stopped(ctx, "some measurements are shorter than requested")
	}
	if err == nil && r.Unfinished > 0 {
		fmt.Fprintf(a.Err, "%d of %d games did not finish: see \"sandtable sim %s\"\n", r.Unfinished, r.Playouts, args[0])
		err = shell.Found()
	}
	return err
}

func (a *app) explainPlan(name string, choice interp.Setup, f benchFlags) error {
	g, err := a.Load(name)
	if err != nil {
		return err
	}
	p, err := interp.Build(g.Game, choice)
	if err != nil {
		return err
	}
	plan := bench.Plan(p, g.Files)
	if f.asJSON {
		return a.JSON(plan)
	}
	bench.WritePlan(a.Out, g.Game.Title, plan)
	return nil
}

// benchAll measures every game.
func (a *app) benchAll(f benchFlags) error {
	cat, err := a.Catalog()
	if err != nil {
		return err
	}
	var results []*bench.Result
	unfinished := false
	all := cat.Games()
	for _, from := range all {
		if f.ctx.Err() != nil {
			break
		}
		r, _, err := a.benchOne(from, interp.Setup{}, f)
		if err != nil {
			return err
		}
		r.PeakRSSMB = 0 // the process has held other games before
		results = append(results, r)
		unfinished = unfinished || r.Unfinished > 0
	}
	if f.asJSON {
		err = a.JSON(results)
	} else {
		bench.WriteTable(a.Out, results)
	}
	if err == nil {
		err = a.Stopped(f.ctx, "%d of %d games were measured, the last one only in part", len(results), len(all))
	}
	if err == nil && unfinished {
		fmt.Fprintln(a.Err, "some games did not finish: see \"sandtable sim GAME\"")
		err = shell.Found()
	}
	return err
}

// benchOne loads, compiles and measures one game; it returns what was measured in words, too.
func (a *app) benchOne(from catalog.Game, choice interp.Setup, f benchFlags) (r *bench.Result, title string, err error) {
	mods, err := a.ModSources()
	if err != nil {
		return nil, "", err
	}
	p, loads, compiles, err := a.benchLoad(from, mods, choice, f)
	if err != nil {
		return nil, "", err
	}
	cfg := bench.Config{Time: time.Duration(f.seconds * float64(time.Second)), Seed: f.seed, Context: f.ctx}
	stop, err := profiled(f.profile, &cfg)
	if err != nil {
		return nil, "", err
	}
	r = bench.Program(p, cfg)
	if err := stop(); err != nil {
		return nil, "", err
	}
	r.FirstLoadMS, r.LoadMS, r.CompileMS = loads[0], median(loads), median(compiles)
	return r, r.Title(p.Game), nil
}

// benchLoad loads and compiles a game several times, but no longer than is asked for playing; it
// returns the times in milliseconds.
func (a *app) benchLoad(from catalog.Game, mods []load.Source, choice interp.Setup, f benchFlags) (p *machine.Program, loads, compiles []float64, err error) {
	for began := time.Now(); len(loads) == 0 || len(loads) < 5 && f.ctx.Err() == nil && time.Since(began).Seconds() < f.seconds; {
		at := time.Now()
		g, err := a.LoadFrom(from, mods, nil)
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
func profiled(name string, cfg *bench.Config) (stop func() error, err error) {
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
