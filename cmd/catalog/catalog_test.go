package catalog

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/schema/load"
)

// inFolder writes files into a fresh folder and makes it the current one.
func inFolder(t *testing.T, files map[string]string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

func open(t *testing.T, dirs ...string) *Catalog {
	t.Helper()
	c, err := Open(dirs...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestEmbedded: every embedded folder is a game, content before examples.
func TestEmbedded(t *testing.T) {
	games := open(t).Games()
	if len(games) < 2 || games[0].Kind != Content || games[len(games)-1].Kind != Example {
		t.Fatalf("the games are %v", games)
	}
	for _, g := range games {
		if found, err := open(t).Find(g.ID); err != nil || found.Source.Name != g.Source.Name {
			t.Errorf("%s: %v, %v", g.ID, found.Source.Name, err)
		}
		if !strings.HasSuffix(g.Source.Name, "/"+filepath.Base(g.Source.Dir)) {
			t.Errorf("%s is named %s", g.Source.Dir, g.Source.Name)
		}
	}
}

// TestFind: by path, by id; what the user has at hand goes before what is built in.
func TestFind(t *testing.T) {
	inFolder(t, map[string]string{
		"chess/rules.hcl":      "game \"Chess of Mine\" {\n  id = \"mine\"\n}",
		"last_stone/game.hcl":  "game \"Another\" {\n}",
		"broken/game.hcl":      "game \"Broken\" {",
		"pile/a/game.hcl":      "game \"A\" {\n}",
		"pile/b/x/game.hcl":    "game \"Deep\" {\n}",
		"pile/last/game.hcl":   "game \"Mine\" {\n  id = \"last_stone\"\n}",
		"mod/mod.hcl":          "mod \"M\" {\n  game = \"last_stone\"\n}",
		"hidden/x.test.hcl":    "game \"Not me\" {}",
		"comment/x.hcl":        "# game \"Not me\" {}\n",
		"craps/notes.txt":      "a folder that only has the name of a game",
		"hot_lanes/readme.hcl": "# nothing",
	})
	c := open(t)
	for name, want := range map[string]string{
		"chess": "mine", "./chess": "mine", "last_stone": "another", "./broken/": "broken", "push_your_luck": "push_your_luck",
	} {
		g, err := c.Find(name)
		if err != nil || g.ID != want {
			t.Errorf("Find(%s) = %q, %v; not %q", name, g.ID, err, want)
		}
	}
	for name, want := range map[string]string{
		"mod": "is a mod", "./nowhere": "no such folder: ./nowhere", "nowhere": "unknown game ", "hidden": "no game in", "comment": "no game in",
		"lanzerat": `did you mean "lanzerath"?`,
	} {
		if _, err := c.Find(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Find(%s): %v; not %q", name, err, want)
		}
	}
	for _, name := range []string{"craps", "hot_lanes"} {
		if g, err := c.Find(name); err != nil || g.Kind != Example {
			t.Errorf("Find(%s) in a folder with another thing of that name: %v, %v", name, g, err)
		}
	}

	c = open(t, "pile")
	if g, err := c.Find("a"); err != nil || g.Kind != Content || g.Source.Name != "pile/a" {
		t.Errorf("a game of the user's folder: %v, %v", g, err)
	}
	if g := c.byID("last_stone"); g == nil || g.Title != "Mine" {
		t.Errorf("a copy on disk does not stand for the game that is built in: %v", g)
	}
	if _, err := Open("hidden"); err == nil {
		t.Error("a folder without games opens")
	}
}

// TestTarget: what arguments of lint and test may be.
func TestTarget(t *testing.T) {
	inFolder(t, map[string]string{
		"g/game.hcl":              "game \"G\" {\n}",
		"g/tests/deep/a.test.hcl": "",
		"m/mod.hcl":               "mod \"M\" {\n  game = \"last_stone\"\n}",
		"m/m.test.hcl":            "",
		"tests/a.test.hcl":        "",
		"loose/whole.test.hcl":    "game \"Whole\" {\n}",
		"loose/other.test.hcl":    "game \"Other\" {\n}",
	})
	c := open(t)
	for _, w := range []struct {
		name, game     string
		id             string
		mods, tests    int
		means, ignores string
	}{
		{"g", "", "g", 0, 0, "g/tests/deep/a.test.hcl", ""},
		{"g/tests/deep/a.test.hcl", "", "g", 0, 0, "g/tests/deep/a.test.hcl", "g/tests/deep/b.test.hcl"},
		{"g/game.hcl", "", "g", 0, 0, "g/game.hcl", "g/tests/deep/a.test.hcl"},
		{"last_stone", "", "last_stone", 0, 0, "examples/games/last_stone/game.test.hcl", ""},
		{"m", "", "last_stone", 1, 0, "m/m.test.hcl", "examples/games/last_stone/game.test.hcl"},
		{"m/m.test.hcl", "", "last_stone", 1, 0, "m/m.test.hcl", "m/n.test.hcl"},
		{"tests", "last_stone", "last_stone", 0, 1, "tests/a.test.hcl", "examples/games/last_stone/game.test.hcl"},
		{"tests/a.test.hcl", "last_stone", "last_stone", 0, 1, "tests/a.test.hcl", "tests/b.test.hcl"},
		{"loose/whole.test.hcl", "", "whole", 0, 0, "loose/whole.test.hcl", "loose/other.test.hcl"},
	} {
		got, err := c.Target(w.name, w.game)
		if err != nil {
			t.Errorf("%s: %v", w.name, err)
			continue
		}
		if got.Game.ID != w.id || len(got.Mods) != w.mods || len(got.Tests) != w.tests || !got.Means(w.means) || w.ignores != "" && got.Means(w.ignores) {
			t.Errorf("%s: %+v", w.name, got)
		}
	}
	if _, err := c.Target("tests", ""); err == nil || !strings.Contains(err.Error(), "--game") {
		t.Errorf("tests without a game: %v", err)
	}
}

// TestCrowdedFolders: looking for games ends where the quota does, with an error; a file belongs to
// the folder around it that holds a game.
func TestCrowdedFolders(t *testing.T) {
	files := map[string]string{"mine/game.hcl": "game \"Mine\" {\n}", "mine/tests/a.test.hcl": "test \"a\" {\n}"}
	for i := range 40 {
		files[fmt.Sprintf("crowd/%02d.hcl", i)] = "# nothing\n"
		files[fmt.Sprintf("pile/%02d/x.hcl", i)] = "# nothing\n"
	}
	inFolder(t, files)
	for _, dir := range []string{"crowd", "pile"} {
		src, err := Source(dir)
		if err != nil {
			t.Fatal(err)
		}
		quota := load.NewQuota(1, "do less")
		quota.Entries = 39
		if _, err := (&Catalog{}).addAll(src, quota, Content); err == nil || !strings.Contains(err.Error(), dir+" has more than") {
			t.Errorf("%s: %v", dir, err)
		}
		quota = load.NewQuota(1, "do less")
		quota.Bytes = 100
		if _, err := (&Catalog{}).addAll(src, quota, Content); err == nil || !strings.Contains(err.Error(), "MB of content") {
			t.Errorf("%s: %v", dir, err)
		}
	}
	if dir, err := folderOf("mine/tests/a.test.hcl"); err != nil || filepath.ToSlash(dir) != "mine" {
		t.Errorf("%s, %v", dir, err)
	}
}

// TestFileTooLarge: where a game's file is too large, this is said, not that there is no game.
func TestFileTooLarge(t *testing.T) {
	inFolder(t, map[string]string{"mine/game.hcl": "game \"Mine\" {\n}\n" + strings.Repeat("# nothing\n", load.MaxFile/10)})
	const want = "cannot read mine/game.hcl: the file has 1024 KB"
	if _, err := (&Catalog{}).Find("mine"); err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v", err)
	}
	if _, err := (&Catalog{}).Target("mine", ""); err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v", err)
	}
}

// TestEncodings: a mark of the byte order hides no game; of what is no UTF-8 this is told.
func TestEncodings(t *testing.T) {
	inFolder(t, map[string]string{"marked/game.hcl": "\ufeffgame \"Marked\" {\n}\n", "wide/game.hcl": "\xff\xfeg\x00a\x00m\x00e\x00"})
	if got, err := (&Catalog{}).Target("marked", ""); err != nil || got.Game.Title != "Marked" {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := (&Catalog{}).Target("wide", ""); err == nil || !strings.Contains(err.Error(), "wide/game.hcl: it is not UTF-8") {
		t.Errorf("%v", err)
	}
}
