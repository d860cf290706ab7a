package draw

import (
	"math"
	"strconv"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// Options are the choices for a picture.
type Options struct {
	Counter float64 // the side of a counter, in millimetres; 0: Counter
	Bare    bool    // without counters, tracks and what lies beside the map
	True    bool    // a measured table in true inches

	Spots  map[scene.Ref]Spot // places and pieces that stand out, and may lead somewhere
	Points []Point            // of a measured table

	above bool // only what lies on a map
}

// Counter is the usual side of a counter: five eighths of an inch.
const Counter = 15.9

// drawer draws one scene.
type drawer struct {
	s      *scene.Scene
	o      Options
	size   float64 // of a counter
	colors map[string]sheet.Color
	used   map[string]bool // what the legend has to tell
}

func newDrawer(s *scene.Scene, o Options) *drawer {
	d := &drawer{s: s, o: o, size: o.Counter, colors: map[string]sheet.Color{}, used: map[string]bool{}}
	if d.size == 0 {
		d.size = Counter
	}
	for _, x := range s.Sides {
		d.colors[x.Name] = ColorOf(x.Colour)
	}
	return d
}

// stack puts parts below one another, under a heading.
func (d *drawer) stack(parts []*sheet.Sheet, wide float64) *sheet.Sheet {
	title := d.s.Game
	for _, more := range append([]string{d.s.Scenario}, d.s.Variants...) {
		if more != "" {
			title += ", " + more
		}
	}
	head := d.heading(title, wide)
	high := margin + head.H
	for _, p := range parts {
		if p.H > 0 {
			high += p.H + gap
		}
	}
	out := sheet.New(wide+2*margin, high+margin, title)
	out.Rect(0, 0, out.W, out.H, sheet.Style{Fill: white})
	y := float64(margin)
	for _, p := range append([]*sheet.Sheet{head}, parts...) {
		if p.H == 0 {
			continue
		}
		out.Place(p, sheet.At(margin, y))
		y += p.H + gap
	}
	return out
}

// heading says what is played and where the game stands.
func (d *drawer) heading(title string, wide float64) *sheet.Sheet {
	out := sheet.New(wide, 9, "")
	out.Text(sheet.At(0, 6), title, sheet.Ink{Size: 6, Bold: true, Color: ink, Fit: wide, Least: 3})
	if d.o.Bare {
		return out
	}
	path := english.Each(d.s.Header.Path, func(p scene.Step) string { return p.Title })
	line := strings.Join(path, " > ")
	switch {
	case d.s.End != nil:
		line = "The game is over: " + d.s.End.Title
	case d.s.Header.Who != "":
		line += "   " + d.s.Header.Who + " decides"
	}
	if d.s.Seat != "" {
		line += "   as " + d.s.Seat + " sees it"
	}
	out.H = 14
	out.Text(sheet.At(0, 11.5), line+"   decision "+strconv.Itoa(int(d.s.Decision)), sheet.Ink{Size: 3, Color: faint, Fit: wide})
	return out
}

// title returns the heading of a map, where there are several; below is where the map itself
// begins.
func (d *drawer) title(m *scene.Map) (below float64) {
	if len(d.s.Maps) > 1 && m.Title != "" {
		return 7
	}
	return 0
}

// root3 is the square root of 3: hexes are that much higher than their sides are long.
var root3 = math.Sqrt(3)

// leastWide is how wide a picture is at least; margin and gap are what is left free around and
// between its parts.
const (
	leastWide = 180
	margin    = 8
	gap       = 7
)
