package board

import (
	"sandtable/interp/scene"
	"sandtable/show/grid"
)

// Minimap draws the whole sheet small: a point where there is a place, the letter of whose counters
// stand there or at a point of a table, before a frame around the part that the window shows.
func (b *Board) Minimap(v grid.View, zoom, ox, oy, w, h int, m *Marks) {
	W, H := b.Size(zoom)
	if W == 0 || H == 0 || v.W < 4 || v.H < 3 {
		return
	}
	scale := func(x, y int) (int, int) { return min(x*v.W/W, v.W-1), min(y*v.H/H, v.H-1) }
	p := &painter{index: b.index, m: m, v: v}
	for i := range b.s.Maps {
		for j := range b.s.Maps[i].Cells {
			s := b.lies(zoom, i, &b.s.Maps[i].Cells[j])
			if x, y := scale(s.X+s.W/2, s.Y+s.H/2); v.At(x, y) == " " {
				v.Set(x, y, grid.Faint, ".")
			}
		}
	}
	x0, y0 := scale(ox, oy)
	x1, y1 := scale(ox+w-1, oy+h-1)
	for x := x0; x <= x1; x++ {
		v.Set(x, y0, grid.Title, "-")
		v.Set(x, y1, grid.Title, "-")
	}
	for y := y0; y <= y1; y++ {
		v.Set(x0, y, grid.Title, "|")
		v.Set(x1, y, grid.Title, "|")
	}
	for i := range b.s.Maps {
		for j := range b.s.Maps[i].Cells {
			c := &b.s.Maps[i].Cells[j]
			if n := len(c.Stack); n > 0 && !m.Bare {
				s := b.lies(zoom, i, c)
				x, y := scale(s.X+s.W/2, s.Y+s.H/2)
				code, _, st := p.piece(p.ranked(c.Stack)[n-1])
				v.Set(x, y, st, first(code))
			}
		}
		for _, at := range b.s.Maps[i].Stands {
			s := b.SpotAt(zoom, Point{at.X, at.Y})
			if x, y := scale(s.X, s.Y); !m.Bare {
				code, _, st := p.piece(at.Piece)
				v.Set(x, y, st, first(code))
			}
		}
	}
	for _, c := range m.Points {
		s := b.SpotAt(zoom, c.Point)
		x, y := scale(s.X, s.Y)
		v.Set(x, y, grid.Legal|grid.Reverse, first(c.Label))
	}
	for place := range m.Legal {
		if s, ok := b.Spot(zoom, place); ok {
			x, y := scale(s.X+s.W/2, s.Y+s.H/2)
			v.Style(x, y, grid.Legal|grid.Reverse)
		}
	}
	if s, ok := b.Spot(zoom, m.Cursor); ok && m.Cursor != scene.None {
		x, y := scale(s.X+s.W/2, s.Y+s.H/2)
		v.Set(x, y, grid.Legal|grid.Reverse, "o")
	}
	if m.At != (Point{-1, -1}) && b.Measured() != nil {
		s := b.SpotAt(zoom, m.At)
		x, y := scale(s.X, s.Y)
		v.Set(x, y, grid.Legal|grid.Reverse, "o")
	}
}
