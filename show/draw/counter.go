package draw

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/show/draw/sheet"
)

// Face is what is drawn on a counter.
type Face struct {
	Title string
	scene.Counter
	Fill    sheet.Color
	Unknown bool    // only the back is seen
	Turned  string  // the side that is up, where that is not the first
	Round   bool    // as pieces that stand on a round base are
	Long    float64 // of a base that is round at its ends alone: how deep it is, as a share of its width
	Cut     bool    // to be cut out: with square corners
	Frame   bool    // to be cut out: with a line where it is cut
	Blank   bool    // without anything but its title
	Large   bool    // the title as large as there is room
	Signs   []string
}

// face returns what a piece of the scene shows.
func (d *drawer) face(r scene.Ref) Face {
	t := &d.s.Things[r]
	f := Face{Title: english.Spaced(t.Title), Counter: t.Counter, Fill: nobody, Signs: t.Discs(), Unknown: t.Unknown}
	if t.Unknown {
		f.Fill, f.Sign = back, "?"
	}
	if c, ok := d.colors[t.Owner]; ok {
		f.Fill = c
	} else if t.Counter.Colour != "" {
		f.Fill = ColorOf(t.Counter.Colour)
	}
	if t.Turned {
		f.Turned = t.Side
	}
	return f
}

// DrawCounter draws a counter with its middle at a point.
func DrawCounter(s *sheet.Sheet, at sheet.Point, size float64, f Face) {
	c := &counter{s, at.Add(-size/2, -size/2), size, f, inkOn(f.Fill)}
	s.Begin("counter", f.Title)
	c.body()
	if f.Long > 0 { // what is drawn on it stands in its middle
		c.size = float64(size * max(f.Long, 0.1))
		c.at = at.Add(-c.size/2, -c.size/2)
	}
	switch {
	case f.Blank:
		c.blank()
	case f.Unknown:
		c.unknown()
	case f.Round:
		c.round()
	default:
		c.front()
	}
	c.marks()
	s.End()
}

// counter draws on one counter. Lengths are shares of its side.
type counter struct {
	*sheet.Sheet
	at   sheet.Point // its upper left corner
	size float64
	f    Face
	ink  sheet.Color
}

// to returns a point of the counter.
func (c *counter) to(x, y float64) sheet.Point {
	return c.at.Add(float64(x*c.size), float64(y*c.size))
}

// leastText is how small letters on counters may become: 5 points, or a tenth of the counter where
// that is less.
const leastText = 1.75

// put sets a text with its base line at a point.
func (c *counter) put(x, y, size float64, text string, bold bool, a sheet.Anchor, fit float64) {
	c.Text(c.to(x, y), text, sheet.Ink{
		Size:   float64(size * c.size),
		Bold:   bold,
		Color:  c.ink,
		Anchor: a,
		Fit:    float64(fit * c.size),
		Least:  min(leastText, float64(size*c.size)),
	})
}

// body draws the counter itself.
func (c *counter) body() {
	st := sheet.Style{Fill: c.f.Fill, Stroke: ink, Width: 0.25}
	if c.f.Round {
		if c.f.Cut && !c.f.Frame {
			st.Stroke = sheet.Color{}
		}
		if deep := float64(c.size * c.f.Long); deep > 0 {
			c.Rounded(c.at.X, c.to(0, 0.5).Y-float64(deep/2), c.size, deep, deep/2, st)
			return
		}
		c.Circle(c.to(0.5, 0.5), c.size/2, st)
		return
	}
	if c.f.Cut {
		if st.Width = 0.15; !c.f.Frame {
			st.Stroke = sheet.Color{}
		}
		c.Rect(c.at.X, c.at.Y, c.size, c.size, st)
	} else {
		c.Rounded(c.at.X, c.at.Y, c.size, c.size, float64(0.06*c.size), st)
	}
	if c.f.Stripe != "" {
		c.Rect(c.at.X+0.12, c.to(0, 0.93).Y, c.size-0.24, float64(0.045*c.size), sheet.Style{Fill: ColorOf(c.f.Stripe)})
	}
	if c.f.Turned != "" { // a band at the head: another side than the first is up
		c.Rect(c.at.X+0.12, c.to(0, 0.012).Y, c.size-0.24, float64(0.03*c.size), sheet.Style{Fill: c.ink})
	}
}

// unknown draws the back of a counter.
func (c *counter) unknown() {
	c.put(0.5, 0.68, 0.55, "?", true, sheet.Middle, 0.9)
	if c.size >= 8 && !c.f.Round {
		c.put(0.5, 0.93, 0.135, c.f.Title, false, sheet.Middle, 0.92)
	}
}

// blank draws a back that says only what sort of counter it is, or a marker that has nothing but
// its name: in up to three lines, as large as they fit.
func (c *counter) blank() {
	size, wide := 0.13, 0.9
	if c.f.Round {
		wide = 0.7
	}
	if c.f.Large {
		size = 0.24
	}
	lines := sheet.Wrap(c.f.Title, float64(size*c.size), c.f.Large, float64(wide*c.size))
	for ; size > 0.13 && !c.holds(lines, size, wide); size -= 0.01 {
		lines = sheet.Wrap(c.f.Title, float64((size-0.01)*c.size), true, float64(wide*c.size))
	}
	for i, l := range lines[:min(len(lines), 4)] {
		c.put(0.5, 0.5+float64(0.36*size)+float64(1.15*size*(float64(i)-float64(float64(len(lines)-1)/2))), size, l, c.f.Large, sheet.Middle, wide+0.02)
	}
}

// holds reports whether a counter has room for lines of letters as large as that, no word broken.
func (c *counter) holds(lines []string, size, wide float64) bool {
	return len(lines) <= 3 && !slices.ContainsFunc(strings.Fields(c.f.Title), func(word string) bool {
		return sheet.Width(word, float64(size*c.size), true) > float64(wide*c.size)
	})
}

// round draws a piece on a round base.
func (c *counter) round() {
	if len(c.f.Symbol) > 0 && c.size >= 9 {
		c.put(0.5, 0.25, 0.12, c.f.Title, false, sheet.Middle, 0.66)
		c.unit(0.5, 0.3)
		c.put(0.5, 0.86, 0.19, figures(c.f.Edges[model.Below]), true, sheet.Middle, 0.62)
		return
	}
	c.put(0.5, 0.62, 0.4, c.f.Sign, true, sheet.Middle, 0.8)
	if v := figures(c.f.Edges[model.Below]); v != "" {
		c.put(0.5, 0.86, 0.19, v, false, sheet.Middle, 0.62)
	}
}

// front draws the face of a counter: its name at the head, the symbol or the sign in the middle,
// and figures around.
func (c *counter) front() {
	e := &c.f.Edges
	above, below := figures(e[model.Above]), e[model.Below]
	head := 0.165
	if len([]rune(c.f.Title)) > 2 || len(c.f.Symbol) > 0 {
		c.put(0.5, head, 0.135, c.f.Title, false, sheet.Middle, 0.94)
	}
	if c.f.Side != "" {
		c.lines(head+wordy, []string{english.Capital(english.Spaced(c.f.Side))})
		head += wordy + 0.025
	}
	if lines := c.words(e[model.Above]); len(lines) > 0 {
		c.lines(head+wordy, lines)
		head += float64(wordy*float64(len(lines))) + 0.025 // for what hangs below a line
	} else if above != "" {
		head += 0.15
		c.spread(head, 0.16, e[model.Above])
	}
	foot := 0.97
	if lines := c.words(below); len(lines) > 0 {
		foot -= float64(wordy * float64(len(lines)))
		c.lines(foot+wordy-0.03, lines)
	} else if len(below) > 0 {
		foot = 0.7
		c.foot(below)
	}
	if c.f.Stripe != "" && len(below) == 0 {
		foot -= 0.05
	}
	mid := float64((head + foot) / 2)
	side := 0.0
	if len(e[model.Left])+len(e[model.Right]) > 0 {
		side = 0.23
		c.column(0.04, mid, sheet.Start, e[model.Left])
		c.column(0.96, mid, sheet.End, e[model.Right])
	}
	if len(c.f.Symbol) > 0 {
		top := head + 0.04 // figures above stand beside the size of the unit
		if c.f.Size != "" && above == "" {
			top += 0.11
		}
		h := min(foot-top-0.03, (0.92-side-side)/1.5, 0.36)
		c.unit((top+foot)/2, h)
		return
	}
	size := min(foot-head+0.06, (foot-head)/0.74, 0.46)
	c.put(0.5, float64(mid)+float64(size*0.36)-0.01, size, c.f.Sign, true, sheet.Middle, 0.92-side-side)
}

// unit draws the symbol of a unit, its middle at a height, with its size above it.
func (c *counter) unit(mid, high float64) {
	w := float64(high * 1.5)
	at := c.to(0.5-float64(w/2), mid-float64(high/2))
	box := sheet.Style{Fill: white, Stroke: ink, Width: 0.22}
	c.Rect(at.X, at.Y, float64(w*c.size), float64(high*c.size), box)
	drawSymbol(c.Sheet, at, float64(high*c.size), c.f.Symbol)
	if c.f.Size != "" {
		drawSize(c.Sheet, c.to(0.5, mid-float64(high/2)-0.035), float64(0.085*c.size), c.f.Size, c.ink)
	}
}

// wordy is how high a line of words is on a counter, mostWordy how many of them stand at an edge.
// What has more letters than longestFigure is a word.
const (
	wordy         = 0.125
	mostWordy     = 3
	longestFigure = 4
)

// words returns what stands at an edge in the lines that it takes, if that is words and no figures:
// one of them is longer than a figure is.
func (c *counter) words(list []scene.Figure) []string {
	var said []string
	long := false
	for _, f := range list {
		if f.Value != "-" {
			said = append(said, english.Capital(english.Spaced(f.Value)))
			long = long || len(f.Value) > longestFigure
		}
	}
	if !long {
		return nil
	}
	lines := sheet.Wrap(strings.Join(said, ", "), float64(0.115*c.size), false, float64(0.94*c.size))
	if len(lines) > mostWordy {
		lines[mostWordy-1] += " .."
		lines = lines[:mostWordy]
	}
	return lines
}

// lines sets lines of words, the first at a height.
func (c *counter) lines(y float64, lines []string) {
	for i, l := range lines {
		c.put(0.5, y+float64(wordy*float64(i)), 0.115, l, false, sheet.Middle, 0.94)
	}
}

// foot sets the figures at the foot of the counter, large, parted by dashes.
func (c *counter) foot(list []scene.Figure) {
	c.put(0.5, 0.9, 0.25, figures(list), true, sheet.Middle, 0.92)
}

// figures returns values parted by dashes; by blanks where one of them is a word.
func figures(list []scene.Figure) string {
	var out []string
	part := "-"
	for _, f := range list {
		if _, err := strconv.ParseFloat(f.Value, 64); err != nil || strings.HasPrefix(f.Value, "-") {
			part = " "
		}
		out = append(out, f.Value)
	}
	return strings.Join(out, part)
}

// spread sets figures along a line from the left edge to the right one.
func (c *counter) spread(y, size float64, list []scene.Figure) {
	if len(list) == 1 {
		c.put(0.06, y, size, list[0].Value, true, sheet.Start, 0.4)
		return
	}
	for i, f := range list {
		at := 0.06 + float64(0.88*float64(i))/float64(len(list)-1)
		a := sheet.Middle
		switch i {
		case 0:
			a = sheet.Start
		case len(list) - 1:
			a = sheet.End
		}
		c.put(at, y, size, f.Value, true, a, 0.9/float64(len(list)))
	}
}

// column sets figures below one another at an edge.
func (c *counter) column(x, mid float64, a sheet.Anchor, list []scene.Figure) {
	step := min(0.18, 0.5/float64(len(list)))
	y := mid + 0.06 - float64(step*float64(len(list)-1)/2)
	for i, f := range list {
		c.put(x, y+float64(step*float64(i)), step-0.01, narrow(f.Value), true, a, 0.22)
	}
}

// narrow returns a figure for an edge that has no room for words: their first letters instead.
func narrow(value string) string {
	if len(value) <= 3 {
		return value
	}
	out := ""
	for _, w := range strings.Fields(english.Spaced(value)) {
		out += strings.ToUpper(string([]rune(w)[:1]))
	}
	return out
}

// marks draws what lies on the counter: discs at its right edge, at most four.
func (c *counter) marks() {
	for i, text := range c.f.Signs {
		if i == 4 {
			break
		}
		p := c.to(0.93, 0.2+float64(0.24*float64(i)))
		disc(c.Sheet, p, float64(0.125*c.size), text)
	}
}

// disc draws a small round marker.
func disc(s *sheet.Sheet, at sheet.Point, r float64, text string) {
	s.Begin("marker", text)
	s.Circle(at, r, sheet.Style{Fill: paper, Stroke: sheet.Hex("a01818"), Width: 0.3})
	s.Text(at.Add(0, float64(r*0.45)), text, sheet.Ink{
		Size:   float64(r * 1.3),
		Bold:   true,
		Color:  sheet.Hex("a01818"),
		Anchor: sheet.Middle,
		Fit:    float64(r * 1.8),
		Least:  0.6,
	})
	s.End()
}
