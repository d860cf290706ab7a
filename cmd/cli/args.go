package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
)

// nameGame is what verbs want that take one game.
const nameGame = "name a game; \"sandtable list\" lists them"

// one asks for exactly one argument, and says which.
func one(wanted string) cobra.PositionalArgs { return between(1, 1, wanted) }

// nothing takes no argument.
func nothing(c *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("unexpected argument %q: %s takes no arguments", args[0], c.Name())
	}
	return nil
}

// between asks for so many arguments, and says which.
func between(least, most int, wanted string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) < least:
			return errors.New(wanted)
		case most >= 0 && len(args) > most:
			return fmt.Errorf("unexpected argument %q: %s", args[most], wanted)
		}
		return nil
	}
}
