package paper

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/cmd/draw"
	"sandtable/cmd/draw/sheet"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// asNeeded is how many markers are printed of which a game has any number.
const asNeeded = 12

// counter is one counter to be printed.
type counter struct {
	front, back draw.Face
	size        float64
	sort        string // what lies in one block
}

// counters lays out all counters, markers and markers of tracks, and says how many there are.
func (x *press) counters() (pages []*sheet.Sheet, about string) {
	var all []counter
	pieces, markers, tracks := 0, 0, 0
	kinds := map[string]int{}
	for _, t := range x.g.Things {
		if t == nil || !isA(t.Kind, "piece") || isA(t.Kind, "card") {
			continue
		}
		pieces++
		kinds[view.Family(x.g, t.ID).Title]++
		all = append(all, x.ofPiece(t)...)
	}
	for _, m := range x.g.Markers {
		n := int(m.Count)
		if n == 0 {
			n = asNeeded
		}
		markers += n
		for range n {
			all = append(all, x.plain(m.Title, x.sign(m), "marker"))
		}
	}
	for _, t := range x.g.Tracks {
		tracks++
		all = append(all, x.plain(t.Thing.Title, initials(t.Thing.Title), "track"))
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
	for i, name := range sortedKeys(kinds) {
		part := ", "
		if i == 0 {
			part = ": "
		}
		fmt.Fprintf(&b, "%s%s %d", part, spaced(name), kinds[name])
	}
	fmt.Fprintf(&b, "\n  markers %d", markers)
	for i, m := range x.g.Markers {
		part := ", "
		if i == 0 {
			part = ": "
		}
		n, more := int(m.Count), ""
		if n == 0 {
			n, more = asNeeded, " (as many as are needed)"
		}
		fmt.Fprintf(&b, "%s%s %d%s", part, spaced(m.Title), n, more)
	}
	fmt.Fprintf(&b, "\n  markers of tracks %d", tracks)
	for _, name := range sortedKeys(x.large) {
		fmt.Fprintf(&b, "\n  %d counters of %s stand for bases that are wider than the paper: cut these from cardboard", x.large[name], name)
	}
	return b.String()
}

// inches says that bases are round, where there are any.
func (x *press) inches() string {
	if x.g.Surface == nil {
		return ""
	}
	return " round bases in true inches,"
}

// ofPiece is the counters of a piece: one for every two sides.
func (x *press) ofPiece(t *model.Thing) (out []counter) {
	faces := x.maker.Faces(t)
	for i := 0; i < len(faces); i += 2 {
		c := counter{front: x.face(t, faces[i], i), size: x.o.Counter}
		switch d := x.base(t, i); {
		case d > x.widest():
			x.large[spaced(view.Family(x.g, t.ID).Title)]++
		case d > 0:
			c.size, c.front.Round = d, true
		}
		if i+1 < len(faces) {
			c.back = x.face(t, faces[i+1], i+1)
			c.back.Round = c.front.Round
		} else {
			c.back = draw.Face{Title: spaced(view.Family(x.g, t.ID).Title), Fill: c.front.Fill, Cut: true, Blank: true, Round: c.front.Round}
		}
		c.sort = fmt.Sprintf("%07.1f %s %v", c.size, view.Family(x.g, t.ID).Name, c.front.Fill)
		out = append(out, c)
	}
	return out
}

// face is a side of a piece.
func (x *press) face(t *model.Thing, f scene.Face, n int) draw.Face {
	out := draw.Face{Title: spaced(t.Title), Counter: f.Counter, Fill: draw.ColorOf(f.Colour), Cut: true, Frame: n%2 == 0}
	if c, ok := x.sides[f.Owner]; ok {
		out.Fill = c
	}
	if n > 0 {
		out.Turned = f.Side
	}
	return out
}

// widest is how wide a base may be that the paper holds.
func (x *press) widest() float64 { return x.o.Paper.W - 2*margin - 10 }

// base is how wide the round base of a piece is, in true inches; 0 if it has none.
func (x *press) base(t *model.Thing, side int) float64 {
	r := x.maker.Base(t, side)
	if r == 0 {
		return 0
	}
	return float64(float64(2*r) / float64(x.g.Unit) * 25.4)
}

// plain is a counter with a sign and a title, the same on both sides.
func (x *press) plain(title, sign, sort string) counter {
	f := draw.Face{Title: spaced(title), Fill: draw.ColorOf(""), Cut: true, Counter: scene.Counter{Sign: sign}}
	c := counter{front: f, back: f, size: x.o.Counter, sort: "~ " + sort}
	c.front.Frame = true
	return c
}

// sign is what stands on a marker.
func (x *press) sign(m *model.Marker) string {
	if s := x.maker.MarkerSign(m.Name); s != "" {
		return s
	}
	return initials(m.Title)
}

// initials is the first letters of the words of a title.
func initials(title string) string {
	out := ""
	for _, w := range strings.Fields(spaced(title)) {
		r := []rune(w)
		if out += string(r[:1]); len([]rune(out)) == 3 {
			break
		}
	}
	return out
}

// blocks lays counters out in blocks of one sort, each front page with its back page behind it.
func (x *press) blocks(all []counter) (pages []*sheet.Sheet) {
	slices.SortStableFunc(all, func(a, b counter) int { return strings.Compare(a.sort, b.sort) })
	front, back := x.pair()
	y := float64(margin + 6)
	foot := x.o.Paper.H - margin - 6
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].sort == all[0].sort {
			n++
		}
		size := all[0].size
		across := max(min(int((x.o.Paper.W-2*margin-10)/size), 10), 1)
		if y+size > foot && y > margin+6 {
			pages = append(pages, front, back)
			front, back = x.pair()
			y = margin + 6
		}
		rows := max(min(int((foot-y)/size), 14), 1)
		n = min(n, rows*across)
		y += x.block(front, back, all[:n], across, y) + 8
		all = all[n:]
	}
	return append(pages, front, back)
}

// pair is an empty front page and the page behind it.
func (x *press) pair() (front, back *sheet.Sheet) {
	return x.page("counters, fronts", false), x.page("counters, backs", false)
}

// over is how far the color of a block runs over its edges.
const over = 1.5

// block draws one block of counters of one size, and returns how high it is. The back of a counter
// stands at the mirror image of its front.
func (x *press) block(front, back *sheet.Sheet, list []counter, across int, y float64) float64 {
	size := list[0].size
	across = min(across, len(list))
	wide := float64(size * float64(across))
	left := float64((x.o.Paper.W - wide) / 2)
	at := func(i int) sheet.Point {
		return sheet.At(left+float64(size*float64(i%across)), y+float64(size*float64(i/across)))
	}
	mirror := func(p sheet.Point) sheet.Point {
		return sheet.At(x.o.Paper.W-p.X-size, p.Y).Add(x.o.Shift.X, x.o.Shift.Y)
	}
	rows := (len(list) + across - 1) / across
	if !list[0].front.Round {
		for i, c := range list {
			p, q := at(i), mirror(at(i))
			front.Rect(p.X-over, p.Y-over, size+2*over, size+2*over, sheet.Style{Fill: c.front.Fill})
			back.Rect(q.X-over, q.Y-over, size+2*over, size+2*over, sheet.Style{Fill: c.back.Fill})
		}
		x.cuts(front, left, y, size, across, rows)
	}
	for i, c := range list {
		p, q := at(i), mirror(at(i))
		room := size
		if c.front.Round {
			room -= 1 // so that circles can be cut apart
		}
		draw.DrawCounter(front, p.Add(size/2, size/2), room, c.front)
		draw.DrawCounter(back, q.Add(size/2, size/2), room, c.back)
	}
	return float64(size * float64(rows))
}

// cuts draws marks outside of a block where it is to be cut.
func (x *press) cuts(s *sheet.Sheet, left, top, size float64, across, rows int) {
	st := sheet.Style{Stroke: ink, Width: 0.15}
	wide, high := float64(size*float64(across)), float64(size*float64(rows))
	for i := range across + 1 {
		p := left + float64(size*float64(i))
		s.Line(st, sheet.At(p, top-over-3), sheet.At(p, top-over-0.5))
		s.Line(st, sheet.At(p, top+high+over+0.5), sheet.At(p, top+high+over+3))
	}
	for i := range rows + 1 {
		p := top + float64(size*float64(i))
		s.Line(st, sheet.At(left-over-3, p), sheet.At(left-over-0.5, p))
		s.Line(st, sheet.At(left+wide+over+0.5, p), sheet.At(left+wide+over+3, p))
	}
}

// test is a page and its back with a cross and a scale, to see how far a printer moves the back.
func (x *press) test() []*sheet.Sheet {
	front, back := x.page("test of both sides", false), x.page("test of both sides, back", false)
	c := sheet.At(x.o.Paper.W/2, x.o.Paper.H/2)
	for i, s := range []*sheet.Sheet{front, back} {
		at := c
		if i == 1 {
			at = c.Add(x.o.Shift.X, x.o.Shift.Y)
		}
		st := sheet.Style{Stroke: ink, Width: 0.15}
		s.Line(st, at.Add(-20, 0), at.Add(20, 0))
		s.Line(st, at.Add(0, -20), at.Add(0, 20))
		for k := -20; k <= 20; k++ {
			d, long := float64(k)*0.5, 1.0
			if k%2 == 0 {
				long = 2
			}
			s.Line(st, at.Add(float64(d), -long), at.Add(float64(d), long))
			s.Line(st, at.Add(-long, float64(d)), at.Add(long, float64(d)))
		}
	}
	for i, text := range []string{
		"Print this page on both sides, turned at the long edge, at 100 %.",
		"Hold it against the light. The crosses should meet. The strokes are half a millimetre apart.",
		"If the back stands x to the right and y below, seen from the back, print again with --offset -x,-y.",
		"This line is 100 mm long:",
	} {
		front.Text(c.Add(0, float64(30+6*i)), text, sheet.Ink{Size: 3.4, Color: ink, Anchor: sheet.Middle, Fit: x.o.Paper.W - 2*margin})
	}
	front.Line(sheet.Style{Stroke: ink, Width: 0.4}, c.Add(-50, 54), c.Add(50, 54))
	return []*sheet.Sheet{front, back}
}

// isA reports whether a kind belongs to a built-in one.
func isA(k *model.Kind, name string) bool {
	for ; k != nil; k = k.Parent {
		if k.Name == name && k.Builtin() {
			return true
		}
	}
	return false
}

// spaced is a name in words.
func spaced(name string) string { return strings.ReplaceAll(name, "_", " ") }

func sortedKeys(m map[string]int) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
