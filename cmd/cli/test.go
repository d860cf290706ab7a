package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/testrun"
)

func (a *app) test() *cobra.Command {
	var v testrun.Verb
	c := &cobra.Command{
		Use: "test [GAME|PATH ...]", Short: "Run tests written in the language",
		Long: `Run the tests of games and mods. GAME is the id or the folder of a game. PATH is the folder of a mod
(tested on top of the game that it names), a folder of tests (with --game), or a single test file; the
other test files of its folder are not read. Without an argument, the tests of all built-in games are
run.

A failed test prints the expected value, the actual value, and the play up to the failure. The exit
code is 1 if a test failed, or if no test was run.`,
		Args: cobra.ArbitraryArgs, ValidArgsFunction: a.completeGames,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := checkBudget(v.Budget); err != nil {
				return err
			}
			return v.Test(a.Shell, args)
		},
	}
	a.modFlag(c)
	c.Flags().StringVar(&v.Game, "game", "", "game that a folder of tests is for")
	c.Flags().StringVar(&v.Filter, "filter", "", "run only tests whose names match this regular expression")
	c.Flags().BoolVar(&v.JSON, "json", false, "print JSON")
	c.Flags().StringVar(&v.JUnit, "junit", "", "also write JUnit XML to this file")
	budgetFlag(c.Flags(), &v.Budget)
	_ = c.RegisterFlagCompletionFunc("game", a.completeGames)
	return c
}
