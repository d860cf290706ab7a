package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/odds"
)

func (a *app) odds() *cobra.Command {
	var q odds.Ask
	c := &cobra.Command{
		Use: "odds GAME [VALUE ...]", Short: "Compute the exact probabilities of results",
		Long: `Compute the exact probability of each result of a game, as a fraction, by searching all positions.
Games with cycles are solved, too.

The search begins at the start of the game or, with --from, at the end of a save. --script takes
decisions first. Hidden cards that are dealt by then stay as dealt. A decision with one option is
taken automatically. For all others, name how the player decides:

  --bot PLAYER=policy:NAME  by a policy that the game or its tests declare
  --bot PLAYER=random       uniformly at random; --bots random for all players
  --best PLAYER             optimally against the others, knowing only what this player sees

With --table, compute the probabilities of one throw on a table. The VALUES are its other axes. With
--rule, compute the probabilities of what a rule returns, or of the results of the game that it leads
to. The VALUES are its arguments. The rule runs on an empty table, unless --scenario, --from or
--script sets it up.

With --option, tell what may come of an option of the pending decision, through all that it sets
going, as the player knows it who decides: the same as "odds OPTION" while a game is played.`,
		Example: `  sandtable odds craps
  sandtable odds kuhn_poker --bots policy
  sandtable odds kuhn_poker --bot ben=policy:keep_ann_honest --best ann
  sandtable odds tictactoe --bots random
  sandtable odds GAME --table TABLE VALUE ...
  sandtable odds craps --rule "Shoot for the Point" 4
  sandtable odds GAME --from SAVE --option "attack a4-b4"`,
		Args: between(1, -1, nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if q.From != "" {
				for _, name := range []string{"scenario", "set", "seed"} {
					if c.Flags().Changed(name) {
						return shell.Usage("--from %s is a save, which already defines the game: --%s does not apply", q.From, name)
					}
				}
			}
			if q.Table != "" && q.Rule != "" {
				return shell.Usage("--table and --rule cannot be combined")
			}
			if q.Option != "" && (q.Table != "" || q.Rule != "" || len(q.Bots) > 0 || q.Best != "") {
				return shell.Usage("--option cannot be combined with --table, --rule, --bot or --best: whoever else may pass on the way does, and at any other decision the odds end")
			}
			if q.Next && q.Option == "" {
				return shell.Usage("--next needs --option")
			}
			switch {
			case q.Table != "":
			case len(args) > 1 && q.Rule == "":
				return shell.Usage("a value such as %q needs --table or --rule", args[1])
			case q.Positions < 1:
				return shell.Usage("--positions %d: must be at least 1", q.Positions)
			}
			if err := checkBudget(q.Budget); err != nil {
				return err
			}
			return q.Answer(a.saved, args[0], args[1:])
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &q.Setup)
	fl := c.Flags()
	fl.StringArrayVar(&q.Bots, "bot", nil, "how a player decides: PLAYER=random, PLAYER=policy or PLAYER=policy:NAME (repeatable)")
	fl.StringArrayVar(&q.Bots, "bots", nil, "how all others decide: random or policy")
	fl.StringVar(&q.Best, "best", "", "player who decides optimally against the others")
	fl.StringVar(&q.From, "from", "", "save to start from")
	fl.StringVar(&q.Script, "script", "", "file of decisions to take first, one option key per line, as in \"play --script\" (- for stdin)")
	fl.Uint64Var(&q.Seed, "seed", 1, "random seed for what comes before, with --script, --rule and --option")
	fl.StringVar(&q.Table, "table", "", "compute one throw on this table")
	fl.StringVar(&q.Rule, "rule", "", "compute the results of this rule")
	fl.StringVar(&q.Option, "option", "", "tell what may come of this option, given by its key")
	fl.BoolVar(&q.Next, "next", false, "with --option: only up to the next decision")
	fl.IntVar(&q.Positions, "positions", odds.MaxPositions, "maximum number of positions")
	fl.BoolVar(&q.JSON, "json", false, "print JSON")
	budgetFlag(fl, &q.Budget)
	return c
}
