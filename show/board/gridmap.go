package board

import (
	"strconv"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

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

// shape is how a space is drawn at one zoom. A space at x, y begins at column x*dx and line y*dy.
type shape struct {
	dx, dy     int // letters for a step
	w, h       int // of the room for a space with its borders
	halves     int // steps of the scene that make a line: 2 where half a step is not drawn
	steps      int // and that make dx: 2 where rows are shifted by half of it; 0: one
	inner      []room
	edges      [8][]spotOf
	open, shut spotOf // where the brackets stand
	under      []spotOf
}

// room is a part of a line within a space.
type room struct{ x, y, w int }

// spotOf is one letter of a space's border.
type spotOf struct {
	x, y int
	char string
}

// run is so many letters of a border side by side.
func run(x, y, n int, char string) (out []spotOf) {
	for i := range n {
		out = append(out, spotOf{x + i, y, char})
	}
	return out
}

// The directions of a scene's lines.
const (
	north = iota
	northEast
	east
	southEast
	south
	southWest
	west
	northWest
)

// one returns a border of one letter.
func one(x, y int, char string) []spotOf { return []spotOf{{x, y, char}} }

var squares = [Zooms]shape{
	{dx: 2, dy: 1, w: 3, h: 1, halves: 1, inner: []room{{1, 0, 1}}, open: spotOf{x: 0}, shut: spotOf{x: 2},
		edges: [8][]spotOf{east: one(2, 0, " "), west: one(0, 0, " ")}},
	barred(5),
	{dx: 10, dy: 4, w: 11, h: 5, halves: 1, inner: []room{{1, 1, 9}, {1, 2, 9}, {1, 3, 9}}, open: spotOf{x: 0, y: 2}, shut: spotOf{x: 10, y: 2},
		under: []spotOf{{0, 0, "+"}, {10, 0, "+"}, {0, 4, "+"}, {10, 4, "+"}},
		edges: [8][]spotOf{north: run(1, 0, 9, "-"), south: run(1, 4, 9, "-"),
			west: {{0, 1, "|"}, {0, 2, "|"}, {0, 3, "|"}}, east: {{10, 1, "|"}, {10, 2, "|"}, {10, 3, "|"}}}},
}

var hexesFlat = [Zooms]shape{
	{dx: 2, dy: 1, w: 3, h: 1, halves: 2, inner: []room{{1, 0, 1}}, open: spotOf{x: 0}, shut: spotOf{x: 2},
		edges: [8][]spotOf{northEast: one(2, 0, " "), southEast: one(2, 0, " "), northWest: one(0, 0, " "), southWest: one(0, 0, " ")}},
	flat(5),
	{dx: 9, dy: 2, w: 11, h: 5, halves: 1, inner: []room{{2, 1, 7}, {1, 2, 9}, {1, 3, 9}, {2, 4, 7}}, open: spotOf{x: 0, y: 2}, shut: spotOf{x: 10, y: 2},
		edges: [8][]spotOf{north: run(2, 0, 7, "_"), south: run(2, 4, 7, "_"),
			northWest: {{1, 1, "/"}, {0, 2, "/"}}, northEast: {{9, 1, "\\"}, {10, 2, "\\"}}, southWest: {{0, 3, "\\"}, {1, 4, "\\"}}, southEast: {{10, 3, "/"}, {9, 4, "/"}}}},
}

var hexesPointed = [Zooms]shape{
	{dx: 2, dy: 1, w: 3, h: 1, halves: 1, inner: []room{{1, 0, 1}}, open: spotOf{x: 0}, shut: spotOf{x: 2},
		edges: [8][]spotOf{east: one(3, 0, " "), west: one(-1, 0, " ")}},
	{dx: 3, dy: 2, w: 7, h: 3, halves: 1, inner: []room{{1, 1, 5}}, open: spotOf{x: 0, y: 1}, shut: spotOf{x: 6, y: 1},
		edges: [8][]spotOf{west: one(0, 1, "|"), east: one(6, 1, "|"), northWest: one(2, 0, "/"), northEast: one(4, 0, "\\"), southWest: one(1, 2, "\\"), southEast: one(5, 2, "/")}},
	{dx: 5, dy: 4, w: 11, h: 5, halves: 1, inner: []room{{1, 1, 9}, {1, 2, 9}, {1, 3, 9}}, open: spotOf{x: 0, y: 2}, shut: spotOf{x: 10, y: 2},
		edges: [8][]spotOf{west: {{0, 1, "|"}, {0, 2, "|"}, {0, 3, "|"}}, east: {{10, 1, "|"}, {10, 2, "|"}, {10, 3, "|"}},
			northWest: run(2, 0, 2, "/"), northEast: run(7, 0, 2, "\\"), southWest: run(2, 4, 2, "\\"), southEast: run(7, 4, 2, "/")}},
}

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

// column returns where a space begins that lies so many steps from the first.
func (s *shape) column(steps int) int { return steps * s.dx / max(s.steps, 1) }

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

func (l *gridMap) draw(p *painter) {
	sh := &l.shape[p.zoom]
	for i := range l.m.Cells {
		c := &l.m.Cells[i]
		x, y := l.corner(p.zoom, c)
		if !p.sees(x, y, sh.w, sh.h) {
			continue
		}
		for _, e := range sh.under {
			p.set(x+e.x, y+e.y, grid.Faint, e.char)
		}
		for side := range sh.edges {
			for _, e := range l.edge(p.zoom, c, side) {
				if e.char != " " {
					p.set(x+e.x, y+e.y, grid.Faint, e.char)
				}
			}
		}
	}
	for i := range l.m.Lines {
		l.line(p, i)
	}
	for i := range l.m.Cells {
		c := &l.m.Cells[i]
		if x, y := l.corner(p.zoom, c); p.sees(x, y, sh.w, sh.h) {
			l.cell(p, c, x, y)
		}
	}
	l.way(p)
	for now := fresh; now <= marked; now++ { // neighbors share letters: the strongest stay
		for i := range l.m.Cells {
			c := &l.m.Cells[i]
			if x, y := l.corner(p.zoom, c); p.stateOf(c) == now && p.sees(x, y, sh.w, sh.h) {
				style := p.styleOf(c, now)
				p.set(x+sh.open.x, y+sh.open.y, style, brackets[now][0])
				p.set(x+sh.shut.x, y+sh.shut.y, style, brackets[now][1])
			}
		}
	}
}

// line draws what is printed on the border between two spaces: of several kinds each in turn; on a
// page roads in the middle of it, or a sign that there are several where it is one letter.
func (l *gridMap) line(p *painter, i int) {
	line, share := &l.m.Lines[i], l.shared[i]
	c := p.b.Cell(line.A)
	kind := p.b.edges[line.Kind]
	if c == nil || kind.Sign == "" || p.only != nil && !l.begins(p, c) && !l.begins(p, p.b.Cell(line.B)) {
		return
	}
	x, y := l.corner(p.zoom, c)
	edge, sign := l.edge(p.zoom, c, line.Side&7), kind.Sign
	switch n := len(edge); {
	case p.zoom != page && kind.Along: // a road crosses the border
		edge = edge[n/2:][:min(n, 1)]
	case p.zoom != page:
	case n == 1 && share.all > 1:
		sign = scene.Crossed
	case n > 2 && kind.Along:
		edge = edge[1 : n-1]
	case n > 2 && share.all > share.of:
		edge = []spotOf{edge[0], edge[n-1]}
	}
	for k, e := range edge {
		if k%share.of == share.nth || len(edge) == 1 {
			p.set(x+e.x, y+e.y, grid.Water, sign)
		}
	}
}

// begins reports whether a space is drawn on a page.
func (l *gridMap) begins(p *painter, c *scene.Cell) bool {
	return c != nil && p.only.has(l.corner(p.zoom, c))
}

// cell draws what is in a space.
func (l *gridMap) cell(p *painter, c *scene.Cell, x, y int) {
	sh := &l.shape[p.zoom]
	for _, r := range sh.inner {
		p.v.Hit(x+r.x-p.ox, y+r.y-p.oy, r.w, 1, grid.Hit{What: p.hits, N: int32(c.Place)})
	}
	if r := sh.inner[0]; p.zoom == 0 {
		char, st := p.glyph(c)
		if p.m.Cursor == c.Place {
			st |= grid.Reverse
		}
		p.set(x+r.x, y+r.y, st, char)
	} else if p.zoom == page {
		l.written(p, c, x, y)
	} else {
		l.content(p, c, x, y)
	}
}

// content writes what is in a space of several letters: its name if nothing lies there, else its
// counters; what ground it is and what lies on it where there is room.
func (l *gridMap) content(p *painter, c *scene.Cell, x, y int) {
	sh := &l.shape[p.zoom]
	rooms := sh.inner
	signs := glyphs{p.markers(c), grid.Mark}
	if signs.text == "" {
		signs = glyphs{c.Ground, grid.Ground}
	} else if len(rooms) == 1 && len(signs.text)+len(c.Ground) < 3 || len(rooms) > 1 && len(signs.text)+len(c.Ground) < rooms[len(rooms)-1].w-1 {
		signs.text = c.Ground + signs.text
	}
	name := glyphs{p.b.s.Things[c.Place].Title, grid.Faint}
	at := func(i int) (int, int, int) { return x + rooms[i].x, y + rooms[i].y, rooms[i].w }
	stack := len(c.Stack)
	if p.m.Bare {
		stack = 0
	}
	switch last := len(rooms) - 1; {
	case last == 0 && stack == 0:
		x, y, w := at(0)
		if p.b.labelled(l) || len(name.text) > w-len(signs.text) {
			name.text = ""
		}
		p.row(x, y, w, []glyphs{name}, signs)
	case last == 0:
		x, y, w := at(0)
		left := p.stack(c, w-len(signs.text))
		if full := p.stack(c, w); len(signs.text) > 0 && length(left) < length(full) {
			left = full
			signs.text = fit(signs.text, w-length(full))
		}
		p.row(x, y, w, left, signs)
	case last == 1:
		l.two(p, c, at, name, signs, stack)
	default:
		l.several(p, c, at, name, signs, stack)
	}
}

// length returns how many columns parts take.
func length(list []glyphs) (n int) {
	for _, g := range list {
		n += layout.Width(g.text)
	}
	return n
}

// fit returns a text if there is room for it, else nothing.
func fit(text string, room int) string {
	if layout.Width(text) > room {
		return ""
	}
	return text
}

// two writes a space of two lines: the name or the counter on top, then the figures and the signs.
func (l *gridMap) two(p *painter, c *scene.Cell, at func(int) (int, int, int), name, signs glyphs, stack int) {
	x, y, w := at(0)
	x1, y1, w1 := at(1)
	if stack == 0 {
		p.row(x, y, w, []glyphs{{fit(name.text, w), name.st}}, glyphs{})
		if text := fit(signs.text, w1); text != "" {
			p.put(x1+(w1-layout.Width(text))/2, y1, signs.st, text)
		}
		return
	}
	code, figures, st := p.piece(c.Stack[stack-1])
	p.row(x, y, w, []glyphs{{code, st}}, glyphs{})
	more := ""
	if stack > 1 {
		more = "+" + strconv.Itoa(stack-1)
	}
	below := []glyphs{{figures, st}, {more, grid.Faint}}
	signs.text = fit(signs.text, w1-length(below))
	p.row(x1, y1, w1, below, signs)
}

// several writes a space of several lines: its name and signs, then a counter on each.
func (l *gridMap) several(p *painter, c *scene.Cell, at func(int) (int, int, int), name, signs glyphs, stack int) {
	x, y, w := at(0)
	signs.text = fit(signs.text, w-1)
	p.row(x, y, w, []glyphs{{fit(name.text, w-layout.Width(signs.text)), name.st}}, signs)
	lines := len(l.shape[p.zoom].inner) - 1
	for i := 0; i < lines && i < stack; i++ {
		x, y, w := at(i + 1)
		if left := stack - i; i == lines-1 && left > 1 {
			p.row(x, y, w, p.stackFrom(c, left, w), glyphs{})
			return
		}
		code, figures, st := p.piece(c.Stack[stack-1-i])
		if figures != "" && layout.Width(code)+1+len(figures) <= w {
			code += " " + figures
		}
		p.row(x, y, w, []glyphs{{layout.Cut(code, w), st}}, glyphs{})
	}
}

// stackFrom returns the lowest counters of a stack on one line.
func (p *painter) stackFrom(c *scene.Cell, n, room int) []glyphs {
	rest := *c
	rest.Stack = c.Stack[:n]
	return p.stack(&rest, room)
}
