package draw

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"math"
	"math/rand/v2"
	"os"
	"path"
	"strconv"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/show/draw/sheet"
)

// each goes through every game, and every scenario of it.
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
			names := []string{""}
			for i, s := range g.Scenarios {
				names = append(names[:i], s.Name)
			}
			for _, name := range names {
				p, err := interp.Build(g, interp.Setup{Scenario: name})
				if err != nil {
					t.Fatal(err)
				}
				t.Run(strings.TrimSuffix(g.ID+"/"+name, "/"), func(t *testing.T) { f(t, p) })
			}
		}
	}
}

// TestEveryScenario draws each position before the first decision, and after some random ones, as
// its first player sees it.
func TestEveryScenario(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		rng := rand.New(rand.NewPCG(2, 3))
		m := machine.New(p)
		m.Start(7)
		k := scene.New(p)
		for i := range 2 {
			v := view.For(m, p.Players[0].ID)
			s := k.Make(&v)
			board := Board(s, Options{})
			inside(t, board)
			asMany(t, s)
			svg(t, board)
			if i == 0 {
				pdf(t, board)
				points(t, board)
			}
			for range 60 {
				if n := m.Options().Len(); m.Pending() != nil && n > 0 {
					m.Take(rng.IntN(n))
				}
			}
		}
	})
}

// TestSignsOfStateAreDrawn: a counter of which others see less has a disc that says so, for its own
// player alone, and the legend of the picture has one too.
func TestSignsOfStateAreDrawn(t *testing.T) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS("../../interp/view/testdata"), Dir: "outpost", Name: "outpost"}})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	m := machine.New(p)
	m.Start(1)
	for viewer, want := range map[int32]int{p.Players[0].ID: 3, view.Spectator: 0} { // two counters and the legend
		v := view.For(m, viewer)
		got := 0
		for _, sign := range Board(scene.Make(p, &v), Options{}).Names("marker") {
			if sign == "$" {
				got++
			}
		}
		if got != want {
			t.Errorf("%q sees the sign %d times, not %d", v.Viewer, got, want)
		}
	}
}

// inside holds that nothing leaves the sheet.
func inside(t *testing.T, s *sheet.Sheet) {
	t.Helper()
	least, most := s.Bounds()
	if least.X < -0.01 || least.Y < -0.01 || most.X > s.W+0.01 || most.Y > s.H+0.01 {
		t.Errorf("%s reaches from %v to %v on a sheet of %v x %v", s.Title, least, most, s.W, s.H)
	}
}

// asMany holds that each map shows as many counters as lie there.
func asMany(t *testing.T, s *scene.Scene) {
	t.Helper()
	d := newDrawer(s, Options{})
	for i := range s.Maps {
		m := &s.Maps[i]
		want := len(m.Stands)
		for _, c := range m.Cells {
			want += len(c.Stack)
		}
		out := d.plan(m)
		if got := Counters(out); got != want {
			t.Errorf("the map %s shows %d counters of %d", m.Title, got, want)
		}
	}
}

// svg holds that a sheet is well-formed XML, and the same twice.
func svg(t *testing.T, s *sheet.Sheet) {
	t.Helper()
	var out, again bytes.Buffer
	if err := errors.Join(s.SVG(&out), s.SVG(&again)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(out.Bytes(), again.Bytes()) {
		t.Error("the SVG is not the same twice")
	}
	d := xml.NewDecoder(&out)
	for {
		_, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatalf("the SVG is no XML: %v", err)
		}
	}
}

// pdf holds that a sheet is a document of one page whose index is where the end says.
func pdf(t *testing.T, s *sheet.Sheet) {
	t.Helper()
	var out, again bytes.Buffer
	if err := errors.Join(sheet.PDF(&out, s.Title, []*sheet.Sheet{s}), sheet.PDF(&again, s.Title, []*sheet.Sheet{s})); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(out.Bytes(), again.Bytes()) {
		t.Error("the PDF is not the same twice")
	}
	b := out.Bytes()
	at := bytes.LastIndex(b, []byte("startxref"))
	if !bytes.HasPrefix(b, []byte("%PDF-1.")) || at < 0 || !bytes.HasSuffix(bytes.TrimSpace(b), []byte("%%EOF")) {
		t.Fatal("the PDF has no beginning or no end")
	}
	index, err := strconv.Atoi(strings.Fields(string(b[at:]))[1])
	if err != nil || index >= len(b) || !bytes.HasPrefix(b[index:], []byte("xref")) {
		t.Errorf("the index of the PDF is not at %d", index)
	}
	if n := bytes.Count(b, []byte("/Type /Page\n")); n != 1 {
		t.Errorf("the PDF has %d pages", n)
	}
}

// points holds that a sheet can be drawn into points, and that these are no blank page.
func points(t *testing.T, s *sheet.Sheet) {
	t.Helper()
	var out bytes.Buffer
	if err := s.PNG(&out, 20); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			seen[fmt.Sprint(img.At(x, y))] = true
		}
		if len(seen) > 8 {
			return
		}
	}
	t.Errorf("the PNG has %d colors", len(seen))
}

// hostile are names that must not harm a picture.
var hostile = []string{
	`</text><script>alert(1)</script>`, `"><svg onload="x">`, "a\x00b\x1b[31m\r\n\tc", "]]>&amp;&#x0;<!--", "\u202egnirts\u2066 \u200f\u05d0\u05d1\u05d2 \u0645\u0631\u062d\u0628\u0627", "\xff\xfe\xc0", strings.Repeat("very long ", 900),
	"\ufffe\uffff\ufeff", "(a) Tj ET \\( endstream endobj %%EOF", "", " ", "\U0001f600\u4e2d\u6587",
}

// TestHostileNames draws a position whose every name is hostile.
func TestHostileNames(t *testing.T) {
	for i, name := range hostile {
		s := &scene.Scene{Game: name, Scenario: name, Viewer: name, Sides: []scene.Side{{Name: "a", Title: name, Colour: name}}, Tracks: []scene.Track{{Title: name, Box: name, Boxes: []string{name, "b"}}}}
		s.Header.Path = []scene.Step{{Title: name}}
		piece := scene.Thing{Title: name, Owner: "a", Side: name, Turned: true, Text: name, On: 0, Marks: []scene.Mark{{Title: name, Sign: name, Count: 3}}, State: []scene.Figure{{Name: name, Value: name, Sign: name}, {Name: name, Value: name, Sign: "@" + name}}}
		for e := range model.Edges {
			piece.Counter.Edges[e] = []scene.Figure{{Name: name, Value: name}, {Name: name, Value: name}}
		}
		card := piece
		card.Card = true
		s.Things = []scene.Thing{{Title: name, State: piece.State, Marks: piece.Marks}, {Title: name}, piece, card, {Title: name, Unknown: true}}
		cells := []scene.Cell{{Place: 0, Label: name, Wide: 8, Col: 1, Stack: []scene.Ref{2, 4}, Fills: []int{0}}, {Place: 1, Label: name, Wide: 8, Col: 11, Stack: []scene.Ref{2, 2, 2, 2, 2, 2}}}
		fills := []scene.Fill{{Name: name, Sign: name, Pattern: "plain"}}
		borders := []scene.Border{{Kind: "k", Title: name, Sign: name, Along: i%2 == 0}}
		lines := []scene.Line{{Kind: "k", Value: name, A: 0, B: 1}}
		s.Maps = []scene.Map{
			{Title: name, Geo: scene.HexFlat, Cells: cells, Fills: fills, Borders: borders, Lines: lines},
			{Title: name, Geo: scene.Squares, Cells: cells, Fills: fills, Borders: borders, Lines: lines},
			{Title: name, Geo: scene.Drawn, Cells: cells, Fills: fills, Drawing: [][]string{strings.Split("[        ]-[        ] "+name, "")}},
			{Title: name, Geo: scene.Measured, W: 20, H: 10, Unit: 1, Fills: fills, Stands: []scene.Stand{{Piece: 2, X: 3, Y: 4}, {Piece: 3, X: 12, Y: 6, Foot: scene.Foot{Base: 1, DX: 2, DY: 2, Way: [2]int{-1, 1}}}}, Areas: []scene.Area{{Thing: 0, Outline: model.Outline{Is: model.Circle, Corners: [][2]int32{{8, 5}}, Radius: 2}, Fills: []int{0}}}},
		}
		s.Off = []scene.Pile{{Place: 0, Pieces: []scene.Ref{2, 3, 4}}}
		board := Board(s, Options{})
		inside(t, board)
		svg(t, board)
		pdf(t, board)
		points(t, board)
		var out bytes.Buffer
		if err := board.SVG(&out); err != nil {
			t.Fatal(err)
		}
		for _, no := range []string{"<script", "onload=\"", "\x00", "\x1b", "\u202e", "\u2066", "\u200f"} {
			if strings.Contains(out.String(), no) {
				t.Errorf("%q is in the picture of %q", no, name)
			}
		}
	}
}

// TestWordsAreDrawn: whatever a look may say of a symbol, a size, a pattern or a line is drawn.
func TestWordsAreDrawn(t *testing.T) {
	for _, arm := range model.Symbols {
		if symbols[arm] == nil && symbolLetters[arm] == "" {
			t.Errorf("%s is not drawn", arm)
		}
	}
	for _, size := range model.Sizes {
		if sizeMarks[size] == "" {
			t.Errorf("%s is not drawn", size)
		}
	}
	for _, p := range model.Patterns {
		if _, ok := tints[p]; !ok && p != "plain" {
			t.Errorf("%s has no color", p)
		}
	}
	for _, l := range model.Lines {
		if _, ok := borderStyles[l]; !ok {
			t.Errorf("%s is not drawn", l)
		}
	}
}

// large makes a map of 95 by 28 hexes, a fifth of them with a counter.
func large() *scene.Scene {
	s := &scene.Scene{Game: "Large", Sides: []scene.Side{{Name: "a", Title: "A", Colour: "blue"}}}
	m := scene.Map{Geo: scene.HexFlat, Fills: []scene.Fill{{Name: "woods", Pattern: "trees"}}}
	for x := range 95 {
		for y := range 28 {
			r := scene.Ref(len(s.Things))
			s.Things = append(s.Things, scene.Thing{Title: fmt.Sprintf("%02d.%02d", x, y)})
			c := scene.Cell{Place: r, Col: x, Row: 2*y + x%2}
			if (x*7+y*3)%4 == 0 {
				c.Fills = []int{0}
			}
			if (x+2*y)%5 == 0 {
				c.Stack = []scene.Ref{scene.Ref(len(s.Things))}
				s.Things = append(s.Things, scene.Thing{Title: "Unit", Owner: "a", Counter: scene.Counter{Symbol: []string{"infantry"}, Size: "company"}})
			}
			m.Cells = append(m.Cells, c)
		}
	}
	s.Maps = []scene.Map{m}
	return s
}

// TestLargePicture: a picture of points has a bound, and is drawn at a lower resolution above it.
func TestLargePicture(t *testing.T) {
	board := Board(large(), Options{Counter: MostCounter})
	if dpi := board.Fits(1200); dpi >= 1200 || board.W*board.H/25.4/25.4*dpi*dpi > sheet.MostPixels {
		t.Errorf("%v dots an inch on %v x %v mm", dpi, board.W, board.H)
	}
	inside(t, board)
	asMany(t, large())
}

func BenchmarkLargeSVG(b *testing.B) {
	benchmark(b, func(s *sheet.Sheet) error { return s.SVG(io.Discard) })
}

func BenchmarkLargePDF(b *testing.B) {
	benchmark(b, func(s *sheet.Sheet) error { return sheet.PDF(io.Discard, "", []*sheet.Sheet{s}) })
}

func BenchmarkLargePNG(b *testing.B) {
	benchmark(b, func(s *sheet.Sheet) error { return s.PNG(io.Discard, 100) })
}

func benchmark(b *testing.B, write func(*sheet.Sheet) error) {
	s := large()
	b.ReportAllocs()
	for b.Loop() {
		if err := write(Board(s, Options{})); err != nil {
			b.Fatal(err)
		}
	}
}

// TestSizeOfDrawnMaps: a map that is drawn with letters keeps its size, whatever lies on it.
func TestSizeOfDrawnMaps(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: examples.Games, Dir: "games/salt_roads", Name: "salt_roads"}, interp.Setup{})
	m, rng := machine.New(p), rand.New(rand.NewPCG(1, 1))
	m.Start(1)
	var w, h float64
	for m.Pending() != nil {
		v := view.For(m, m.Player())
		sc := scene.Make(p, &v)
		s := Above(sc, &sc.Maps[0], Options{})
		if w == 0 {
			w, h = s.W, s.H
		}
		if s.W != w || s.H != h {
			t.Fatalf("after %d decisions the map is %g by %g, not %g by %g", m.Count, s.W, s.H, w, h)
		}
		m.Choose(rng.IntN(m.Options().Len()))
	}
}

// TestCountsInACrowd: where counters are smaller, because many lie in a narrow space, how many
// there are still stands at the lower corner of each.
func TestCountsInACrowd(t *testing.T) {
	s := &scene.Scene{}
	var stack []scene.Ref
	for _, title := range []string{"Horse", "Horse", "Foot", "Foot", "Gun", "Gun"} {
		stack = append(stack, scene.Ref(len(s.Things)))
		s.Things = append(s.Things, scene.Thing{Title: title})
	}
	d, out := newDrawer(s, Options{}), sheet.New(100, 100, "")
	d.row(out, sheet.At(10, 10), float64(2.2*Counter), stack)
	counters, more := out.Boxes("counter"), out.Boxes("more")
	if len(counters) != 3 || len(more) != 3 {
		t.Fatalf("%d counters with %d numbers", len(counters), len(more))
	}
	for i, c := range counters {
		if high := c.Most.Y - c.Least.Y; high > 0.9*Counter {
			t.Errorf("counter %d is %.1f high: nothing is crowded", i, high)
		}
		if x, y := c.Least.X-more[i].Least.X, more[i].Most.Y-c.Most.Y; math.Abs(x-1) > 0.5 || math.Abs(y-1) > 0.5 {
			t.Errorf("the number of counter %d stands %.1f to the left of it and %.1f below", i, x, y)
		}
	}
}
