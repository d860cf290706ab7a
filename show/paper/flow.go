package paper

import "sandtable/show/draw/sheet"

// column sets text and boxes below one another, in columns beside each other, on as many pages as
// it takes.
type column struct {
	page   func() *sheet.Sheet // makes the next one
	across int                 // columns on a page
	scale  float64             // of its letters
	pages  []*sheet.Sheet
	now    *sheet.Sheet
	at     int     // the column that is being filled
	top, y float64 // where the columns of the page begin, and how far this one is filled
}

// gutter is what lies between two columns.
const gutter = 6

// width returns how wide a column is.
func (c *column) width() float64 {
	return (c.sheet().W - 2*margin - float64(gutter*float64(c.across-1))) / float64(c.across)
}

// sheet returns the page that is being filled.
func (c *column) sheet() *sheet.Sheet {
	if c.now == nil {
		c.turn()
	}
	return c.now
}

// turn begins a page.
func (c *column) turn() {
	c.now = c.page()
	c.pages = append(c.pages, c.now)
	c.at, c.top, c.y = 0, margin+4, margin+4
}

// left returns where the column begins.
func (c *column) left() float64 { return margin + float64(float64(c.at)*(c.width()+gutter)) }

// need makes sure that there is so much room in the column, or goes on in the next.
func (c *column) need(high float64) {
	switch {
	case c.y+high <= c.sheet().H-margin-4 || c.y <= c.top+2:
	case c.at+1 < c.across:
		c.at++
		c.y = c.top
	default:
		c.turn()
	}
}

// banner sets the title of the document over all columns.
func (c *column) banner(title, text string) {
	across := c.across
	c.across = 1
	c.head(title, 6)
	c.par(text, 3, 0, false)
	c.across, c.top = across, c.y+1
}

// head sets a heading.
func (c *column) head(text string, size float64) {
	size = float64(size * c.scale)
	c.need(float64(size*1.4) + 14)
	c.y += float64(size * 1.2)
	c.now.Text(sheet.At(c.left(), c.y), text, sheet.Ink{Size: size, Bold: true, Color: ink, Fit: c.width(), Least: 2.4})
	c.y += 1.6
}

// par sets a paragraph, indented by a length.
func (c *column) par(text string, size, indent float64, bold bool) {
	size = float64(size * c.scale)
	for _, line := range sheet.Wrap(text, size, bold, c.width()-indent) {
		c.need(float64(size * 1.4))
		c.y += float64(size * 1.35)
		c.now.Text(sheet.At(c.left()+indent, c.y), line, sheet.Ink{Size: size, Bold: bold, Color: ink, Fit: c.width() - indent + 0.01})
	}
}
