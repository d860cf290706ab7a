package cli

import (
	"context"
	"fmt"
	"os"
	"runtime/pprof"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"sandtable/cmd/bench"
	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// benchFlags are the flags of bench.
type benchFlags struct {
	setup
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
		Use: "bench GAME | bench --all", Short: "Measure how fast a game plays at random, and say how its queries are answered",
		Long: `Measure how fast a game plays at random, on one core. The whole list of options is made at every decision, and one of them is taken, each as likely
as the others. A ply is one decision; what the rules do without asking costs time but counts for none.

  load     the text read, parsed, checked and linted: the median of several times; the first time nothing is in the processor's caches
  compile  the checked game made into a program for this scenario and these options
  list     the options of a decision listed
  apply    an option taken, and on to the next decision, whose options are listed
  clone    a state copied into memory that is there
  peak     the most memory that the process has held, loading included

Figures of two runs are worth comparing if they come from the same machine in the same minutes; the line at the end says how far runs lie apart.

--explain-plan measures nothing: it lists every query of the game (lists, counts, choices ..) with its place in the content and the form that it was
compiled to: sets at a time, sets with a question left for each member, or a loop; and what kept it from a faster form.

Exit code 1: some game was stuck, over ten times the game's declared length, or ended by an error; "sandtable sim" tells more of it.`,
		Args: between(0, 1, nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error { return a.runBench(args, f) },
	}
	a.modFlag(c)
	a.setupFlags(c, &f.setup)
	c.Flags().Float64Var(&f.seconds, "seconds", 3, "how long to play; the parts of a ply take half as long again")
	c.Flags().Uint64Var(&f.seed, "seed", 1, "from which all chance and all choices follow")
	c.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
	c.Flags().BoolVar(&f.all, "all", false, "measure every game as it is set up by default, and print a table")
	c.Flags().BoolVar(&f.plan, "explain-plan", false, "list the queries of the game and the forms they are compiled to; measure nothing")
	budgetFlag(c.Flags(), &f.budget)
	c.Flags().StringVar(&f.profile, "cpuprofile", "", "write a profile of the playouts, for \"go tool pprof\"")
	return c
}

func (f *benchFlags) check(args []string) error {
	switch {
	case !(f.seconds >= 0.01 && f.seconds <= 3600):
		return usage("--seconds %v: from 0.01 to 3600", f.seconds)
	case f.all && len(args) > 0:
		return usage("--all measures every game: name none")
	case !f.all && len(args) == 0:
		return usage("name a game, or say --all")
	case f.all && (f.plan || f.profile != "" || f.scenario != "" || len(f.sets) > 0):
		return usage("--all takes games as they are set up by default, with neither plan nor profile")
	case f.budget < 0:
		return checkBudget(f.budget)
	case f.plan && f.profile != "":
		return usage("--explain-plan plays nothing: there is nothing for --cpuprofile")
	}
	return nil
}

func (a *app) runBench(args []string, f benchFlags) error {
	if err := f.check(args); err != nil {
		return err
	}
	ctx, stop := long(f.budget)
	defer stop()
	f.ctx = ctx
	if f.all {
		return a.benchAll(f)
	}
	choice, err := f.choice()
	if err != nil {
		return err
	}
	cat, err := a.catalog()
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
	r, chosen, err := a.benchOne(from, choice, f)
	if err != nil {
		return err
	}
	if f.asJSON {
		err = a.json(r)
	} else {
		r.WriteText(a.out, strings.Join(append([]string{from.Title, r.Scenario}, chosen...), ", "))
	}
	if err == nil {
		err = a.stopped(ctx, "not all was measured as long as was asked for")
	}
	if err == nil && r.Unfinished > 0 {
		fmt.Fprintf(a.err, "%d of %d games did not finish: see \"sandtable sim %s\"\n", r.Unfinished, r.Playouts, args[0])
		err = found()
	}
	return err
}

func (a *app) explainPlan(name string, choice interp.Setup, f benchFlags) error {
	g, err := a.load(name)
	if err != nil {
		return err
	}
	p, err := interp.Build(g.Game, choice)
	if err != nil {
		return err
	}
	plan := bench.Plan(p, g.Files)
	if f.asJSON {
		return a.json(plan)
	}
	bench.WritePlan(a.out, g.Game.Title, plan)
	return nil
}

// benchAll measures every game that loads.
func (a *app) benchAll(f benchFlags) error {
	cat, err := a.catalog()
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
		err = a.json(results)
	} else {
		bench.WriteTable(a.out, results)
	}
	if err == nil {
		err = a.stopped(f.ctx, "%d of %d games were measured, the last of them not to its end", len(results), len(all))
	}
	if err == nil && unfinished {
		fmt.Fprintln(a.err, "some games did not finish: see \"sandtable sim GAME\"")
		err = found()
	}
	return err
}

// benchOne loads, compiles and measures one game; it returns the options that are not at their default, too.
func (a *app) benchOne(from catalog.Game, choice interp.Setup, f benchFlags) (r *bench.Result, chosen []string, err error) {
	mods, err := a.modSources()
	if err != nil {
		return nil, nil, err
	}
	p, loads, compiles, err := a.benchLoad(from, mods, choice, f)
	if err != nil {
		return nil, nil, err
	}
	cfg := bench.Config{Time: time.Duration(f.seconds * float64(time.Second)), Seed: f.seed, Context: f.ctx}
	stop, err := profiled(f.profile, &cfg)
	if err != nil {
		return nil, nil, err
	}
	r = bench.Program(p, cfg)
	if err := stop(); err != nil {
		return nil, nil, err
	}
	r.FirstLoadMS, r.LoadMS, r.CompileMS = loads[0], median(loads), median(compiles)
	return r, special(p.Game, r.Options), nil
}

// benchLoad loads and compiles a game several times, but no longer than is asked for playing; it returns the times in milliseconds.
func (a *app) benchLoad(from catalog.Game, mods []load.Source, choice interp.Setup, f benchFlags) (p *machine.Program, loads, compiles []float64, err error) {
	for began := time.Now(); len(loads) == 0 || len(loads) < 5 && f.ctx.Err() == nil && time.Since(began).Seconds() < f.seconds; {
		at := time.Now()
		g, err := a.loadFrom(from, mods, nil)
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

// profiled makes the playouts write a profile to a file; stop closes it and says what went wrong. No file: nothing is written.
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
