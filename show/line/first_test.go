package line_test

import (
	"io/fs"
	"path"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/schema/load"
	"sandtable/show/line"
)

// TestFirstTurns: the first decisions of every game, as the line face shows them in a pipe.
func TestFirstTurns(t *testing.T) {
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !e.IsDir() {
				continue
			}
			t.Run(e.Name(), func(t *testing.T) {
				p := program(t, root.FS, path.Join(root.Dir, e.Name()), interp.Setup{})
				lines := []string{"1", "1", "1", "quit"}
				if p.Private() {
					lines = append([]string{""}, lines...)
				}
				golden(t, "first/"+e.Name()+".golden", typed(t, p, line.Options{}, lines...))
			})
		}
	}
}
