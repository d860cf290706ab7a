package paper

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// The sides of a card, and what is left free at its edges.
const (
	cardWide = 63
	cardHigh = 88
	cardEdge = 4.5
)

// cards lays out all cards, and says how many there are of what.
func (x *press) cards() (pages []*sheet.Sheet, about string) {
	all, kinds := x.pieces(model.KindCard), map[string]int{}
	for _, t := range all {
		kinds[view.Family(x.g, t.ID).Title]++
	}
	if len(all) == 0 {
		return nil, ""
	}
	slices.SortStableFunc(all, func(a, b *model.Thing) int { return strings.Compare(x.decks[a], x.decks[b]) })
	var cut []string
	for len(all) > 0 {
		n := x.cardPages(&pages, all, &cut)
		all = all[n:]
	}
	var b strings.Builder
	n := 0
	for i, name := range model.SortedKeys(kinds) {
		if n += kinds[name]; i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%s %d", english.Spaced(name), kinds[name])
	}
	about = fmt.Sprintf("%d cards of 63 x 88 mm, fronts and backs\n  %s", n, b.String())
	if len(cut) > 0 {
		about += "\n  the text does not fit on " + strings.Join(cut, ", ") + ": see the rules of the game"
	}
	return pages, about
}

// cardPages draws one page of cards and its back, and returns how many cards it took.
func (x *press) cardPages(pages *[]*sheet.Sheet, list []*model.Thing, cut *[]string) int {
	wide := x.o.Bleed > 0
	front, back := x.page("cards, fronts", wide), x.page("cards, backs", wide)
	w, h := cardWide+float64(2*x.o.Bleed), cardHigh+float64(2*x.o.Bleed)
	across, down := int((front.W-2*margin)/w), int((front.H-2*margin+1)/h)
	left, top := float64((front.W-float64(w*float64(across)))/2), float64((front.H-float64(h*float64(down)))/2)
	n := min(len(list), across*down)
	for i, t := range list[:n] {
		p := sheet.At(left+float64(w*float64(i%across)), top+float64(h*float64(i/across)))
		q := sheet.At(front.W-p.X-w, p.Y).Add(x.o.Shift.X, x.o.Shift.Y)
		title := english.Spaced(t.Title)
		if !x.front(front, p.Add(x.o.Bleed, x.o.Bleed), t) && !slices.Contains(*cut, title) {
			*cut = append(*cut, title)
		}
		x.back(back, q, w, h, t)
	}
	x.cardCuts(front, left, top, w, h, across, (n+across-1)/across)
	*pages = append(*pages, front, back)
	return n
}

// cardCuts draws marks in the margins where cards are to be cut.
func (x *press) cardCuts(s *sheet.Sheet, left, top, w, h float64, across, down int) {
	st := sheet.Style{Stroke: ink, Width: 0.15}
	b := x.o.Bleed
	foot, right := top+float64(h*float64(down)), left+float64(w*float64(across))
	for i := range across {
		for _, p := range []float64{left + float64(w*float64(i)) + b, left + float64(w*float64(i+1)) - b} {
			s.Line(st, sheet.At(p, top-4), sheet.At(p, top-1))
			s.Line(st, sheet.At(p, foot+1), sheet.At(p, foot+4))
		}
	}
	for i := range down {
		for _, p := range []float64{top + float64(h*float64(i)) + b, top + float64(h*float64(i+1)) - b} {
			s.Line(st, sheet.At(left-4, p), sheet.At(left-1, p))
			s.Line(st, sheet.At(right+1, p), sheet.At(right+4, p))
		}
	}
}

// front draws the face of a card, and reports whether all of its text fits.
func (x *press) front(s *sheet.Sheet, at sheet.Point, t *model.Thing) bool {
	s.Begin("card", t.Title)
	defer s.End()
	fill := sheet.Hex("ffffff")
	s.Rect(at.X, at.Y, cardWide, cardHigh, sheet.Style{Fill: fill, Stroke: rule, Width: 0.15})
	owner := x.maker.Faces(t)[0].Owner
	if c, ok := x.sides[owner]; ok {
		s.Rect(at.X+cardEdge, at.Y+3, cardWide-2*cardEdge, 2.2, sheet.Style{Fill: c})
	}
	room := float64(cardWide - 2*cardEdge)
	left, y := at.X+cardEdge, at.Y+10
	for i, line := range sheet.Wrap(english.Spaced(t.Title), 4.4, true, room) {
		if i < 3 {
			s.Text(sheet.At(left, y), line, sheet.Ink{Size: 4.4, Bold: true, Color: ink, Fit: room})
			y += 5
		}
	}
	kind := english.Spaced(view.Family(x.g, t.ID).Title)
	s.Text(sheet.At(left, y), kind, sheet.Ink{Size: 2.6, Color: faint, Fit: room})
	s.Line(sheet.Style{Stroke: rule, Width: 0.2}, sheet.At(left, y+1.6), sheet.At(left+room, y+1.6))
	y += 6
	foot := at.Y + cardHigh - cardEdge
	if t.Ref != "" {
		s.Text(sheet.At(left, foot), "§"+t.Ref, sheet.Ink{Size: 2.4, Color: faint, Fit: room})
		foot -= 4
	}
	if faces := x.pictured(t); len(faces) > 0 {
		foot -= x.o.Counter + 2
		for i, f := range faces {
			across := room / float64(len(faces))
			draw.DrawCounter(s, sheet.At(left+float64(across*(float64(i)+0.5)), foot+float64(x.o.Counter/2)), x.o.Counter, f)
		}
	}
	text := x.typeset(passage{x.words(t), room, foot - y})
	for _, line := range text.lines {
		s.Text(sheet.At(left, y), line, sheet.Ink{Size: text.size, Color: ink, Fit: room})
		y += float64(text.size * 1.3)
	}
	return !text.cut
}

// mostPictured is how many counters find room on a card.
const mostPictured = 3

// pictured returns the counters that are printed on a card: those that it brings, or speaks of.
func (x *press) pictured(card *model.Thing) (out []draw.Face) {
	for f := range card.Kind.AllFields() {
		for _, v := range f.Values[card.ID] {
			if t := x.counterOf(f.Type, v); t != nil && len(out) < mostPictured {
				out = append(out, x.face(t, x.maker.Faces(t)[0], 0))
			}
		}
	}
	return out
}

// counterOf returns the piece that a printed value is, one of the copies of a design; nil of other
// values.
func (x *press) counterOf(of model.Type, v int32) *model.Thing {
	if v == model.None || !of.Elem().Is(model.DesignOf) && !of.Elem().Is(model.ThingOf) {
		return nil
	}
	for t := range x.g.Of(model.KindPiece) {
		if !t.Kind.Is(model.KindCard) && (of.Elem().Is(model.DesignOf) && t.Kind == x.g.Kinds[v] || of.Elem().Is(model.ThingOf) && t.ID == v) {
			return t
		}
	}
	return nil
}

// typeset sets a passage. The copies of a card, and cards that cite one section, share the work.
func (x *press) typeset(c passage) typeset {
	if done, ok := x.set[c]; ok {
		return done
	}
	out := typeset{size: 3.2}
	for {
		out.lines = sheet.Wrap(c.text, out.size, false, c.wide)
		room := max(int(math.Floor(c.high/float64(out.size*1.3)))+1, 0)
		if out.cut = len(out.lines) > room; !out.cut || out.size <= 2.15 {
			out.lines = out.lines[:min(len(out.lines), room)]
			break
		}
		out.size -= 0.1
	}
	x.set[c] = out
	return out
}

// words returns what a card says: its figures, and what it says in words, or else its section.
func (x *press) words(t *model.Thing) string {
	var out []string
	for _, f := range x.maker.Printed(t) {
		switch text := f.String(); {
		case text == "":
		case f.Value == "true":
			out = append(out, english.Capital(text))
		default:
			out = append(out, english.Capital(english.Spaced(f.Name))+": "+f.Value)
		}
	}
	text := x.maker.Words(t)
	for k := t.Kind; text == "" && k != nil; k = k.Parent {
		text = k.Text
	}
	if text == "" && len(out) == 0 && t.Section != nil {
		text = t.Section.Text
	}
	return strings.Join(append(out, text), "\n")
}

// back draws the back of a card: a color that runs to its edge and over it, and what sort it is.
func (x *press) back(s *sheet.Sheet, at sheet.Point, w, h float64, t *model.Thing) {
	k := view.Family(x.g, t.ID)
	fill := draw.Backs[x.family(k)%len(draw.Backs)]
	s.Rect(at.X, at.Y, w, h, sheet.Style{Fill: fill})
	for i, line := range sheet.Wrap(english.Spaced(k.Title), 6, true, cardWide-12) {
		if i < 4 {
			s.Text(at.Add(w/2, float64(h/2)+float64(7*float64(i))), line, sheet.Ink{
				Size:   6,
				Bold:   true,
				Color:  ink,
				Anchor: sheet.Middle,
				Fit:    cardWide - 12,
			})
		}
	}
	if deck := x.decks[t]; deck != "" {
		s.Text(at.Add(w/2, float64(h*0.72)), english.Spaced(deck), sheet.Ink{Size: 5, Color: ink, Anchor: sheet.Middle, Fit: cardWide - 12})
	}
	s.Text(at.Add(w/2, h-10), x.g.Title, sheet.Ink{Size: 3, Color: ink, Anchor: sheet.Middle, Fit: cardWide - 12})
}

// decksOf names the deck in which each card begins, where cards of one sort are parted into
// several: their backs tell them apart.
func decksOf(g *model.Game) map[*model.Thing]string {
	out := map[*model.Thing]string{}
	for _, c := range g.Decks {
		if len(c.Decks) < 2 {
			continue
		}
		for _, d := range c.Decks {
			for _, card := range d.Deck.Cards {
				out[card] = d.Title
			}
		}
	}
	return out
}

// family returns the number of a kind of cards among those of the game.
func (x *press) family(of *model.Kind) int {
	n := 0
	for _, k := range x.g.Kinds {
		if k == of {
			break
		}
		if k.Is(model.KindCard) && !k.Builtin() && !k.Design {
			n++
		}
	}
	return n
}
