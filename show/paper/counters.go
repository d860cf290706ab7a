package paper

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// asNeeded is how many markers are printed of which a game has any number.
const asNeeded = 12

// counter is one counter to be printed.
type counter struct {
	front, back draw.Face
	size        float64
	sort        string // what lies in one block
}

// deep returns how high a counter stands on the page: a base is as deep as it is, all others are
// squares.
func (c *counter) deep() float64 {
	if c.front.Long > 0 {
		return float64(c.size * c.front.Long)
	}
	return c.size
}

// counters lays out all counters, markers and markers of tracks, and says how many there are.
func (x *press) counters() (pages []*sheet.Sheet, about string) {
	var all []counter
	pieces, markers, tracks := 0, 0, 0
	kinds := map[string]int{}
	for _, t := range x.pieces(model.KindPiece) {
		if t.Kind.Is(model.KindCard) {
			continue
		}
		pieces++
		kinds[view.Family(x.g, t.ID).Title]++
		all = append(all, x.ofPiece(t)...)
	}
	for _, m := range x.markers() {
		n := x.copies(m)
		markers += n
		for range n {
			all = append(all, x.plain(m.Title, "marker"))
		}
	}
	for _, t := range x.tracks() {
		tracks++
		all = append(all, x.plain(t.Thing.Title, "track"))
	}
	if len(all) == 0 {
		return nil, ""
	}
	pages = append(x.test(), x.blocks(all)...)
	return pages, x.count(len(all), pieces, markers, tracks, kinds)
}

// count says how many counters there are of what.
func (x *press) count(all, pieces, markers, tracks int, kinds map[string]int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d counters of %v mm,%s fronts and backs: print on both sides, turned at the long edge\n", all, x.o.Counter, x.inches())
	fmt.Fprintf(&b, "  pieces %d", pieces)
	for i, name := range model.SortedKeys(kinds) {
		part := ", "
		if i == 0 {
			part = ": "
		}
		fmt.Fprintf(&b, "%s%s %d", part, english.Spaced(name), kinds[name])
	}
	fmt.Fprintf(&b, "\n  markers %d", markers)
	for i, m := range x.markers() {
		part := ", "
		if i == 0 {
			part = ": "
		}
		n, more := x.copies(m), ""
		if n == asNeeded && m.Count == 0 {
			more = " (as many as are needed)"
		}
		fmt.Fprintf(&b, "%s%s %d%s", part, english.Spaced(m.Title), n, more)
	}
	fmt.Fprintf(&b, "\n  markers of tracks %d", tracks)
	for _, name := range model.SortedKeys(x.large) {
		fmt.Fprintf(&b, "\n  %d counters of %s stand for bases that are wider than the paper: cut these from cardboard", x.large[name], name)
	}
	return b.String()
}

// inches says that bases have their true size, where there are any.
func (x *press) inches() string {
	if x.g.Surface == nil {
		return ""
	}
	return " bases in true inches,"
}

// ofPiece returns the counters of a piece: one for every two sides.
func (x *press) ofPiece(t *model.Thing) (out []counter) {
	faces := x.maker.Faces(t)
	for i := 0; i < len(faces); i += 2 {
		c := counter{front: x.face(t, faces[i], i), size: x.o.Counter}
		switch d, long := x.base(t, i); {
		case d > x.widest():
			x.large[english.Spaced(view.Family(x.g, t.ID).Title)]++
		case d > 0:
			c.size, c.front.Round, c.front.Long = d, true, long
		}
		if i+1 < len(faces) {
			c.back = x.face(t, faces[i+1], i+1)
			c.back.Round, c.back.Long = c.front.Round, c.front.Long
		} else {
			c.back = draw.Face{
				Title: english.Spaced(view.Family(x.g, t.ID).Title),
				Fill:  c.front.Fill,
				Cut:   true,
				Blank: true,
				Round: c.front.Round,
				Long:  c.front.Long,
			}
		}
		c.sort = fmt.Sprintf("%07.1f %s %v", c.size, view.Family(x.g, t.ID).Name, c.front.Fill)
		if c.front.Round { // cut one by one, so that all of a size may lie in one block
			c.sort = fmt.Sprintf("%07.1f %07.1f", c.size, c.deep())
		}
		out = append(out, c)
	}
	return out
}

// face returns a side of a piece.
func (x *press) face(t *model.Thing, f scene.Face, n int) draw.Face {
	out := draw.Face{Title: english.Spaced(t.Title), Counter: f.Counter, Fill: draw.ColorOf(f.Colour), Cut: true, Frame: n%2 == 0}
	if c, ok := x.sides[f.Owner]; ok {
		out.Fill = c
	}
	if n > 0 {
		out.Turned = f.Side
	}
	return out
}

// widest returns how wide a base may be that the paper holds.
func (x *press) widest() float64 { return x.o.Paper.W - 2*margin - 10 }

// base returns how wide the base of a piece is, in true inches, and how deep, as a share of that; 0
// if it has none. One that is longer than wide lies on its side: a counter may be turned.
func (x *press) base(t *model.Thing, side int) (size, long float64) {
	f := x.maker.Footprint(t, side)
	wide := float64(2*f.Radius + f.Line)
	if wide == 0 {
		return 0, 0
	}
	if f.Line > 0 {
		long = float64(float64(2*f.Radius) / wide)
	}
	return float64(wide / float64(x.g.Unit) * 25.4), long
}

// plain returns a counter with its name, the same on both sides. Signs are for screens: a marker of
// paper says what it is.
func (x *press) plain(title, sort string) counter {
	f := draw.Face{Title: english.Spaced(title), Fill: draw.ColorOf(""), Cut: true, Blank: true, Large: true}
	c := counter{front: f, back: f, size: x.o.Counter, sort: "~ " + sort}
	c.front.Frame = true
	return c
}
