package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
)

// nameGame is the error of commands that need one game.
const nameGame = "name a game; \"sandtable list\" lists them"

// one requires exactly one argument. The text names it.
func one(wanted string) cobra.PositionalArgs { return between(1, 1, wanted) }

// oneOrMenu requires one argument, or none at all, without any flags, where somebody sits at a
// terminal and can be asked.
func (a *app) oneOrMenu(wanted string) cobra.PositionalArgs {
	must := one(wanted)
	return func(c *cobra.Command, args []string) error {
		if len(args) == 0 && c.Flags().NFlag() == 0 && a.Sits() {
			return nil
		}
		return must(c, args)
	}
}

// nothing rejects arguments.
func nothing(c *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("unexpected argument %q: %s takes no arguments", args[0], c.Name())
	}
	return nil
}

// between requires from least to most arguments. A negative most means no limit.
func between(least, most int, wanted string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		switch {
		case len(args) < least:
			return errors.New(wanted)
		case most >= 0 && len(args) > most:
			hint := ""
			if c.Flags().Lookup("scenario") != nil {
				hint = "; --scenario names a scenario, --set an option"
			}
			return fmt.Errorf("unexpected argument %q: %s%s", args[most], wanted, hint)
		}
		return nil
	}
}
