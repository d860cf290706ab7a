package draw

import (
	"sandtable/interp/scene"
	"sandtable/show/draw/sheet"
)

// Spot is a place or a piece that stands out in the picture of a page.
type Spot struct {
	To    string // the address that it leads to; "": none
	Class string // for the styles of the page
	Title string
}

// Point is a point of a measured table that stands out, in smallest parts.
type Point struct {
	X, Y int
	Spot
}

// spotStyle is how a spot is drawn where the page has no styles.
var spotStyle = sheet.Style{Stroke: sheet.Hex("a01818"), Width: 0.7}

// Ground draws what is printed on a map, which hardly ever changes; nil for a map that is drawn
// with letters, whose picture is small.
func Ground(s *scene.Scene, m *scene.Map, o Options) *sheet.Sheet {
	if m.Geo == scene.Drawn {
		return nil
	}
	o.Bare, o.Spots, o.Points = true, nil, nil
	return newDrawer(s, o).plan(m)
}

// Above draws what lies on a map, and its spots: a picture that is to lie on Ground.
func Above(s *scene.Scene, m *scene.Map, o Options) *sheet.Sheet {
	o.above = m.Geo != scene.Drawn
	return newDrawer(s, o).plan(m)
}

// Beside draws tracks, and what lies beside the maps, at a width.
func Beside(s *scene.Scene, o Options, wide float64) *sheet.Sheet {
	d := newDrawer(s, o)
	out := sheet.New(wide, 0, "")
	for _, part := range []*sheet.Sheet{d.tracks(wide), d.piles(wide)} {
		if part.H > 0 {
			out.Place(part, sheet.At(0, out.H))
			out.H += part.H + gap
		}
	}
	return out
}

// spot draws around a thing that stands out.
func (d *drawer) spot(out *sheet.Sheet, r scene.Ref, shape func()) {
	if x, is := d.o.Spots[r]; is {
		x.around(out, shape)
	}
}

func (x *Spot) around(out *sheet.Sheet, shape func()) {
	out.Link(x.To, x.Class, x.Title)
	shape()
	out.End()
}

// tableSpots draws around terrain, pieces and points of a measured map.
func (d *drawer) tableSpots(out *sheet.Sheet, m *scene.Map, t *tablePlan) {
	for i := range m.Areas {
		d.spot(out, m.Areas[i].Thing, func() { out.Polygon(outline(&m.Areas[i], t, m).outline, spotStyle) })
	}
	for _, x := range d.o.Points {
		x.around(out, func() { out.Circle(t.point(m, x.X, x.Y), 1.6, spotStyle) })
	}
	for _, s := range m.Stands {
		size := max(float64(float64(2*s.Base)*t.per), 6)
		d.spot(out, s.Piece, func() { out.Circle(t.point(m, s.X, s.Y), size/2, spotStyle) })
	}
}
