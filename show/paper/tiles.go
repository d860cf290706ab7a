package paper

import (
	"math"
	"strconv"

	"sandtable/interp/scene"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// overlap is how much of a map two tiles share.
const overlap = 10

// strip is the foot of a tile with its name, its place and a scale.
const strip = 14

// maps cuts the maps into tiles.
func (x *press) maps(s *scene.Scene) (pages []*sheet.Sheet) {
	for _, m := range draw.Maps(s, draw.Options{Counter: x.o.Counter, True: true}) {
		if m.W > 0 && m.H > 0 {
			pages = append(pages, x.tiles(m)...)
		}
	}
	return pages
}

// tiles cuts one map, on paper of the orientation that needs fewer tiles. A tile on which nothing
// is printed is left out.
func (x *press) tiles(m *sheet.Sheet) (pages []*sheet.Sheet) {
	wide := x.number(m, true) < x.number(m, false)
	w, h := x.window(wide)
	across, down := steps(m.W, w), steps(m.H, h)
	for row := range down {
		top := float64((h - overlap) * float64(row))
		band := m.Band(top, min(h, m.H-top))
		for col := range across {
			name := tileName(row, col)
			title := "map, tile " + name
			if m.Title != "" {
				title = m.Title + ", tile " + name
			}
			p := x.page(title, wide)
			left := float64((w - overlap) * float64(col))
			if !p.Window(band, left, top, min(w, m.W-left), min(h, m.H-top), sheet.At(margin, margin)) {
				continue
			}
			x.corners(p, w, h)
			x.key(p, across, down, row, col)
			pages = append(pages, p)
		}
	}
	return pages
}

// window returns how much of a map a tile shows.
func (x *press) window(wide bool) (w, h float64) {
	w, h = x.o.Paper.W, x.o.Paper.H
	if wide {
		w, h = h, w
	}
	return w - 2*margin, h - 2*margin - strip
}

// number returns how many tiles a map takes.
func (x *press) number(m *sheet.Sheet, wide bool) int {
	w, h := x.window(wide)
	return steps(m.W, w) * steps(m.H, h)
}

// steps returns how many windows cover a length.
func steps(all, window float64) int {
	if all <= window {
		return 1
	}
	return int(math.Ceil((all - overlap) / (window - overlap)))
}

// tileName returns the name of a tile: a letter for its row, a number for its column.
func tileName(row, col int) string {
	name := ""
	for n := row + 1; n > 0; n = (n - 1) / 26 {
		name = string(rune('A'+(n-1)%26)) + name
	}
	return name + strconv.Itoa(col+1)
}

// corners draws marks where tiles are to be laid on one another.
func (x *press) corners(p *sheet.Sheet, w, h float64) {
	st := sheet.Style{Stroke: sheet.Hex("c01515"), Width: 0.15}
	for _, dx := range []float64{overlap / 2, w - overlap/2} {
		for _, dy := range []float64{overlap / 2, h - overlap/2} {
			c := sheet.At(margin+dx, margin+dy)
			p.Line(st, c.Add(-2, 0), c.Add(2, 0))
			p.Line(st, c.Add(0, -2), c.Add(0, 2))
		}
	}
}

// key draws which tile it is, and a scale of 50 mm.
func (x *press) key(p *sheet.Sheet, across, down, row, col int) {
	y := p.H - margin - strip + 2
	side := min(8/float64(down), 60/float64(across), 5)
	for r := range down {
		for c := range across {
			st := sheet.Style{Stroke: rule, Width: 0.15}
			if r == row && c == col {
				st.Fill = ink
			}
			p.Rect(margin+float64(side*float64(c)), y+float64(side*float64(r)), side, side, st)
		}
	}
	at := sheet.At(p.W-margin-50, y+5)
	p.Line(sheet.Style{Stroke: ink, Width: 0.3}, at, at.Add(50, 0))
	for i := range 6 {
		p.Line(sheet.Style{Stroke: ink, Width: 0.3}, at.Add(float64(10*i), -1), at.Add(float64(10*i), 1))
	}
	p.Text(at.Add(25, -1.8), "50 mm", sheet.Ink{Size: 2.4, Color: faint, Anchor: sheet.Middle})
}
