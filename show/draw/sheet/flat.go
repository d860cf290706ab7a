package sheet

import "math"

// flatten returns the parts of a path as points, each as many times as large, curves as short
// lines.
func flatten(path []seg, per float64) (out [][]Point) {
	var now []Point
	done := func() {
		if len(now) > 0 {
			out = append(out, now)
		}
		now = nil
	}
	for _, g := range path {
		for i, p := range g.p {
			g.p[i] = At(p.X*per, p.Y*per)
		}
		switch g.verb {
		case move:
			done()
			now = []Point{g.p[0]}
		case line:
			now = append(now, g.p[0])
		case curve:
			now = bend(now, g.p)
		case closed:
			if len(now) > 0 {
				now = append(now, now[0])
			}
		}
	}
	done()
	return out
}

// bend adds the points of a curve.
func bend(now []Point, p [3]Point) []Point {
	a := now[len(now)-1]
	long := math.Hypot(p[0].X-a.X, p[0].Y-a.Y) + math.Hypot(p[1].X-p[0].X, p[1].Y-p[0].Y) + math.Hypot(p[2].X-p[1].X, p[2].Y-p[1].Y)
	n := min(2+int(math.Sqrt(long)*1.5), 64)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		ab, bc, cd := a.Toward(p[0], t), p[0].Toward(p[1], t), p[1].Toward(p[2], t)
		now = append(now, ab.Toward(bc, t).Toward(bc.Toward(cd, t), t))
	}
	return now
}

// flatGlyph is like flatten for the small forms of letters, which need few points.
func flatGlyph(path []seg, at Point, size float64) [][]Point {
	var out [][]Point
	var now []Point
	put := func(p Point) Point { return Point{at.X + float64(p.X*size), at.Y + float64(p.Y*size)} }
	for _, g := range path {
		switch g.verb {
		case move:
			if now != nil {
				out = append(out, now)
			}
			now = []Point{put(g.p[0])}
		case line:
			now = append(now, put(g.p[0]))
		case curve:
			a, b, c, d := now[len(now)-1], put(g.p[0]), put(g.p[1]), put(g.p[2])
			for i := 1; i <= 5; i++ {
				t := float64(i) / 5
				ab, bc, cd := a.Toward(b, t), b.Toward(c, t), c.Toward(d, t)
				now = append(now, ab.Toward(bc, t).Toward(bc.Toward(cd, t), t))
			}
		}
	}
	if now != nil {
		out = append(out, now)
	}
	return out
}

// dashes breaks a line into pieces of a length, every other of which is drawn.
func dashes(points []Point, long float64) (out [][]Point) {
	left, on := long, true
	now := []Point{points[0]}
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		for d > left {
			p := a.Toward(b, left/d)
			if now = append(now, p); on {
				out = append(out, now)
			}
			now, a, d, left, on = []Point{p}, p, d-left, long, !on
		}
		left -= d
		now = append(now, b)
	}
	if on && len(now) > 1 {
		out = append(out, now)
	}
	return out
}
