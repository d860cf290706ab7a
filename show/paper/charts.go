package paper

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// charts sets the tables of the game as grids, side by side where they are narrow: all of them, or
// those that the scenario reads.
func (x *press) charts() []*sheet.Sheet {
	c := &column{page: func() *sheet.Sheet { return x.page("charts", false) }, across: 1, scale: 1}
	row := shelf{c: c}
	for _, chart := range scene.Charts(x.p) {
		if x.needs != nil && !x.needs.reads(chart.Name) {
			continue
		}
		t := tabled(&chart, x.o.Paper.W-2*margin)
		if b := t.block(); b != nil {
			row.put(b)
		} else {
			row.end()
			t.set(c)
			c.y += shelfGap
		}
	}
	return c.pages
}

// shelf sets blocks side by side, one row of them below the other.
type shelf struct {
	c          *column
	left, foot float64 // how far the row is filled, and where its longest block ends
}

// shelfGap is what lies between two rows of a shelf.
const shelfGap = 4

func (h *shelf) put(b *sheet.Sheet) {
	c := h.c
	if h.left > 0 && (h.left+b.W > c.width() || c.y+b.H > c.sheet().H-margin-4) {
		h.end()
	}
	if h.left == 0 {
		c.need(b.H)
		h.foot = c.y
	}
	c.now.Place(b, sheet.At(margin+h.left, c.y))
	h.left += b.W + gutter
	h.foot = max(h.foot, c.y+b.H)
}

// end closes the row.
func (h *shelf) end() {
	if h.left > 0 {
		h.c.y, h.left = h.foot+shelfGap, 0
	}
}

// grid is a chart with the widths of its columns.
type grid struct {
	title, text string
	in          int // how many columns hold what goes in
	rows        [][]string
	wide        []float64
	key         []scene.Figure
}

// letters is how many letters of charts fit on a millimetre, for the layout of what is too wide.
const letters = 0.62

// tabled lays a chart out for a width.
func tabled(chart *scene.Chart, width float64) *grid {
	s := chart.Lay(int(width * letters))
	t := &grid{title: english.Spaced(chart.Title), text: chart.Text, in: chart.In, key: s.Key}
	if chart.Section != "" {
		t.title += "  §" + chart.Section
	}
	head := slices.Clone(s.Head)
	switch {
	case s.List:
		t.in++
	case chart.Axis != "" && t.in < len(head):
		head[t.in] = english.Spaced(chart.Axis) + " " + head[t.in]
	}
	t.rows = append([][]string{head}, s.Rows...)
	t.wide = widths(t.rows, width)
	return t
}

// block returns a chart on a piece of paper as large as it needs; nil if no page holds it.
func (t *grid) block() *sheet.Sheet {
	const longest = 200
	w := min(max(t.width(), sheet.Width(t.title, chartTitle, true)), max(t.width(), 90))
	if t.text != "" {
		w = max(w, 60)
	}
	c := &column{page: func() *sheet.Sheet { return sheet.New(float64(w+2*margin), 2*longest, "") }, across: 1, scale: 1}
	t.set(c)
	if len(c.pages) > 1 || c.y > longest {
		return nil
	}
	out := sheet.New(w, c.y-margin, "")
	out.Place(c.now, sheet.At(-margin, -margin))
	return out
}

// width returns how wide the grid is.
func (t *grid) width() (sum float64) {
	for _, w := range t.wide {
		sum += w
	}
	return sum
}

// chartTitle is the size of the letters of a chart's title.
const chartTitle = 4

// set sets the chart in a column. Where it goes on in the next, its head stands again.
func (t *grid) set(c *column) {
	c.head(t.title, chartTitle)
	if t.text != "" {
		c.par(t.text, cellSize, 0, false)
	}
	c.row(t.rows[0], t.wide, t.in, true)
	for _, r := range t.rows[1:] {
		before := len(c.pages)
		if c.need(high(r, t.wide)); len(c.pages) > before {
			c.row(t.rows[0], t.wide, t.in, true)
		}
		c.row(r, t.wide, t.in, false)
	}
	for _, k := range t.key {
		c.par(k.Name+"  "+k.Value, 2.4, 2, false)
	}
}

const cellSize = 2.6

// widths returns how wide the columns are: as their longest cell, less where all do not fit.
func widths(rows [][]string, width float64) []float64 {
	var out []float64
	for _, r := range rows {
		for i, text := range r {
			if i == len(out) {
				out = append(out, 6)
			}
			out[i] = max(out[i], sheet.Width(text, cellSize, true)+2.4)
		}
	}
	for range 40 {
		sum, most := 0.0, 0
		for i, w := range out {
			if sum += w; w > out[most] {
				most = i
			}
		}
		if sum <= width || len(out) == 0 {
			break
		}
		out[most] = max(out[most]-max((sum-width)/2, 1), 8)
	}
	sum := 0.0
	for _, w := range out {
		sum += w
	}
	if sum > width { // more columns than the page has room for: all of them get narrower
		for i := range out {
			out[i] = float64(out[i] * width / sum)
		}
	}
	return out
}

// high returns how high a row is.
func high(row []string, wide []float64) float64 {
	n := 1
	for i, text := range row {
		n = max(n, len(sheet.Wrap(text, cellSize, false, wide[i]-2)))
	}
	return float64(3.4*float64(n)) + 1.4
}

// row sets one row in boxes; what goes in is set bold.
func (c *column) row(row []string, wide []float64, in int, head bool) {
	high := high(row, wide)
	c.need(high)
	x := c.left()
	for i, w := range wide {
		st := sheet.Style{Stroke: rule, Width: 0.2}
		if head || i < in {
			st.Fill = sheet.Hex("f1eee2")
		}
		c.now.Rect(x, c.y+1, w, high, st)
		if i < len(row) {
			for n, line := range sheet.Wrap(row[i], cellSize, false, w-2) {
				c.now.Text(sheet.At(x+1.1, c.y+4+float64(3.4*float64(n))), line, sheet.Ink{
					Size:  cellSize,
					Bold:  head,
					Color: ink,
					Fit:   w - 1.6,
					Least: 1.6,
				})
			}
		}
		x += w
	}
	c.y += high
}
