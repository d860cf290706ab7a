package board

import (
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// way writes what it costs to come to the spaces on the drawn way: in the last line of each, at its
// end. Where a space is one letter, that is reversed.
func (l *gridMap) way(p *painter) {
	sh := &l.shape[p.zoom]
	for i, s := range p.m.Way {
		at, ok := p.b.cells[s.Place]
		if !ok || i == 0 || p.b.plates[at.plate] != plate(l) {
			continue
		}
		x, y := l.corner(p.zoom, at.cell)
		r := sh.inner[len(sh.inner)-1]
		if p.zoom == 0 {
			char, st := p.glyph(at.cell)
			p.set(x+r.x, y+r.y, st|grid.Reverse, char)
			continue
		}
		text := layout.Cut(s.Sum, r.w)
		p.put(x+r.x+r.w-layout.Width(text), y+r.y, grid.Legal|grid.Reverse, text)
	}
}
