package resolve

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/aymanbagabas/go-udiff"

	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestPassesInOrder looks whether each pass comes after those that make what it needs, and whether
// what it makes is there but once.
func TestPassesInOrder(t *testing.T) {
	made := []string{"blocks"}
	for _, p := range passes {
		for need := range strings.SplitSeq(p.needs, ", ") {
			if !slices.Contains(made, need) {
				t.Errorf("the pass that makes %q needs %q, which no pass before it makes", p.makes, need)
			}
		}
		if slices.Contains(made, p.makes) {
			t.Errorf("two passes make %q", p.makes)
		}
		made = append(made, p.makes)
	}
}

// TestPassesNeedNoMore runs the passes in the order that differs most from that of the table, as
// far as what they need allows it: the games come out the same.
func TestPassesNeedNoMore(t *testing.T) {
	games, err := filepath.Glob("../../content/*/*_components.hcl")
	more, _ := filepath.Glob("../../examples/games/*/*.hcl")
	if games = append(games, more...); err != nil || len(games) < 10 {
		t.Fatal(len(games), err)
	}
	seen := map[string]bool{}
	for _, file := range games {
		dir := filepath.Dir(file)
		if seen[dir] {
			continue
		}
		seen[dir] = true
		read := func() *Resolver {
			files, found := load.Folder(load.Source{FS: os.DirFS(dir), Dir: ".", Name: "game"})
			if found.HasErrors() {
				t.Fatal(found)
			}
			r := newResolver()
			r.gather(files)
			return r
		}
		a, b := read(), read()
		for _, p := range passes {
			p.run(a)
		}
		for _, p := range lastFirst() {
			p.run(b)
		}
		if one, other := sketch(a), sketch(b); one != other {
			t.Errorf("%s:\n%s", dir, udiff.Unified("table", "last first", one, other))
		}
	}
}

// sketch writes what a game declares, in its order, and what has been found.
func sketch(r *Resolver) string {
	var out strings.Builder
	for _, k := range r.Game.Kinds {
		fmt.Fprintln(&out, "kind", k.Name, k.Lo, k.Hi, k.SeenBy.Rule, k.Owner != nil)
		for _, f := range append(k.Fields[:len(k.Fields):len(k.Fields)], k.Borders...) {
			fmt.Fprintln(&out, k.Name, f.Name, f.Storage, f.Type, f.Default, f.History, f.Values, f.BySide, f.Start, f.Texts, f.Between)
		}
	}
	for _, t := range r.Game.Things {
		if t != nil {
			fmt.Fprintln(&out, t.ID, t.Name, t.Kind.Name, t.Worth, len(t.Steps), t.Shape, t.Deck != nil)
		}
	}
	for _, name := range model.SortedKeys(r.Names.Read) {
		for _, s := range r.Names.Read[name] {
			fmt.Fprintln(&out, name, s.What())
		}
	}
	for _, l := range r.Game.Looks {
		fmt.Fprintln(&out, l.Signs, len(l.State), len(l.Pieces))
	}
	fmt.Fprintln(&out, len(r.Game.Rules), len(r.Game.Values), len(r.Game.Tables), len(r.Game.Players), r.Findings)
	return out.String()
}

// lastFirst takes, again and again, the last of the passes that can run.
func lastFirst() (order []pass) {
	left, made := slices.Clone(passes), []string{"blocks"}
	for len(left) > 0 {
		at := len(left) - 1
		for slices.ContainsFunc(strings.Split(left[at].needs, ", "), func(f string) bool { return !slices.Contains(made, f) }) {
			at--
		}
		order, made = append(order, left[at]), append(made, left[at].makes)
		left = slices.Delete(left, at, at+1)
	}
	return order
}
