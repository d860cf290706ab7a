// Package sheet is pictures as lists of primitives in millimetres, and writers for SVG, PDF and
// PNG.
//
// X grows to the right and Y down, from the upper left corner. The same sheet gives the same bytes,
// on every machine. Text is set in the Go fonts; text of other scripts is written to SVG as it is
// and set by whoever shows it, while PDF and PNG show a box for each of its letters. Control
// characters and marks that turn the direction of text never reach a file.
//
// Its hardest idea: three formats measure and place text in three ways. So each text is measured
// here, once, and placed by its left end; SVG is told how long it is.
package sheet

// Point is a place on a sheet, in millimetres.
type Point struct{ X, Y float64 }

// At returns the point at x, y.
func At(x, y float64) Point { return Point{x, y} }

// Add returns the point moved by x and y. The conversions keep products that are handed in from
// being fused with the sum, here and below.
func (p Point) Add(x, y float64) Point {
	return Point{float64(p.X) + float64(x), float64(p.Y) + float64(y)}
}

// Toward returns the point a share of the way to another one: 0 is the point itself, 1 the other.
func (p Point) Toward(q Point, share float64) Point {
	return Point{float64(p.X) + float64((float64(q.X)-float64(p.X))*share), float64(p.Y) + float64((float64(q.Y)-float64(p.Y))*share)}
}

// Color is a color; the zero value is none.
type Color struct {
	R, G, B uint8
	Is      bool
}

// Hex returns the color of six hexadecimal digits; none if they are not that.
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
	link  string // of a group: what it leads to
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
	p := through(points)
	p.Close()
	s.Draw(&p, st)
}

// Line draws a line through points.
func (s *Sheet) Line(st Style, points ...Point) {
	p := through(points)
	s.Draw(&p, st)
}

// through returns the path from each point to the next.
func through(points []Point) (p Path) {
	for i, x := range points {
		if i == 0 {
			p.Move(x)
		} else {
			p.Line(x)
		}
	}
	return p
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
