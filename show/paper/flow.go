package paper

import "sandtable/show/draw/sheet"

// column sets text and boxes below one another, on as many pages as it takes.
type column struct {
	x     *press
	title string
	pages []*sheet.Sheet
	now   *sheet.Sheet
	y     float64
}

// width returns how wide the column is.
func (c *column) width() float64 { return c.x.o.Paper.W - 2*margin }

// need makes sure that there is so much room on the page.
func (c *column) need(high float64) {
	if c.now == nil || c.y+high > c.now.H-margin-4 && c.y > margin+6 {
		c.now = c.x.page(c.title, false)
		c.pages = append(c.pages, c.now)
		c.y = margin + 4
	}
}

// head sets a heading.
func (c *column) head(text string, size float64) {
	c.need(float64(size*1.4) + 14)
	c.y += float64(size * 1.2)
	c.now.Text(sheet.At(margin, c.y), text, sheet.Ink{Size: size, Bold: true, Color: ink, Fit: c.width(), Least: 2.4})
	c.y += 1.6
}

// par sets a paragraph, indented by a length.
func (c *column) par(text string, size, indent float64, bold bool) {
	for _, line := range sheet.Wrap(text, size, bold, c.width()-indent) {
		c.need(float64(size * 1.4))
		c.y += float64(size * 1.35)
		c.now.Text(sheet.At(margin+indent, c.y), line, sheet.Ink{Size: size, Bold: bold, Color: ink, Fit: c.width() - indent + 0.01})
	}
}
