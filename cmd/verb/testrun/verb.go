package testrun

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"time"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/schema/english"
	"sandtable/schema/load"
)

// Verb is one run of test.
type Verb struct {
	Game   string // that a folder of tests is for
	Filter string // a regular expression
	JUnit  string // a file to write
	JSON   bool
	Budget time.Duration
}

// Test runs the tests of what the arguments name; without any, of all games.
func (v *Verb) Test(sh *shell.Shell, args []string) error {
	filter, err := regexp.Compile(v.Filter)
	if err != nil {
		return shell.Usage("--filter: %v", err)
	}
	targets, err := sh.Targets(args, v.Game)
	if err != nil {
		return err
	}
	mods, err := sh.ModSources()
	if err != nil {
		return err
	}
	var suites []Suite
	var broken error // one game that cannot be loaded does not keep the others from being tested
	for _, t := range targets {
		s, err := suite(sh, t, mods, filter)
		if err != nil {
			fmt.Fprintln(sh.Err, "sandtable: "+err.Error())
			broken = shell.Exit(shell.Broken, nil)
			continue
		}
		if len(s.Tests) == 0 {
			fmt.Fprintf(sh.Err, "%s: no test%s\n", t.Name, matching(v.Filter))
		}
		suites = append(suites, s)
	}
	ctx, stop := shell.Long(v.Budget)
	defer stop()
	r := Run(ctx, suites)
	if v.JUnit != "" {
		if err := shell.WriteFile(v.JUnit, r.WriteJUnit); err != nil {
			return err
		}
	}
	err = sh.Show(v.JSON, r, func(w io.Writer) error { r.WriteText(w, sh.Colors(sh.Out)); return nil })
	if err == nil && r.NotRun > 0 {
		err = sh.Stopped(ctx, "%s not run", english.Count(r.NotRun, "test"))
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
// a policy say, all is loaded.
func loadTests(sh *shell.Shell, t catalog.Target, mods []load.Source) (*shell.Game, error) {
	if t.Only == "" {
		return sh.LoadFrom(t.Game, append(t.Mods, mods...), t.Tests)
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
		_ = sh.Findings(found, files)
		return nil, fmt.Errorf("%s could not be loaded", t.Game.ID)
	}
	return &shell.Game{Game: g, From: t.Game, Files: files}, nil
}

// suite loads a target and picks its tests.
func suite(sh *shell.Shell, t catalog.Target, mods []load.Source, filter *regexp.Regexp) (Suite, error) {
	g, err := loadTests(sh, t, mods)
	if err != nil {
		return Suite{}, err
	}
	s := Suite{Name: t.Name, Game: g.Game, Files: g.Files}
	for _, x := range g.Tests {
		if t.Means(x.Range.Filename) && filter.MatchString(x.Name) {
			s.Tests = append(s.Tests, x)
		}
	}
	return s, nil
}
