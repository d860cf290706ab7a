package catalog

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"sandtable/schema/load"
)

// Target is what an argument of lint or test stands for: a game, with the mod or the tests that the
// argument adds to it.
type Target struct {
	Name  string // as the user gave it
	Game  Game
	Mods  []load.Source
	Tests []load.Source
	Only  string // the file or folder whose tests are meant, as findings name it; "": all of them
}

// Means reports whether the argument means the tests of a file.
func (t *Target) Means(file string) bool {
	switch t.Only {
	case "":
		return true
	case ".": // findings name the files of the working folder without it, and the game's by its own
		return !in(file, t.Game.Source.Name)
	}
	return in(file, t.Only)
}

// Folder returns the folder on disk that the argument names, or nil if it names a game by its id.
func (t *Target) Folder() *load.Source {
	switch {
	case len(t.Mods) > 0:
		return &t.Mods[0]
	case len(t.Tests) > 0:
		return &t.Tests[0]
	case t.Game.Kind == Folder:
		return &t.Game.Source
	}
	return nil
}

// in reports whether a path is a folder, or leads into it.
func in(file, folder string) bool { return file == folder || strings.HasPrefix(file, folder+"/") }

// Foreign reports whether a file holds tests that the argument does not mean.
func (t *Target) Foreign(file string) bool {
	return !t.Means(file) && strings.HasSuffix(file, ".test.hcl")
}

// Alone returns the target without the tests that it does not mean, and of a folder of tests
// without all other files.
func (t Target) Alone() Target {
	if t.Game.Source.Skip == nil {
		t.Game.Source.Skip = t.Foreign
	}
	t.Mods, t.Tests = slices.Clone(t.Mods), slices.Clone(t.Tests)
	for i := range t.Mods {
		t.Mods[i].Skip = t.Foreign
	}
	for i := range t.Tests {
		t.Tests[i].Skip = func(file string) bool { return !t.Means(file) }
	}
	return t
}

// Target finds what an argument stands for: an id, the folder of a game, the folder of a mod (its
// game is found by the mod's `of`), a folder of tests (of the game that `game` names), or a file in
// one of these. A file of tests that holds a game block is a game of its own.
func (c *Catalog) Target(name, game string) (Target, error) {
	if info, err := os.Stat(name); err == nil && !info.IsDir() && !info.Mode().IsRegular() {
		return Target{}, fmt.Errorf("%s is not a folder or a regular file", name)
	}
	dir, err := folderOf(name)
	if err != nil || dir == "" {
		g, err := c.Find(name)
		return Target{Name: name, Game: g}, err
	}
	src, err := Source(dir)
	if err != nil {
		return Target{}, err
	}
	f, err := alone(src)
	if err != nil {
		return Target{}, err
	}
	t := Target{Name: filepath.ToSlash(filepath.Clean(name))}
	if rel, err := filepath.Rel(dir, name); err == nil && rel != "." {
		t.Only = path.Join(src.Name, filepath.ToSlash(rel))
		h, ok := f.readFile(filepath.ToSlash(rel), "game")
		if ok && strings.HasSuffix(rel, ".test.hcl") { // a whole game in one file of tests
			src.Skip = func(file string) bool { return file != t.Only }
			t.Game = Game{ID: h.id, Title: h.title, Kind: Folder, Source: src}
			return t, nil
		}
	}
	if h, ok := f.read("game"); ok {
		t.Game = Game{ID: h.id, Title: h.title, Kind: Folder, Source: src}
		return t, nil
	}
	h, isMod := f.read("mod")
	switch {
	case isMod:
		t.Mods = []load.Source{src}
		if t.Only == "" {
			t.Only = src.Name
		}
		if game == "" {
			game = h.of
		}
		if game == "" {
			return Target{}, fmt.Errorf("the mod in %s does not name its game; write game = \"GAME\" in its mod block", dir)
		}
	case game == "":
		if g := c.byID(name); g != nil { // a folder that only happens to have the name of a game
			return Target{Name: name, Game: *g}, nil
		}
		if err := f.unreadable(); err != nil {
			return Target{}, err
		}
		if meant := f.slip(); meant != "" {
			return Target{}, fmt.Errorf("%s contains neither a game nor a mod%s", name, meant)
		}
		if f.declares() {
			return Target{}, fmt.Errorf("%s contains neither a game nor a mod; a mod begins with a mod block: \"sandtable new mod NAME --of GAME\" writes one, and what is in the folder goes beside it", name)
		}
		return Target{}, fmt.Errorf("%s contains neither a game nor a mod; if it contains tests, name their game with --game", name)
	default:
		t.Tests = []load.Source{src}
		if t.Only == "" {
			t.Only = src.Name
		}
	}
	if t.Game, err = c.Find(game); err != nil && isMod && game == h.of {
		err = fmt.Errorf("the mod in %s has game = %q: %w; name a game of your own by its folder: FOLDER --mod %[1]s", dir, game, err)
	}
	return t, err
}

// folderOf returns the folder that a path stands for: itself, or for a file the nearest folder
// above it with a game or mod block, else the file's own. It is empty if there is nothing of that
// name.
func folderOf(name string) (string, error) {
	info, err := os.Stat(name)
	if err != nil {
		return "", err
	}
	if info.IsDir() {
		return name, nil
	}
	own := filepath.Dir(name)
	for dir, n := own, 0; n < 8; n++ {
		src, err := Source(dir)
		if err != nil {
			break
		}
		// A crowded folder above is none of a game.
		if f, err := alone(src); err == nil && f.holds() {
			return dir, nil
		}
		if abs, err := filepath.Abs(dir); err != nil || filepath.Dir(abs) == abs {
			break
		}
		dir = filepath.Join(dir, "..")
	}
	return own, nil
}
