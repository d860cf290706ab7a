package cli

import (
	"runtime"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
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

--bots A,B,C plays a tournament: every way to seat these bots plays games of the same seeds. The
report rates the bots (Bradley-Terry, on the scale of Elo), and gives their scores against each other
and their means in each seat. In games without rivals, alone or together, a bot takes all seats, and
bots are compared that have played the same seed: by the worth of their results, then by "standing".

The same seed gives the same games for any number of workers. The exit code is 1 if a game did not
finish.`,
		Example: `  sandtable sim GAME --games 1000
  sandtable sim GAME --bot PLAYER=search:500 --games 500 --json
  sandtable sim GAME --bots random,policy,search --picture ratings.svg`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if err := checkBudget(r.Budget); err != nil {
				return err
			}
			switch {
			case c.Flags().Changed("bots"):
				return r.Tournament(a.Shell, args[0], c.Flags().Changed("games"))
			case r.CSV:
				return shell.Usage("--csv prints a tournament: use it with --bots")
			case r.Picture != "":
				return shell.Usage("--picture draws a tournament: use it with --bots")
			}
			return r.Sim(a.Shell, args[0])
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &r.Setup)
	c.Flags().StringVar(&r.Start, "start", "", "same as --scenario, for scenarios that start later in the game")
	c.Flags().StringVar(&r.Rivals, "bots", "", "tournament of these bots, all against all in every seat: random,policy,search:200")
	c.Flags().BoolVar(&r.CSV, "csv", false, "with --bots: print CSV")
	c.Flags().StringVar(&r.Picture, "picture", "", "with --bots: draw ratings and scores to this file, .svg, .png or .pdf")
	c.Flags().IntVar(&r.Games, "games", 1000, "number of games; with --bots of each seating, and 100 if not given")
	c.Flags().Uint64Var(&r.Seed, "seed", 1, "random seed")
	c.Flags().StringArrayVar(&r.Bots, "bot", nil, "bot for a player, PLAYER=BOT, or for all players, BOT: cadet, regular, veteran, random, .. (repeatable)")
	_ = c.RegisterFlagCompletionFunc("bot", a.completeBot)
	c.Flags().IntVar(&r.Workers, "workers", runtime.GOMAXPROCS(0), "number of parallel workers")
	c.Flags().BoolVar(&r.JSON, "json", false, "print JSON")
	c.Flags().StringVar(&r.Script, "script", "", "with --games 1: write the chosen options to this file, one key per line, as in \"play --script\" (- for stdout)")
	budgetFlag(c.Flags(), &r.Budget)
	_ = c.RegisterFlagCompletionFunc("start", a.completeScenario)
	return c
}
