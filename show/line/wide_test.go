package line_test

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/schema/layout"
	"sandtable/show/line"
)

// TestTwelveBySixteen: a map as large as the screen, several counters in a space, some hidden; and
// what stands where, on demand.
func TestTwelveBySixteen(t *testing.T) {
	p := program(t, os.DirFS("testdata"), "shore", interp.Setup{})
	shown := typed(t, p, line.Options{}, "board", "look", "look g6", "look b4", "look k9", "look gun", "look nowhere", "legend", "squad_1", "b0", "quit")
	golden(t, "shore.golden", shown)
	fits(t, shown)
}

func fits(t *testing.T, shown string) {
	t.Helper()
	for i, l := range strings.Split(shown, "\n") {
		if n := utf8.RuneCountInString(l); n > 80 {
			t.Errorf("line %d is %d wide: %s", i+1, n, l)
		}
	}
}

// wide is a game on one map, drawn with the attributes given.
func wide(t *testing.T, name, attributes string) string {
	t.Helper()
	text := `
game "Wide" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
kind "wood" { is = piece }
wood "Block" { count = 20 }
map "Board" {
` + attributes + `
}
phase "The Game" {
  repeat {
    times = 8
    put one {
      from = block.supply
      to   = square["` + name + `"]
    }
  }
  may "go on" {}
}
`
	return typed(t, program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{}), line.Options{Height: tall}, "quit")
}

// tall is a window that has room for any board.
const tall = 1000

// grid draws the rows of a grid, every name a column and a row.
func grid(columns, rows int) (text string, names []string) {
	var b strings.Builder
	b.WriteString("  drawn = <<-ROWS\n  ")
	for c := range columns {
		fmt.Fprintf(&b, " %s", column(c))
	}
	for r := range rows {
		fmt.Fprintf(&b, "\n  %d", r+1)
		for c := range columns {
			b.WriteString(" .")
			names = append(names, fmt.Sprintf("%s%d", column(c), r+1))
		}
	}
	b.WriteString("\n  ROWS\n")
	return b.String(), names
}

func column(n int) string {
	if n < 26 {
		return string(rune('A' + n))
	}
	return string(rune('A'+n/26-1)) + string(rune('A'+n%26))
}

// TestWideBoardsAreCut: maps wider than the screen are cut between cells into strips that fit:
// every space is drawn once, and every row keeps its name.
func TestWideBoardsAreCut(t *testing.T) {
	rows, names := grid(40, 3)
	for kind, attributes := range map[string]string{
		"squares":       "  grid = squares\n  of = square\n",
		"hex columns":   "  grid = hexes\n  raised = odd\n  of = square\n",
		"hex rows":      "  grid = hexes\n  shifted = odd\n  of = square\n",
		"a rhombus":     "  grid = hexes\n  shifted = each\n  of = square\n",
		"slant columns": "  grid = hexes\n  raised = each\n  of = square\n",
	} {
		t.Run(kind, func(t *testing.T) {
			shown := wide(t, "Z2", attributes+rows)
			fits(t, shown)
			if strings.Count(shown, "further to the right:") < 1 {
				t.Errorf("it is not cut:\n%s", shown)
			}
			for _, n := range names {
				found := 0
				for _, sep := range []string{"[", "|", "/", "\\", "_"} {
					found += strings.Count(shown, sep+n+" ") + strings.Count(shown, sep+n+"]") + strings.Count(shown, sep+n+"|") + strings.Count(shown, sep+n+":") + strings.Count(shown, sep+n+"\\")
				}
				if found != 1 && n != "Z2" {
					t.Errorf("%s is drawn %d times:\n%s", n, found, shown)
				}
			}
			if !strings.Contains(shown, "Blx8") {
				t.Errorf("what lies in Z2 is not shown:\n%s", shown)
			}
		})
	}
}

// TestWideLayoutsAreCut: a drawing of the game's own is cut as well, between its cells, and nothing
// of it is lost.
func TestWideLayoutsAreCut(t *testing.T) {
	cells, ties := "   ", "   "
	for i := range 15 {
		cells += fmt.Sprintf("[C%d    ]--", i+1)
		ties += "   |      "
	}
	text := strings.TrimRight(ties, " ") + "\n" + cells + "\n" + strings.Repeat("x", 170) + "\n" + "[C16" + strings.Repeat(" ", 100) + "]"
	game := `
game "Wide" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
roster "square" {
  columns = []
  rows    = { C1 = [], C2 = [], C3 = [], C4 = [], C5 = [], C6 = [], C7 = [], C8 = [], C9 = [], C10 = [], C11 = [], C12 = [], C13 = [], C14 = [], C15 = [], C16 = [] }
}
map "Board" {}
look {
  layouts = {
    board = <<-LAYOUT
` + text + `
  LAYOUT
  }
}
phase "The Game" {
  may "go on" {}
}
`
	shown := typed(t, program(t, fstest.MapFS{"game.hcl": {Data: []byte(game)}}, ".", interp.Setup{}), line.Options{Height: tall}, "quit")
	fits(t, shown)
	for i := range 15 {
		if n := fmt.Sprintf("[C%d ", i+1); strings.Count(shown, n) != 1 {
			t.Errorf("%s is drawn %d times:\n%s", n, strings.Count(shown, n), shown)
		}
	}
	if n := strings.Count(shown, "x"); n != 170 || !strings.Contains(shown, "[C16") {
		t.Errorf("of 170 x there are %d:\n%s", n, shown)
	}
}

// TestAllGamesFit: no line of any game that there is is wider than the screen, whatever is asked;
// on the board nothing is lost but what has no room.
func TestAllGamesFit(t *testing.T) {
	for _, root := range []fs.FS{content.Games, examples.Games} {
		dirs, err := fs.Glob(root, "*/game.hcl")
		if more, _ := fs.Glob(root, "games/*/game.hcl"); err == nil {
			dirs = append(dirs, more...)
		}
		for _, d := range dirs {
			dir := path.Dir(d)
			t.Run(path.Base(dir), func(t *testing.T) {
				lines := []string{""}
				for range 6 {
					lines = append(lines, "1", "", "board", "status", "look", "legend")
				}
				fits(t, typed(t, program(t, root, dir, interp.Setup{}), line.Options{}, lines...))
			})
		}
	}
}

// TestDecisionsSayWhatTheyAreAbout: a decision says what it is about: what its rule is told, and
// which member of a loop it is; who decides is said already.
func TestDecisionsSayWhatTheyAreAbout(t *testing.T) {
	const text = `
game "About" {
  language = 1
  begin    = the_game
}
player "Anna" {}
enum "weather" { names = [dry, wet] }
kind "field" { is = space }
field "Mill" {}
field "Ford" {}
kind "man" {
  is     = piece
  plural = "men"
}
man "Cole" { at = mill }
man "Dirk" { at = ford }
phase "The Game" {
  move dirk {
    to   = ford
    face = down
  }
  each man {
    from = all(men)
    run "Go On" {
      weather = wet
      who     = anna
    }
  }
}
rule "Go On" {
  given = { man = man, weather = weather, who = player }
  each to {
    from = fields
    may "march" { player = who }
  }
}
`
	shown := typed(t, program(t, fstest.MapFS{"game.hcl": {Data: []byte(text)}}, ".", interp.Setup{}), line.Options{}, "no", "no", "quit")
	for _, want := range []string{"Go On: man Cole, weather wet, to Mill.", "Go On: man Cole, weather wet, to Ford.", "Go On: weather wet, to Mill."} {
		if !strings.Contains(shown, want) {
			t.Errorf("%q is not shown:\n%s", want, shown)
		}
	}
}

// TestWideNames: a board, a table and a list of options line up where names take two columns a
// letter.
func TestWideNames(t *testing.T) {
	p := program(t, os.DirFS("testdata"), "han", interp.Setup{})
	got := typed(t, p, line.Options{}, "board", "show 战斗结果表", "look", "2", "4", "more", "show 高地", "log", "help")
	golden(t, "han.golden", got)
	at := map[string]map[int]int{} // by what is to line up: where it stands, how often
	for _, line := range strings.Split(got, "\n") {
		for _, sign := range []string{"]---[", " | "} {
			if before, _, ok := strings.Cut(line, sign); ok {
				if at[sign] == nil {
					at[sign] = map[int]int{}
				}
				at[sign][layout.Width(before)]++
			}
		}
		if n := layout.Width(line); n > 80 {
			t.Errorf("%q is %d columns wide", line, n)
		}
	}
	for sign, columns := range at {
		if len(columns) != 1 {
			t.Errorf("%q stands in the columns %v", sign, columns)
		}
	}
}
