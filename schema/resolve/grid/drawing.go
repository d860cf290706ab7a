package grid

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/rivo/uniseg"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
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

// undefined reports the nth word of a row that the legend does not define, unless a word that the
// legend has twice may be meant to be this one.
func (r *Grids) undefined(g *gridMap, word string, row hcl.Range, nth int, legend map[string][]syntax.Entry) {
	f := diag.Errorf("resolve/grid", r.wordAt(row, nth), "the legend does not define %q", word).
		WithCause("legend", fmt.Sprint(g.decl.Block.DefRange()), g.undefined(word))
	for known := range legend {
		if strings.EqualFold(known, word) {
			r.Report(f.WithHint("did you mean %q? The legend tells capitals from small letters", known))
			return
		}
	}
	if !r.Doubtful(g.decl.Attrs["legend"]) {
		r.Report(f.WithHint("add it to the legend: %q = { field = value }", word))
	}
}

// Describe says which spaces a map has, and what the words of its drawing stand for.
func (r *Grids) Describe(m *model.Map, drawn *hclsyntax.Block) {
	if g := r.maps[drawn]; g != nil {
		m.Of, m.Part, m.Signs, m.Idle = g.kind, g.part, g.signs(), g.idle()
	}
}

// signs says what the words of the drawing stand for, other than the plain one.
func (g *gridMap) signs() []model.Sign {
	legend := g.decl.Attrs["legend"]
	if legend == nil {
		return nil
	}
	var out []model.Sign
	for _, it := range legendItems(legend) {
		word := syntax.Title(it.KeyExpr)
		if word == "." || word == "" {
			continue
		}
		s := model.Sign{Word: word, Says: syntax.Says(it.ValueExpr)}
		for _, sp := range g.spaces {
			if sp.word == word {
				s.Spaces = append(s.Spaces, sp.thing)
			}
		}
		if len(s.Spaces) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// idle lists the words of a grid's legend that stand nowhere in its drawing.
func (g *gridMap) idle() (out []model.Idle) {
	legend := g.decl.Attrs["legend"]
	if legend == nil {
		return nil
	}
	for _, it := range legendItems(legend) {
		word := syntax.Title(it.KeyExpr)
		if word == "" {
			word = syntax.Word(it.KeyExpr)
		}
		if !slices.ContainsFunc(g.spaces, func(s gridSpace) bool { return s.word == word }) {
			out = append(out, model.Idle{Word: word, Range: it.KeyExpr.Range()})
		}
	}
	return out
}

func legendItems(a *hclsyntax.Attribute) []hclsyntax.ObjectConsItem {
	if o, ok := a.Expr.(*hclsyntax.ObjectConsExpr); ok {
		return o.Items
	}
	return nil
}
