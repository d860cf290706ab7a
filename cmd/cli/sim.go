package cli

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/sim"
	"sandtable/interp/stats"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// simFlags are the flags of sim.
type simFlags struct {
	shell.Setup
	start   string
	games   int
	seed    uint64
	workers int
	asJSON  bool
	bots    []string
	script  string
	budget  time.Duration
}

func (a *app) sim() *cobra.Command {
	var f simFlags
	c := &cobra.Command{
		Use: "sim GAME", Short: "Play many games with bots and report statistics",
		Long: `Play many games and report statistics. All players choose uniformly at random among the options of
each decision, unless --bot assigns another bot: --bot PLAYER=careful:8, or --bot careful:8 for all.

` + botHelp + `
The report gives the mean worth of the results for each player, and the mean of the game's value
"standing" at the end, with 95% confidence intervals. If the intervals of two runs do not overlap, the
difference is significant.

A game is stuck if a decision has no options. It is over budget if it takes more than ten times the
declared number of decisions. Each unfinished game is reported with a seed that plays it again:
sim GAME --games 1 --seed SEED.

The same seed gives the same games for any number of workers. The exit code is 1 if a game did not
finish.`,
		Example: `  sandtable sim GAME --games 1000
  sandtable sim GAME --bot PLAYER=careful:8 --games 500 --json`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error { return a.runSim(args[0], f) },
	}
	a.modFlag(c)
	a.setupFlags(c, &f.Setup)
	c.Flags().StringVar(&f.start, "start", "", "same as --scenario, for scenarios that start later in the game")
	c.Flags().IntVar(&f.games, "games", 1000, "number of games")
	c.Flags().Uint64Var(&f.seed, "seed", 1, "random seed")
	c.Flags().StringArrayVar(&f.bots, "bot", nil, "bot for a player, PLAYER=BOT, or for all players, BOT: random, policy[:NAME] or careful[:N[:LENGTH]] (repeatable)")
	_ = c.RegisterFlagCompletionFunc("bot", a.completeBot)
	c.Flags().IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), "number of parallel workers")
	c.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
	c.Flags().StringVar(&f.script, "script", "", "with --games 1: write the chosen options to this file, one key per line, as in \"play --script\" (- for stdout)")
	budgetFlag(c.Flags(), &f.budget)
	_ = c.RegisterFlagCompletionFunc("start", a.completeScenario)
	return c
}

func (f *simFlags) check() error {
	switch {
	case f.games < 1:
		return shell.Usage("--games %d: must be at least 1", f.games)
	case f.workers < 1:
		return shell.Usage("--workers %d: must be at least 1", f.workers)
	case f.start != "" && f.Scenario != "" && f.start != f.Scenario:
		return shell.Usage("--start %s and --scenario %s: use only one of them", f.start, f.Scenario)
	case f.script != "" && f.games != 1:
		return shell.Usage("--script writes one game: use it with --games 1")
	}
	if f.start != "" {
		f.Scenario = f.start
	}
	return checkBudget(f.budget)
}

func (a *app) runSim(name string, f simFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	choice, err := f.Choice()
	if err != nil {
		return err
	}
	g, err := a.Load(name)
	if err != nil {
		return err
	}
	choice.Counts, choice.Policies = f.script == "", true
	p, err := interp.Build(g.Game, choice)
	if err != nil {
		return err
	}
	bots, err := shell.SeatBots(p, f.bots, true)
	if err != nil {
		return err
	}
	if f.script != "" {
		return a.writeScript(p, f, bots)
	}
	cfg := sim.Config{Games: f.games, Seed: f.seed, Workers: f.workers, Bots: bots, Done: &atomic.Int64{}}
	ctx, quit := shell.Long(f.budget)
	defer quit()
	cfg.Context = ctx
	stop := a.progress(cfg.Done, f.games)
	r := sim.Run(p, cfg)
	stop()
	if f.asJSON {
		err = a.JSON(r)
	} else {
		err = a.simText(r, g.Game, name)
	}
	if r.Played < r.Games && err == nil {
		err = a.Stopped(ctx, "%d of %d games were played", r.Played, r.Games)
	}
	if err == nil && !r.Clean() {
		err = shell.Found()
	}
	return err
}

// writeScript plays one game and writes the chosen options.
func (a *app) writeScript(p *machine.Program, f simFlags, bots map[int32]bot.Kind) error {
	var lines strings.Builder
	m := machine.New(p)
	_, trouble := sim.PlayWith(m, sim.NewSeats(p, bots), f.seed, 10*p.Game.Length, func(i int) {
		if m.Options().Len() > 1 { // play answers the others by itself
			lines.WriteString(naming.Keys(m)[i].Key + "\n")
		}
	})
	if f.script == "-" {
		_, _ = io.WriteString(a.Out, lines.String())
	} else if err := os.WriteFile(f.script, []byte(lines.String()), 0o644); err != nil {
		return err
	}
	if trouble != nil {
		fmt.Fprintf(a.Err, "%s after %d decisions: %s\n", trouble.Outcome, trouble.Decisions, trouble.Message)
		return shell.Found()
	}
	return nil
}

// progress draws a bar on a terminal until it is stopped.
func (a *app) progress(done *atomic.Int64, total int) (stop func()) {
	if is, _ := shell.Terminal(a.Err); !is {
		return func() {}
	}
	bar := progressbar.NewOptions(total, progressbar.OptionSetWriter(shell.Raw(a.Err)), progressbar.OptionSetWidth(30), progressbar.OptionShowCount(),
		progressbar.OptionShowIts(), progressbar.OptionSetItsString("games"), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(100*time.Millisecond))
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				_ = bar.Set64(done.Load())
			case <-quit:
				_ = bar.Finish()
				return
			}
		}
	}()
	return func() { close(quit); <-gone }
}

// maxShown bounds the lists of the text report; JSON has them whole.
const maxShown = 20

func (a *app) simText(r *sim.Report, g *model.Game, name string) error {
	out := a.Out
	fmt.Fprintf(out, "%s: %d games from seed %d\n\n", r.Title(g), r.Played, r.Seed)
	w := layout.NewTable(out, true)
	for _, c := range sim.Columns {
		if c.Text != "" {
			fmt.Fprintf(w, "%s\t%v\t\n", c.Text, c.Of(r))
		}
	}
	_ = w.Flush()
	if len(r.Endings) > 0 {
		fmt.Fprintf(out, "\nEndings, with the 95%% confidence interval of their share\n")
		w = layout.NewTable(out, true)
		for _, e := range r.Endings {
			fmt.Fprintf(w, "  %s\t%d\t%.1f%%\t%.1f%% to %.1f%%\t\n", e.Title, e.Count, 100*e.Share, 100*e.Low, 100*e.High)
		}
		_ = w.Flush()
	}
	a.simPlayers(r)
	a.simTroubles(r, "sandtable sim "+name+a.again(r, g)+" --games 1 --seed ")
	a.simMissed(r)
	fmt.Fprintf(out, "\n%.1f decisions per game (%d to %d); %.0f games, %.0f decisions per second\n",
		r.DecisionsMean, r.DecisionsMin, r.DecisionsMax, r.GamesPerSecond, r.DecisionsPerSecond)
	return nil
}

// simPlayers tells how the games ended for each player, in a line.
func (a *app) simPlayers(r *sim.Report) {
	if !slices.ContainsFunc(r.Players, func(p sim.PlayerReport) bool { return p.Worth != nil || p.Standing != nil }) {
		return
	}
	fmt.Fprintf(a.Out, "\nPlayers, with means and their 95%% confidence intervals\n")
	w := layout.NewTable(a.Out, false)
	for _, p := range r.Players {
		fmt.Fprintf(w, "  %s\t%s", p.Title, p.Bot)
		for _, f := range []struct {
			what string
			mean *stats.Mean
		}{{"worth", p.Worth}, {"standing", p.Standing}} {
			if f.mean != nil {
				fmt.Fprintf(w, "\t%s %.3f\t%s", f.what, f.mean.Mean, interval(f.mean))
			}
		}
		fmt.Fprintln(w)
	}
	_ = w.Flush()
}

// interval is a mean's 95% interval; one game has none.
func interval(m *stats.Mean) string {
	if m.Games < 2 {
		return "(one game)"
	}
	return fmt.Sprintf("(%.3f to %.3f)", m.Low, m.High)
}

// simTroubles lists the games that did not finish: like ones together, with seeds that play them
// again.
func (a *app) simTroubles(r *sim.Report, again string) {
	type fault struct{ what, message, place string }
	like := map[fault][]*sim.Trouble{}
	var order []fault
	for _, t := range r.Troubles {
		f := fault{t.What, t.Message, t.Place}
		if like[f] == nil {
			order = append(order, f)
		}
		like[f] = append(like[f], t)
	}
	for i, f := range order {
		if i == 0 {
			fmt.Fprintf(a.Out, "\nGames that did not finish\n")
		}
		if i == maxShown {
			fmt.Fprintf(a.Out, "  ... and %d more kinds of faults\n", len(order)-i)
			break
		}
		first := like[f][0]
		fmt.Fprintf(a.Out, "  %d games: %s: %s", len(like[f]), f.what, f.message)
		if f.place != "" {
			fmt.Fprintf(a.Out, " (%s)", f.place)
		}
		fmt.Fprintf(a.Out, "\n    replay %d decisions: %s%d\n", first.Decisions, again, first.Seed)
		if more := like[f][1:min(4, len(like[f]))]; len(more) > 0 {
			var seeds []string
			for _, t := range more {
				seeds = append(seeds, fmt.Sprint(t.Seed))
			}
			fmt.Fprintf(a.Out, "    other seeds: %s\n", strings.Join(seeds, ", "))
		}
	}
}

// again returns the flags that reproduce a setup.
func (a *app) again(r *sim.Report, g *model.Game) string {
	s := ""
	if r.Scenario != "standard" {
		s += " --scenario " + r.Scenario
	}
	for _, o := range r.Special(g) {
		s += " --set " + o
	}
	for _, m := range a.Mods {
		s += " --mod " + m
	}
	for _, p := range r.Players {
		if p.Bot != "random" {
			s += " --bot " + p.Player + "=" + p.Bot
		}
	}
	return s
}

func (a *app) simMissed(r *sim.Report) {
	for _, l := range []struct {
		what  string
		items []sim.Missed
	}{{"Endings", r.Unreached.Endings}, {"Rules", r.Unreached.Rules}, {"Actions", r.Unreached.Actions}, {"Rows of tables", r.Unreached.Rows}, {"Lines of values", r.Unreached.Modifiers}} {
		if len(l.items) == 0 {
			continue
		}
		fmt.Fprintf(a.Out, "\n%s that no game reached\n", l.what)
		for i, m := range l.items {
			if i == maxShown {
				fmt.Fprintf(a.Out, "  ... and %d more\n", len(l.items)-i)
				break
			}
			fmt.Fprintf(a.Out, "  %s%s", m.Name, model.Cite(m.Ref))
			if m.Place != "" {
				fmt.Fprintf(a.Out, "  %s", m.Place)
			}
			fmt.Fprintln(a.Out)
		}
	}
}
