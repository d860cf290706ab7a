package sheet

import (
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"
	"slices"

	"golang.org/x/image/vector"
)

// MostPixels bounds a picture of points: what a large map has at 150 dots an inch.
const MostPixels = 20_000_000

// legible is how many points high letters must be to be read; smaller ones are left out.
const legible = 4

// atOnce bounds the points that are filled at once, and so the memory that it takes.
const atOnce = 1 << 20

// Fits returns the resolution, in dots an inch, at which a picture of points may be drawn: the one
// that is asked for, or a lower one at which it has no more than MostPixels.
func (s *Sheet) Fits(dpi float64) float64 {
	for dpi > 1 && pixels(s.W, dpi)*pixels(s.H, dpi) > MostPixels {
		dpi = math.Floor(dpi * 0.98)
	}
	return max(dpi, 1)
}

func pixels(mm, dpi float64) float64 { return math.Ceil(mm / 25.4 * dpi) }

// PNG writes the sheet as a picture of points, on white. The resolution is in dots an inch; see
// Fits.
func (s *Sheet) PNG(out io.Writer, dpi float64) error {
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	return enc.Encode(out, s.raster(s.Fits(dpi)))
}

// raster draws the sheet into points.
func (s *Sheet) raster(dpi float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(max(pixels(s.W, dpi), 1)), int(max(pixels(s.H, dpi), 1))))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	r := &raster{img: img, per: dpi / 25.4, windows: []image.Rectangle{img.Rect}}
	for i := range s.ops {
		r.op(&s.ops[i])
	}
	return img
}

// raster draws ops into points.
type raster struct {
	img     *image.RGBA
	per     float64 // points to a millimetre
	windows []image.Rectangle
	v       vector.Rasterizer
	cover   []uint8 // how far each point of a band is covered
}

func (r *raster) window() image.Rectangle { return r.windows[len(r.windows)-1] }

func (r *raster) op(o *op) {
	switch o.kind {
	case open:
		r.windows = append(r.windows, r.window())
	case clip:
		w := image.Rect(int(math.Floor(o.at.X*r.per)), int(math.Floor(o.at.Y*r.per)), int(math.Ceil((o.at.X+o.wide)*r.per)),
			int(math.Ceil((o.at.Y+o.high)*r.per)))
		r.windows = append(r.windows, w.Intersect(r.window()))
	case shut:
		r.windows = r.windows[:len(r.windows)-1]
	case shape:
		parts := flatten(o.path, r.per)
		if o.Fill.Is {
			r.fill(parts, o.Fill)
		}
		if o.Stroke.Is {
			r.stroke(parts, max(o.Width*r.per, 0.7), o.Dash*r.per, o.Stroke)
		}
	case letter:
		r.letters(o)
	}
}

func (r *raster) letters(o *op) {
	t, at, size := face(o.bold), At(o.at.X*r.per, o.at.Y*r.per), o.size*r.per
	if size < legible {
		return
	}
	var parts [][]Point
	for _, c := range o.text {
		g := t.glyph(c)
		parts = append(parts, flatGlyph(g.path, at, size)...)
		at.X += float64(g.wide * size)
	}
	if o.halo.Is {
		for _, p := range parts {
			r.stroke([][]Point{append(p, p[0])}, haloWidth(size), 0, o.halo)
		}
	}
	r.fill(parts, o.Fill)
}

// fill fills closed parts, cut at the edge of the window, beyond which the rasterizer cannot go:
// large ones in bands.
func (r *raster) fill(parts [][]Point, c Color) {
	at := bounds(parts).Intersect(r.window())
	if at.Empty() {
		return
	}
	high := max(atOnce/at.Dx(), 1)
	for y := at.Min.Y; y < at.Max.Y; y += high {
		r.band(parts, c, image.Rect(at.Min.X, y, at.Max.X, min(y+high, at.Max.Y)))
	}
}

// band fills what lies of closed parts in a small picture.
func (r *raster) band(parts [][]Point, c Color, at image.Rectangle) {
	r.v.Reset(at.Dx(), at.Dy())
	for _, pts := range parts {
		pts = cut(pts, at)
		for i, p := range pts {
			x, y := float32(p.X-float64(at.Min.X)), float32(p.Y-float64(at.Min.Y))
			if i == 0 {
				r.v.MoveTo(x, y)
			} else {
				r.v.LineTo(x, y)
			}
		}
		if len(pts) > 0 {
			r.v.ClosePath()
		}
	}
	r.cover = slices.Grow(r.cover[:0], at.Dx()*at.Dy())[:at.Dx()*at.Dy()]
	r.v.DrawOp = draw.Src
	r.v.Draw(&image.Alpha{Pix: r.cover, Stride: at.Dx(), Rect: r.v.Bounds()}, r.v.Bounds(), image.Opaque, image.Point{})
	r.color(at, c)
}

// color colors each point of a band as far as it is covered: nearly all are covered whole or not at
// all, and take a comparison and a copy.
func (r *raster) color(at image.Rectangle, c Color) {
	for y := range at.Dy() {
		row := r.img.Pix[r.img.PixOffset(at.Min.X, at.Min.Y+y):]
		for x, part := range r.cover[y*at.Dx() : (y+1)*at.Dx()] {
			switch p := row[4*x : 4*x+3 : 4*x+3]; part {
			case 0:
			case 255:
				p[0], p[1], p[2] = c.R, c.G, c.B
			default:
				p[0], p[1], p[2] = mixed(p[0], c.R, part), mixed(p[1], c.G, part), mixed(p[2], c.B, part)
			}
		}
	}
}

// mixed returns a color over another that it covers in part.
func mixed(below, above, part uint8) uint8 {
	return uint8((uint32(below)*uint32(255-part) + uint32(above)*uint32(part) + 127) / 255)
}

// bounds returns the points that parts may touch.
func bounds(parts [][]Point) image.Rectangle {
	least, most := At(math.Inf(1), math.Inf(1)), At(math.Inf(-1), math.Inf(-1))
	for _, pts := range parts {
		for _, p := range pts {
			least, most = At(min(least.X, p.X), min(least.Y, p.Y)), At(max(most.X, p.X), max(most.Y, p.Y))
		}
	}
	if least.X > most.X {
		return image.Rectangle{}
	}
	return image.Rect(whole(math.Floor(least.X)), whole(math.Floor(least.Y)), whole(math.Ceil(most.X)), whole(math.Ceil(most.Y)))
}

// whole returns a number of points that fits everywhere.
func whole(v float64) int { return int(max(min(v, 1<<30), -1<<30)) }

// cut returns the part of a polygon that lies in a window (Sutherland and Hodgman).
func cut(pts []Point, w image.Rectangle) []Point {
	for edge := range 4 {
		in := func(p Point) bool {
			return [4]bool{p.X >= float64(w.Min.X), p.X <= float64(w.Max.X), p.Y >= float64(w.Min.Y), p.Y <= float64(w.Max.Y)}[edge]
		}
		cross := func(p, q Point) Point {
			if edge < 2 {
				x := float64([2]int{w.Min.X, w.Max.X}[edge])
				return At(x, p.Toward(q, (x-p.X)/(q.X-p.X)).Y)
			}
			y := float64([2]int{w.Min.Y, w.Max.Y}[edge-2])
			return At(p.Toward(q, (y-p.Y)/(q.Y-p.Y)).X, y)
		}
		all := true
		for _, p := range pts {
			all = all && in(p)
		}
		if all {
			continue
		}
		var out []Point
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			if in(p) {
				out = append(out, p)
			}
			if in(p) != in(q) {
				out = append(out, cross(p, q))
			}
		}
		pts = out
	}
	return pts
}

// stroke draws lines: a box for each piece, and on thick lines a disc at each corner, all of them
// turned the same way, so that they add up.
func (r *raster) stroke(parts [][]Point, width, dash float64, c Color) {
	var pieces [][]Point
	flush := func() {
		r.fill(pieces, c)
		pieces = pieces[:0]
	}
	for _, pts := range parts {
		lines := [][]Point{pts}
		if dash > 0 && len(pts) > 1 {
			lines = dashes(pts, dash)
		}
		for _, l := range lines {
			for i, p := range l {
				if width > 2 && turns(l, i) {
					pieces = append(pieces, disc(p, width/2))
				}
				if i > 0 {
					if b := bar(l[i-1], p, width/2); b != nil {
						pieces = append(pieces, b)
					}
				}
				// A long line in parts, so that what is drawn at once stays small.
				if len(pieces) > 24 {
					flush()
				}
			}
		}
	}
	flush()
}

// turns reports whether a line ends at a point, or has a corner there.
func turns(l []Point, i int) bool {
	if i == 0 || i == len(l)-1 {
		return true
	}
	a, b, c := l[i-1], l[i], l[i+1]
	x, y, u, v := b.X-a.X, b.Y-a.Y, c.X-b.X, c.Y-b.Y
	cross, dot := float64(x*v)-float64(y*u), float64(x*u)+float64(y*v)
	return dot <= 0 || math.Abs(cross) > 0.2*dot
}

// disc returns a polygon around a point.
func disc(c Point, r float64) []Point {
	n := min(max(int(r*3), 6), 24)
	out := make([]Point, n)
	for i := range out {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out[i] = Point{c.X + float64(cos*r), c.Y + float64(sin*r)}
	}
	return out
}

// bar returns the box along a line.
func bar(p, q Point, half float64) []Point {
	d := math.Hypot(q.X-p.X, q.Y-p.Y)
	if d == 0 {
		return nil
	}
	x, y := float64((q.X-p.X)/d*half), float64((q.Y-p.Y)/d*half)
	return []Point{{p.X + y, p.Y - x}, {q.X + y, q.Y - x}, {q.X - y, q.Y + x}, {p.X - y, p.Y + x}}
}
