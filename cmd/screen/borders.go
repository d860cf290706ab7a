package screen

import (
	"slices"

	"sandtable/schema/model"
)

// What is printed between the spaces of a grid (a cliff, a river) is drawn between their cells: below a cell on a line of its own, beside a cell in
// the place of its bars. It is drawn wherever it is printed, or not at all: half a river would be worse than none. Hexes in straight columns have no
// room for it, and what winds between all rows would make the board twice as high; there, show tells.

const (
	borderSigns     = "~#^%&" // by the order in which a game declares what borders print
	mostBorderLines = 3       // that a map may grow by for one of them
)

// border is a place between two cells where something is printed.
type border struct {
	line     *drawnLine
	x, width int
	of       int // the x where the cell begins that is above, or to the left
	beside   bool
	prints   []*model.Field
}

// readBorders finds what is printed between the cells of all drawings, and draws what can be drawn.
func (b *board) readBorders() {
	var all []border
	for _, d := range b.maps {
		for i := range d.lines {
			if l := &d.lines[i]; d.grid {
				all = append(all, b.bordersBeside(l)...)
				if i+1 < len(d.lines) {
					all = append(all, b.bordersBelow(l, &d.lines[i+1])...)
				}
			}
		}
	}
	for i, f := range b.borderFields() {
		if i == len(borderSigns) {
			break
		}
		if fits(f, all) {
			b.signs[f] = borderSigns[i : i+1]
		}
	}
	for _, x := range all {
		var signs []string
		for _, f := range x.prints {
			if s := b.signs[f]; s != "" {
				signs = append(signs, s)
			}
		}
		if len(signs) > 0 {
			x.draw(signs)
		}
	}
}

// borderFields is all that this game prints between spaces.
func (b *board) borderFields() (out []*model.Field) {
	for _, k := range b.g.Kinds {
		out = append(out, k.Borders...)
	}
	return out
}

// fits says whether all that is printed of a field finds its place, on few lines.
func fits(f *model.Field, all []border) bool {
	printed, drawn, lines := 0, 0, map[*drawnLine]bool{}
	for _, v := range f.Between {
		if v != f.Default {
			printed++
		}
	}
	for _, x := range all {
		if slices.Contains(x.prints, f) {
			if drawn++; !x.beside {
				lines[x.line] = true
			}
		}
	}
	return printed > 0 && drawn == printed && len(lines) <= mostBorderLines
}

// bordersBelow is what is printed between the cells of a line and those of the next, which may lie half a cell to the side.
func (b *board) bordersBelow(l, next *drawnLine) (out []border) {
	for _, c := range l.cells {
		for _, n := range next.cells {
			from, to := max(c.x, n.x), min(c.x+c.width, n.x+n.width)
			if prints := b.between(c, n); len(prints) > 0 && from < to {
				out = append(out, border{l, from, to - from, c.x - 1, false, prints})
			}
		}
	}
	return out
}

// bordersBeside is what is printed between cells side by side.
func (b *board) bordersBeside(l *drawnLine) (out []border) {
	for j := 1; j < len(l.cells); j++ {
		c, right := l.cells[j-1], l.cells[j]
		if prints := b.between(c, right); len(prints) > 0 {
			out = append(out, border{l, c.x + c.width, right.x - c.x - c.width, c.x - 1, true, prints})
		}
	}
	return out
}

// between is what is printed between the spaces of two cells, if they touch.
func (b *board) between(c, n drawnCell) (out []*model.Field) {
	s, t := b.spaces[c.slug], b.spaces[n.slug]
	if s == nil || t == nil {
		return nil
	}
	links := model.Links(s.Kind)
	if links == nil || !slices.Contains(links.Values[s.ID], t.ID) {
		return nil
	}
	for _, f := range model.BorderFields(s.Kind) {
		if v, ok := f.Between[model.BorderBetween(s.ID, t.ID)]; ok && v != f.Default {
			out = append(out, f)
		}
	}
	return out
}

// draw writes a border: in turn the signs of all that is printed there.
func (x *border) draw(signs []string) {
	if x.beside {
		for i := range x.width {
			x.line.frame[x.x+i] = signs[i%len(signs)]
		}
		return
	}
	for i := range x.width {
		x.line.below = append(x.line.below, mark{x.x + i, x.of, signs[i%len(signs)]})
	}
}

// mark is one sign below a line.
type mark struct {
	x, of int
	sign  string
}

// canvasBelow is the line of signs below a row; nil if there are none.
func (l *drawnLine) canvasBelow() *canvas {
	if len(l.below) == 0 {
		return nil
	}
	out := newCanvas(len(l.frame))
	for _, m := range l.below {
		out.glyphs[m.x], out.of[m.x] = glyph{m.sign, faint}, m.of
	}
	return out
}

// borderMeanings says what the signs of borders mean.
func (b *board) borderMeanings() (out []string) {
	for _, f := range b.borderFields() {
		if s := b.signs[f]; s != "" {
			out = append(out, s+" "+f.Title)
		}
	}
	return out
}
