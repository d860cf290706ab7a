package line_test

import (
	"flag"
	"io/fs"
	"math/rand/v2"
	"path"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/layout"
	"sandtable/schema/load"
	"sandtable/show/line"
)

var full = flag.Bool("full", false, "look at many more decisions of random games")

// player is somebody at a screen who takes any option, and looks whether all that was shown for it
// fits the window.
type player struct {
	t     *testing.T
	g     *session.Session
	rng   *rand.Rand
	left  int // decisions to look at
	size  [2]int
	shown strings.Builder
	rest  []byte
	enter bool // an empty line has been typed, which shows the whole position
}

// Write is what the screen shows.
func (p *player) Write(b []byte) (int, error) { return p.shown.Write(b) }

// Read is what the player types next.
func (p *player) Read(b []byte) (int, error) {
	if len(p.rest) == 0 {
		p.look()
		p.rest = []byte(p.types() + "\n")
	}
	n := copy(b, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}

// look checks what was shown since the last line was typed.
func (p *player) look() {
	text := p.shown.String()
	p.shown.Reset()
	lines := strings.Split(text, "\n")
	if n := len(lines); n > p.size[1] {
		p.t.Errorf("%d lines:\n%s", n, text)
	}
	for _, l := range lines {
		if n := layout.Width(l); n > p.size[0] {
			p.t.Errorf("a line of %d columns: %s", n, l)
		}
	}
	if p.t.Failed() {
		p.left = 0
	}
}

// types is any option, now and then an empty line before it, and in the end that the game is left.
func (p *player) types() string {
	all := p.g.Options()
	p.enter = !p.enter && p.rng.IntN(4) == 0
	switch {
	case p.left <= 0 || len(all) == 0:
		return "quit"
	case p.enter:
		return ""
	}
	p.left--
	return all[p.rng.IntN(len(all))].Key
}

// sizes are windows in which everything must fit, and how many decisions are looked at in each, if
// not many more.
var sizes = []struct{ width, height, most int }{{80, 24, 12}, {60, 20, 6}, {120, 40, 4}, {200, 60, 4}}

// TestEveryDecisionFits: whatever is to be decided in any game, in any seat, fits the window, first
// and after each decision.
func TestEveryDecisionFits(t *testing.T) {
	everyGame(t, func(t *testing.T, p *machine.Program, seed uint64) {
		for _, s := range sizes {
			if *full {
				s.most = 200
			}
			decides(t, p, seed, s.most, s.width, s.height)
		}
	})
}

// everyGame looks at each scenario of each game.
func everyGame(t *testing.T, look func(t *testing.T, p *machine.Program, seed uint64)) {
	for _, root := range []fs.FS{content.Games, examples.Games} {
		dirs, _ := fs.Glob(root, "*/game.hcl")
		more, _ := fs.Glob(root, "games/*/game.hcl")
		for _, d := range append(dirs, more...) {
			dir := path.Dir(d)
			t.Run(path.Base(dir), func(t *testing.T) {
				g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: root, Dir: dir, Name: dir}})
				if g == nil {
					t.Fatal(found)
				}
				setups := []interp.Setup{{}}
				for _, s := range g.Scenarios {
					setups = append(setups, interp.Setup{Scenario: s.Name})
				}
				for i, s := range setups {
					p, err := interp.Build(g, s)
					if err != nil {
						t.Fatal(err)
					}
					look(t, p, uint64(i))
				}
			})
		}
	}
}

// decides plays some decisions at a screen.
func decides(t *testing.T, prog *machine.Program, seed uint64, most, width, height int) {
	t.Helper()
	g := session.New(session.Config{Program: prog, Header: save.Header{Game: prog.Game.ID, Seed: seed}})
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, g: g, rng: rand.New(rand.NewPCG(seed, 1)), left: most, size: [2]int{width, height}}
	if err := line.New(p, p, line.Options{Width: width, Height: height}).Play(g); err != nil {
		t.Fatal(err)
	}
}
