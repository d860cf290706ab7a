package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/cover"
)

func (a *app) cover() *cobra.Command {
	var asJSON bool
	var tests []string
	c := &cobra.Command{
		Use: "cover GAME", Short: "Show which sections of the rulebook are implemented and tested",
		Long: `Show for each section of the rulebook's outline which blocks implement it and which tests exercise
it, or why it is open.

A section is exercised if a passing test runs one of its rules, actions, values, lines of values, rows
of tables or endings. The ref of a test is a claim: it counts only if the test runs a part of that
section, or if the section has no part that can run.

The exit code is 1 if a section is open without a reason or implemented without a test, if a claim
does not hold, or if a test fails.`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error {
			return cover.Run(a.Shell, args[0], tests, asJSON)
		},
	}
	a.modFlag(c)
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	c.Flags().StringArrayVar(&tests, "tests", nil, "folder with more tests (repeatable)")
	_ = c.MarkFlagDirname("tests")
	return c
}
