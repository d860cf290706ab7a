package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/cover"
	"sandtable/cmd/verb/testrun"
	"sandtable/schema/load"
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
			g, err := a.loadTested(args[0], tests)
			if err != nil {
				return err
			}
			ctx, stop := shell.Long(0)
			defer stop()
			results := testrun.All(ctx, g.Game, g.Tests)
			if ctx.Err() != nil {
				return a.Stopped(ctx, "some tests have not run, so there is no report of the sections")
			}
			r := cover.Of(g.Game, results)
			if asJSON {
				err = a.JSON(r)
			} else {
				r.WriteText(a.Out, a.Width())
			}
			if err == nil && !r.Clean() {
				err = shell.Found()
			}
			return err
		},
	}
	a.modFlag(c)
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	c.Flags().StringArrayVar(&tests, "tests", nil, "folder with more tests (repeatable)")
	_ = c.MarkFlagDirname("tests")
	return c
}

// loadTested loads a game with folders of tests that lie elsewhere.
func (a *app) loadTested(name string, tests []string) (*shell.Game, error) {
	cat, err := a.Catalog()
	if err != nil {
		return nil, err
	}
	from, err := cat.Find(name)
	if err != nil {
		return nil, err
	}
	mods, err := a.ModSources()
	if err != nil {
		return nil, err
	}
	var more []load.Source
	for _, dir := range tests {
		src, err := catalog.Source(dir)
		if err != nil {
			return nil, err
		}
		more = append(more, src)
	}
	return a.LoadFrom(from, mods, more)
}
