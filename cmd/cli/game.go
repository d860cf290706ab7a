package cli

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/schema/english"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// loaded is a game that has passed all checks.
type loaded struct {
	*model.Game
	From  catalog.Game
	Files map[string][]byte
}

// catalog opens the catalog of all available games.
func (a *app) catalog() (*catalog.Catalog, error) { return catalog.Open(a.content...) }

// load finds a game and loads it with the mods that the user named. Its findings are printed only
// if they keep it from being loaded: to find doubtful things is the business of lint.
func (a *app) load(name string) (*loaded, error) {
	from, mods, err := a.find(name)
	if err != nil {
		return nil, err
	}
	return a.loadFrom(from, mods, nil)
}

// find finds a game, and the mods that the user named.
func (a *app) find(name string) (catalog.Game, []load.Source, error) {
	c, err := a.catalog()
	if err != nil {
		return catalog.Game{}, nil, err
	}
	from, err := c.Find(name)
	if err != nil {
		return from, nil, err
	}
	a.sayHidden(c, name, from)
	mods, err := a.modSources()
	return from, mods, err
}

// sayHidden says that a folder is taken and not the game of the same name: whoever meant that one
// would wonder.
func (a *app) sayHidden(c *catalog.Catalog, name string, g catalog.Game) {
	if c.Hides(name, g) {
		fmt.Fprintf(a.err, "%s: using the folder of this name, not the built-in game.\n", name)
	}
}

func (a *app) loadFrom(from catalog.Game, mods, tests []load.Source) (*loaded, error) {
	g, fs, files := interp.Load(interp.Sources{Game: from.Source, Mods: mods, Tests: tests})
	if g == nil {
		_ = a.findings(fs, files)
		return nil, fmt.Errorf("%s could not be loaded", from.ID)
	}
	return &loaded{Game: g, From: from, Files: files}, nil
}

func (a *app) modSources() ([]load.Source, error) {
	var out []load.Source
	seen := map[string]bool{}
	for _, m := range a.mods {
		at := filepath.Clean(m)
		if seen[at] {
			return nil, usage("--mod %s is given twice", m)
		}
		seen[at] = true
		src, err := catalog.Source(m)
		if err != nil {
			return nil, fmt.Errorf("cannot read the mod: %w", err)
		}
		out = append(out, src)
	}
	return out, nil
}

// modFlag adds --mod to a verb that loads a game.
func (a *app) modFlag(c *cobra.Command) {
	c.Flags().StringArrayVar(&a.mods, "mod", nil, "mod folder to load on top of the game (repeatable)")
	_ = c.MarkFlagDirname("mod")
}

// setup holds the flags that choose scenario and options.
type setup struct {
	scenario string
	sets     []string
}

func (a *app) setupFlags(c *cobra.Command, s *setup) {
	c.Flags().StringVar(&s.scenario, "scenario", "", "scenario to play (default: the first of the game)")
	c.Flags().StringArrayVar(&s.sets, "set", nil, "set an option of the game, OPTION=VALUE (repeatable)")
	_ = c.RegisterFlagCompletionFunc("scenario", a.completeScenario)
	_ = c.RegisterFlagCompletionFunc("set", a.completeOption)
}

// choice converts the flags to a setup.
func (s *setup) choice() (interp.Setup, error) {
	out := interp.Setup{Scenario: s.scenario, Options: map[string]string{}}
	for _, text := range s.sets {
		option, value, ok := strings.Cut(text, "=")
		if !ok || option == "" || value == "" {
			return out, usage("--set %s: write OPTION=VALUE", text)
		}
		option = english.Slug(option)
		if have, twice := out.Options[option]; twice && have != value {
			return out, usage("--set gives the option %s two values", option)
		}
		out.Options[option] = value
	}
	return out, nil
}
