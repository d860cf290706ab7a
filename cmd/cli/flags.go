package cli

import (
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sandtable/cmd/shell"
)

// modFlag adds --mod to a verb that loads a game.
func (a *app) modFlag(c *cobra.Command) {
	c.Flags().StringArrayVar(&a.Mods, "mod", nil, "mod folder to load on top of the game (repeatable)")
	_ = c.MarkFlagDirname("mod")
}

// setupFlags adds the flags that choose scenario and options.
func (a *app) setupFlags(c *cobra.Command, s *shell.Setup) {
	c.Flags().StringVar(&s.Scenario, "scenario", "", "scenario to play (default: the first of the game)")
	c.Flags().StringArrayVar(&s.Sets, "set", nil, "set an option of the game, OPTION=VALUE (repeatable)")
	_ = c.RegisterFlagCompletionFunc("scenario", a.completeScenario)
	_ = c.RegisterFlagCompletionFunc("set", a.completeOption)
}

// followFlag adds --follow to a verb that loads what a save was played with.
func (a *app) followFlag(c *cobra.Command) {
	c.Flags().BoolVar(&a.saved.Follow, "follow", false, "load the game and its mods from the folders named in the save")
}

// budgetFlag adds the flag for the time limit of a command.
func budgetFlag(fl *pflag.FlagSet, budget *time.Duration) {
	fl.DurationVar(budget, "budget", 0, "time limit, such as 90s or 5m; then print the results so far (default: no limit)")
}

// checkBudget rejects a negative budget.
func checkBudget(budget time.Duration) error {
	if budget < 0 {
		return shell.Usage("--budget %s: must not be negative; write 90s or 5m", budget)
	}
	return nil
}
