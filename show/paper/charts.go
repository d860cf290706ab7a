package paper

import (
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// charts sets the tables of the game as grids.
func (x *press) charts() []*sheet.Sheet {
	c := &column{x: x, title: "charts"}
	for _, chart := range scene.Charts(x.g) {
		title := chart.Title
		if chart.Section != "" {
			title += "  §" + chart.Section
		}
		c.head(english.Spaced(title), 4)
		if chart.Text != "" {
			c.par(chart.Text, 2.6, 0, false)
		}
		c.chart(&chart)
		c.y += 4
	}
	return c.pages
}

// letters is how many letters of charts fit on a millimetre, for the layout of what is too wide.
const letters = 0.62

// chart sets one table.
func (c *column) chart(chart *scene.Chart) {
	s := chart.Lay(int(c.width() * letters))
	in, head := chart.In, append([]string(nil), s.Head...)
	switch {
	case s.List:
		in++
	case chart.Axis != "" && in < len(head):
		head[in] = english.Spaced(chart.Axis) + " " + head[in]
	}
	wide := c.widths(append([][]string{head}, s.Rows...))
	c.row(head, wide, in, true)
	for _, r := range s.Rows {
		before := len(c.pages)
		if c.need(c.high(r, wide)); len(c.pages) > before {
			c.row(head, wide, in, true)
		}
		c.row(r, wide, in, false)
	}
	for _, k := range s.Key {
		c.par(k.Name+"  "+k.Value, 2.4, 2, false)
	}
}

const cellSize = 2.6

// widths returns how wide the columns are: as their longest cell, less where all do not fit.
func (c *column) widths(rows [][]string) []float64 {
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
		if sum <= c.width() || len(out) == 0 {
			break
		}
		out[most] = max(out[most]-max((sum-c.width())/2, 1), 8)
	}
	sum := 0.0
	for _, w := range out {
		sum += w
	}
	if sum > c.width() { // more columns than the page has room for: all of them get narrower
		for i := range out {
			out[i] = float64(out[i] * c.width() / sum)
		}
	}
	return out
}

// high returns how high a row is.
func (c *column) high(row []string, wide []float64) float64 {
	n := 1
	for i, text := range row {
		n = max(n, len(sheet.Wrap(text, cellSize, false, wide[i]-2)))
	}
	return float64(3.4*float64(n)) + 1.4
}

// row sets one row in boxes; what goes in is set bold.
func (c *column) row(row []string, wide []float64, in int, head bool) {
	high := c.high(row, wide)
	c.need(high)
	x := float64(margin)
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
