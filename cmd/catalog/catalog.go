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
	"sandtable/schema/english"
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
		n, err := c.addAll(src, many(), Content)
		if err != nil {
			return nil, err
		}
		if n == 0 {
			return nil, fmt.Errorf("no game in %s: neither the folder nor its subfolders have a game block", dir)
		}
	}
	if _, err := c.addAll(load.Source{FS: content.Games, Dir: ".", Name: "content"}, many(), Content); err != nil {
		return nil, err
	}
	if _, err := c.addAll(load.Source{FS: examples.Games, Dir: "games", Name: "examples/games"}, many(), Example); err != nil {
		return nil, err
	}
	return c, nil
}

// Source returns the folder of a path as something to load.
func Source(dir string) (load.Source, error) {
	info, err := os.Stat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		what := "folder"
		if strings.HasSuffix(dir, ".hcl") {
			what = "file"
		}
		return load.Source{}, fmt.Errorf("no such %s: %s", what, dir)
	}
	if err != nil {
		return load.Source{}, err
	}
	if !info.IsDir() {
		return load.Source{}, fmt.Errorf("%s is not a folder", dir)
	}
	files := os.DirFS(dir)
	if err := readable(files); err != nil {
		return load.Source{}, fmt.Errorf("cannot read the folder: %w", err)
	}
	return load.Source{FS: files, Dir: ".", Name: path.Clean(strings.ReplaceAll(dir, `\`, "/"))}, nil
}

// many returns the quota of a folder of games.
func many() *load.Quota { return load.NewQuota(10, "name a folder of fewer games, or of one") }

// addAll adds the game of a folder, else those of the folders in it. It returns how many there are.
func (c *Catalog) addAll(src load.Source, quota *load.Quota, kind Kind) (int, error) {
	if found, err := c.addLooked(src, quota, kind); found || err != nil {
		return 1, err
	}
	dirs, err := subfolders(src, quota)
	n := 0
	for _, dir := range dirs {
		found, err := c.addLooked(dir, quota, kind)
		if found {
			n++
		}
		if crowded := (*load.Crowded)(nil); errors.As(err, &crowded) {
			return n, err // any other folder that cannot be read holds no game
		}
	}
	return n, err
}

// addLooked looks for the game of a folder and adds it.
func (c *Catalog) addLooked(src load.Source, quota *load.Quota, kind Kind) (bool, error) {
	f, err := look(src, quota)
	if err != nil {
		return false, err
	}
	return c.add(f, kind), f.full
}

// add adds the game of a folder; it reports whether the folder holds one.
func (c *Catalog) add(f *folder, kind Kind) bool {
	h, ok := f.read("game")
	if !ok {
		return false
	}
	for _, g := range c.games {
		if g.ID == h.id {
			return true
		}
	}
	c.games = append(c.games, Game{ID: h.id, Title: h.title, Kind: kind, Source: f.src})
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

// Error returns the message with its hint.
func (e *NotFound) Error() string {
	return fmt.Sprintf("unknown game %q, and no folder of that name; %s", e.Name, e.Hint)
}

// Find finds a game by its folder's path or by its id. A folder of content comes before an id,
// since it is what the user has at hand.
func (c *Catalog) Find(name string) (Game, error) {
	if src, err := Source(name); err == nil {
		f, err := alone(src)
		if err != nil {
			return Game{}, err
		}
		if h, ok := f.read("game"); ok {
			return Game{ID: h.id, Title: h.title, Kind: Folder, Source: src}, nil
		}
		if h, ok := f.read("mod"); ok {
			return Game{}, fmt.Errorf("%s is a mod; load it on top of its game: %s --mod %s", name, h.of, name)
		}
		if err := f.unreadable(); err != nil {
			return Game{}, err
		}
		if strings.ContainsAny(name, `/\.`) || c.byID(name) == nil {
			return Game{}, fmt.Errorf("no game in the folder %s: none of its .hcl files has a game block%s", name, f.slip())
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
	known := english.Each(c.Games(), func(g Game) string { return g.ID })
	if s := diag.Meant(name, known); s != "" {
		return &NotFound{name, fmt.Sprintf("did you mean %q?", s)}
	}
	return &NotFound{name, "the games are " + strings.Join(known, ", ")}
}
