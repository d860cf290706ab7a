package screen

import (
	"slices"
	"strings"

	"sandtable/schema/layout"
)

// strip is a part of a board that fits on the screen: the cells that begin in it, and what stands
// between them.
type strip struct{ from, to int }

// cut cuts a drawing that is wider than the screen into strips, between cells; a grid's rows keep
// their names.
func (d *drawing) cut() {
	most := 0
	d.margin = -1
	var starts []int
	for _, l := range d.lines {
		most = max(most, len(l.frame))
		for _, c := range l.cells {
			starts = append(starts, c.x-1)
		}
		if len(l.cells) > 0 && (d.margin < 0 || l.cells[0].x-1 < d.margin) {
			d.margin = l.cells[0].x - 1
		}
	}
	if !d.grid || d.margin < 0 || d.margin > d.width/4 {
		d.margin = 0
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	for from := 0; from < most; {
		room := d.width
		if from > 0 {
			room -= d.margin
		}
		to := d.fits(from, room, most, starts)
		d.strips = append(d.strips, strip{from, to})
		from = to
	}
}

// fits is how far a strip reaches: to the end, to the last beginning of a cell up to which all
// fits, or to the edge of the screen.
func (d *drawing) fits(from, room, most int, starts []int) int {
	if d.reach(from, most) <= from+room {
		return most
	}
	best := from + room
	for _, s := range starts {
		if s > from && d.reach(from, s) <= from+room {
			best = s
		} else if s > from {
			break
		}
	}
	// A cell wider than the screen, or none to the right: cut it if it must be.
	if len(starts) > 0 && best == from+room {
		if i, _ := slices.BinarySearch(starts, from+1); i < len(starts) && starts[i] < best {
			best = starts[i]
		}
	}
	return best
}

// reach is where the last of what begins between two columns ends.
func (d *drawing) reach(from, to int) int {
	end := from
	for _, l := range d.lines {
		last := min(to, len(l.frame))
		if i := lastDrawn(l.frame[min(from, last):last]); i >= 0 {
			end = max(end, from+i+1)
		}
		for _, c := range l.cells {
			if c.x-1 >= from && c.x-1 < to {
				end = max(end, c.x+c.width+1)
			}
		}
	}
	return end
}

func lastDrawn(columns []string) int {
	for i := len(columns) - 1; i >= 0; i-- {
		if columns[i] != " " {
			return i
		}
	}
	return -1
}

// show writes the part of a drawing that lies in a strip, without the blank lines that a cut
// leaves.
func (d *drawing) show(canvases []*canvas, s strip, paint func(style, string) string) []string {
	var out []string
	for _, c := range canvases {
		text := d.part(c, s, paint)
		if text == "" && (c.more || len(d.strips) > 1 && (d.grid || len(out) == 0)) {
			continue
		}
		out = append(out, text)
	}
	for len(d.strips) > 1 && len(out) > 0 && out[len(out)-1] == "" {
		out = out[:len(out)-1]
	}
	return out
}

// part writes the part of a line that lies in a strip; in all strips but the first the name of the
// row stands before it.
func (d *drawing) part(c *canvas, s strip, paint func(style, string) string) string {
	var row []glyph
	drawn := false
	for x := s.from; x < len(c.glyphs); x++ {
		of := c.of[x]
		switch {
		case of >= s.from && of < s.to:
			row = append(row, c.glyphs[x])
			drawn = drawn || of != x
		case x >= s.to:
			x = len(c.glyphs)
		default: // of a cell of the strip before; the first of this one may share its bar
			row = append(row, c.bar(x, s))
		}
	}
	if s.from > 0 && d.margin > 0 {
		label := ""
		if drawn && layout.Width(c.label) < d.margin {
			label = c.label
		}
		row = append(line(d.margin, part{strings.Repeat(" ", d.margin-1-layout.Width(label)) + label + " ", plain}), row...)
	}
	if len(row) > d.width {
		if row[d.width].text == "" { // a wide character would reach over the edge
			row[d.width-1].text = " "
		}
		row = row[:d.width]
	}
	return painted(row, paint)
}

// bar is what stands in a strip where a cell of the one before reaches into it: a bar, if the first
// cell shares it.
func (c *canvas) bar(x int, s strip) glyph {
	if x == s.from && c.glyphs[x].text == "|" {
		return c.glyphs[x]
	}
	return glyph{" ", plain}
}

// painted writes glyphs as text, each run of one style painted at once.
func painted(row []glyph, paint func(style, string) string) string {
	for len(row) > 0 && row[len(row)-1].text == " " {
		row = row[:len(row)-1]
	}
	var b strings.Builder
	for i := 0; i < len(row); {
		n := i
		for n < len(row) && row[n].st == row[i].st {
			n++
		}
		var run strings.Builder
		for _, g := range row[i:n] {
			run.WriteString(g.text)
		}
		b.WriteString(paint(row[i].st, run.String()))
		i = n
	}
	return b.String()
}
