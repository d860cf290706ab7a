// Package catalog finds games: those embedded in the binary, those in folders that the user names,
// and a lone folder given by its path.
//
// It reads no more of a game than its `game` block; loading is the business of interp.
package catalog

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"sort"
	"strings"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// Kind says where a game comes from.
type Kind string

// The kinds of games.
const (
	Content Kind = "content" // a game in its own right
	Example Kind = "example" // a small game that teaches the language
	Folder  Kind = "folder"  // a folder given by its path
)

// Game is a game that can be loaded.
type Game struct {
	ID, Title string
	Kind      Kind
	Source    load.Source
}

// Catalog is the games at hand.
type Catalog struct{ games []Game }

// Open lists the games: those in the user's folders, the embedded content, the embedded examples.
// Of two with one id the first counts, so that a copy on disk stands for the game that is built in.
func Open(dirs ...string) (*Catalog, error) {
	c := &Catalog{}
	for _, dir := range dirs {
		src, err := Source(dir)
		if err != nil {
			return nil, err
		}
		if !c.addFolder(src, Content) && c.addSubfolders(src, Content) == 0 {
			return nil, fmt.Errorf("%s holds no game: neither the folder nor a folder in it has a game block", dir)
		}
	}
	c.addSubfolders(load.Source{FS: content.Games, Dir: ".", Name: "content"}, Content)
	c.addSubfolders(load.Source{FS: examples.Games, Dir: "games", Name: "examples/games"}, Example)
	return c, nil
}

// Source is the folder of a path as something to load.
func Source(dir string) (load.Source, error) {
	info, err := os.Stat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		what := "folder"
		if strings.HasSuffix(dir, ".hcl") {
			what = "file"
		}
		return load.Source{}, fmt.Errorf("there is no %s %s", what, dir)
	}
	if err != nil {
		return load.Source{}, err
	}
	if !info.IsDir() {
		return load.Source{}, fmt.Errorf("%s is not a folder", dir)
	}
	if _, err := os.ReadDir(dir); err != nil {
		return load.Source{}, fmt.Errorf("the folder cannot be read: %w", err)
	}
	return load.Source{FS: os.DirFS(dir), Dir: ".", Name: path.Clean(strings.ReplaceAll(dir, `\`, "/"))}, nil
}

func (c *Catalog) addSubfolders(src load.Source, kind Kind) int {
	entries, _ := fs.ReadDir(src.FS, src.Dir)
	n := 0
	for _, e := range entries {
		if e.IsDir() && c.addFolder(load.Source{FS: src.FS, Dir: path.Join(src.Dir, e.Name()), Name: path.Join(src.Name, e.Name())}, kind) {
			n++
		}
	}
	return n
}

// addFolder adds the game of a folder; it reports whether the folder holds one.
func (c *Catalog) addFolder(src load.Source, kind Kind) bool {
	h, ok := read(src, "game")
	if !ok {
		return false
	}
	for _, g := range c.games {
		if g.ID == h.id {
			return true
		}
	}
	c.games = append(c.games, Game{ID: h.id, Title: h.title, Kind: kind, Source: src})
	return true
}

// Games lists the games: content first, then examples, each by id.
func (c *Catalog) Games() []Game {
	out := append([]Game(nil), c.games...)
	sort.SliceStable(out, func(i, j int) bool {
		if out[i].Kind != out[j].Kind {
			return out[i].Kind < out[j].Kind
		}
		return out[i].ID < out[j].ID
	})
	return out
}

// NotFound says that a word is neither a game nor a folder.
type NotFound struct{ Name, Hint string }

// Error is the message with its hint.
func (e *NotFound) Error() string {
	return fmt.Sprintf("there is no game %q, nor a folder of that name; %s", e.Name, e.Hint)
}

// Find finds a game by its folder's path or by its id. A folder of content comes before an id,
// since it is what the user has at hand.
func (c *Catalog) Find(name string) (Game, error) {
	if src, err := Source(name); err == nil {
		if h, ok := read(src, "game"); ok {
			return Game{ID: h.id, Title: h.title, Kind: Folder, Source: src}, nil
		}
		if h, ok := read(src, "mod"); ok {
			return Game{}, fmt.Errorf("%s is a mod; load it on top of its game: %s --mod %s", name, h.of, name)
		}
		if err := unreadable(src); err != nil {
			return Game{}, err
		}
		if strings.ContainsAny(name, `/\.`) || c.byID(name) == nil {
			return Game{}, fmt.Errorf("the folder %s holds no game: none of its .hcl files has a game block%s", name, slip(src))
		}
	} else if errors.Is(err, fs.ErrPermission) || strings.ContainsAny(name, `/\`) {
		return Game{}, err
	}
	if g := c.byID(name); g != nil {
		return *g, nil
	}
	return Game{}, c.notFound(name)
}

// Hides reports whether a folder that was found by a bare name stands before a game of that name
// that is at hand anyway.
func (c *Catalog) Hides(name string, g Game) bool {
	return g.Kind == Folder && !strings.ContainsAny(name, `/\.`) && c.byID(name) != nil
}

func (c *Catalog) byID(id string) *Game {
	for i := range c.games {
		if c.games[i].ID == id {
			return &c.games[i]
		}
	}
	return nil
}

func (c *Catalog) notFound(name string) error {
	var known []string
	for _, g := range c.Games() {
		known = append(known, g.ID)
	}
	if s := diag.Suggest(name, known); s != "" {
		return &NotFound{name, fmt.Sprintf("did you mean %q?", s)}
	}
	return &NotFound{name, "there are: " + strings.Join(known, ", ")}
}
