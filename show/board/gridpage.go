package board

import (
	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// The cells of grids on a page, in letters.
const (
	leastCell = 3 // for a name
	fairCell  = 5 // for a name or a counter and what ground it is
	mostCell  = 8 // of a hex
	groundFor = 3 // more for the word of a ground
)

// fit gives the spaces of a grid their size on a page of so many columns; named says that its
// columns and rows are called beside it.
func (l *gridMap) fit(s *scene.Scene, width, _ int, named bool) {
	if len(l.m.Cells) == 0 {
		return
	}
	l.named = named
	longest := leastCell
	for i := range l.m.Cells {
		longest = max(longest, layout.Width(l.m.Cells[i].Label))
	}
	fair, want := max(longest, fairCell), max(longest, s.Room)
	if len(l.m.Grounds) > 0 {
		want += groundFor
	}
	n := l.x1 - l.x0 + 1
	switch l.m.Geo {
	case scene.HexFlat:
		l.shape[page] = flat(min(max((width-1)/n-1, fair), max(longest, mostCell)))
		l.footed()
		return
	case scene.HexPointed:
		w := min((2*(width-1))/(n+1)-1, max(want, mostCell))
		if w < longest {
			w = fair
		}
		l.shape[page] = shifted(w)
	default:
		w := min(want, (width-1)/n-1)
		if w < longest {
			w = fair
		}
		l.shape[page] = barred(w)
	}
	l.grow(s)
}

// footed notes below which hexes something is printed.
func (l *gridMap) footed() {
	l.foot = map[scene.Ref]bool{}
	for _, x := range l.m.Lines {
		switch x.Side {
		case south:
			l.foot[x.A] = true
		case north:
			l.foot[x.B] = true
		}
	}
}

// What is drawn around a space: so many spaces to each side.
const (
	rowsAround    = 2
	columnsAround = 3
)

// around returns the part of a page around a space.
func (l *gridMap) around(c *scene.Cell, _ int) extent {
	x, y := l.corner(page, c)
	step := l.shape[page].dx
	out := extent{x0: max(x-columnsAround*step, 0), y0: y - 2*rowsAround, y1: y + 2*rowsAround + 1} // hexes take two lines
	out.x1 = out.x0 + (2*columnsAround+1)*step
	if rows := l.rows[page]; rows != nil {
		r := c.Row - l.y0
		out.y0, out.y1 = rows[max(r-rowsAround, 0)], rows[min(r+rowsAround+1, len(rows)-1)]
	}
	return out
}

// grow gives the rows of a page their lines: as many as their fullest space takes, and one more
// where something is printed below them.
func (l *gridMap) grow(s *scene.Scene) {
	l.tall = make([]int, l.y1-l.y0+1)
	for i := range l.m.Cells {
		c := &l.m.Cells[i]
		l.tall[c.Row-l.y0] = max(l.tall[c.Row-l.y0], len(l.fill(s, c)))
	}
	l.rows[page] = l.lines(l.tall)
}
