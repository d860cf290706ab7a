// Package sheet is pictures as lists of primitives in millimetres, and writers for SVG, PDF and PNG.
//
// X grows to the right and Y down, from the upper left corner. The same sheet gives the same bytes,
// on every machine. Text is set in the Go fonts; text of other scripts is written to SVG as it is and
// set by whoever shows it, while PDF and PNG show a box for each of its letters. Control characters
// and marks that turn the direction of text never reach a file.
//
// Its hardest idea: three formats measure and place text in three ways. So each text is measured here,
// once, and placed by its left end; SVG is told how long it is.
package sheet

import "math"

// Point is a place on a sheet, in millimetres.
type Point struct{ X, Y float64 }

// At is the point at x, y.
func At(x, y float64) Point { return Point{x, y} }

// Add is the point moved by x and y. The conversions keep products that are handed in from being
// fused with the sum, here and below.
func (p Point) Add(x, y float64) Point {
	return Point{float64(p.X) + float64(x), float64(p.Y) + float64(y)}
}

// Toward is the point a share of the way to another one: 0 is the point itself, 1 the other.
func (p Point) Toward(q Point, share float64) Point {
	return Point{float64(p.X) + float64((float64(q.X)-float64(p.X))*share), float64(p.Y) + float64((float64(q.Y)-float64(p.Y))*share)}
}

// Color is a color; the zero value is none.
type Color struct {
	R, G, B uint8
	Is      bool
}

// Hex is the color of six hexadecimal digits; none if they are not that.
func Hex(text string) Color {
	if len(text) != 6 {
		return Color{}
	}
	var v [3]uint8
	for i := range 6 {
		var d uint8
		switch c := text[i]; {
		case c >= '0' && c <= '9':
			d = c - '0'
		case c >= 'a' && c <= 'f':
			d = c - 'a' + 10
		case c >= 'A' && c <= 'F':
			d = c - 'A' + 10
		default:
			return Color{}
		}
		v[i/2] = v[i/2]<<4 | d
	}
	return Color{v[0], v[1], v[2], true}
}

// Style is how a shape is drawn. Lines have round ends and joins.
type Style struct {
	Fill   Color
	Stroke Color
	Width  float64 // of the stroke
	Dash   float64 // how long dashes and gaps are; 0: a solid line
}

// kind is what an op does.
type kind uint8

const (
	shape  kind = iota
	letter      // text
	open        // a group of ops with a class and a name begins
	clip        // a group of which only a rectangle is seen begins
	shut        // the group ends
)

// op is one primitive.
type op struct {
	kind kind
	path []seg
	Style
	text  string
	at    Point // left end of the base line; of a clip: its corner
	size  float64
	wide  float64 // of a text: how long it is; of a clip: how wide
	high  float64
	bold  bool
	halo  Color
	class string
}

// verb is what a segment does.
type verb uint8

const (
	move verb = iota
	line
	curve
	closed
)

// seg is a part of a path.
type seg struct {
	verb verb
	p    [3]Point // the last one that counts is where it ends
}

// Sheet is a picture.
type Sheet struct {
	W, H  float64
	Title string
	ops   []op
	deep  int
}

// New makes an empty sheet.
func New(w, h float64, title string) *Sheet { return &Sheet{W: w, H: h, Title: clean(title)} }

// Path is a path under construction.
type Path struct{ segs []seg }

// Move begins a part of the path.
func (p *Path) Move(to Point) { p.segs = append(p.segs, seg{move, [3]Point{to}}) }

// Line draws a straight line.
func (p *Path) Line(to Point) { p.segs = append(p.segs, seg{line, [3]Point{to}}) }

// Curve draws a cubic Bézier curve.
func (p *Path) Curve(a, b, to Point) { p.segs = append(p.segs, seg{curve, [3]Point{a, b, to}}) }

// Close leads back to where the part of the path began.
func (p *Path) Close() { p.segs = append(p.segs, seg{verb: closed}) }

// Empty reports whether nothing has been drawn.
func (p *Path) Empty() bool { return len(p.segs) == 0 }

// Draw draws a path.
func (s *Sheet) Draw(p *Path, st Style) {
	if len(p.segs) > 0 {
		s.ops = append(s.ops, op{kind: shape, path: p.segs, Style: st})
	}
}

// Polygon draws a closed polygon.
func (s *Sheet) Polygon(points []Point, st Style) {
	p := Path{}
	for i, x := range points {
		if i == 0 {
			p.Move(x)
		} else {
			p.Line(x)
		}
	}
	p.Close()
	s.Draw(&p, st)
}

// Line draws a line through points.
func (s *Sheet) Line(st Style, points ...Point) {
	p := Path{}
	for i, x := range points {
		if i == 0 {
			p.Move(x)
		} else {
			p.Line(x)
		}
	}
	s.Draw(&p, st)
}

// Rect draws a rectangle by its upper left corner and its sides.
func (s *Sheet) Rect(x, y, w, h float64, st Style) {
	s.Polygon([]Point{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, st)
}

// quarter is how far the handles of a Bézier curve stand off for a quarter of a circle of radius 1.
const quarter = 0.5522847498

// Rounded draws a rectangle with round corners.
func (s *Sheet) Rounded(x, y, w, h, r float64, st Style) {
	k := r - float64(r*quarter)
	p := Path{}
	p.Move(At(x+r, y))
	p.Line(At(x+w-r, y))
	p.Curve(At(x+w-k, y), At(x+w, y+k), At(x+w, y+r))
	p.Line(At(x+w, y+h-r))
	p.Curve(At(x+w, y+h-k), At(x+w-k, y+h), At(x+w-r, y+h))
	p.Line(At(x+r, y+h))
	p.Curve(At(x+k, y+h), At(x, y+h-k), At(x, y+h-r))
	p.Line(At(x, y+r))
	p.Curve(At(x, y+k), At(x+k, y), At(x+r, y))
	p.Close()
	s.Draw(&p, st)
}

// Circle draws a circle.
func (s *Sheet) Circle(c Point, r float64, st Style) {
	r = float64(r)
	s.Rounded(c.X-r, c.Y-r, r+r, r+r, r, st)
}

// Begin opens a group. Its class says what it is, its name which one; both stand in SVG only.
func (s *Sheet) Begin(class, name string) {
	s.ops = append(s.ops, op{kind: open, class: class, text: clean(name)})
	s.deep++
}

// Clip opens a group of which only a rectangle is seen.
func (s *Sheet) Clip(x, y, w, h float64) {
	s.ops = append(s.ops, op{kind: clip, at: At(x, y), wide: w, high: h})
	s.deep++
}

// End closes the last group.
func (s *Sheet) End() {
	s.ops = append(s.ops, op{kind: shut})
	s.deep--
}

// Count is how many groups of a class there are, and the sum of the numbers that are their names.
func (s *Sheet) Count(class string) int {
	n := 0
	for _, o := range s.ops {
		if o.kind == open && o.class == class {
			n++
		}
	}
	return n
}

// Names lists the names of the groups of a class, in order.
func (s *Sheet) Names(class string) []string {
	var out []string
	for _, o := range s.ops {
		if o.kind == open && o.class == class {
			out = append(out, o.text)
		}
	}
	return out
}

// Box is a group with the corners of what it draws.
type Box struct {
	Name        string
	Least, Most Point
}

// Boxes lists the groups of a class, in order.
func (s *Sheet) Boxes(class string) (out []Box) {
	var within []int // the groups that are open, by their place in out; -1 for those of other classes
	for i := range s.ops {
		o := &s.ops[i]
		switch o.kind {
		case open, clip:
			at := -1
			if o.kind == open && o.class == class {
				at = len(out)
				out = append(out, Box{Name: o.text, Least: At(math.Inf(1), math.Inf(1)), Most: At(math.Inf(-1), math.Inf(-1))})
			}
			within = append(within, at)
		case shut:
			within = within[:len(within)-1]
		default:
			least, most := o.bounds()
			for _, n := range within {
				if n >= 0 {
					b := &out[n]
					b.Least, b.Most = At(min(b.Least.X, least.X), min(b.Least.Y, least.Y)), At(max(b.Most.X, most.X), max(b.Most.Y, most.Y))
				}
			}
		}
	}
	return out
}

// Place draws another sheet, or the part of it that a window shows, with its corner at a point.
func (s *Sheet) Place(other *Sheet, at Point) {
	for _, o := range other.ops {
		moved := o
		moved.at = o.at.Add(at.X, at.Y)
		if o.path != nil {
			moved.path = make([]seg, len(o.path))
			for i, g := range o.path {
				for j := range g.p {
					g.p[j] = g.p[j].Add(at.X, at.Y)
				}
				moved.path[i] = g
			}
		}
		s.ops = append(s.ops, moved)
	}
}

// Window draws the part of another sheet that a window of it shows, with the corner of the window at a
// point. It reports whether the window shows anything but fills that are larger than itself.
func (s *Sheet) Window(other *Sheet, x, y, w, h float64, at Point) (shows bool) {
	s.Clip(at.X, at.Y, w, h)
	part := &Sheet{}
	for _, o := range other.ops {
		switch o.kind {
		case open, clip, shut:
			part.ops = append(part.ops, o)
			continue
		}
		least, most := o.bounds()
		if least.X > x+w || most.X < x || least.Y > y+h || most.Y < y {
			continue
		}
		shows = shows || o.kind == letter || most.X-least.X < w && most.Y-least.Y < h
		part.ops = append(part.ops, o)
	}
	s.Place(part, at.Add(-x, -y))
	s.End()
	return shows
}

// bounds is the corners of what an op draws.
func (o *op) bounds() (least, most Point) {
	if o.kind == letter {
		return o.at.Add(0, -float64(o.size*ascent)), o.at.Add(o.wide, float64(o.size*descent))
	}
	by, first := 0.0, true
	if o.Stroke.Is {
		by = o.Width / 2
	}
	for _, g := range o.path {
		n := 1
		switch g.verb {
		case curve:
			n = 3
		case closed:
			n = 0
		}
		for _, p := range g.p[:n] {
			if first {
				least, most, first = p, p, false
			}
			least, most = At(min(least.X, p.X), min(least.Y, p.Y)), At(max(most.X, p.X), max(most.Y, p.Y))
		}
	}
	return least.Add(-by, -by), most.Add(by, by)
}

// Bounds is the corners of all that is drawn, lines with half their width. Groups that are clipped
// count with their window.
func (s *Sheet) Bounds() (least, most Point) {
	first, in := true, 0
	put := func(p Point, by float64) {
		if first {
			least, most, first = p, p, false
		}
		least = At(min(least.X, p.X-by), min(least.Y, p.Y-by))
		most = At(max(most.X, p.X+by), max(most.Y, p.Y+by))
	}
	var clips []bool
	for _, o := range s.ops {
		switch o.kind {
		case open, clip:
			if o.kind == clip && in == 0 {
				put(o.at, 0)
				put(o.at.Add(o.wide, o.high), 0)
			}
			if clips = append(clips, o.kind == clip); o.kind == clip {
				in++
			}
		case shut:
			if clips[len(clips)-1] {
				in--
			}
			clips = clips[:len(clips)-1]
		case letter:
			if in == 0 {
				put(o.at.Add(0, -float64(o.size*ascent)), 0)
				put(o.at.Add(o.wide, float64(o.size*descent)), 0)
			}
		case shape:
			by := 0.0
			if o.Stroke.Is {
				by = o.Width / 2
			}
			for _, pts := range flatten(o.path, 1) {
				for _, p := range pts {
					if in == 0 {
						put(p, by)
					}
				}
			}
		}
	}
	return least, most
}
