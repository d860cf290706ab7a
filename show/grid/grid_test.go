package grid_test

import (
	"strings"
	"testing"

	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// TestNothingLeavesAView: what is drawn over the edges of a view is cut there, whatever it is, and
// every line of the screen stays as wide as the screen.
func TestNothingLeavesAView(t *testing.T) {
	texts := []string{"plain text", "wide 漢字 text", "漢", "a\x1b[31mb", "e\u0301a", strings.Repeat("漢字", 9)}
	for x := -6; x < 14; x++ {
		for _, text := range texts {
			g := grid.New(12, 3)
			g.All().Put(0, 1, grid.Plain, "漢字漢字漢字")
			g.All().Sub(3, 1, 6, 1).Put(x, 0, grid.Title, text)
			lines := strings.Split(g.Paint(grid.Mono), "\n")
			if len(lines) != 3 {
				t.Fatalf("%d lines", len(lines))
			}
			for y := range g.H {
				n := 0
				for i := range g.W {
					n += layout.Width(g.At(i, y).Text)
				}
				if n != g.W {
					t.Errorf("%q at %d: line %d takes %d columns of %d", text, x, y, n, g.W)
				}
			}
			for i := range g.W {
				if c := g.At(i, 1); c.Style == grid.Title && (i < 3 || i >= 9) {
					t.Errorf("%q at %d was drawn in column %d", text, x, i)
				}
				if c := g.At(i, 1); strings.ContainsAny(c.Text, "\x1b\n") {
					t.Errorf("%q reached the terminal", c.Text)
				}
			}
		}
	}
}

// TestHits: a click means what was said of the cell, as far as that lies in the view.
func TestHits(t *testing.T) {
	g := grid.New(10, 4)
	v := g.All().Sub(2, 1, 4, 2)
	v.Hit(-1, 0, 3, 9, grid.Hit{What: 1, N: 7})
	for y := range 4 {
		for x := range 10 {
			want := grid.Hit{}
			if x >= 2 && x < 4 && y >= 1 && y < 3 {
				want = grid.Hit{What: 1, N: 7}
			}
			if got := g.At(x, y).Hit; got != want {
				t.Errorf("%d,%d: %v", x, y, got)
			}
		}
	}
}
