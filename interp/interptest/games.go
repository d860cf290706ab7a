// Package interptest loads and compiles games for tests: those that come with the program, and
// those that tests write themselves. What fails ends the test.
package interptest

import (
	"io/fs"
	"os"
	"path"
	"testing"
	"testing/fstest"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// Sources lists the games that come with the program, and those in folders of tests.
func Sources(t testing.TB, folders ...string) (out []load.Source) {
	t.Helper()
	roots := []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}}
	for _, dir := range folders {
		roots = append(roots, load.Source{FS: os.DirFS(dir), Dir: "."})
	}
	for _, root := range roots {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() {
				out = append(out, load.Source{FS: root.FS, Dir: path.Join(root.Dir, e.Name()), Name: e.Name()})
			}
		}
	}
	return out
}

// Load loads a game.
func Load(t testing.TB, src load.Source) *model.Game {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: src})
	if g == nil {
		t.Fatalf("%s does not load: %v", src.Name, found)
	}
	return g
}

// Program loads and compiles a game.
func Program(t testing.TB, src load.Source, s interp.Setup) *machine.Program {
	t.Helper()
	p, err := interp.Build(Load(t, src), s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Text is the source of a game that a test writes, of one file.
func Text(name, text string) load.Source {
	return load.Source{FS: fstest.MapFS{"game.hcl": {Data: []byte(text)}}, Dir: ".", Name: name}
}

// Each tries every game that comes with the program, or the one that the variable GAME names.
func Each(t *testing.T, try func(t *testing.T, src load.Source)) {
	for _, src := range Sources(t) {
		if only := os.Getenv("GAME"); only == "" || src.Name == only {
			t.Run(src.Name, func(t *testing.T) { try(t, src) })
		}
	}
}
