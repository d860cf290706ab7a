package paper

import (
	"slices"
	"strings"

	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// blocks lays counters out in blocks of one sort, each front page with its back page behind it.
func (x *press) blocks(all []counter) (pages []*sheet.Sheet) {
	slices.SortStableFunc(all, func(a, b counter) int { return strings.Compare(a.sort, b.sort) })
	front, back := x.pair()
	y := float64(margin + 6)
	foot := x.o.Paper.H - margin - 6
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].sort == all[0].sort {
			n++
		}
		deep := all[0].deep()
		across := max(min(int((x.o.Paper.W-2*margin-10)/all[0].size), 10), 1)
		if y+deep > foot && y > margin+6 {
			pages = append(pages, front, back)
			front, back = x.pair()
			y = margin + 6
		}
		rows := max(min(int((foot-y)/deep), 14), 1)
		n = min(n, rows*across)
		y += x.block(front, back, all[:n], across, y) + 8
		all = all[n:]
	}
	return append(pages, front, back)
}

// pair returns an empty front page and the page behind it.
func (x *press) pair() (front, back *sheet.Sheet) {
	return x.page("counters, fronts", false), x.page("counters, backs", false)
}

// over is how far the color of a block runs over its edges.
const over = 1.5

// block draws one block of counters of one size, and returns how high it is. The back of a counter
// stands at the mirror image of its front.
func (x *press) block(front, back *sheet.Sheet, list []counter, across int, y float64) float64 {
	size, deep := list[0].size, list[0].deep()
	across = min(across, len(list))
	wide := float64(size * float64(across))
	left := float64((x.o.Paper.W - wide) / 2)
	at := func(i int) sheet.Point {
		return sheet.At(left+float64(size*float64(i%across)), y+float64(deep*float64(i/across)))
	}
	mirror := func(p sheet.Point) sheet.Point {
		return sheet.At(x.o.Paper.W-p.X-size, p.Y).Add(x.o.Shift.X, x.o.Shift.Y)
	}
	rows := (len(list) + across - 1) / across
	if !list[0].front.Round {
		for i, c := range list {
			p, q := at(i), mirror(at(i))
			front.Rect(p.X-over, p.Y-over, size+2*over, size+2*over, sheet.Style{Fill: c.front.Fill})
			back.Rect(q.X-over, q.Y-over, size+2*over, size+2*over, sheet.Style{Fill: c.back.Fill})
		}
		x.cuts(front, left, y, size, across, rows)
	}
	for i, c := range list {
		p, q := at(i), mirror(at(i))
		room := size
		if c.front.Round {
			room -= 1 // so that circles can be cut apart
		}
		draw.DrawCounter(front, p.Add(size/2, deep/2), room, c.front)
		draw.DrawCounter(back, q.Add(size/2, deep/2), room, c.back)
	}
	return float64(deep * float64(rows))
}

// cuts draws marks outside of a block where it is to be cut.
func (x *press) cuts(s *sheet.Sheet, left, top, size float64, across, rows int) {
	st := sheet.Style{Stroke: ink, Width: 0.15}
	wide, high := float64(size*float64(across)), float64(size*float64(rows))
	for i := range across + 1 {
		p := left + float64(size*float64(i))
		s.Line(st, sheet.At(p, top-over-3), sheet.At(p, top-over-0.5))
		s.Line(st, sheet.At(p, top+high+over+0.5), sheet.At(p, top+high+over+3))
	}
	for i := range rows + 1 {
		p := top + float64(size*float64(i))
		s.Line(st, sheet.At(left-over-3, p), sheet.At(left-over-0.5, p))
		s.Line(st, sheet.At(left+wide+over+0.5, p), sheet.At(left+wide+over+3, p))
	}
}

// test returns a page and its back with a cross and a scale, to see how far a printer moves the
// back.
func (x *press) test() []*sheet.Sheet {
	front, back := x.page("test of both sides", false), x.page("test of both sides, back", false)
	c := sheet.At(x.o.Paper.W/2, x.o.Paper.H/2)
	for i, s := range []*sheet.Sheet{front, back} {
		at := c
		if i == 1 {
			at = c.Add(x.o.Shift.X, x.o.Shift.Y)
		}
		st := sheet.Style{Stroke: ink, Width: 0.15}
		s.Line(st, at.Add(-20, 0), at.Add(20, 0))
		s.Line(st, at.Add(0, -20), at.Add(0, 20))
		for k := -20; k <= 20; k++ {
			d, long := float64(k)*0.5, 1.0
			if k%2 == 0 {
				long = 2
			}
			s.Line(st, at.Add(float64(d), -long), at.Add(float64(d), long))
			s.Line(st, at.Add(-long, float64(d)), at.Add(long, float64(d)))
		}
	}
	for i, text := range []string{
		"Print this page on both sides, turned at the long edge, at 100 %.",
		"Hold it against the light. The crosses should meet. The strokes are half a millimetre apart.",
		"If the back stands x to the right and y below, seen from the back, print again with --offset -x,-y.",
		"This line is 100 mm long:",
	} {
		front.Text(c.Add(0, float64(30+6*i)), text, sheet.Ink{Size: 3.4, Color: ink, Anchor: sheet.Middle, Fit: x.o.Paper.W - 2*margin})
	}
	front.Line(sheet.Style{Stroke: ink, Width: 0.4}, c.Add(-50, 54), c.Add(50, 54))
	return []*sheet.Sheet{front, back}
}
