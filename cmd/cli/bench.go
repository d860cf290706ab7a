package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/bench"
	"sandtable/interp/bot"
)

func (a *app) bench() *cobra.Command {
	var r bench.Run
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

--bot measures the decisions of bots instead, on one core, at positions from all stages of random
games: the median and the longest.

--scenario all measures every scenario of the game, or with --all of every game, and prints a table.

The exit code is 1 if a game gets stuck, takes more than ten times the declared number of decisions,
or fails with an error. "sandtable sim" reports details.`,
		Args: between(0, 1, nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := checkBudget(r.Budget); err != nil {
				return err
			}
			return r.Bench(a.Shell, args)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &r.Setup)
	c.Flags().Float64Var(&r.Seconds, "seconds", 3, "seconds to play; measuring the parts of a ply adds half of that")
	c.Flags().Uint64Var(&r.Seed, "seed", 1, "random seed")
	c.Flags().BoolVar(&r.JSON, "json", false, "print JSON")
	c.Flags().BoolVar(&r.All, "all", false, "measure every game, and print a table")
	c.Flags().BoolVar(&r.Plan, "explain-plan", false, "list the queries of the game and their compiled forms, without measuring")
	c.Flags().StringVar(&r.Bot, "bot", "", "measure how long the decisions of these bots take, instead of random games: regular, search:500, ..")
	_ = c.RegisterFlagCompletionFunc("bot", cobra.FixedCompletions(bot.Names, cobra.ShellCompDirectiveNoFileComp))
	budgetFlag(c.Flags(), &r.Budget)
	c.Flags().StringVar(&r.Profile, "cpuprofile", "", "write a CPU profile of the playouts to this file")
	return c
}
