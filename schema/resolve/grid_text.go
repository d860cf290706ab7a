package resolve

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// The board as text, for screens: each space a cell that begins with its name, wide enough for a
// counter or two where 80 columns allow it.

const (
	boardWidth = 80
	leastCell  = 3 // letters between the brackets
	fairCell   = 5 // letters for a name or a counter and what ground it is
	hexCell    = 9
)

// draw draws a grid, with as much room for a counter as there may be.
func (g *gridMap) draw(counter int) string {
	longest := leastCell
	for _, s := range g.spaces {
		longest = max(longest, layout.Width(s.thing.Title))
	}
	label := 0
	for _, row := range g.rows {
		label = max(label, layout.Width(row.name))
	}
	switch g.shape {
	case model.HexColumns:
		return g.drawColumns(longest, label)
	case model.HexRows:
		return g.drawRows(longest, label)
	}
	return g.drawSquares(longest, label, counter)
}

// drawSquares draws squares below the names of their columns. Where columns are many, squares share
// the bars between them; a board too wide for the screen gets squares of a fair size, and the
// screen cuts it.
func (g *gridMap) drawSquares(longest, label, counter int) string {
	c := newCanvas()
	left := max(label, 3) + 1
	want := max(longest, counter)
	if g.decl.Attrs["legend"] != nil { // room for the word that says what ground it is
		want += 3
	}
	room, n := boardWidth-left, len(g.columns)
	cell, pitch := min(want, room/n-2), 2
	if cell < min(want, fairCell) {
		cell, pitch = min(want, (room-1)/n-1), 1
	}
	if cell < longest {
		cell, pitch = max(longest, fairCell), 1
	}
	pitch += cell
	for j, name := range g.columns {
		c.put(left+1+j*pitch, 0, name)
	}
	for i, row := range g.rows {
		c.put(left-1-layout.Width(row.name), i+1, row.name)
	}
	for _, s := range g.spaces {
		text := cellText(s, cell)
		if pitch == cell+1 {
			text = "|" + text[1:len(text)-1] + "|"
		}
		c.put(left+s.col*pitch, s.row+1, text)
	}
	return c.String()
}

// drawRows draws hexes in straight rows, those that are shifted half a cell to the right.
func (g *gridMap) drawRows(cell, label int) string {
	c := newCanvas()
	left := max(label, 2) + 1
	most := 0
	for i := range g.rows {
		most = max(most, g.shift(i))
	}
	pitch := hexCell + 2
	across := func() int { return left + len(g.columns)*pitch + most*(pitch/2) }
	for pitch > cell+2 && across() > boardWidth {
		pitch--
	}
	if across() > boardWidth { // the screen cuts it
		pitch = max(cell, fairCell) + 2
	}
	labelled := map[int]bool{}
	for _, s := range g.spaces {
		x := left + s.col*pitch + g.shift(s.row)*(pitch/2)
		if c.put(x, s.row, cellText(s, pitch-2)); !labelled[s.row] {
			labelled[s.row] = true
			c.put(x-1-layout.Width(g.rows[s.row].name), s.row, g.rows[s.row].name)
		}
	}
	return c.String()
}

// shift is by how many half hexes a row is shifted to the east.
func (g *gridMap) shift(row int) int {
	if g.stagger == "each" {
		return row
	}
	return int(g.off(g.rows[row].name))
}

// drawColumns draws hexes in straight columns: two lines for each row, one for the raised columns
// and one for the others. A cell reaches over half of the columns beside it, which are blank on its
// line.
func (g *gridMap) drawColumns(cell, label int) string {
	c := newCanvas()
	x0, x1, y0, _ := g.bounds()
	left := max(label, 2) + 1
	pitch := min((boardWidth-left)/int(x1-x0+2), (hexCell+4)/2)
	if pitch < (cell+4)/2 { // the screen cuts it
		pitch = max((cell+4)/2, (hexCell+4)/2)
	}
	cell = max(cell, min(2*pitch-3, hexCell))
	for _, s := range g.spaces {
		line := int(s.y-y0) + 1
		c.put(left+int(s.x-x0)*pitch, line, cellText(s, cell))
		if g.stagger != "each" {
			c.put(left-1-layout.Width(g.rows[s.row].name), line, g.rows[s.row].name)
		}
	}
	for j, name := range g.columns {
		if x := j + g.dx - int(x0); x >= 0 && x <= int(x1-x0) {
			c.put(left+x*pitch+1, 0, name)
		}
	}
	return c.String()
}

// bounds is the part of the lattice that the map covers.
func (g *gridMap) bounds() (x0, x1, y0, y1 int32) {
	for i, s := range g.spaces {
		if i == 0 {
			x0, x1, y0, y1 = s.x, s.x, s.y, s.y
		}
		x0, x1, y0, y1 = min(x0, s.x), max(x1, s.x), min(y0, s.y), max(y1, s.y)
	}
	return
}

func cellText(s gridSpace, room int) string { return "[" + layout.Fill(s.thing.Title, room) + "]" }

// canvas is text by lines and columns.
type canvas struct{ lines [][]string }

func newCanvas() *canvas { return &canvas{} }

func (c *canvas) put(x, y int, text string) {
	for len(c.lines) <= y {
		c.lines = append(c.lines, nil)
	}
	for i, column := range layout.Cells(text) {
		for len(c.lines[y]) <= x+i {
			c.lines[y] = append(c.lines[y], " ")
		}
		c.lines[y][x+i] = column
	}
}

// String is what has been put.
func (c *canvas) String() string {
	var b strings.Builder
	for _, l := range c.lines {
		b.WriteString(strings.Join(l, ""))
		b.WriteByte('\n')
	}
	return b.String()
}

// signsOf says what the words of the drawing stand for, other than the plain one.
func (r *Resolver) signsOf(g *gridMap) []model.Sign {
	legend := g.decl.Attrs["legend"]
	if legend == nil {
		return nil
	}
	var out []model.Sign
	for _, it := range legendItems(legend) {
		word := Title(it.KeyExpr)
		if word == "." || word == "" {
			continue
		}
		s := model.Sign{Word: word, Says: says(it.ValueExpr)}
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
		word := Title(it.KeyExpr)
		if word == "" {
			word = Word(it.KeyExpr)
		}
		if !slices.ContainsFunc(g.spaces, func(s gridSpace) bool { return s.word == word }) {
			out = append(out, model.Idle{Word: word, Range: it.KeyExpr.Range()})
		}
	}
	return out
}

// says tells in words what an entry of the legend says: the values, and the names of what is simply
// true.
func says(e hclsyntax.Expression) string {
	entries, _ := Entries(e, func(diag.Finding) {})
	var parts []string
	for _, x := range entries {
		switch l, ok := x.Value.(*hclsyntax.LiteralValueExpr); {
		case ok && l.Val.Type() == cty.Bool && l.Val.True():
			parts = append(parts, x.Title)
		case ok && l.Val.Type() == cty.Number:
			parts = append(parts, x.Title+" "+l.Val.AsBigFloat().Text('f', -1))
		case Title(x.Value) != "":
			parts = append(parts, Title(x.Value))
		}
	}
	return strings.Join(parts, ", ")
}

func legendItems(a *hclsyntax.Attribute) []hclsyntax.ObjectConsItem {
	if o, ok := a.Expr.(*hclsyntax.ObjectConsExpr); ok {
		return o.Items
	}
	return nil
}
