package draw

import (
	"math"
	"slices"

	"sandtable/interp/scene"
	"sandtable/show/draw/sheet"
)

// border is how a kind of line is drawn.
type border struct {
	color, inner sheet.Color // inner: a lighter line inside
	width        float64
	dash         float64
	ticks        float64 // strokes across, so long
	crosses      bool    // the strokes are crosses
}

var borderStyles = map[string]border{
	"water":  {color: sheet.Hex("3f86c4"), width: 1.3},
	"road":   {color: sheet.Hex("7a5a3a"), inner: sheet.Hex("f4e3b5"), width: 1.3},
	"stream": {color: sheet.Hex("5c9fd6"), width: 0.7},
	"track":  {color: sheet.Hex("8a6a48"), inner: sheet.Hex("fbf6e4"), width: 0.85},
	"rail":   {color: sheet.Hex("3a3a3a"), width: 0.4, ticks: 1.4},
	"wall":   {color: sheet.Hex("5a5550"), width: 1.1},
	"wire":   {color: sheet.Hex("5a5550"), width: 0.3, ticks: 1.3, crosses: true},
	"cliff":  {color: sheet.Hex("6b4a2b"), width: 0.8, ticks: 1.6},
}

// plainBorders are the colors of lines of which the look says nothing, by their order.
var plainBorders = []sheet.Color{sheet.Hex("3f86c4"), sheet.Hex("7a5a3a"), sheet.Hex("5a5550"), sheet.Hex("6f9a58"),
	sheet.Hex("7d5a8c"), sheet.Hex("a07a1a")}

// styleOf returns how the n-th kind of lines is drawn; level tells values of one kind apart.
func styleOf(k scene.Border, n, level int) border {
	b, ok := borderStyles[k.Drawn]
	if !ok {
		b = border{color: plainBorders[n%len(plainBorders)], width: 1.1}
	}
	if level > 0 {
		b.width, b.dash, b.inner = float64(b.width*0.7), 1.5/float64(level), sheet.Color{}
	}
	return b
}

// values lists the values of the lines of a kind, so that each is drawn in its own way.
func values(m *scene.Map, kind string) (out []string) {
	for _, x := range m.Lines {
		if x.Kind == kind && !slices.Contains(out, x.Value) {
			out = append(out, x.Value)
		}
	}
	slices.Sort(out)
	return out
}

// borders draws the lines that run through the middles of spaces, or those along their sides.
func (d *drawer) borders(out *sheet.Sheet, m *scene.Map, l *gridPlan, along bool) {
	joints := map[scene.Ref]sheet.Point{}
	for n, k := range m.Borders {
		if k.Along != along {
			continue
		}
		for level, v := range values(m, k.Kind) {
			d.used[lineKey(k, v)] = true
			lines := slices.DeleteFunc(slices.Clone(m.Lines), func(x scene.Line) bool { return x.Kind != k.Kind || x.Value != v })
			p := l.sides(lines)
			if along {
				if k.Drawn == "rail" { // roads do not end on it
					p = l.along(lines, map[scene.Ref]sheet.Point{})
				} else {
					p = l.along(lines, joints)
				}
			}
			p.draw(out, styleOf(k, n, level))
		}
	}
}

// lineKey returns how the legend knows a kind of lines.
func lineKey(k scene.Border, value string) string { return "line " + k.Kind + " " + value }

// strokes is the course of lines: the path, and places for strokes across them.
type strokes struct {
	path   sheet.Path
	across [][2]sheet.Point // a place, and a point ahead of it
}

// sides returns the course of lines along the sides of spaces.
func (l *gridPlan) sides(lines []scene.Line) *strokes {
	s := &strokes{}
	for _, x := range lines {
		a, b := l.cells[x.A], l.cells[x.B]
		if a == nil || b == nil {
			continue
		}
		p, q, _ := l.side(l.middle(a.Col, a.Row), l.middle(b.Col, b.Row))
		s.path.Move(p)
		s.path.Line(q)
		for i := range 4 {
			t := float64(float64(i)+0.5) / 4
			s.across = append(s.across, [2]sheet.Point{p.Toward(q, t), q})
		}
	}
	return s
}

// along returns the course of lines through the middles of spaces. Through a space that two of them
// cross goes one curve; of more the two that are most opposite make the curve, and the others join
// it. So do lines of another kind that end there: joints are the places where they do, by space.
func (l *gridPlan) along(lines []scene.Line, joints map[scene.Ref]sheet.Point) *strokes {
	s := &strokes{}
	at := map[scene.Ref][]sheet.Point{} // by space: the middles of the sides that are crossed
	var order []scene.Ref
	for _, x := range lines {
		a, b := l.cells[x.A], l.cells[x.B]
		if a == nil || b == nil {
			continue
		}
		_, _, mid := l.side(l.middle(a.Col, a.Row), l.middle(b.Col, b.Row))
		for _, r := range []scene.Ref{x.A, x.B} {
			if at[r] == nil {
				order = append(order, r)
			}
			at[r] = append(at[r], mid)
		}
	}
	for _, r := range order {
		middle := l.middle(l.cells[r].Col, l.cells[r].Row)
		if joint, ok := joints[r]; ok && len(at[r]) == 1 {
			middle = joint
		}
		if mid := s.through(middle, at[r]); len(at[r]) > 1 {
			joints[r] = mid
		}
	}
	return s
}

// through draws the lines of one space, and returns where others join them.
func (s *strokes) through(c sheet.Point, ends []sheet.Point) sheet.Point {
	if len(ends) == 1 {
		s.path.Move(ends[0])
		s.path.Line(c)
		s.across = append(s.across, [2]sheet.Point{ends[0].Toward(c, 0.5), c})
		return c
	}
	best, one, two := math.Inf(1), 0, 1
	for i := range ends {
		for j := range i {
			dot := float64((ends[i].X-c.X)*(ends[j].X-c.X)) + float64((ends[i].Y-c.Y)*(ends[j].Y-c.Y))
			if dot < best-0.001 {
				best, one, two = dot, j, i
			}
		}
	}
	p, q := ends[one], ends[two]
	s.path.Move(p)
	s.path.Curve(p.Toward(c, 0.66), q.Toward(c, 0.66), q)
	mid := p.Toward(q, 0.5).Toward(c, 0.5)
	s.across = append(s.across, [2]sheet.Point{p.Toward(mid, 0.5), mid}, [2]sheet.Point{q.Toward(mid, 0.5), q})
	for i, e := range ends {
		if i != one && i != two {
			s.path.Move(e)
			s.path.Line(mid)
			s.across = append(s.across, [2]sheet.Point{e.Toward(c, 0.5), c})
		}
	}
	return mid
}

// draw draws the lines.
func (s *strokes) draw(out *sheet.Sheet, b border) {
	if s.path.Empty() {
		return
	}
	out.Draw(&s.path, sheet.Style{Stroke: b.color, Width: b.width, Dash: b.dash})
	if b.inner.Is {
		out.Draw(&s.path, sheet.Style{Stroke: b.inner, Width: float64(b.width * 0.5)})
	}
	if b.ticks > 0 && len(s.across) > 0 {
		p := sheet.Path{}
		for _, x := range s.across {
			tick(&p, x[0], x[1], b.ticks/2, b.crosses)
		}
		out.Draw(&p, sheet.Style{Stroke: b.color, Width: max(float64(b.width*0.6), 0.25)})
	}
}

// tick draws a stroke across a line at a place, or a cross.
func tick(p *sheet.Path, at, ahead sheet.Point, half float64, cross bool) {
	d := math.Hypot(ahead.X-at.X, ahead.Y-at.Y)
	if d == 0 {
		return
	}
	x, y := float64((ahead.X-at.X)/d*half), float64((ahead.Y-at.Y)/d*half)
	if !cross {
		p.Move(at.Add(-y, x))
		p.Line(at.Add(y, -x))
		return
	}
	p.Move(at.Add(x-y, y+x))
	p.Line(at.Add(y-x, -y-x))
	p.Move(at.Add(x+y, y-x))
	p.Line(at.Add(-x-y, x-y))
}

// bridges draws two short strokes where a road crosses water.
func (d *drawer) bridges(out *sheet.Sheet, m *scene.Map, l *gridPlan) {
	wet := map[[2]scene.Ref]bool{}
	for _, k := range m.Borders {
		for _, x := range m.Lines {
			if x.Kind == k.Kind && (k.Drawn == "water" || k.Drawn == "stream") {
				wet[[2]scene.Ref{x.A, x.B}] = true
			}
		}
	}
	for n, k := range m.Borders {
		if !k.Along {
			continue
		}
		for _, x := range m.Lines {
			a, b := l.cells[x.A], l.cells[x.B]
			if x.Kind != k.Kind || !wet[[2]scene.Ref{x.A, x.B}] || a == nil || b == nil {
				continue
			}
			from, to := l.middle(a.Col, a.Row), l.middle(b.Col, b.Row)
			_, _, mid := l.side(from, to)
			dist := math.Hypot(to.X-from.X, to.Y-from.Y)
			ux, uy := float64((to.X-from.X)/dist*1.3), float64((to.Y-from.Y)/dist*1.3)
			st := styleOf(k, n, 0)
			if st.inner.Is {
				out.Line(sheet.Style{Stroke: st.inner, Width: float64(st.width * 0.8)}, mid.Add(-ux, -uy), mid.Add(ux, uy))
			}
			for _, side := range []float64{-0.75, 0.75} {
				sx, sy := float64(-uy*side), float64(ux*side)
				out.Line(sheet.Style{Stroke: ink, Width: 0.35}, mid.Add(sx-ux, sy-uy), mid.Add(sx+ux, sy+uy))
			}
		}
	}
}
