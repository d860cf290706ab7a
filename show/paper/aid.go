package paper

import (
	"io"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
	"sandtable/show/rulebook"
)

// aid sets how to win, the sequence of play, the actions, the tracks, and what the signs mean.
func (x *press) aid(s *scene.Scene, texts map[string][]byte) []*sheet.Sheet {
	book := rulebook.New(x.g, texts, io.Discard, 80)
	out := x.aidAt(s, book, 1)
	for _, scale := range []float64{0.95, 0.9} {
		if less := x.aidAt(s, book, scale); len(less) < len(out) {
			return less
		}
	}
	return out
}

// aidAt sets the aid in letters of a size: a little smaller where that saves a page.
func (x *press) aidAt(s *scene.Scene, book *rulebook.Writer, scale float64) []*sheet.Sheet {
	c := &column{page: func() *sheet.Sheet { return x.page("player aid", false) }, across: 2, scale: scale}
	c.banner(x.g.Title, x.g.Text)
	c.entries("How to win", x.goals(book))
	c.entries("Sequence of play", book.Sequence())
	c.entries("Actions", book.Actions())
	c.tracks(s, x.o.Counter+2)
	c.legend(s)
	return c.pages
}

// goals returns how to win what is printed.
func (x *press) goals(book *rulebook.Writer) []rulebook.Entry {
	if x.needs == nil {
		var variants []*model.Variant
		for _, o := range x.g.Options {
			variants = append(variants, o.Variants...)
		}
		return book.Goals(x.g.Scenarios, variants)
	}
	var scenarios []*model.Scenario
	if s := x.p.Scenario; s != nil {
		scenarios = append(scenarios, s)
	}
	return book.Goals(scenarios, x.p.Variants)
}

// entries sets a list of phases or actions.
func (c *column) entries(title string, list []rulebook.Entry) {
	if len(list) == 0 {
		return
	}
	c.y += 3
	c.head(title, 4.6)
	for _, e := range list {
		indent := float64(3 * float64(min(e.Deep, 6)))
		head := english.Spaced(e.Title)
		if e.Section != "" {
			head += "  §" + e.Section
		}
		c.need(9)
		c.y++
		if head != "" {
			c.par(head, 3, indent, true)
		}
		c.par(e.Text, 2.6, indent, false)
	}
}

// tracks sets the tracks, with boxes that hold a counter.
func (c *column) tracks(s *scene.Scene, box float64) {
	for i := range s.Tracks {
		t := &s.Tracks[i]
		if len(t.Boxes) == 0 || len(t.Boxes) > mostBoxes {
			continue
		}
		c.y += 3
		c.head(english.Spaced(t.Title), 4)
		across := max(int(c.width()/max(box, 10)), 1)
		for n := 0; n < len(t.Boxes); n += across {
			c.need(box + 2)
			list := t.Boxes[n:min(n+across, len(t.Boxes))]
			for k, b := range list {
				p := sheet.At(c.left()+float64(box*float64(k)), c.y+1)
				c.now.Rect(p.X, p.Y, box, box, sheet.Style{Stroke: rule, Width: 0.25})
				c.now.Text(p.Add(box/2, 3.4), english.Capital(english.Spaced(b)), sheet.Ink{Size: 2.6, Color: ink, Anchor: sheet.Middle, Fit: box - 1, Least: 1.5})
			}
			c.y += box
		}
	}
}

// mostBoxes is how many boxes a track may have to be printed; longer ones are kept with paper and
// pencil.
const mostBoxes = 200

// legend sets what grounds, lines and markers mean.
func (c *column) legend(s *scene.Scene) {
	l := draw.Legend(s, c.width())
	if l.H == 0 {
		return
	}
	c.y += 3
	c.head("Legend", 4.6)
	c.need(l.H + 2)
	c.now.Place(l, sheet.At(c.left(), c.y+2))
	c.y += l.H + 2
}
