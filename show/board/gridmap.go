package board

import "sandtable/interp/scene"

// gridMap draws a grid of squares or hexes.
type gridMap struct {
	m              *scene.Map
	x0, y0, x1, y1 int // the outermost spaces, in steps of the scene
	shape          [Zooms + 1]shape
	rows           [Zooms + 1][]int // where rows are not alike: the line of each, and how many there are
	tall           []int            // on a page: lines of each row
	foot           map[scene.Ref]bool
	named          bool    // on a page: its columns and rows have names
	shared         []share // by line of the map
}

// share is which of several kinds of lines one is that are printed along the same border, or across
// it, and how many there are in all.
type share struct{ nth, of, all int }

func newGridMap(m *scene.Map) *gridMap {
	l := &gridMap{m: m}
	switch m.Geo {
	case scene.HexFlat:
		copy(l.shape[:], hexesFlat[:])
	case scene.HexPointed:
		copy(l.shape[:], hexesPointed[:])
	default:
		copy(l.shape[:], squares[:])
	}
	for i, c := range m.Cells {
		if i == 0 {
			l.x0, l.x1, l.y0, l.y1 = c.Col, c.Col, c.Row, c.Row
		}
		l.x0, l.x1, l.y0, l.y1 = min(l.x0, c.Col), max(l.x1, c.Col), min(l.y0, c.Row), max(l.y1, c.Row)
	}
	if m.Geo == scene.Squares {
		l.rows[1] = l.lines(nil)
	}
	l.share()
	return l
}

// share counts the lines of each border.
func (l *gridMap) share() {
	along := map[string]bool{}
	for _, b := range l.m.Borders {
		along[b.Kind] = b.Along
	}
	n := map[[2]scene.Ref][2]int{} // along the side, and across it
	at := func(x *scene.Line) ([2]scene.Ref, int) {
		if along[x.Kind] {
			return [2]scene.Ref{x.A, x.B}, 1
		}
		return [2]scene.Ref{x.A, x.B}, 0
	}
	for i := range l.m.Lines {
		key, which := at(&l.m.Lines[i])
		now := n[key]
		l.shared = append(l.shared, share{nth: now[which]})
		now[which]++
		n[key] = now
	}
	for i := range l.m.Lines {
		key, which := at(&l.m.Lines[i])
		l.shared[i].of, l.shared[i].all = n[key][which], n[key][0]+n[key][1]
	}
}

// lines gives rows their lines: so many as they are tall, one if that is not told, and one more
// below a row where something is printed between it and the next.
func (l *gridMap) lines(tall []int) (rows []int) {
	below := make([]bool, l.y1-l.y0+1)
	row := map[scene.Ref]int{}
	for i := range l.m.Cells {
		row[l.m.Cells[i].Place] = l.m.Cells[i].Row - l.y0
	}
	for _, line := range l.m.Lines {
		if a, b := row[line.A], row[line.B]; a != b {
			below[min(a, b)] = true
		}
	}
	y := 0
	for i, more := range below {
		rows = append(rows, y)
		y++
		if tall != nil {
			y += tall[i] - 1
		}
		if more {
			y++
		}
	}
	return append(rows, y)
}

// corner returns where the room of a space begins.
func (l *gridMap) corner(zoom int, c *scene.Cell) (x, y int) {
	sh := &l.shape[zoom]
	x, y = sh.column(c.Col-l.x0), (c.Row-l.y0)/sh.halves*sh.dy
	if rows := l.rows[zoom]; rows != nil {
		y = rows[c.Row-l.y0]
	}
	return x, y
}

func (l *gridMap) size(zoom int) (w, h int) {
	sh := &l.shape[zoom]
	if len(l.m.Cells) == 0 {
		return 0, 0
	}
	w, h = sh.column(l.x1-l.x0)+sh.w, (l.y1-l.y0)/sh.halves*sh.dy+sh.h
	if rows := l.rows[zoom]; rows != nil {
		h = rows[len(rows)-1]
	}
	return w, h
}

func (l *gridMap) spot(zoom int, c *scene.Cell) Spot {
	x, y := l.corner(zoom, c)
	sh := &l.shape[zoom]
	return Spot{x, y, sh.w, sh.h}
}

// line0 returns the line of a space at the smallest size.
func (l *gridMap) line0(c *scene.Cell) int { return (c.Row - l.y0) / l.shape[0].halves }

// edge returns the letters of a side of a space: beside a row that has grown on each line, and
// below it.
func (l *gridMap) edge(zoom int, c *scene.Cell, side int) []spotOf {
	out := l.shape[zoom].edges[side]
	if zoom != page || l.tall == nil || l.tall[c.Row-l.y0] < 2 {
		return out
	}
	var grown []spotOf
	for _, e := range out {
		switch more := l.tall[c.Row-l.y0] - 1; {
		case e.y > 0:
			grown = append(grown, spotOf{e.x, e.y + more, e.char})
		case e.y < 0:
			grown = append(grown, e)
		default:
			for k := range more + 1 {
				grown = append(grown, spotOf{e.x, k, e.char})
			}
		}
	}
	return grown
}

// mostLines is how far a space grows on a page.
const mostLines = 4

// rooms returns how many columns the lines of a space have on a page. Of a hex below which
// something is printed the end of the last line is left free.
func (l *gridMap) rooms(c *scene.Cell) []int {
	inner := l.shape[page].inner
	if l.m.Geo == scene.HexFlat {
		if l.foot[c.Place] {
			return []int{inner[0].w, inner[1].w - 2}
		}
		return []int{inner[0].w, inner[1].w}
	}
	out := make([]int, mostLines)
	for i := range out {
		out[i] = inner[0].w
	}
	return out
}
