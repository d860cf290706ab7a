package draw

import (
	"math"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/show/draw/sheet"
)

// longest is how long the longer side of a measured table may be in a picture.
const longest = 620

// reductions are the scales at which a table may be drawn, the largest first: 1 to so many.
var reductions = []float64{1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20}

// tablePlan is the plan of a measured map: where its points are, y upwards.
type tablePlan struct {
	per  float64 // millimetres to the smallest part
	at   sheet.Point
	inch float64 // millimetres
	by   float64 // how much it is reduced
}

func newTablePlan(m *scene.Map, inches bool) *tablePlan {
	t := &tablePlan{at: sheet.At(8, 0)}
	for _, t.by = range reductions {
		if inches {
			t.inch = 25.4
			break
		}
		if t.inch = 25.4 / t.by; t.inch*float64(max(m.W, m.H))/float64(m.Unit) <= longest {
			break
		}
	}
	t.per = t.inch / float64(m.Unit)
	return t
}

// point returns where a point of the table is.
func (t *tablePlan) point(m *scene.Map, x, y int) sheet.Point {
	return t.at.Add(float64(float64(x)*t.per), float64(float64(m.H-y)*t.per))
}

// measured draws a table measured in inches.
func (d *drawer) measured(m *scene.Map) *sheet.Sheet {
	t := newTablePlan(m, d.o.True)
	w, h := float64(float64(m.W)*t.per), float64(float64(m.H)*t.per)
	top := d.title(m)
	out := sheet.New(w+14, h+top+13, m.Title)
	t.at.Y = top + 2
	if !d.o.above {
		d.table(out, m, t, w, h)
	}
	if !d.o.Bare {
		for _, s := range m.Stands {
			d.stands(out, t.point(m, s.X, s.Y), t, s)
		}
	}
	d.tableSpots(out, m, t)
	return out
}

// table draws what a measured map is made of.
func (d *drawer) table(out *sheet.Sheet, m *scene.Map, t *tablePlan, w, h float64) {
	if top := d.title(m); top > 0 {
		out.Text(sheet.At(0, 4.5), m.Title, sheet.Ink{Size: 4.5, Bold: true, Color: ink, Fit: out.W, Least: 2.1})
	}
	out.Rect(t.at.X, t.at.Y, w, h, sheet.Style{Fill: sheet.Hex("eef1e3")})
	t.rule(out, m)
	for i := range m.Areas {
		d.area(out, m, t, &m.Areas[i], i)
	}
	out.Rect(t.at.X, t.at.Y, w, h, sheet.Style{Stroke: ink, Width: 0.5})
	for i := range m.Areas {
		a := &m.Areas[i]
		o := outline(a, t, m)
		at := o.at.Add(0, 1)
		if least, most := o.box(); most.Y-least.Y < 4 { // too thin for its name
			at.Y = most.Y + 3
		}
		caption(out, at, d.s.Things[a.Thing].Title)
	}
}

// rule draws a line for every foot, figures for every half one, and what the scale is.
func (t *tablePlan) rule(out *sheet.Sheet, m *scene.Map) {
	w, h := m.W/m.Unit, m.H/m.Unit
	for x := 0; x <= w; x += 6 {
		p := t.point(m, x*m.Unit, 0)
		if x%12 == 0 {
			out.Line(sheet.Style{Stroke: sheet.Hex("c9cfbc"), Width: 0.2}, p, t.point(m, x*m.Unit, m.H))
		}
		out.Line(sheet.Style{Stroke: faint, Width: 0.25}, p, p.Add(0, 1.2))
		out.Text(p.Add(0, 4), number(x), sheet.Ink{Size: 2.4, Color: faint, Anchor: sheet.Middle})
	}
	for y := 0; y <= h; y += 6 {
		p := t.point(m, 0, y*m.Unit)
		if y%12 == 0 {
			out.Line(sheet.Style{Stroke: sheet.Hex("c9cfbc"), Width: 0.2}, p, t.point(m, m.W, y*m.Unit))
		}
		out.Line(sheet.Style{Stroke: faint, Width: 0.25}, p, p.Add(-1.2, 0))
		out.Text(p.Add(-1.8, 0.9), number(y), sheet.Ink{Size: 2.4, Color: faint, Anchor: sheet.End})
	}
	out.Text(t.point(m, 0, 0).Add(0, 9), "inches; 1 : "+number(int(t.by)), sheet.Ink{Size: 2.6, Color: faint})
}

// area draws terrain.
func (d *drawer) area(out *sheet.Sheet, m *scene.Map, t *tablePlan, a *scene.Area, n int) {
	r := outline(a, t, m)
	r.seed = n
	fill := plain[n%len(plain)]
	if len(a.Fills) > 0 {
		fill = tint(m.Fills[a.Fills[0]].Pattern, a.Fills[0])
	}
	out.Begin("terrain", d.s.Things[a.Thing].Title)
	out.Polygon(r.outline, sheet.Style{Fill: fill, Stroke: sheet.Hex("857f6e"), Width: 0.3})
	for _, i := range a.Fills {
		d.used["ground "+m.Fills[i].Name] = true
		d.pattern(out, m.Fills[i], r)
	}
	out.End()
}

// outline returns the part of the picture that terrain covers.
func outline(a *scene.Area, t *tablePlan, m *scene.Map) region {
	var pts []sheet.Point
	at := func(i int) sheet.Point { return t.point(m, int(a.Corners[i][0]), int(a.Corners[i][1])) }
	switch a.Is {
	case model.Circle:
		return region{outline: round(at(0), float64(float64(a.Radius)*t.per)), at: at(0)}
	case model.Rectangle:
		p, q := at(0), at(1)
		pts = []sheet.Point{p, sheet.At(q.X, p.Y), q, sheet.At(p.X, q.Y)}
	default:
		for i := range a.Corners {
			pts = append(pts, at(i))
		}
	}
	sum := sheet.Point{}
	for _, p := range pts {
		sum = sum.Add(p.X, p.Y)
	}
	return region{outline: pts, at: sheet.At(sum.X/float64(len(pts)), sum.Y/float64(len(pts)))}
}

// stands draws a piece where it stands: on its base, or as a counter that is a third of an inch
// wide at least.
func (d *drawer) stands(out *sheet.Sheet, at sheet.Point, t *tablePlan, s scene.Stand) {
	size := max(float64(float64(2*s.Base)*t.per), 6)
	f := d.face(s.Piece)
	f.Round = true
	if s.Long() {
		d.long(out, at, t, s, f)
		size = max(float64(float64(2*s.Base)*t.per), 3.5)
	}
	DrawCounter(out, at, size, f)
	if size < 14 || len(f.Title) > 3 {
		low := max(float64(size/2), float64((math.Abs(float64(s.DY))+float64(s.Base))*t.per))
		if s.Long() && s.Way[1] < 0 {
			low += tip
		}
		caption(out, at.Add(0, low+2.6), f.Title)
	}
}

// tip is how long the tip at the front of a base is.
const tip = 1.6

// long draws a base that is no circle, and a tip where its front is.
func (d *drawer) long(out *sheet.Sheet, at sheet.Point, t *tablePlan, s scene.Stand, f Face) {
	base, front := longBase(at, t, s)
	out.Begin("base", f.Title)
	out.Polygon(base, sheet.Style{Fill: f.Fill, Stroke: ink, Width: 0.25})
	out.Polygon(front, sheet.Style{Fill: ink})
	out.End()
}

// longBase returns the outline of a base with its middle at a point, and the tip at its front.
func longBase(at sheet.Point, t *tablePlan, s scene.Stand) (base, front []sheet.Point) {
	vx, vy := float64(float64(s.DX)*t.per), float64(-float64(s.DY)*t.per)
	r := max(float64(float64(s.Base)*t.per), 0.4)
	for _, p := range round(sheet.At(0, 0), r) {
		end := at.Add(vx, vy)
		if float64(p.X*vx)+float64(p.Y*vy) < 0 {
			end = at.Add(-vx, -vy)
		}
		base = append(base, end.Add(p.X, p.Y))
	}
	ax, ay := float64(s.Way[0]), float64(-s.Way[1])
	n := math.Sqrt(float64(ax*ax) + float64(ay*ay))
	ax, ay = ax/n, ay/n
	far := r
	if math.Abs(float64(ax*vy)-float64(ay*vx)) < 1e-6 { // it is long that way
		far += math.Sqrt(float64(vx*vx) + float64(vy*vy))
	}
	at = at.Add(float64(ax*far), float64(ay*far))
	return base, []sheet.Point{at.Add(float64(ax*tip), float64(ay*tip)), at.Add(float64(-ay*tip), float64(ax*tip)),
		at.Add(float64(ay*tip), float64(-ax*tip))}
}

// caption writes a name with its middle at a point, or as near to it as the sheet has room.
func caption(out *sheet.Sheet, at sheet.Point, text string) {
	text = english.Spaced(text)
	const most = 45
	half := float64(min(sheet.Width(text, 3, false), most) / 2)
	at.X = max(min(at.X, out.W-half), half)
	out.Text(at, text, sheet.Ink{Size: 3, Color: ink, Anchor: sheet.Middle, Halo: white, Fit: most})
}
