package cli

import (
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/perft"
	"sandtable/schema/layout"
)

// maxPerft bounds the length of the sequences that are counted: far beyond what can be waited for.
const maxPerft = 1000

// perftFlags are the flags of perft.
type perftFlags struct {
	shell.Setup
	divide  bool
	ended   bool
	rolls   []int
	seed    uint64
	seeded  bool
	workers int
	asJSON  bool
	budget  time.Duration
}

// perftReport is what perft --json prints.
type perftReport struct {
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Options  map[string]string `json:"options"`
	Depth    int               `json:"depth"`
	Count    int64             `json:"count"`
	// First options that count for nothing: the count was stopped before they were counted.
	Left            int       `json:"left,omitempty"`
	Counts          []int64   `json:"counts"` // of length 1, 2, .. depth
	Divide          []divided `json:"divide,omitempty"`
	Seconds         float64   `json:"seconds"`
	CountsPerSecond float64   `json:"counts_per_second"`
}

type divided struct {
	Key   string `json:"key"`
	Count int64  `json:"count"`
}

func (a *app) perft() *cobra.Command {
	var f perftFlags
	c := &cobra.Command{
		Use: "perft GAME DEPTH", Short: "Count the sequences of decisions of a game",
		Long: `Count the sequences of decisions from the start of a game, for each length up to DEPTH. Move generators
with equal counts very likely agree, so a published count is strong evidence for the rules of a game.

Every decision counts, including one with a single option, such as a forced pass. A finished game adds
no longer sequences; with --ended it adds one of each greater length. --divide prints how many
sequences begin with each option of the first decision.

Counts of a game with chance depend on the rolls. --rolls fixes the dice of every sequence; --seed
derives all chance from a random seed.`,
		Example: "  sandtable perft breakthrough 4\n  sandtable perft othello 3 --divide",
		Args:    between(2, 2, "name a game, and how many decisions deep to count: perft GAME 3"), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			f.seeded = c.Flags().Changed("seed")
			return a.runPerft(args[0], args[1], f)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &f.Setup)
	c.Flags().BoolVar(&f.divide, "divide", false, "print a count for each first option")
	c.Flags().BoolVar(&f.ended, "ended", false, "count a finished game as one sequence of every greater length")
	c.Flags().IntSliceVar(&f.rolls, "rolls", nil, "dice rolls of every sequence, such as 3,1,6,5")
	c.Flags().Uint64Var(&f.seed, "seed", 1, "random seed")
	c.Flags().IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), "number of parallel workers")
	c.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
	budgetFlag(c.Flags(), &f.budget)
	return c
}

// rules converts the flags to the rules of counting.
func (f *perftFlags) rules(depth string) (r perft.Rules, err error) {
	n, err := strconv.Atoi(depth)
	switch {
	case err != nil:
		return r, shell.Usage("the depth must be a whole number, not %q", depth)
	case n < 1 || n > maxPerft:
		return r, shell.Usage("the depth must be from 1 to %[2]d, not %[1]s", depth, maxPerft)
	case f.workers < 1:
		return r, shell.Usage("--workers %d: must be at least 1", f.workers)
	}
	r = perft.Rules{Depth: n, Ended: f.ended, Seeded: f.seeded, Workers: f.workers}
	for _, v := range f.rolls {
		if v < 1 || v > 100 {
			return r, shell.Usage("--rolls %d: must be from 1 to 100", v)
		}
		r.Rolls = append(r.Rolls, int32(v))
	}
	return r, checkBudget(f.budget)
}

func (a *app) runPerft(name, depth string, f perftFlags) error {
	rules, err := f.rules(depth)
	if err != nil {
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
	p, err := interp.Build(g.Game, choice)
	if err != nil {
		return err
	}
	ctx, stop := shell.Long(f.budget)
	defer stop()
	rules.Context = ctx
	began := time.Now()
	m, tally, err := perft.Start(p, f.seed, rules)
	if err != nil {
		return uncounted(err)
	}
	out := perftReportOf(p, tally)
	out.Seconds = time.Since(began).Seconds()
	if out.Seconds > 0 {
		out.CountsPerSecond = float64(out.Count) / out.Seconds
	}
	if f.divide {
		out.Divide = dividedOf(m, tally)
	}
	if f.asJSON {
		err = a.JSON(out)
	} else {
		err = a.perftText(out)
	}
	if err == nil && out.Left > 0 {
		all := len(tally.First)
		err = a.Stopped(ctx, "%d of %d first options are counted; counts from depth 2 on cover only these", all-out.Left, all)
	}
	return err
}

// uncounted says why there is no count. What the content does is no fault of ours: a finding.
func uncounted(err error) error {
	var e *perft.Error
	if errors.As(err, &e) && e.Chance {
		err = fmt.Errorf("%w; fix the dice with --rolls, or derive all chance from a seed with --seed N", err)
	}
	return shell.Exit(shell.Findings, fmt.Errorf("the sequences cannot be counted: %w", err))
}

func perftReportOf(p *machine.Program, t *perft.Tally) *perftReport {
	out := &perftReport{
		Game:     p.Game.ID,
		Scenario: "standard",
		Options:  map[string]string{},
		Depth:    len(t.ByDepth),
		Count:    t.ByDepth[len(t.ByDepth)-1],
		Counts:   t.ByDepth,
		Left:     t.Left,
	}
	if p.Scenario != nil {
		out.Scenario = p.Scenario.Name
	}
	for _, v := range p.Variants {
		out.Options[v.Option.Name] = v.Name
	}
	return out
}

func dividedOf(m *machine.M, t *perft.Tally) []divided {
	out := []divided{}
	for i, k := range naming.Keys(m) {
		out = append(out, divided{k.Key, t.First[i]})
	}
	return out
}

func (a *app) perftText(r *perftReport) error {
	w := layout.NewTable(a.Out, false)
	for _, d := range r.Divide {
		fmt.Fprintf(w, "%s\t%d\n", d.Key, d.Count)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if len(r.Divide) > 0 {
		fmt.Fprintln(a.Out)
	}
	width := len(fmt.Sprint(len(r.Counts)))
	most := 0
	for _, n := range r.Counts {
		most = max(most, len(fmt.Sprint(n)))
	}
	for i, n := range r.Counts {
		fmt.Fprintf(a.Out, "depth %*d  %*d\n", width, i+1, most, n)
	}
	fmt.Fprintf(a.Err, "%s\n", strings.TrimSpace(fmt.Sprintf("%.2f s, %.0f sequences per second", r.Seconds, r.CountsPerSecond)))
	return nil
}
