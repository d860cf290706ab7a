package draw

import (
	"math"
	"slices"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// gridPlan is the plan of a map of squares or hexes.
type gridPlan struct {
	geo   scene.Geometry
	flat  float64 // from one side of a space to the opposite one
	left  int     // the least column and row
	top   int
	at    sheet.Point // the middle of the space there
	cells map[scene.Ref]*scene.Cell
}

// roomHex and roomSquare are how much wider a space is than a counter.
const (
	roomHex    = 1.32
	roomSquare = 1.3
	leastHex   = 16
)

// newGridPlan plans a map. An empty one has no size.
func newGridPlan(m *scene.Map, counter float64) (l *gridPlan, w, h float64) {
	l = &gridPlan{
		geo:   m.Geo,
		flat:  max(float64(roomHex*counter), leastHex),
		left:  math.MaxInt,
		top:   math.MaxInt,
		cells: map[scene.Ref]*scene.Cell{},
	}
	if m.Geo == scene.Squares {
		l.flat = float64(roomSquare * counter)
	}
	right, bottom := math.MinInt, math.MinInt
	for i := range m.Cells {
		c := &m.Cells[i]
		l.cells[c.Place] = c
		l.left, l.top, right, bottom = min(l.left, c.Col), min(l.top, c.Row), max(right, c.Col), max(bottom, c.Row)
	}
	if len(m.Cells) == 0 {
		return l, 0, 0
	}
	hw, hh := l.half()
	l.at = sheet.At(hw, hh)
	far := l.middle(right, bottom)
	return l, far.X + hw, far.Y + hh
}

// long returns how long a side of a space is.
func (l *gridPlan) long() float64 {
	if l.geo == scene.Squares {
		return l.flat
	}
	return l.flat / root3
}

// half returns how far a space reaches from its middle to the side and up.
func (l *gridPlan) half() (w, h float64) {
	switch l.geo {
	case scene.HexFlat:
		return l.long(), l.flat / 2
	case scene.HexPointed:
		return l.flat / 2, l.long()
	}
	return l.flat / 2, l.flat / 2
}

// middle returns the middle of the space at a column and a row.
func (l *gridPlan) middle(col, row int) sheet.Point {
	x, y := float64(col-l.left), float64(row-l.top)
	switch l.geo {
	case scene.HexFlat:
		return l.at.Add(float64(x*1.5*l.long()), float64(y*l.flat/2))
	case scene.HexPointed:
		return l.at.Add(float64(x*l.flat/2), float64(y*1.5*l.long()))
	}
	return l.at.Add(float64(x*l.flat), float64(y*l.flat))
}

// outline returns the corners of a space, shrunk about its middle by a share.
func (l *gridPlan) outline(at sheet.Point, share float64) []sheet.Point {
	r, f := float64(l.long()*share), float64(l.flat*share)/2
	switch l.geo {
	case scene.HexFlat:
		return []sheet.Point{at.Add(r, 0), at.Add(r/2, f), at.Add(-r/2, f), at.Add(-r, 0), at.Add(-r/2, -f), at.Add(r/2, -f)}
	case scene.HexPointed:
		return []sheet.Point{at.Add(0, r), at.Add(-f, r/2), at.Add(-f, -r/2), at.Add(0, -r), at.Add(f, -r/2), at.Add(f, r/2)}
	}
	return []sheet.Point{at.Add(-f, -f), at.Add(f, -f), at.Add(f, f), at.Add(-f, f)}
}

// side returns the ends of the border between two neighbors, and its middle.
func (l *gridPlan) side(a, b sheet.Point) (p, q, mid sheet.Point) {
	mid = a.Toward(b, 0.5)
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 || l.geo == scene.Squares && d > 1.2*l.flat { // squares that touch at a corner
		return mid, mid, mid
	}
	x, y := float64((b.Y-a.Y)/d*l.long()/2), float64((b.X-a.X)/d*l.long()/2)
	return mid.Add(-x, y), mid.Add(x, -y), mid
}

// lattice draws a map of squares or hexes.
func (d *drawer) lattice(m *scene.Map) *sheet.Sheet {
	l, w, h := newGridPlan(m, d.size)
	top := d.title(m)
	out := sheet.New(w+1, h+top+1, m.Title)
	if top > 0 && !d.o.above {
		out.Text(sheet.At(0, 4.5), m.Title, sheet.Ink{Size: 4.5, Bold: true, Color: ink, Fit: w, Least: 2.1})
	}
	l.at = l.at.Add(0.5, top+0.5)
	if !d.o.above {
		d.ground(out, m, l)
	}
	if !d.o.Bare {
		for i := range m.Cells {
			d.occupied(out, &m.Cells[i], l)
		}
	}
	for i := range m.Cells {
		c := &m.Cells[i]
		d.spot(out, c.Place, func() { out.Polygon(l.outline(l.middle(c.Col, c.Row), 0.94), spotStyle) })
	}
	return out
}

// ground draws what is printed on a map.
func (d *drawer) ground(out *sheet.Sheet, m *scene.Map, l *gridPlan) {
	d.grounds(out, m, l)
	d.borders(out, m, l, true)
	d.outlines(out, m, l)
	d.borders(out, m, l, false)
	d.bridges(out, m, l)
	for i := range m.Cells {
		d.printed(out, &m.Cells[i], l)
	}
}

// grounds fills the spaces.
func (d *drawer) grounds(out *sheet.Sheet, m *scene.Map, l *gridPlan) {
	bare := m.Geo == scene.Squares && !slices.ContainsFunc(m.Cells, func(c scene.Cell) bool { return len(c.Fills) > 0 })
	for i := range m.Cells {
		c := &m.Cells[i]
		at := l.middle(c.Col, c.Row)
		fill := paper // a board without grounds is drawn as a checkerboard
		if bare && (c.Col+c.Row)%2 != 0 {
			fill = plain[0]
		}
		if len(c.Fills) > 0 {
			fill = tint(m.Fills[c.Fills[0]].Pattern, c.Fills[0])
		}
		out.Polygon(l.outline(at, 1), sheet.Style{Fill: fill})
		for _, n := range c.Fills {
			d.used["ground "+m.Fills[n].Name] = true
			d.pattern(out, m.Fills[n], region{l.outline(at, 0.9), at, c.Col*31 + c.Row*17})
		}
	}
}

// outlines draws the sides of the spaces.
func (d *drawer) outlines(out *sheet.Sheet, m *scene.Map, l *gridPlan) {
	for i := range m.Cells {
		out.Polygon(l.outline(l.middle(m.Cells[i].Col, m.Cells[i].Row), 1), sheet.Style{Stroke: grid, Width: 0.2})
	}
}

// printed writes the name of a space at its upper edge, and the word of a plain ground at its lower
// one.
func (d *drawer) printed(out *sheet.Sheet, c *scene.Cell, l *gridPlan) {
	at := l.middle(c.Col, c.Row)
	_, h := l.half()
	fit := float64(l.long() * 0.92)
	size, y := min(2.2, l.flat/8), -h+min(2.4, float64(l.flat*0.12))
	if l.geo == scene.HexPointed {
		y += float64(h * 0.22)
	}
	out.Text(at.Add(0, y), english.Spaced(c.Label), sheet.Ink{
		Size:   size,
		Color:  faint,
		Anchor: sheet.Middle,
		Fit:    fit,
		Least:  1.6,
		Halo:   white,
	})
	if c.Called != "" {
		out.Text(at.Add(0, float64(h*0.45)), c.Called, sheet.Ink{
			Size:   min(2.8, float64(l.flat/7)),
			Bold:   true,
			Color:  ink,
			Anchor: sheet.Middle,
			Fit:    fit,
			Least:  1.6,
			Halo:   white,
		})
	}
}

// occupied draws what lies in a space: its counters, whose it is, and markers.
func (d *drawer) occupied(out *sheet.Sheet, c *scene.Cell, l *gridPlan) {
	at := l.middle(c.Col, c.Row)
	_, h := l.half()
	room := l.flat - d.size - 3
	d.pile(out, at.Add(0, float64(l.flat*0.055)), c.Stack, 4, room)
	t := &d.s.Things[c.Place]
	low := at.Add(0, h-1.6)
	for _, x := range t.State {
		if x.Flag() {
			d.flag(out, at.Add(l.corner()), x.Value)
		}
	}
	signs := t.Discs()
	for i, text := range signs {
		disc(out, low.Add(float64(2.9*(float64(i)-float64(float64(len(signs)-1)/2))), 0), 1.4, text)
	}
}

// corner returns where a flag stands in a space, beside the counters.
func (l *gridPlan) corner() (x, y float64) {
	switch l.geo {
	case scene.HexFlat:
		return 1.6 - l.long(), 2
	case scene.HexPointed:
		return -1, l.long() - 1
	}
	return 0.5 - float64(l.flat/2), float64(l.flat/2) - 0.5
}

// flag draws whose a space is.
func (d *drawer) flag(out *sheet.Sheet, at sheet.Point, owner string) {
	c := nobody
	for _, s := range d.s.Sides {
		if s.Title == owner {
			c = d.colors[s.Name]
		}
	}
	out.Begin("flag", owner)
	out.Line(sheet.Style{Stroke: ink, Width: 0.25}, at, at.Add(0, -3.4))
	out.Polygon([]sheet.Point{at.Add(0, -3.4), at.Add(2.6, -2.6), at.Add(0, -1.7)}, sheet.Style{Fill: c, Stroke: ink, Width: 0.2})
	out.End()
}
