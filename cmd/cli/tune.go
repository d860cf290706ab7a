package cli

import (
	"runtime"

	"github.com/spf13/cobra"

	"sandtable/cmd/verb/tune"
)

func (a *app) tune() *cobra.Command {
	var r tune.Run
	c := &cobra.Command{
		Use: "tune GAME [POLICY]", Short: "Find better weights of a policy by playing",
		Long: `Find better weights of a policy by playing, and print how its file changes; --write writes it.

A run goes in rounds. Each draws candidates around the best weights so far, and lets them play games
of the same seeds: after each part the worse half drops out, and the others play twice as many. The
last one takes the place of the best if it does better on fresh seeds. In the end new and old weights
play on seeds that no choice has seen, which gives the gain with its 95% confidence interval. Nothing
is written unless the interval lies above 0.

Measured are all seats whose policy it is, each in turn against the policies as they are; --seat and
--against choose others. --weight NAME=LOW..HIGH tunes only the weights that are named, within bounds.
A weight changes by its size, so one that is 0 is varied slowly: give it a guess.

The same seed gives the same weights for any number of workers. Ctrl-C, and a --budget of time, end
the run with the best so far.`,
		Example: `  sandtable tune FOLDER POLICY --rounds 20 --budget 10m
  sandtable tune FOLDER POLICY --weight eager=0..50 --weight weary --scenario all --write`,
		Args: between(1, 2, "name a game and a policy: tune GAME POLICY"), ValidArgsFunction: a.completePolicy,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := checkBudget(r.Budget); err != nil {
				return err
			}
			return r.Tune(a.Shell, args[0], append(args, "")[1])
		},
	}
	a.modFlag(c)
	_ = c.Flags().MarkHidden("mod") // it is refused, with the reason
	c.Flags().StringArrayVar(&r.Scenarios, "scenario", nil, `scenario to play, or "all" (repeatable; default: the first of the game)`)
	c.Flags().StringArrayVar(&r.Sets, "set", nil, "set an option of the game, OPTION=VALUE (repeatable)")
	c.Flags().StringArrayVar(&r.Seats, "seat", nil, "player whose play is measured (repeatable; default: all whose policy it is)")
	c.Flags().StringVar(&r.Against, "against", "policy", "bot that decides for the others; at random where it cannot")
	c.Flags().StringVar(&r.By, "by", "worth", `what counts: the worth of results, or "standing" at the end`)
	c.Flags().StringArrayVar(&r.Weights, "weight", nil, "weight to tune, NAME or NAME=LOW..HIGH (repeatable; default: all)")
	c.Flags().IntVar(&r.Rounds, "rounds", 10, "number of rounds")
	c.Flags().IntVar(&r.Tries, "candidates", 8, "number of candidates of a round")
	c.Flags().IntVar(&r.Games, "games", 100, "games that the last two of a round play, for each scenario and seat")
	c.Flags().Uint64Var(&r.Seed, "seed", 1, "random seed")
	c.Flags().IntVar(&r.Workers, "workers", runtime.GOMAXPROCS(0), "number of parallel workers")
	c.Flags().BoolVar(&r.Write, "write", false, "write the weights to the files of the game")
	c.Flags().BoolVar(&r.JSON, "json", false, "print JSON")
	budgetFlag(c.Flags(), &r.Budget)
	_ = c.RegisterFlagCompletionFunc("scenario", a.completeScenario)
	_ = c.RegisterFlagCompletionFunc("set", a.completeOption)
	return c
}
