package cli

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/testrun"
	"sandtable/interp"
	"sandtable/schema/english"
	"sandtable/schema/load"
)

// testFlags are the flags of test.
type testFlags struct {
	game, filter, junit string
	asJSON              bool
	budget              time.Duration
}

func (a *app) test() *cobra.Command {
	var f testFlags
	c := &cobra.Command{
		Use: "test [GAME|PATH ...]", Short: "Run tests written in the language",
		Long: `Run the tests of games and mods. GAME is the id or the folder of a game. PATH is the folder of a mod
(tested on top of the game that it names), a folder of tests (with --game), or a single test file; the
other test files of its folder are not read. Without an argument, the tests of all built-in games are
run.

A failed test prints the expected value, the actual value, and the play up to the failure. The exit
code is 1 if a test failed, or if no test was run.`,
		Args: cobra.ArbitraryArgs, ValidArgsFunction: a.completeGames,
		RunE: func(_ *cobra.Command, args []string) error { return a.runTests(args, f) },
	}
	a.modFlag(c)
	c.Flags().StringVar(&f.game, "game", "", "game that a folder of tests is for")
	c.Flags().StringVar(&f.filter, "filter", "", "run only tests whose names match this regular expression")
	c.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
	c.Flags().StringVar(&f.junit, "junit", "", "also write JUnit XML to this file")
	budgetFlag(c.Flags(), &f.budget)
	_ = c.RegisterFlagCompletionFunc("game", a.completeGames)
	return c
}

func (a *app) runTests(args []string, f testFlags) error {
	filter, err := regexp.Compile(f.filter)
	if err != nil {
		return shell.Usage("--filter: %v", err)
	}
	if err := checkBudget(f.budget); err != nil {
		return err
	}
	targets, err := a.Targets(args, f.game)
	if err != nil {
		return err
	}
	mods, err := a.ModSources()
	if err != nil {
		return err
	}
	var suites []testrun.Suite
	var broken error // one game that cannot be loaded does not keep the others from being tested
	for _, t := range targets {
		s, err := a.suite(t, mods, filter)
		if err != nil {
			fmt.Fprintln(a.Err, "sandtable: "+err.Error())
			broken = shell.Exit(shell.Broken, nil)
			continue
		}
		if len(s.Tests) == 0 {
			fmt.Fprintf(a.Err, "%s: no test%s\n", t.Name, matching(f.filter))
		}
		suites = append(suites, s)
	}
	ctx, stop := shell.Long(f.budget)
	defer stop()
	r := testrun.Run(ctx, suites)
	if f.junit != "" {
		var b bytes.Buffer
		if err := r.WriteJUnit(&b); err != nil {
			return err
		}
		if err := os.WriteFile(f.junit, b.Bytes(), 0o644); err != nil {
			return err
		}
	}
	if f.asJSON {
		err = a.JSON(r)
	} else {
		r.WriteText(a.Out, a.Colors(a.Out))
	}
	if err == nil && r.NotRun > 0 {
		err = a.Stopped(ctx, "%s not run", english.Count(r.NotRun, "test"))
	}
	switch {
	case err != nil:
		return err
	case broken != nil:
		return broken
	case r.Failed > 0:
		return shell.Found()
	case r.Passed == 0:
		return shell.Exit(shell.Findings, fmt.Errorf("no test was run"))
	}
	return nil
}

func matching(filter string) string {
	if filter == "" {
		return ""
	}
	return " that matches " + filter
}

// loadTests loads a target without the test files that are not meant: what is wrong in them is no
// matter here, and what they cost neither. Where the tests that are meant need something of theirs,
// a strategy say, all is loaded.
func (a *app) loadTests(t catalog.Target, mods []load.Source) (*shell.Game, error) {
	if t.Only == "" {
		return a.LoadFrom(t.Game, append(t.Mods, mods...), t.Tests)
	}
	alone, quiet := t.Alone(), slices.Clone(mods)
	for i := range quiet {
		quiet[i].Skip = t.Foreign
	}
	g, found, files := interp.Load(interp.Sources{Game: alone.Game.Source, Mods: append(alone.Mods, quiet...), Tests: alone.Tests})
	if g == nil {
		if whole, _, texts := interp.Load(interp.Sources{Game: t.Game.Source, Mods: append(t.Mods, mods...), Tests: t.Tests}); whole != nil {
			g, files = whole, texts
		}
	}
	if g == nil {
		_ = a.Findings(found, files)
		return nil, fmt.Errorf("%s could not be loaded", t.Game.ID)
	}
	return &shell.Game{Game: g, From: t.Game, Files: files}, nil
}

// suite loads a target and picks its tests.
func (a *app) suite(t catalog.Target, mods []load.Source, filter *regexp.Regexp) (testrun.Suite, error) {
	g, err := a.loadTests(t, mods)
	if err != nil {
		return testrun.Suite{}, err
	}
	s := testrun.Suite{Name: t.Name, Game: g.Game, Files: g.Files}
	for _, x := range g.Tests {
		if t.Means(x.Range.Filename) && filter.MatchString(x.Name) {
			s.Tests = append(s.Tests, x)
		}
	}
	return s, nil
}
