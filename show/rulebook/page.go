package rulebook

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/layout"
)

// page writes text in lines of a width: paragraphs, entries and columns.
type page struct {
	w     io.Writer
	width int
	loose bool // columns stand above: an empty line comes before what follows them
}

// leastLine is the least room that a line is wrapped to, however deep it is indented.
const leastLine = 20

// line writes one line as it is.
func (p *page) line(indent int, text string) {
	if p.loose {
		p.blank()
	}
	fmt.Fprintln(p.w, strings.TrimRight(strings.Repeat(" ", indent)+text, " "))
}

// blank writes an empty line.
func (p *page) blank() {
	p.loose = false
	fmt.Fprintln(p.w)
}

// para writes a paragraph.
func (p *page) para(indent int, text string) { p.hanging(indent, 0, text) }

// entry writes a paragraph whose further lines stand a step to the right of the first.
func (p *page) entry(indent int, text string) { p.hanging(indent, 2, text) }

func (p *page) hanging(indent, more int, text string) {
	for i, l := range layout.WrapAfter(text, max(leastLine, p.width-indent), max(leastLine, p.width-indent-more)) {
		if i == 1 {
			indent += more
		}
		p.line(indent, l)
	}
}

// columns writes a grid.
func (p *page) columns(indent int, g layout.Grid) {
	if len(g.Rows) == 0 {
		return
	}
	for _, l := range g.Lines(max(leastLine, p.width-indent)) {
		p.line(indent, l)
	}
	p.loose = true
}
