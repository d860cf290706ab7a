package layout

import (
	"strings"
	"testing"
)

func TestGrid(t *testing.T) {
	g := Grid{
		Head: []string{"", "fire", "what it does to those who stand in its way"},
		Rows: [][]string{{"Gun", "6", "one hit"}, {"Great Mortar", "12", "a hit on each, and whoever is left retreats"}},
	}
	for _, c := range []struct {
		width int
		want  string
	}{
		{80, `              fire  what it does to those who stand in its way
Gun           6     one hit
Great Mortar  12    a hit on each, and whoever is left retreats
`},
		{36, `              fire  what it does to
                    those who stand
                    in its way
Gun           6     one hit
Great Mortar  12    a hit on each,
                    and whoever is
                    left retreats
`},
	} {
		if got := strings.Join(g.Lines(c.width), "\n") + "\n"; got != c.want {
			t.Errorf("width %d:\n%s", c.width, got)
		}
	}
}

// TestGridBands: TestBands: columns that do not fit beside one another stand below one another,
// each time with the first.
func TestGridBands(t *testing.T) {
	g := Grid{Head: []string{"", "Northamptonshire", "Southamptonshire"}, Rows: [][]string{{"Gun", "1", "2"}}}
	want := "     Northamptonshire\nGun  1\n     Southamptonshire\nGun  2\n"
	if got := strings.Join(g.Lines(24), "\n") + "\n"; got != want {
		t.Errorf("%s", got)
	}
}

// TestGridWideLetters: TestWideLetters: a letter that takes two columns of the screen is counted as
// two.
func TestGridWideLetters(t *testing.T) {
	g := Grid{Head: []string{"", "n"}, Rows: [][]string{{"歩兵", "1"}, {"abc", "2"}}}
	want := "      n\n歩兵  1\nabc   2\n"
	if got := strings.Join(g.Lines(24), "\n") + "\n"; got != want {
		t.Errorf("%s", got)
	}
}
