package draw

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// flow lays boxes beside one another, and below where the line is full.
type flow struct {
	wide, x, y, high float64
}

// next returns where a box goes.
func (f *flow) next(w, h float64) sheet.Point {
	if f.x > 0 && f.x+w > f.wide+0.01 {
		f.x, f.y, f.high = 0, f.y+f.high, 0
	}
	at := sheet.At(f.x, f.y)
	f.x, f.high = f.x+w, max(f.high, h)
	return at
}

// end returns how high all lines are.
func (f *flow) end() float64 { return f.y + f.high }

// mostBoxes is how many boxes a track may have to be drawn; of longer ones the box of the marker is
// written.
const mostBoxes = 100

// tracks draws the tracks, the box of each marker filled.
func (d *drawer) tracks(wide float64) *sheet.Sheet {
	out := sheet.New(wide, 0, "")
	for i := range d.s.Tracks {
		t := &d.s.Tracks[i]
		out.Text(sheet.At(0, out.H+3.4), english.Spaced(t.Title), sheet.Ink{Size: 3.2, Bold: true, Color: ink, Fit: wide - 60})
		if len(t.Boxes) == 0 || len(t.Boxes) > mostBoxes {
			at := sheet.Width(english.Spaced(t.Title), 3.2, true) + 3
			out.Text(sheet.At(min(at, wide-57), out.H+3.4), t.WhereSaid(), sheet.Ink{Size: 3.2, Color: ink, Fit: 57})
			out.H += 6
			continue
		}
		out.H += drawTrack(out, sheet.At(0, out.H+4.6), wide, 8, t.Boxes, t.Box) + 8
	}
	return out
}

// drawTrack draws the boxes of a track, and returns how high they are; now is the box of its
// marker, or none.
func drawTrack(out *sheet.Sheet, at sheet.Point, wide, high float64, boxes []string, now string) float64 {
	w := high
	for _, b := range boxes {
		w = max(w, min(sheet.Width(english.Spaced(b), 2.6, true)+2, 28))
	}
	f := flow{wide: wide}
	for _, b := range boxes {
		p := f.next(w, high)
		p = p.Add(at.X, at.Y)
		st, bold := sheet.Style{Fill: paper, Stroke: grid, Width: 0.25}, false
		if b == now {
			st, bold = sheet.Style{Fill: sheet.Hex("ffe9a8"), Stroke: ink, Width: 0.6}, true
		}
		out.Rect(p.X, p.Y, w, high, st)
		out.Text(p.Add(w/2, float64(high/2)+0.95), english.Spaced(b), sheet.Ink{
			Size:   2.6,
			Bold:   bold,
			Color:  ink,
			Anchor: sheet.Middle,
			Fit:    w - 1,
			Least:  1.75,
		})
	}
	return f.end()
}

// item is so many like pieces of a pile.
type item struct {
	ref scene.Ref
	n   int
}

// items puts like pieces of a pile together: those of which everything that is drawn is alike.
func (d *drawer) items(p *scene.Pile) (out []item) {
	at := map[string]int{}
	for _, r := range p.Pieces {
		t := &d.s.Things[r]
		key := strings.Join(append([]string{t.Title, t.Side, t.Owner, fmt.Sprint(t.Counter)}, t.Discs()...), "\x00")
		if i, ok := at[key]; ok {
			out[i].n++
			continue
		}
		at[key] = len(out)
		out = append(out, item{r, 1})
	}
	return out
}

// piles draws what lies beside the map: boxes, hands, displays and decks. What is not in use, and
// what is out of the game, is left out.
func (d *drawer) piles(wide float64) *sheet.Sheet {
	out := sheet.New(wide, 0, "")
	f := flow{wide: wide}
	for i := range d.s.Off {
		p := &d.s.Off[i]
		if p.Role == scene.Supply || p.Role == scene.Out {
			continue
		}
		one := d.box(p, wide)
		at := f.next(one.W+3, one.H+3)
		out.Place(one, at)
		out.H = f.end()
	}
	return out
}

// box draws one pile.
func (d *drawer) box(p *scene.Pile, wide float64) *sheet.Sheet {
	items := d.items(p)
	w, h := d.size, d.size
	for _, x := range items {
		if d.s.Things[x.ref].Card {
			w, h = cardWide, cardHigh
		}
	}
	title := english.Spaced(d.s.Things[p.Place].Title)
	room := min(max(float64(float64(len(items))*(w+1.5)), sheet.Width(title, 2.8, true))+3, wide)
	f := flow{wide: room - 3}
	var at []sheet.Point
	for range items {
		at = append(at, f.next(w+1.5, h+1.5))
	}
	out := sheet.New(room, f.end()+7, "")
	out.Rounded(0, 0, out.W, out.H, 1.2, sheet.Style{Fill: paper, Stroke: grid, Width: 0.3})
	out.Text(sheet.At(1.5, 3.6), title, sheet.Ink{Size: 2.8, Bold: true, Color: ink, Fit: room - 3})
	d.spot(out, p.Place, func() { out.Rounded(0, 0, out.W, out.H, 1.2, spotStyle) })
	for i, x := range items {
		c := at[i].Add(1.5+float64(w/2), 5.5+float64(h/2))
		if t := &d.s.Things[x.ref]; t.Card {
			drawCard(out, c, t)
		} else {
			DrawCounter(out, c, d.size, d.face(x.ref))
		}
		if x.n > 1 {
			out.Begin("more", number(x.n-1))
			p := c.Add(float64(w/2)-2, float64(h/2)-1.6)
			out.Circle(p, 2, sheet.Style{Fill: ink})
			out.Text(p.Add(0, 0.9), "x"+number(x.n), sheet.Ink{
				Size:   2.4,
				Bold:   true,
				Color:  white,
				Anchor: sheet.Middle,
				Fit:    3.6,
				Least:  1.2,
			})
			out.End()
		}
		d.spot(out, x.ref, func() { out.Rounded(c.X-float64(w/2), c.Y-float64(h/2), w, h, 1, spotStyle) })
	}
	return out
}

// cardWide and cardHigh are the sides of a card beside the board: half of its true size.
const (
	cardWide = 31.5
	cardHigh = 44
)

// drawCard draws a card in half of its size, with as much of its text as it holds.
func drawCard(out *sheet.Sheet, c sheet.Point, t *scene.Thing) {
	x, y := c.X-cardWide/2, c.Y-float64(cardHigh)/2
	out.Begin("card", t.Title)
	defer out.End()
	fill := white
	if t.Unknown {
		fill = back
	}
	out.Rounded(x, y, cardWide, cardHigh, 1.5, sheet.Style{Fill: fill, Stroke: ink, Width: 0.25})
	if t.Unknown {
		out.Text(c.Add(0, 2), "?", sheet.Ink{Size: 12, Bold: true, Color: ink, Anchor: sheet.Middle})
		out.Text(sheet.At(c.X, y+cardHigh-3), t.Title, sheet.Ink{
			Size:   2.4,
			Color:  ink,
			Anchor: sheet.Middle,
			Fit:    cardWide - 3,
			Least:  1.75,
		})
		return
	}
	at := y + 3.6
	for i, line := range sheet.Wrap(t.Title, 2.8, true, cardWide-3) {
		if i == 3 {
			break
		}
		out.Text(sheet.At(x+1.5, at), line, sheet.Ink{Size: 2.8, Bold: true, Color: ink, Fit: cardWide - 3})
		at += 3.3
	}
	body := []string{}
	for _, f := range t.Printed {
		if s := f.String(); s != "" {
			body = append(body, s)
		}
	}
	if t.Text != "" {
		body = append(body, t.Text)
	}
	lines := sheet.Wrap(strings.Join(body, "\n"), 2.1, false, cardWide-3)
	for i, line := range lines {
		if at > y+cardHigh-1.6 {
			break
		}
		if i+1 < len(lines) && at+2.6 > y+cardHigh-1.6 {
			line += " …"
		}
		out.Text(sheet.At(x+1.5, at), line, sheet.Ink{Size: 2.1, Color: ink, Fit: cardWide - 2.6})
		at += 2.6
	}
}
