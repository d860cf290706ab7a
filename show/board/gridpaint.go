package board

import (
	"strconv"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

func (l *gridMap) draw(p *painter) {
	sh := &l.shape[p.zoom]
	seen := l.seen(p)
	for _, at := range seen {
		for _, e := range sh.under {
			p.set(at.x+e.x, at.y+e.y, grid.Faint, e.char)
		}
		for side := range sh.edges {
			for _, e := range l.edge(p.zoom, at.cell, side) {
				if e.char != " " {
					p.set(at.x+e.x, at.y+e.y, grid.Faint, e.char)
				}
			}
		}
	}
	for i := range l.m.Lines {
		l.line(p, i)
	}
	for _, at := range seen {
		l.cell(p, at.cell, at.x, at.y)
	}
	l.way(p)
	for now := fresh; now <= marked; now++ { // neighbors share letters: the strongest stay
		for _, at := range seen {
			if at.state == now {
				style := p.styleOf(at.cell, now)
				p.set(at.x+sh.open.x, at.y+sh.open.y, style, brackets[now][0])
				p.set(at.x+sh.shut.x, at.y+sh.shut.y, style, brackets[now][1])
			}
		}
	}
}

// inSight is a space in the window: where its room begins, and what brackets it has.
type inSight struct {
	cell  *scene.Cell
	x, y  int
	state state
}

// seen returns the spaces in the window.
func (l *gridMap) seen(p *painter) (out []inSight) {
	sh := &l.shape[p.zoom]
	for i := range l.m.Cells {
		c := &l.m.Cells[i]
		if x, y := l.corner(p.zoom, c); p.sees(x, y, sh.w, sh.h) {
			out = append(out, inSight{c, x, y, p.stateOf(c.Place)})
		}
	}
	return out
}

// line draws what is printed on the border between two spaces: of several kinds each in turn; on a
// page roads in the middle of it, or a sign that there are several where it is one letter.
func (l *gridMap) line(p *painter, i int) {
	line, share := &l.m.Lines[i], l.shared[i]
	c := p.on(line.A)
	kind := p.edges[line.Kind]
	if c == nil || kind.Sign == "" || p.only != nil && !l.begins(p, c) && !l.begins(p, p.on(line.B)) {
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
	} else if len(rooms) == 1 && len(signs.text)+len(c.Ground) < 3 ||
		len(rooms) > 1 && len(signs.text)+len(c.Ground) < rooms[len(rooms)-1].w-1 {
		signs.text = c.Ground + signs.text
	}
	name := glyphs{c.Label, grid.Faint}
	at := func(i int) (int, int, int) { return x + rooms[i].x, y + rooms[i].y, rooms[i].w }
	stack := len(c.Stack)
	if p.m.Bare {
		stack = 0
	}
	switch last := len(rooms) - 1; {
	case last == 0 && stack == 0:
		x, y, w := at(0)
		if p.labelled || len(name.text) > w-len(signs.text) {
			name.text = ""
		}
		p.row(x, y, w, []glyphs{name}, signs)
	case last == 0:
		x, y, w := at(0)
		left := p.stack(c.Stack, w-len(signs.text))
		if full := p.stack(c.Stack, w); len(signs.text) > 0 && length(left) < length(full) {
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

// two writes a space of two lines: the name or the counter on top, then the rest of a long name or
// the figures, and the signs.
func (l *gridMap) two(p *painter, c *scene.Cell, at func(int) (int, int, int), name, signs glyphs, stack int) {
	x, y, w := at(0)
	x1, y1, w1 := at(1)
	if stack == 0 {
		if c.Called != "" {
			name = glyphs{layout.Cut(c.Called, w), grid.Title}
		}
		p.row(x, y, w, []glyphs{{fit(name.text, w), name.st}}, glyphs{})
		if rest := strings.TrimPrefix(c.Called, name.text); c.Called != "" && rest != "" && layout.Width(rest+" "+signs.text) <= w1 { // a long name goes on below
			p.row(x1, y1, w1, []glyphs{{rest, name.st}}, signs)
		} else if text := fit(signs.text, w1); text != "" {
			p.put(x1+(w1-layout.Width(text))/2, y1, signs.st, text)
		}
		return
	}
	label, st := p.label(p.ranked(c.Stack)[stack-1])
	code, lies, more := label.Name(), "", ""
	if layout.Width(code) > w { // how it lies stands below
		code, lies = label.Code, label.Signs
	}
	if stack > 1 {
		more = "+" + strconv.Itoa(stack-1)
	}
	figures := label.Figures
	for layout.Width(figures+lies+more) > w1 && figures != "" { // rather these than the last figures
		figures = figures[:max(strings.LastIndexAny(figures, "- "), 0)]
	}
	below := []glyphs{{figures, st}, {lies, st}, {more, grid.Faint}}
	above := glyphs{}
	if length(below)+layout.Width(signs.text) > w1 { // the ground is seen beside a short name
		above.text, above.st, signs.text = fit(signs.text, w-layout.Width(code)-1), signs.st, ""
	}
	p.row(x, y, w, []glyphs{{code, st}}, above)
	p.row(x1, y1, w1, below, signs)
}

// several writes a space of several lines: its name and signs, then a counter on each.
func (l *gridMap) several(p *painter, c *scene.Cell, at func(int) (int, int, int), name, signs glyphs, stack int) {
	x, y, w := at(0)
	signs.text = fit(signs.text, w-1)
	p.row(x, y, w, []glyphs{{fit(name.text, w-layout.Width(signs.text)), name.st}}, signs)
	lines := len(l.shape[p.zoom].inner) - 1
	if c.Called != "" && stack < lines {
		x, y, w := at(lines)
		p.row(x, y, w, []glyphs{{layout.Cut(c.Called, w), grid.Title}}, glyphs{})
	}
	ranked := p.ranked(c.Stack)
	for i := 0; i < lines && i < stack; i++ {
		x, y, w := at(i + 1)
		if left := stack - i; i == lines-1 && left > 1 {
			p.row(x, y, w, p.stack(ranked[:left], w), glyphs{})
			return
		}
		code, figures, st := p.piece(ranked[stack-1-i])
		if figures != "" && layout.Width(code)+1+len(figures) <= w {
			code += " " + figures
		}
		p.row(x, y, w, []glyphs{{layout.Cut(code, w), st}}, glyphs{})
	}
}

// written draws what stands in a space on a page.
func (l *gridMap) written(p *painter, c *scene.Cell, x, y int) {
	rooms := l.rooms(c)
	for i, w := range l.fill(p.s, c) {
		at := x + l.shape[page].inner[0].x
		line := y + l.shape[page].inner[0].y + i
		p.put(at, line, grid.Faint, w.name)
		n := at + layout.Width(w.name)
		for _, g := range p.glyphs(w.stack) {
			for g.text != "" && g.text[0] == ' ' { // what is drawn there shows through
				g.text = g.text[1:]
				n++
			}
			p.put(n, line, g.st, g.text)
			n += layout.Width(g.text)
		}
		p.put(at+rooms[i]-layout.Width(w.signs), line, grid.Mark, w.signs)
	}
}

// way writes what it costs to come to the spaces on the drawn way: in the last line of each, at its
// end. Where a space is one letter, that is reversed.
func (l *gridMap) way(p *painter) {
	sh := &l.shape[p.zoom]
	for i, s := range p.m.Way {
		c := p.on(s.Place)
		if c == nil || i == 0 {
			continue
		}
		x, y := l.corner(p.zoom, c)
		r := sh.inner[len(sh.inner)-1]
		if p.zoom == 0 {
			char, st := p.glyph(c)
			p.set(x+r.x, y+r.y, st|grid.Reverse, char)
			continue
		}
		text := layout.Cut(s.Sum, r.w)
		p.put(x+r.x+r.w-layout.Width(text), y+r.y, grid.Legal|grid.Reverse, text)
	}
}
