package line_test

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/interp/view/viewtest"
	"sandtable/play/session"
	"sandtable/schema/load"
	"sandtable/show/line"
)

// TestScreensTellNothingHidden: of two positions that differ in what a player cannot see, that
// player gets to see the same screens, for every game and every player.
func TestScreensTellNothingHidden(t *testing.T) {
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}, {FS: os.DirFS("../../interp/view/testdata"), Dir: "."}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() {
				t.Run(e.Name(), func(t *testing.T) { looksAlike(t, program(t, root.FS, path.Join(root.Dir, e.Name()), interp.Setup{})) })
			}
		}
	}
}

func looksAlike(t *testing.T, p *machine.Program) {
	s := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Digest: p.Digest, Seed: 2}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	m, rng := machine.New(p), rand.New(rand.NewPCG(4, 4))
	m.Start(2)
	compared := 0
	for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 60; n++ {
		for _, seat := range p.Players {
			st := viewtest.Permute(m, seat.ID, rng)
			if n%3 > 0 || p.Position(st) == m.Position() {
				continue
			}
			var names []string
			for range 6 {
				if x := p.Game.Things[rng.IntN(len(p.Game.Things))]; x != nil && x.Name != "" {
					names = append(names, x.Name)
				}
			}
			a, b := drawn(t, s, &m.State, seat.ID, names), drawn(t, s, st, seat.ID, names)
			if compared++; a != b {
				t.Fatalf("decision %d: the screen of %s shows what is hidden (-one +other):\n%s", n, seat.Title, cmp.Diff(a, b))
			}
		}
		m.Choose(rng.IntN(m.Options().Len()))
	}
	if hidden := map[string]bool{"outpost": true, "ambush": true, "salt_roads": true, "crowbar": true, "lanzerath": true}; compared == 0 && hidden[p.Game.ID] {
		t.Error("nothing was compared")
	}
}

func drawn(t *testing.T, s *session.Session, st *machine.State, seat int32, names []string) string {
	t.Helper()
	text, err := line.Drawn(s, st, s.P.Game.Things[seat], names)
	if err != nil {
		t.Fatal(fmt.Errorf("%v: %w", names, err))
	}
	return text
}
