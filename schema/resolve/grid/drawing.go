package grid

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/rivo/uniseg"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
)

// gridMap is a map that makes its own spaces, drawn as rows of words: the first line names the
// columns, each further line begins with the name of its row; `-` is no space.
type gridMap struct {
	decl    decl.Decl
	name    string
	kind    *model.Kind
	shape   model.Shape
	stagger string // of hexes: which columns are raised, or rows shifted: odd, even, each
	rowsAt  hcl.Range
	columns []string
	rows    []drawnRow
	spaces  []gridSpace

	beside   *gridMap // on whose lattice it lies, or nil
	besideAt hcl.Range
	dx, dy   int // columns east and rows south of where that map begins
	part     int32
	placing  int8 // 1 in work, 2 placed
}

// Grids is the maps that draw their own spaces.
type Grids struct {
	*decl.Reader
	Cells map[Cell][]*model.Thing
	maps  map[*hclsyntax.Block]*gridMap
	lines map[string][]string // of the files in which they are drawn
}

func New(r *decl.Reader) *Grids {
	return &Grids{Reader: r, Cells: map[Cell][]*model.Thing{}, maps: map[*hclsyntax.Block]*gridMap{}, lines: map[string][]string{}}
}

// Cell is where a space stands in the drawing of its map: the words at the head of its column and
// at the beginning of its row.
type Cell struct{ Column, Row string }

type drawnRow struct {
	name  string
	words []string
	at    hcl.Range
}

type gridSpace struct {
	thing    *model.Thing
	col, row int // in the drawing
	word     string
	x, y     int32 // on the lattice
}

// size is how many spaces a drawing has.
func (g *gridMap) size() (n int) {
	for _, row := range g.rows {
		for _, w := range row.words {
			if w != "-" {
				n++
			}
		}
	}
	return n
}

// unread stands in a drawing for a word that could not be read.
const unread = ""

// ordinal is the number that a column or row is called by: its number, or the place of its letter
// in the alphabet.
func ordinal(s string) int32 {
	if n, err := strconv.Atoi(s); err == nil {
		return int32(n)
	}
	n := int32(0)
	for _, c := range strings.ToLower(s) {
		if c < 'a' || c > 'z' {
			return n
		}
		n = n*26 + (c - 'a' + 1)
	}
	return n
}

// wordAt is the n-th word of a line of a drawing, counted from 0, where it stands in the file.
func (r *Grids) wordAt(line hcl.Range, n int) hcl.Range {
	lines := r.linesOf(line.Filename)
	if line.Start.Line > len(lines) {
		return line
	}
	column, words := 1, 0
	for rest := lines[line.Start.Line-1]; rest != ""; words++ {
		word := strings.TrimLeftFunc(rest, unicode.IsSpace)
		column += uniseg.GraphemeClusterCount(rest[:len(rest)-len(word)])
		end := strings.IndexFunc(word, unicode.IsSpace)
		if end < 0 {
			end = len(word)
		}
		wide := uniseg.GraphemeClusterCount(word[:end])
		if words == n && wide > 0 {
			line.Start.Column, line.End.Column = column, column+wide
			return line
		}
		rest, column = word[end:], column+wide
	}
	return line
}

// linesOf is the lines of a file, which is split once.
func (r *Grids) linesOf(file string) []string {
	if r.lines[file] == nil {
		r.lines[file] = strings.Split(string(r.Game.Files[file]), "\n")
	}
	return r.lines[file]
}

// rowAt is a line of a drawing from its first word to its last.
func (r *Grids) rowAt(line hcl.Range, words int) hcl.Range {
	at := r.wordAt(line, 0)
	if words > 0 {
		at.End = r.wordAt(line, words-1).End
	}
	return at
}

// gridFinding begins a finding about where a map lies.
func gridFinding(g *gridMap, format string, args ...any) diag.Finding {
	at := g.decl.Block.DefRange()
	if a := g.decl.Attrs["beside"]; a != nil {
		at = a.Expr.Range()
	}
	return diag.Errorf("resolve/grid", at, format, args...)
}

// undefined is what an undefined word of a drawing is told together with: others of its own, and
// all where the map has no legend.
func (g *gridMap) undefined(word string) string {
	if g.decl.Attrs["legend"] == nil {
		return ""
	}
	return word
}
