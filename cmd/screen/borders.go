package screen

import (
	"slices"

	"sandtable/interp/scene"
)

// What is printed between the spaces of a grid (a cliff, a river, a road) is drawn between their
// cells: of squares and of hexes in rows below a cell on a line of its own, and beside a cell in
// the place of its bars; of hexes in columns on the sides that are drawn anyway. What runs through
// the middles of spaces takes the middle of a side.

// printed is what is printed between two spaces.
type printed struct {
	sides, along []string // signs of what lies on the side, and of what crosses it
	kinds        []string
}

// signs is all signs in turn.
func (p *printed) signs() []string { return slices.Concat(p.sides, p.along) }

// between is what a map prints, by the spaces on both sides of it.
func between(m *scene.Map) map[[2]scene.Ref]*printed {
	of := map[string]scene.Border{}
	for _, x := range m.Borders {
		of[x.Kind] = x
	}
	out := map[[2]scene.Ref]*printed{}
	for _, l := range m.Lines {
		key := [2]scene.Ref{min(l.A, l.B), max(l.A, l.B)}
		p := out[key]
		if p == nil {
			p = &printed{}
			out[key] = p
		}
		x := of[l.Kind]
		p.kinds = append(p.kinds, l.Kind)
		if x.Along {
			p.along = append(p.along, x.Sign)
		} else {
			p.sides = append(p.sides, x.Sign)
		}
	}
	return out
}

// drawLines draws what a map prints between its spaces.
func (b *board) drawLines(d *drawing) {
	if len(d.of.Lines) == 0 {
		return
	}
	if d.of.Geo == scene.HexFlat {
		d.hexSides()
		return
	}
	all := between(d.of)
	for i := range d.lines {
		l := &d.lines[i]
		for j := 1; j < len(l.cells); j++ {
			c, right := &l.cells[j-1], &l.cells[j]
			if p := all[pair(c, right)]; p != nil {
				for k, x := 0, c.x+c.width; x < right.x; k, x = k+1, x+1 {
					l.frame[x] = inTurn(p.signs(), k)
				}
			}
		}
		if i+1 < len(d.lines) {
			l.drawBelow(&d.lines[i+1], all)
		}
	}
}

func pair(a, b *drawnCell) [2]scene.Ref {
	return [2]scene.Ref{min(a.place, b.place), max(a.place, b.place)}
}

func inTurn(signs []string, i int) string { return signs[i%len(signs)] }

// drawBelow draws what is printed between the cells of a line and those of the next, which may lie
// half a cell to the side.
func (l *drawnLine) drawBelow(next *drawnLine, all map[[2]scene.Ref]*printed) {
	for i := range l.cells {
		for j := range next.cells {
			c, n := &l.cells[i], &next.cells[j]
			p := all[pair(c, n)]
			from, to := max(c.x, n.x), min(c.x+c.width, n.x+n.width)
			for k := from; p != nil && k < to; k++ {
				l.below = append(l.below, mark{k, c.x - 1, inTurn(p.signs(), k-from)})
			}
		}
	}
}

// crossed stands on a side that has room for one sign only where several are printed.
const crossed = "+"

// hexSides draws what is printed on the sides of hexes in columns.
func (d *drawing) hexSides() {
	type spot struct{ line, cell int }
	at := map[scene.Ref]spot{}
	for i := range d.lines {
		for j, c := range d.lines[i].cells {
			at[c.place] = spot{i, j}
		}
	}
	all := between(d.of)
	for _, l := range d.of.Lines {
		s, p := at[l.A], all[[2]scene.Ref{min(l.A, l.B), max(l.A, l.B)}]
		c := &d.lines[s.line].cells[s.cell]
		switch l.Side {
		case north, south:
			y := s.line + 1
			if l.Side == north {
				y = s.line - 1
				o := at[l.B]
				c = &d.lines[o.line].cells[o.cell]
			}
			p.flat(d.lines[y].frame[c.x : c.x+c.width])
			c.foot = 2
		case northEast:
			d.lines[s.line].frame[c.x+c.width] = p.single()
		case southEast:
			d.lines[s.line+1].frame[c.x+c.width] = p.single()
		case southWest:
			d.lines[s.line+1].frame[c.x-1] = p.single()
		case northWest:
			d.lines[s.line].frame[c.x-1] = p.single()
		}
	}
}

// The directions, as model.DirectionNames counts them.
const (
	north = iota
	northEast
	_
	southEast
	south
	southWest
	_
	northWest
)

// single is the one sign of a side that has room for no more.
func (p *printed) single() string {
	if signs := p.signs(); len(signs) == 1 {
		return signs[0]
	}
	return crossed
}

// flat draws a side of several columns.
func (p *printed) flat(side []string) {
	for i := range side {
		if len(p.sides) > 0 {
			side[i] = inTurn(p.sides, i)
		}
		if len(p.along) > 0 && i > 0 && i < len(side)-1 {
			side[i] = inTurn(p.along, i-1)
		}
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

// borderMeanings says what the signs between spaces mean.
func (b *board) borderMeanings() (out []string) {
	done, several := map[string]bool{}, false
	for _, d := range b.maps {
		drawn := map[string]bool{}
		for _, p := range between(d.of) {
			for _, k := range p.kinds {
				drawn[k] = true
			}
			several = several || d.of.Geo == scene.HexFlat && len(p.kinds) > 1
		}
		for _, x := range d.of.Borders {
			if drawn[x.Kind] && !done[x.Kind] {
				done[x.Kind] = true
				out = append(out, x.Sign+" "+x.Title)
			}
		}
	}
	if several {
		out = append(out, crossed+" several of them")
	}
	return out
}
