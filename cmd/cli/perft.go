package cli

import (
	"runtime"

	"github.com/spf13/cobra"

	"sandtable/cmd/verb/perft"
)

func (a *app) perft() *cobra.Command {
	var r perft.Run
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
			r.Seeded = c.Flags().Changed("seed")
			if err := checkBudget(r.Budget); err != nil {
				return err
			}
			return r.Perft(a.Shell, args[0], args[1])
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &r.Setup)
	c.Flags().BoolVar(&r.Divide, "divide", false, "print a count for each first option")
	c.Flags().BoolVar(&r.Ended, "ended", false, "count a finished game as one sequence of every greater length")
	c.Flags().IntSliceVar(&r.Rolls, "rolls", nil, "dice rolls of every sequence, such as 3,1,6,5")
	c.Flags().Uint64Var(&r.Seed, "seed", 1, "random seed")
	c.Flags().IntVar(&r.Workers, "workers", runtime.GOMAXPROCS(0), "number of parallel workers")
	c.Flags().BoolVar(&r.JSON, "json", false, "print JSON")
	budgetFlag(c.Flags(), &r.Budget)
	return c
}
