package paper

import (
	"bytes"
	"fmt"
	"io/fs"
	"math"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// game loads a game of the program.
func game(t *testing.T, fsys fs.FS, dir string) (*machine.M, *scene.Scene, map[string][]byte) {
	t.Helper()
	g, found, files := interp.Load(interp.Sources{Game: load.Source{FS: fsys, Dir: dir, Name: path.Base(dir)}})
	if g == nil {
		t.Fatalf("%s does not load: %v", dir, found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	m := machine.New(p)
	m.Start(1)
	v := view.For(m, p.Players[0].ID)
	return m, scene.Make(p, &v), files
}

// printOf prints a game.
func printOf(t *testing.T, m *machine.M, s *scene.Scene, files map[string][]byte, o Options) *Print {
	t.Helper()
	out, err := New(m, s, files, o)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// each prints every game.
func each(t *testing.T, f func(t *testing.T, m *machine.M, s *scene.Scene, files map[string][]byte)) {
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() {
				t.Run(e.Name(), func(t *testing.T) {
					m, s, files := game(t, root.FS, path.Join(root.Dir, e.Name()))
					f(t, m, s, files)
				})
			}
		}
	}
}

// notPrinted is how many counters of the box the looks of games spare.
var notPrinted = map[string]int{"chess": 2 * (7 + 8 + 8 + 8)} // queens, rooks, bishops and knights of both sides

// TestEveryGame prints every game: no page is left by what is drawn, backs stand behind their
// fronts, there are as many counters and cards as the game has, and the list of contents says so.
func TestEveryGame(t *testing.T) {
	each(t, func(t *testing.T, m *machine.M, s *scene.Scene, files map[string][]byte) {
		o := Options{Paper: Papers[0], Counter: draw.Counter}
		out := printOf(t, m, s, files, o)
		counters, cards := mix(m.P.Game)
		counters -= notPrinted[m.P.Game.ID]
		got := map[string]int{}
		for _, d := range out.Documents {
			for i, page := range d.Pages {
				within(t, d.Name, i, page)
				if strings.HasPrefix(d.Name, "counters") {
					got["counter"] += len(page.Names("counter"))
				}
				got["card"] += len(page.Names("card"))
			}
			if strings.HasPrefix(d.Name, "counters") {
				behind(t, d.Pages, o)
			}
			document(t, d)
		}
		if got["counter"] != 2*counters { // a front and a back
			t.Errorf("%d sides of counters are printed, of %d counters", got["counter"], counters)
		}
		if got["card"] != cards {
			t.Errorf("%d cards are printed of %d", got["card"], cards)
		}
		for what, n := range map[string]int{"counters of": counters, "cards of": cards} {
			if n > 0 && !strings.Contains(out.Contents, fmt.Sprintf(": %d %s", n, what)) {
				t.Errorf("the contents do not say %d %s:\n%s", n, what, out.Contents)
			}
		}
	})
}

// mix counts the counters and cards that a game declares: pieces with one for every two sides,
// markers by their number, and one marker a track.
func mix(g *model.Game) (counters, cards int) {
	for _, t := range g.Things {
		switch {
		case t == nil:
		case t.Kind.Is(model.KindCard):
			cards++
		case t.Kind.Is(model.KindPiece):
			sides := 1
			for k := t.Kind; k != nil; k = k.Parent {
				sides = max(sides, len(k.Sides))
			}
			counters += (sides + 1) / 2
		}
	}
	for _, m := range g.Markers {
		hosts := 0
		for t := range g.OfKind(m.On) {
			if !t.Kind.Is(model.KindConcept) {
				hosts++
			}
		}
		switch {
		case hosts == 0: // a note: it lies on nothing
		case m.Count > 0:
			counters += int(m.Count)
		case m.Limit > 0:
			counters += min(int(m.Limit), asNeeded)
		case m.Many:
			counters += asNeeded
		default:
			counters += min(hosts, asNeeded)
		}
	}
	return counters + len(g.Tracks), cards
}

// within holds that nothing leaves a page.
func within(t *testing.T, name string, i int, s *sheet.Sheet) {
	t.Helper()
	least, most := s.Bounds()
	if least.X < 0 || least.Y < 0 || most.X > s.W || most.Y > s.H {
		t.Errorf("%s, page %d: drawn from %v to %v on %v x %v", name, i+1, least, most, s.W, s.H)
	}
}

// behind holds that the back of each counter stands at the mirror image of its front.
func behind(t *testing.T, pages []*sheet.Sheet, o Options) {
	t.Helper()
	for i := 0; i+1 < len(pages); i += 2 {
		fronts, backs := pages[i].Boxes("counter"), pages[i+1].Boxes("counter")
		if len(fronts) != len(backs) {
			t.Fatalf("%d fronts and %d backs", len(fronts), len(backs))
		}
		for k, f := range fronts {
			b := backs[k]
			fx, bx := (f.Least.X+f.Most.X)/2, (b.Least.X+b.Most.X)/2
			fy, by := (f.Least.Y+f.Most.Y)/2, (b.Least.Y+b.Most.Y)/2
			if math.Abs(o.Paper.W-fx+o.Shift.X-bx) > 0.2 || math.Abs(fy+o.Shift.Y-by) > 0.2 {
				t.Fatalf("page %d: the front of %s is at %v, %v, its back at %v, %v", i+1, f.Name, fx, fy, bx, by)
			}
		}
	}
}

// document holds that a file is a PDF of as many pages.
func document(t *testing.T, d *Document) {
	t.Helper()
	var out bytes.Buffer
	if err := d.Write(&out); err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(out.Bytes(), []byte("/Type /Page\n")); n != len(d.Pages) || !bytes.HasPrefix(out.Bytes(), []byte("%PDF-1.")) {
		t.Errorf("%s has %d pages of %d", d.Name, n, len(d.Pages))
	}
}

// TestPapers prints with each paper, bleed and offset: cards fit, eight or six to a page with
// bleed, and backs move by the offset.
func TestPapers(t *testing.T) {
	m, s, files := game(t, examples.Games, "games/salt_roads")
	for i, want := range []int{8, 6} {
		o := Options{Paper: Papers[i], Counter: 25.4, Bleed: 3, Shift: sheet.At(1, -0.5)}
		for _, d := range printOf(t, m, s, files, o).Documents {
			for k, page := range d.Pages {
				within(t, d.Name, k, page)
			}
			switch d.Name {
			case "cards.pdf":
				if n := len(d.Pages[0].Names("card")); n != want {
					t.Errorf("%s: %d cards on a page, not %d", o.Paper.Name, n, want)
				}
			case "counters.pdf":
				behind(t, d.Pages, o)
			}
		}
	}
}

// TestTiles: the tiles of a map cover all of it, and each shares a strip with the next.
func TestTiles(t *testing.T) {
	x := &press{o: Options{Paper: Papers[0]}, g: &model.Game{Title: "T"}}
	m := sheet.New(1000, 500, "")
	for i := range 100 {
		for k := range 50 {
			m.Rect(float64(10*i)+4, float64(10*k)+4, 2, 2, sheet.Style{Fill: ink})
		}
	}
	pages := x.tiles(m)
	w, h := x.window(x.number(m, true) < x.number(m, false))
	if want := steps(1000, w) * steps(500, h); len(pages) != want {
		t.Errorf("%d tiles, not %d", len(pages), want)
	}
	for _, long := range []float64{50, 500, 1000, 4321} {
		n := steps(long, w)
		if end := float64(n-1)*(w-overlap) + w; end < long || n > 1 && end-(w-overlap) >= long {
			t.Errorf("%d tiles reach to %v of %v", n, end, long)
		}
	}
	if a, b := tileName(0, 0), tileName(27, 4); a != "A1" || b != "AB5" {
		t.Errorf("tiles are called %s, %s", a, b)
	}
}

// TestHostileNames prints a game whose names are longer than any counter, and of other scripts.
func TestHostileNames(t *testing.T) {
	m, s, files := game(t, examples.Games, "games/hot_lanes")
	for i, th := range m.P.Game.Things {
		if th != nil && i%2 == 0 {
			th.Title, th.Text = strings.Repeat("</text>\u202e%%EOF\x00 ", 60), strings.Repeat("endstream endobj ", 400)
		} else if th != nil {
			th.Title = "\u05d0\u05d1\u05d2\U0001f600"
		}
	}
	for _, d := range printOf(t, m, s, files, Options{Paper: Papers[1], Counter: 12.7}).Documents {
		for i, page := range d.Pages {
			within(t, d.Name, i, page)
		}
		document(t, d)
	}
}

// TestManyCards: copies of a card share its setting, and what nobody would print is refused.
func TestManyCards(t *testing.T) {
	deck := func(copies int) fstest.MapFS {
		return fstest.MapFS{"game/game.hcl": {Data: []byte(fmt.Sprintf(`
game "Many" {
  id       = "many"
  language = 1
  begin    = go
}
player "Red" {}
section "1" "Rule" { text = "%s" }
kind "leaf" { is = card }
roster "leaf" {
  columns = [count]
  ref     = "1"
  rows    = { A = [%d], B = [%d] }
}
box "Hand" { of = leaf }
rule "Go" {
  choose who { from = all(leafs) }
}
`, strings.Repeat("word and more ", 300), copies, copies))}}
	}
	m, s, files := game(t, deck(500), "game")
	x := &press{o: Options{Paper: Papers[0]}, p: m.P, g: m.P.Game, maker: scene.New(m.P), set: map[passage]typeset{}}
	if pages, about := x.cards(); len(pages) != 2*112 || len(x.set) != 1 || len(about) > 200 {
		t.Errorf("%d pages, %d settings: %.300s", len(pages), len(x.set), about)
	}
	m, s, files = game(t, deck(MostPrinted/2+1), "game")
	if _, err := New(m, s, files, Options{Paper: Papers[0], Counter: 12.7}); err == nil || !strings.Contains(err.Error(), "5002 cards and counters") {
		t.Errorf("not refused: %v", err)
	}
}

// TestLongBases: a counter is as wide as the base with its first side up, and as deep.
func TestLongBases(t *testing.T) {
	m, _, _ := game(t, examples.Games, "games/low_fields")
	x := &press{g: m.P.Game, maker: scene.New(m.P)}
	want := map[string][2]float64{"Grey Rifles": {3 * 25.4, 1.0 / 3}, "Grey Gun": {25.4, 0}, "West Flag": {0, 0}}
	for _, thing := range m.P.Game.Things {
		if thing == nil {
			continue
		}
		size, long := x.base(thing, 0)
		if w, ok := want[thing.Title]; ok && (math.Abs(size-w[0]) > 0.01 || math.Abs(long-w[1]) > 0.001) {
			t.Errorf("%s is %.1f mm wide, and %.3f of it deep", thing.Title, size, long)
		}
		delete(want, thing.Title)
	}
	if len(want) > 0 {
		t.Errorf("these are no pieces: %v", want)
	}
}
