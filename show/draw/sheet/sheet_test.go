package sheet

import (
	"bytes"
	"image/color"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestTextFits: a text never takes more room than it may, whatever it is.
func TestTextFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, bold := rapid.String().Draw(t, "text"), rapid.Bool().Draw(t, "bold")
		room := float64(rapid.IntRange(1, 400).Draw(t, "room")) / 10
		s := New(500, 500, "")
		w := s.Text(At(100, 100), text, Ink{Size: 3, Bold: bold, Fit: room, Least: 1.5})
		if w > room+0.01 {
			t.Fatalf("%q is %v wide in %v", text, w, room)
		}
		for _, line := range Wrap(text, 3, bold, room) {
			if Width(line, 3, bold) > room+0.01 && len([]rune(line)) > 1 {
				t.Fatalf("the line %q is %v wide in %v", line, Width(line, 3, bold), room)
			}
		}
	})
}

// TestWrapKeepsAll: lines hold all letters of a text, in order.
func TestWrapKeepsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-z ]{0,60}`).Draw(t, "text")
		room := float64(rapid.IntRange(20, 400).Draw(t, "room")) / 10
		got := strings.Join(Wrap(text, 3, false, room), "")
		if strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(text, " ", "") {
			t.Fatalf("%q became %q", text, got)
		}
	})
}

// TestRaster: shapes are where they are drawn, in their colors, and only in the window of a clip;
// what leaves the sheet does no harm.
func TestRaster(t *testing.T) {
	red, blue := Hex("ff0000"), Hex("0000ff")
	s := New(100, 100, "")
	s.Rect(10, 10, 20, 20, Style{Fill: red})
	s.Rect(-1000, 60, 5000, 10, Style{Fill: blue})
	s.Line(Style{Stroke: red, Width: 2}, At(-50, 90), At(300, 90))
	s.clip(50, 10, 10, 10)
	s.Rect(40, 0, 60, 60, Style{Fill: blue})
	s.End()
	s.Circle(At(80, 30), 5, Style{Fill: red})
	img := s.raster(25.4)
	for _, x := range []struct {
		x, y int
		want color.RGBA
	}{
		{15, 15, color.RGBA{255, 0, 0, 255}}, {35, 15, color.RGBA{255, 255, 255, 255}}, {99, 65, color.RGBA{0, 0, 255, 255}}, {0, 65, color.RGBA{0, 0, 255, 255}},
		{50, 90, color.RGBA{255, 0, 0, 255}}, {55, 15, color.RGBA{0, 0, 255, 255}}, {65, 15, color.RGBA{255, 255, 255, 255}}, {80, 30, color.RGBA{255, 0, 0, 255}}, {86, 36, color.RGBA{255, 255, 255, 255}},
	} {
		if got := img.RGBAAt(x.x, x.y); got != x.want {
			t.Errorf("at %d, %d is %v, not %v", x.x, x.y, got, x.want)
		}
	}
}

// TestMixedColors: a point that is covered in part has as much of the color above as is covered.
func TestMixedColors(t *testing.T) {
	s := New(254, 254, "")
	s.Rect(0, 0, 254, 254, Style{Fill: Hex("00ff00")})
	s.Rect(25.4, 25.4, 25.4/4, 25.4, Style{Fill: Hex("ff0000")})
	for x, want := range map[int]color.RGBA{0: {0, 255, 0, 255}, 1: {64, 191, 0, 255}, 2: {0, 255, 0, 255}} {
		if got := s.raster(1).RGBAAt(x, 1); got != want {
			t.Errorf("at %d is %v, not %v", x, got, want)
		}
	}
}

// BenchmarkLargePicture draws as many cells as a map may have, with their edges, into as many
// points as a picture may have.
func BenchmarkLargePicture(b *testing.B) {
	s := New(3160, 3160, "")
	s.Rect(0, 0, s.W, s.H, Style{Fill: Hex("f0e8d8")})
	for i := range 25_000 {
		s.Rect(float64(i%158*20), float64(i/158*20), 20, 20, Style{Fill: Hex("d0e0b0"), Stroke: Hex("404040"), Width: 0.5})
	}
	for b.Loop() {
		s.raster(s.Fits(150))
	}
}

// TestDashes: dashes and gaps are as long as they are to be.
func TestDashes(t *testing.T) {
	sum := 0.0
	for _, d := range dashes([]Point{{0, 0}, {7, 0}, {7, 13}}, 2) {
		for i := 1; i < len(d); i++ {
			sum += math.Hypot(d[i].X-d[i-1].X, d[i].Y-d[i-1].Y)
		}
	}
	if math.Abs(sum-10) > 1e-9 { // of 20, every other 2
		t.Errorf("%v of 20 is drawn", sum)
	}
}

// TestWindow: a window shows what lies in it, moved to where it is put, and says whether that is
// more than a background.
func TestWindow(t *testing.T) {
	big := New(1000, 1000, "")
	big.Rect(0, 0, 1000, 1000, Style{Fill: Hex("ffffff")})
	big.Begin("thing", "a")
	big.Rect(510, 510, 10, 10, Style{Fill: Hex("000000")})
	big.End()
	page := New(120, 120, "")
	if !page.Window(big, 500, 500, 100, 100, At(10, 10)) {
		t.Error("the thing is not seen")
	}
	if b := page.Boxes("thing"); len(b) != 1 || b[0].Least != At(20, 20) || b[0].Most != At(30, 30) {
		t.Errorf("the thing is at %v", b)
	}
	if New(120, 120, "").Window(big, 100, 100, 100, 100, At(0, 0)) {
		t.Error("a background counts as something")
	}
}

// TestUnknownLetters: the letter for those that the fonts do not have is one that they have.
func TestUnknownLetters(t *testing.T) {
	if got := known("a\u05d0b"); got != "a□b" || !face(false).glyph('□').known || !face(true).glyph('□').known {
		t.Errorf("unknown letters become %q", got)
	}
}

// TestPages: a document has a page of its own size for each sheet.
func TestPages(t *testing.T) {
	var out bytes.Buffer
	if err := PDF(&out, "t", []*Sheet{New(210, 297, ""), New(297, 210, "")}); err != nil {
		t.Fatal(err)
	}
	for _, size := range []string{"595.28 841.89", "841.89 595.28"} {
		if !strings.Contains(out.String(), size) {
			t.Errorf("no page is %s points large", size)
		}
	}
}
