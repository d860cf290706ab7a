package shell

import (
	"fmt"
	"path/filepath"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// Game is a game that has passed all checks.
type Game struct {
	*model.Game
	From  catalog.Game
	Files map[string][]byte
}

// Catalog opens the catalog of all available games.
func (s *Shell) Catalog() (*catalog.Catalog, error) { return catalog.Open(s.Content...) }

// Load finds a game and loads it with the mods that the user named. Its findings are printed only
// if they keep it from being loaded: to find doubtful things is the business of lint.
func (s *Shell) Load(name string) (*Game, error) {
	from, mods, err := s.Find(name)
	if err != nil {
		return nil, err
	}
	return s.LoadFrom(from, mods, nil)
}

// Build loads a game and compiles it for a setup.
func (s *Shell) Build(name string, setup Setup) (*Game, *machine.Program, error) {
	choice, err := setup.Choice()
	if err != nil {
		return nil, nil, err
	}
	g, err := s.Load(name)
	if err != nil {
		return nil, nil, err
	}
	if setup.Guide {
		if choice, err = interp.Guided(g.Game, choice); err != nil {
			return nil, nil, err
		}
	}
	p, err := interp.Build(g.Game, choice)
	return g, p, err
}

// Find finds a game, and the mods that the user named.
func (s *Shell) Find(name string) (catalog.Game, []load.Source, error) {
	c, err := s.Catalog()
	if err != nil {
		return catalog.Game{}, nil, err
	}
	from, err := c.Find(name)
	if err != nil {
		return from, nil, err
	}
	s.sayHidden(c, name, from)
	mods, err := s.ModSources()
	return from, mods, err
}

// sayHidden says that a folder is taken and not the game of the same name: whoever meant that one
// would wonder.
func (s *Shell) sayHidden(c *catalog.Catalog, name string, g catalog.Game) {
	if c.Hides(name, g) {
		fmt.Fprintf(s.Err, "%s: using the folder of this name, not the built-in game.\n", name)
	}
}

// LoadFrom loads a game from where it was found, with mods and folders of tests.
func (s *Shell) LoadFrom(from catalog.Game, mods, tests []load.Source) (*Game, error) {
	g, fs, files := interp.Load(interp.Sources{Game: from.Source, Mods: mods, Tests: tests})
	if g == nil {
		_ = s.Findings(fs, files)
		return nil, fmt.Errorf("%s could not be loaded", from.ID)
	}
	return &Game{Game: g, From: from, Files: files}, nil
}

// ModSources finds the mods that the user named.
func (s *Shell) ModSources() ([]load.Source, error) {
	var out []load.Source
	seen := map[string]bool{}
	for _, m := range s.Mods {
		at := filepath.Clean(m)
		if seen[at] {
			return nil, Usage("--mod %s is given twice", m)
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

// Targets finds what the arguments stand for; without any, all games.
func (s *Shell) Targets(args []string, game string) ([]catalog.Target, error) {
	cat, err := s.Catalog()
	if err != nil {
		return nil, err
	}
	var out []catalog.Target
	for _, arg := range args {
		t, err := cat.Target(arg, game)
		if err == nil {
			s.sayHidden(cat, arg, t.Game)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	if len(args) > 0 {
		return out, nil
	}
	if game != "" {
		g, err := cat.Find(game)
		return []catalog.Target{{Name: game, Game: g}}, err
	}
	for _, g := range cat.Games() {
		out = append(out, catalog.Target{Name: g.ID, Game: g})
	}
	return out, nil
}
