package board

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// drawnMap is a map drawn by hand: its lines as they are, with what lies in its places written into
// them. It has one size.
type drawnMap struct {
	m    *scene.Map
	w, h int
}

func newDrawnMap(m *scene.Map) *drawnMap {
	d := &drawnMap{m: m, h: len(m.Drawing)}
	for _, line := range m.Drawing {
		d.w = max(d.w, len(line))
	}
	return d
}

func (d *drawnMap) size(int) (w, h int) { return d.w, d.h }

func (d *drawnMap) spot(_ int, c *scene.Cell) Spot { return Spot{c.Col - 1, c.Row, c.Wide + 2, 1} }

func (d *drawnMap) draw(p *painter) {
	for y := p.oy; y < min(p.oy+p.v.H, d.h); y++ {
		begins := d.begins(p, y)
		for x, char := range d.m.Drawing[y] {
			if char != "" && char != " " && begins(x) {
				p.put(x, y, grid.Faint, char)
			}
		}
	}
	for i := range d.m.Cells {
		if c := &d.m.Cells[i]; p.sees(c.Col-1, c.Row, c.Wide+2, 1) {
			d.cell(p, c)
		}
	}
	d.way(p)
}

// begins tells of each column of a line whether what stands there is drawn: on a page of a cell
// all or nothing.
func (d *drawnMap) begins(p *painter, y int) func(x int) bool {
	if p.only == nil {
		return func(int) bool { return true }
	}
	start := map[int]int{}
	for i := range d.m.Cells {
		if c := &d.m.Cells[i]; c.Row == y {
			for x := c.Col - 1; x <= c.Col+c.Wide; x++ {
				start[x] = c.Col - 1
			}
		}
	}
	return func(x int) bool {
		if at, ok := start[x]; ok {
			x = at
		}
		return p.only.has(x, y)
	}
}

// fit does nothing: the map has one size.
func (d *drawnMap) fit(*scene.Scene, int, int, bool) {}

// linesAround is what is drawn around a place: so many lines to each side.
const linesAround = 2

func (d *drawnMap) around(c *scene.Cell, room int) extent {
	x := max(min(c.Col-room/2, d.w-room), 0)
	return extent{x, x + room, c.Row - linesAround, c.Row + linesAround + 1}
}

// way writes what it costs to come to the places on the drawn way.
func (d *drawnMap) way(p *painter) {
	for i, x := range p.m.Way {
		if c := p.on(x.Place); c != nil && i > 0 {
			p.v.Right(c.Col+c.Wide-p.ox, c.Row-p.oy, grid.Legal|grid.Reverse, layout.Cut(x.Sum, c.Wide))
		}
	}
}

// cell writes what lies in a place: its name as far as there is room, its counters, its signs.
func (d *drawnMap) cell(p *painter, c *scene.Cell) {
	p.v.Hit(c.Col-1-p.ox, c.Row-p.oy, c.Wide+2, 1, grid.Hit{What: p.hits, N: int32(c.Place)})
	st := p.stateOf(c.Place)
	if st != still {
		style := p.styleOf(c, st)
		p.set(c.Col-1, c.Row, style, brackets[st][0])
		p.set(c.Col+c.Wide, c.Row, style, brackets[st][1])
	}
	signs := glyphs{p.markers(c), grid.Mark}
	signs.text = layout.Cut(signs.text, c.Wide)
	room := c.Wide - layout.Width(signs.text)
	if p.zoom == page && signs.text != "" && len(c.Stack) > 0 {
		room = max(room-1, 0) // colors may not part the two
	}
	list := p.stack(c.Stack, room)
	if len(c.Stack) == 0 || p.m.Bare {
		name := grid.Faint
		if p.m.Cursor == c.Place {
			name |= grid.Reverse
		}
		p.row(c.Col, c.Row, c.Wide, []glyphs{{layout.Cut(c.Label, room), name}}, signs)
		return
	}
	gap := between(p.zoom)
	if p.zoom != page && numbered(c.Label) && layout.Width(c.Label)+length(list) == room {
		gap = "" // a number ends where a letter begins
	}
	if name := beginning(c.Label, room-length(list)-len(gap)); name != "" {
		list = append([]glyphs{{name + gap, grid.Faint}}, list...)
	}
	p.row(c.Col, c.Row, c.Wide, list, signs)
}

// between returns what stands between a name and what lies there: a page may have no colors that
// tell them apart.
func between(zoom int) string {
	if zoom == page {
		return ":"
	}
	return " "
}

// numbered reports whether a name ends in a digit.
func numbered(name string) bool { return strings.TrimRight(name, "0123456789") != name }

// beginning is as much of a name as there is room for; nothing if that is too little to tell it, as
// the beginning of a number is.
func beginning(name string, room int) string {
	const least = 3
	if layout.Width(name) <= room {
		return name
	}
	short := strings.TrimRight(layout.Cut(name, max(room, 0)), " _-")
	if layout.Width(short) < least || strings.ContainsAny(short, "0123456789") {
		return ""
	}
	return short
}
