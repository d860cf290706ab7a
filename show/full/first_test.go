package full

import (
	"io/fs"
	"path"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/schema/load"
)

// games are all games of the content and the examples.
func games(t *testing.T) (out []load.Source) {
	t.Helper()
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}} {
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

// TestFirstTurns: the first screen of every game, what is shown when the first way on is marked and
// opened, and the screen after two decisions.
func TestFirstTurns(t *testing.T) {
	for _, src := range games(t) {
		t.Run(src.Name, func(t *testing.T) {
			g, found, _ := interp.Load(interp.Sources{Game: src})
			if g == nil {
				t.Fatal(found)
			}
			p, err := interp.Build(g, interp.Setup{})
			if err != nil {
				t.Fatal(err)
			}
			h := sitAt(t, p, src.Name, 80, 24)
			text := ""
			show := func() { text += Frame(h.state).Text() }
			show()
			if h.m.Cover != "" {
				h.press("enter")
				show()
			}
			decide(h)
			show()
			decide(h)
			show()
			golden(t, "first_"+src.Name, text)
		})
	}
}

// decide takes the first way on, whatever it leads to, until something is decided.
func decide(h *hand) {
	before := len(h.decided())
	for n := 0; n < 12 && len(h.decided()) == before && h.m.End == nil; n++ {
		switch {
		case h.m.Cover != "":
			h.press("enter")
		case h.marked < 0:
			h.press("n")
		default:
			h.press("enter")
		}
	}
}
