package cli

import (
	"runtime"

	"github.com/spf13/cobra"

	"sandtable/cmd/verb/sim"
)

func (a *app) sim() *cobra.Command {
	var r sim.Run
	c := &cobra.Command{
		Use: "sim GAME", Short: "Play many games with bots and report statistics",
		Long: `Play many games and report statistics. All players choose uniformly at random among the options of
each decision, unless --bot assigns another bot: --bot PLAYER=search, or --bot search for all.

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
  sandtable sim GAME --bot PLAYER=search:500 --games 500 --json`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := checkBudget(r.Budget); err != nil {
				return err
			}
			return r.Sim(a.Shell, args[0])
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &r.Setup)
	c.Flags().StringVar(&r.Start, "start", "", "same as --scenario, for scenarios that start later in the game")
	c.Flags().IntVar(&r.Games, "games", 1000, "number of games")
	c.Flags().Uint64Var(&r.Seed, "seed", 1, "random seed")
	c.Flags().StringArrayVar(&r.Bots, "bot", nil, "bot for a player, PLAYER=BOT, or for all players, BOT: random, policy[:NAME] or search[:N] (repeatable)")
	_ = c.RegisterFlagCompletionFunc("bot", a.completeBot)
	c.Flags().IntVar(&r.Workers, "workers", runtime.GOMAXPROCS(0), "number of parallel workers")
	c.Flags().BoolVar(&r.JSON, "json", false, "print JSON")
	c.Flags().StringVar(&r.Script, "script", "", "with --games 1: write the chosen options to this file, one key per line, as in \"play --script\" (- for stdout)")
	budgetFlag(c.Flags(), &r.Budget)
	_ = c.RegisterFlagCompletionFunc("start", a.completeScenario)
	return c
}
