package draw

import (
	"math"
	"slices"

	"sandtable/interp/scene"
	"sandtable/show/draw/sheet"
)

// region is a part of a map to be filled: its outline, its middle, and a number from which chance
// is drawn, so that no two look quite alike and each always looks the same.
type region struct {
	outline []sheet.Point
	at      sheet.Point
	seed    int
}

// has reports whether a point lies in the region.
func (r *region) has(p sheet.Point) bool {
	in := false
	for i, a := range r.outline {
		b := r.outline[(i+1)%len(r.outline)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.Toward(b, (p.Y-a.Y)/(b.Y-a.Y)).X {
			in = !in
		}
	}
	return in
}

// box returns the corners of the region.
func (r *region) box() (least, most sheet.Point) {
	least, most = r.outline[0], r.outline[0]
	for _, p := range r.outline {
		least, most = sheet.At(min(least.X, p.X), min(least.Y, p.Y)), sheet.At(max(most.X, p.X), max(most.Y, p.Y))
	}
	return least, most
}

// share returns a number from 0 to 1 that depends on the region and two others.
func (r *region) share(i, j int) float64 {
	h := uint32(r.seed)*2654435761 + uint32(i)*40503 + uint32(j)*2246822519
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float64(h&0xffff) / 0xffff
}

// scatter lists places in the region, about a step apart.
func (r *region) scatter(step float64) (out []sheet.Point) {
	least, most := r.box()
	for j, y := 0, least.Y+float64(step/2); y < most.Y; j, y = j+1, y+step {
		for i, x := 0, least.X+float64(step/2); x < most.X; i, x = i+1, x+step {
			p := sheet.At(x, y).Add(float64(step*0.6*(r.share(i, j)-0.5)), float64(step*0.6*(r.share(j, i+99)-0.5)))
			if r.has(p) && r.has(p.Add(0.7, -0.9)) && r.has(p.Add(-0.7, 0.5)) {
				out = append(out, p)
			}
		}
	}
	return out
}

// pattern draws the marks of a ground into a region.
func (d *drawer) pattern(out *sheet.Sheet, f scene.Fill, r region) {
	p := sheet.Path{}
	c := marksOf(f.Pattern)
	switch f.Pattern {
	case "trees":
		for _, at := range r.scatter(3.6) {
			p.Move(at.Add(0, -1.3))
			p.Line(at.Add(1, 0.6))
			p.Line(at.Add(-1, 0.6))
			p.Close()
		}
		out.Draw(&p, sheet.Style{Fill: c})
	case "houses":
		for i, at := range r.scatter(4.2) {
			w, h := 0.8+float64(0.5*r.share(i, 7)), 0.6+float64(0.4*r.share(i, 8))
			p.Move(at.Add(-w, -h))
			p.Line(at.Add(w, -h))
			p.Line(at.Add(w, h))
			p.Line(at.Add(-w, h))
			p.Close()
		}
		out.Draw(&p, sheet.Style{Fill: c})
	case "dots":
		for _, at := range r.scatter(2) {
			p.Move(at.Add(-0.25, 0))
			p.Line(at.Add(0, -0.25))
			p.Line(at.Add(0.25, 0))
			p.Line(at.Add(0, 0.25))
			p.Close()
		}
		out.Draw(&p, sheet.Style{Fill: c})
	case "waves":
		for _, at := range r.scatter(4.4) {
			p.Move(at.Add(-1.4, 0))
			p.Curve(at.Add(-0.9, -0.8), at.Add(-0.5, -0.8), at)
			p.Curve(at.Add(0.5, 0.8), at.Add(0.9, 0.8), at.Add(1.4, 0))
		}
		out.Draw(&p, sheet.Style{Stroke: c, Width: 0.3})
	case "contours":
		r.contours(&p)
		out.Draw(&p, sheet.Style{Stroke: c, Width: 0.35})
	case "hatch":
		r.hatch(&p, 2)
		out.Draw(&p, sheet.Style{Stroke: c, Width: 0.2})
	default:
		if f.Sign != "" {
			least, most := r.box()
			out.Text(sheet.At(r.at.X, most.Y-1.2), f.Sign, sheet.Ink{
				Size:   2.6,
				Bold:   true,
				Color:  faint,
				Anchor: sheet.Middle,
				Fit:    float64(0.7 * (most.X - least.X)),
				Least:  1.6,
			})
		}
	}
}

// marksOf returns the color of the marks of a pattern.
func marksOf(pattern string) sheet.Color { return marks[pattern] }

// contours draws lines of height around the middle.
func (r *region) contours(p *sheet.Path) {
	for _, share := range []float64{0.86, 0.56, 0.28} {
		n := len(r.outline)
		at := func(i int) sheet.Point { return r.at.Toward(r.outline[(i+n)%n], share) }
		p.Move(at(0).Toward(at(1), 0.5))
		for i := 1; i <= n; i++ {
			a, c := at(i), at(i).Toward(at(i+1), 0.5)
			b := at(i-1).Toward(at(i), 0.5)
			p.Curve(b.Toward(a, 0.6), c.Toward(a, 0.6), c)
		}
		p.Close()
	}
}

// hatch draws lines from the lower left to the upper right.
func (r *region) hatch(p *sheet.Path, step float64) {
	least, most := r.box()
	w, h := most.X-least.X, most.Y-least.Y
	for k := step; k < w+h; k += step {
		a, b := sheet.At(least.X+max(k-h, 0), least.Y+min(k, h)), sheet.At(least.X+min(k, w), least.Y+max(k-w, 0))
		r.inside(p, a, b)
	}
}

// inside draws the parts of a line that lie in the region.
func (r *region) inside(p *sheet.Path, a, b sheet.Point) {
	var cuts []float64
	for i, c := range r.outline {
		d := r.outline[(i+1)%len(r.outline)]
		x, y, u, v := b.X-a.X, b.Y-a.Y, d.X-c.X, d.Y-c.Y
		det := float64(x*v) - float64(y*u)
		if det == 0 {
			continue
		}
		t := (float64((c.X-a.X)*v) - float64((c.Y-a.Y)*u)) / det
		if s := (float64((c.X-a.X)*y) - float64((c.Y-a.Y)*x)) / det; t >= 0 && t <= 1 && s >= 0 && s < 1 {
			cuts = append(cuts, t)
		}
	}
	slices.Sort(cuts)
	for i := 0; i+1 < len(cuts); i += 2 {
		p.Move(a.Toward(b, cuts[i]))
		p.Line(a.Toward(b, cuts[i+1]))
	}
}

// round returns the outline of a circle.
func round(at sheet.Point, radius float64) (out []sheet.Point) {
	const n = 40
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		out = append(out, at.Add(float64(cos*radius), float64(sin*radius)))
	}
	return out
}
