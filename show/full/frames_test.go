package full

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
	"sandtable/interp/scene"
	"sandtable/play/session"
	"sandtable/schema/layout"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/show/grid"
)

var many = flag.Bool("full", false, "look at many more decisions of random games")

// sizes are windows that the face is drawn in.
var sizes = [][2]int{{80, 24}, {60, 20}, {120, 40}, {200, 60}}

// each plays every game, every scenario of it, and the game that is generated for tests.
func each(t *testing.T, f func(t *testing.T, p *machine.Program)) {
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !e.IsDir() {
				continue
			}
			g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: root.FS, Dir: path.Join(root.Dir, e.Name()), Name: e.Name()}})
			if g == nil {
				t.Fatalf("%s does not load: %v", e.Name(), found)
			}
			for _, name := range scenarios(g) {
				p, err := interp.Build(g, interp.Setup{Scenario: name})
				if err != nil {
					t.Fatal(err)
				}
				t.Run(strings.TrimSuffix(g.ID+"/"+name, "/"), func(t *testing.T) { f(t, p) })
			}
		}
	}
	p, err := generated()
	if err != nil {
		t.Fatal(err)
	}
	t.Run("generated", func(t *testing.T) { f(t, p) })
}

// scenarios are the names of those of a game; one without a name if it has none.
func scenarios(g *model.Game) (out []string) {
	for _, s := range g.Scenarios {
		out = append(out, s.Name)
	}
	if len(out) == 0 {
		out = []string{""}
	}
	return out
}

// TestFrames: in random games of everything, nothing that is drawn leaves the screen, what is
// decided and what is marked is in sight, whatever keys were pressed before, and every piece in
// view can be named.
func TestFrames(t *testing.T) {
	looks, skip := 2, 40
	if *many {
		looks = 60
	}
	each(t, func(t *testing.T, p *machine.Program) {
		rng := rand.New(rand.NewPCG(5, 8))
		game := session.New(session.Config{Program: p, Header: save.Header{Seed: 5}})
		if err := game.Start(); err != nil {
			t.Fatal(err)
		}
		d := newDesk(game)
		for range looks {
			d.table.Looks()
			if m := d.begin(); m.Ask == nil {
				break
			} else if m.Scene == nil {
				t.Fatal("nothing is shown to who decides")
			} else {
				lookAt(t, m, rng)
			}
			for range 1 + rng.IntN(skip) {
				if n := len(game.Options()); n > 0 && game.Choose(rng.IntN(n), "") != nil {
					return
				}
			}
		}
	})
}

// lookAt draws a moment at all sizes, before and after some keys.
func lookAt(t *testing.T, m *Moment, rng *rand.Rand) {
	t.Helper()
	for _, size := range sizes {
		s := newState(size[0], size[1], grid.Dark)
		s.lines = rng.IntN(2) == 0
		s.news(m)
		holds(t, s, "at first")
		for range 12 {
			key := press(s, rng)
			holds(t, s, key)
		}
		s.resize(sizes[rng.IntN(len(sizes))][0], size[1])
		holds(t, s, "resize")
	}
	s := newState(80, 24, grid.Dark)
	s.news(m)
	nameable(t, s)
	inPanes(t, m, rng)
}

// inPanes draws the panes over a moment: whatever is scrolled and picked, what is drawn stays on
// the screen.
func inPanes(t *testing.T, m *Moment, rng *rand.Rand) {
	t.Helper()
	for _, make := range []func() *pane{stackPane, cardsPane, tracksPane, logPane, helpPane, whoPane} {
		size := sizes[rng.IntN(len(sizes))]
		s := newState(size[0], size[1], grid.Dark)
		s.news(m)
		s.nextPlace(1)
		s.openPane(make())
		for range 3 {
			s.pane.scroll(s, rng.IntN(2*s.h)-s.h/2)
			s.pane.mark(s, rng.IntN(20)-2)
			fits(t, s, s.pane.title)
		}
		if n := s.pane.items(); n > 0 && s.pane.pick != nil {
			s.pane.mark(s, n-1)
			if !strings.Contains(Frame(s).Text(), "\n>") {
				t.Fatalf("%s: what is marked is not in sight", s.pane.title)
			}
		}
	}
}

// fits checks that every line of a frame is as wide as the screen.
func fits(t *testing.T, s *state, after string) {
	t.Helper()
	g := Frame(s)
	for y := range g.H {
		n := 0
		for x := range g.W {
			n += layout.Width(g.At(x, y).Text)
		}
		if n != s.w {
			t.Fatalf("%dx%d, %s: line %d is %d wide\n%s", s.w, s.h, after, y, n, g.Text())
		}
	}
}

// press does something that a key does, and tells which.
func press(s *state, rng *rand.Rand) string {
	switch rng.IntN(12) {
	case 0, 1:
		s.step(1)
		return "n"
	case 2:
		s.step(-1)
		return "p"
	case 3, 4:
		if s.marked >= 0 && !s.kids[s.marked].Leaf() {
			s.open(s.node().Open(s.m.Ask.Options, &s.kids[s.marked]))
		}
		return "Enter"
	case 5:
		s.back()
		return "Esc"
	case 6, 7:
		s.move(rng.IntN(3)-1, rng.IntN(3)-1)
		return "an arrow"
	case 8:
		s.zoomTo(2*rng.IntN(2) - 1)
		return "z"
	case 9:
		s.pan(rng.IntN(3)-1, rng.IntN(3)-1)
		return "J"
	case 10:
		s.nextPlace(1)
		return "Tab"
	default:
		if !s.b.Empty() {
			s.narrow(s.node(), rng.IntN(2) == 0)
		}
		return "a"
	}
}

// holds checks one frame.
func holds(t *testing.T, s *state, after string) {
	t.Helper()
	g := Frame(s)
	text := g.Text()
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	fail := func(what string) {
		t.Helper()
		t.Fatalf("%dx%d, zoom %d, after %s: %s\n%s", s.w, s.h, s.zoom, after, what, text)
	}
	if len(lines) != s.h {
		fail("another number of lines")
	}
	for y := range g.H {
		n := 0
		for x := range g.W {
			n += layout.Width(g.At(x, y).Text)
		}
		if n != g.W {
			fail("a line is not as wide as the screen: " + lines[y])
		}
	}
	if !strings.Contains(text, layout.Cut(s.heading(), 20)) {
		fail("it is not told what is decided: " + s.heading())
	}
	if s.marked >= 0 {
		k := &s.kids[s.marked]
		want := s.labels[s.marked] + ">" + layout.Cut(s.title(s.marked), 10)
		if !strings.Contains(text, want) {
			fail("what is marked is not in sight: " + want)
		}
		if at := s.cursor; k.Part != nil && k.Part.At == at && at != scene.None && s.b.Has(at) && after == "n" && !strings.ContainsAny(text, "<") {
			fail("the marked place is not in sight")
		}
	}
	if a := s.divide(); a.keys.y != s.h-1 || a.last.y+a.last.h != a.keys.y || a.decision.h < 2 {
		fail("the screen is not divided well")
	}
}

// nameable checks that every piece on the board is named where the cursor is at it.
func nameable(t *testing.T, s *state) {
	t.Helper()
	text := func() string {
		var b strings.Builder
		for _, l := range s.stackLines(200) {
			b.WriteString(l.text + "\n")
		}
		return b.String()
	}
	for i := range s.m.Scene.Maps {
		m := &s.m.Scene.Maps[i]
		for _, c := range m.Cells {
			s.cursor = c.Place
			for _, r := range c.Stack {
				if s.b.Measured() == nil && !strings.Contains(text(), s.m.Scene.Things[r].Title) {
					t.Fatalf("%s is not named in its place", s.m.Scene.Things[r].Title)
				}
			}
		}
		for _, x := range m.Stands {
			s.at.X, s.at.Y = x.X, x.Y
			if !strings.Contains(text(), s.m.Scene.Things[x.Piece].Title) {
				t.Fatalf("%s is not named where it stands", s.m.Scene.Things[x.Piece].Title)
			}
		}
	}
}
