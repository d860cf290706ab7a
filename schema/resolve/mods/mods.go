// Package mods carries out what mods change: it revises and adds to the syntax trees of the game
// before anything is declared from them, so that no later pass knows of mods. Its hardest idea: the
// result does not depend on the order in which mods are named. So a revision states what it expects
// to find, additions commute, and what does not is a conflict.
package mods

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Folders finds the `mod` block of each mod's folder, before anything else: all that stands in
// the folder belongs to it. Of a folder that holds a game no file is read: it is none of this one.
func (r *Changes) Folders(files []*load.File) (map[*load.File]*model.Mod, []*load.File) {
	byFolder := map[string]*model.Mod{}
	games := map[string]*hclsyntax.Block{}
	for _, f := range files {
		if !f.Mod || f.Body == nil {
			continue
		}
		for _, b := range f.Body.Blocks {
			if b.Type == "game" && games[f.Folder] == nil {
				games[f.Folder] = b
			}
			if b.Type != "mod" || len(b.Labels) == 0 {
				continue
			}
			if byFolder[f.Folder] != nil {
				r.Errorf("resolve/duplicate", b.DefRange(), "duplicate mod block in the folder")
				continue
			}
			m := &model.Mod{ID: english.Slug(b.Labels[0]), Title: b.Labels[0], Dir: f.Folder, Range: b.DefRange()}
			if a := b.Body.Attributes["id"]; a != nil {
				if id, ok := syntax.Literal(a.Expr); ok {
					m.ID = id
				}
			}
			byFolder[f.Folder] = m
			r.Game.Mods = append(r.Game.Mods, m)
		}
	}
	slices.SortStableFunc(r.Game.Mods, ByID)
	out := map[*load.File]*model.Mod{}
	var read []*load.File
	for _, f := range files {
		if b := games[f.Folder]; f.Mod && b != nil && byFolder[f.Folder] == nil {
			if b.TypeRange.Filename == f.Name {
				r.Errorf("resolve/no-mod-block", b.DefRange(), "the folder holds a game, no mod").
					Hint("a game is played by its own name; --mod names a folder with mod \"Name\" { game = \"game\" }")
			}
			continue
		}
		read = append(read, f)
		if !f.Mod {
			continue
		}
		if byFolder[f.Folder] == nil {
			m := &model.Mod{ID: f.Folder, Title: f.Folder, Dir: f.Folder}
			byFolder[f.Folder] = m
			r.Errorf("resolve/no-mod-block", syntax.StartOf(f.Name), "missing mod block in the folder").Hint("add mod \"Name\" { game = \"game\" }")
		}
		out[f] = byFolder[f.Folder]
	}
	return out, read
}

// Headers reads the blocks of the mods.
func (r *Changes) Headers() { r.Each(r.readMod, "mod") }

func (r *Changes) readMod(d decl.Decl) {
	m := d.Mod
	if m == nil {
		r.Errorf("resolve/misplaced-block", d.Block.TypeRange, "a mod needs its own folder").
			Hint("everything inside a game's folder belongs to the game: move the mod to a folder outside it, and load that with --mod FOLDER")
		return
	}
	if id := r.ID(d.Attrs["id"]); id != "" {
		m.ID = id
	}
	for _, other := range r.Game.Mods {
		if other == m {
			break
		}
		if other.ID == m.ID {
			r.Report(diag.Errorf("resolve/duplicate", d.Block.DefRange(), "duplicate mod %q", m.ID).WithRelated(other.Range, "other declaration"))
		}
	}
	m.Version = r.Text(d.Attrs["version"])
	for _, e := range r.NamesOf(d.Attrs["over"]) {
		m.Over = append(m.Over, e.Key)
	}
	r.neitherOver(m, d.Attrs["over"])
	if of := r.Text(d.Attrs["game"]); of != "" && of != r.Game.ID && d.Attrs["game"] != nil {
		r.Incomplete = true
		r.Errorf("resolve/mod-game", d.Attrs["game"].Expr.Range(), "the mod is for game %q, not %q", of, r.Game.ID)
	}
	if wants := r.Text(d.Attrs["game_version"]); wants != "" {
		ok, err := fits(r.Game.Version, wants)
		switch {
		case err != nil:
			r.Errorf("resolve/game-version", d.Attrs["game_version"].Expr.Range(), "%v", err).
				Hint("write one comparison, \">= 1.0\", or two, \">= 1.0, < 2\"")
		case !ok:
			r.Errorf("resolve/game-version", d.Attrs["game_version"].Expr.Range(), "the mod needs game version %s, found %q", wants, r.Game.Version)
		}
	}
}

// neitherOver reports a mod that goes over another one which goes over it.
func (r *Changes) neitherOver(m *model.Mod, over *hclsyntax.Attribute) {
	for _, other := range r.Game.Mods {
		if other == m {
			break // the later of the two is told
		}
		if slices.Contains(m.Over, other.ID) && slices.Contains(other.Over, m.ID) {
			r.Errorf("resolve/mod-conflict", over.Expr.Range(), "mods %q and %q each declare over for the other", other.ID, m.ID).
				Hint("remove over from one of them")
		}
	}
}

// ByID puts mods in the order of their ids, so that nothing follows from the order in which they
// are named.
func ByID(a, b *model.Mod) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return -1
	case b == nil:
		return 1
	}
	return cmp.Compare(a.ID, b.ID)
}

// unrevised are what mods go by: they cannot revise it.
var unrevised = []string{"id", "language", "version"}

// fits says whether a version such as "1.2.0" satisfies comparisons such as ">= 1.0, < 2".
func fits(version, needs string) (bool, error) {
	for part := range strings.SplitSeq(needs, ",") {
		part = strings.TrimSpace(part)
		op := strings.TrimRight(part, "0123456789. ")
		want, err := numbers(strings.TrimSpace(part[len(op):]))
		if err != nil {
			return false, fmt.Errorf("invalid version constraint %q", part)
		}
		have, err := numbers(version)
		if err != nil {
			return false, err
		}
		c := compareVersions(have, want)
		switch strings.TrimSpace(op) {
		case ">=":
			if c < 0 {
				return false, nil
			}
		case ">":
			if c <= 0 {
				return false, nil
			}
		case "<":
			if c >= 0 {
				return false, nil
			}
		case "<=":
			if c > 0 {
				return false, nil
			}
		case "", "=":
			if c != 0 {
				return false, nil
			}
		default:
			return false, fmt.Errorf("invalid version constraint %q", part)
		}
	}
	return true, nil
}

func numbers(s string) ([]int, error) {
	var out []int
	for p := range strings.SplitSeq(s, ".") {
		n, err := strconv.Atoi(strings.TrimSpace(p))
		if err != nil {
			return nil, fmt.Errorf("invalid version %q", s)
		}
		out = append(out, n)
	}
	return out, nil
}

func compareVersions(a, b []int) int {
	for i := 0; i < len(a) || i < len(b); i++ {
		x, y := 0, 0
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			return x - y
		}
	}
	return 0
}
