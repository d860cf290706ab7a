// Package paper makes sheets to print and play: counters with fronts and backs that meet, cards,
// the map in tiles, charts and a player aid.
//
// All is made from the blocks that the machine plays, so what is printed is what is played. Lengths
// are millimetres on paper; nothing is scaled to a page.
//
// Its hardest idea: paper is printed on both sides and turned over at its long edge. So a back
// stands where the mirror image of its front is, and the page says how to shift what a printer
// moves.
package paper

import (
	"fmt"
	"io"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/schema/model"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// MostPrinted bounds how many cards and counters are printed: more than boxes hold, and some 1,000
// pages.
const MostPrinted = 5_000

// Document is a file of a print.
type Document struct {
	Name  string // of the file
	Title string
	Pages []*sheet.Sheet
}

// Write writes the document.
func (d *Document) Write(w io.Writer) error { return sheet.PDF(w, d.Title, d.Pages) }

// Print is all files of a game, and what they hold.
type Print struct {
	Documents []*Document
	Contents  string
}

// New makes the print of a game that has begun; s is the scene from which its maps are drawn, texts
// the files of the game. It fails if it has more than MostPrinted cards and counters.
func New(m *machine.M, s *scene.Scene, texts map[string][]byte, o Options) (*Print, error) {
	p := m.P
	x := &press{o: o, p: p, g: p.Game, maker: scene.New(p), sides: map[string]sheet.Color{}, large: map[string]int{},
		set: map[passage]typeset{}, decks: decksOf(p.Game)}
	if o.Part {
		x.needs = needsOf(m)
	}
	var err error
	if x.spared, err = spared(m, x.needs); err != nil {
		return nil, err
	}
	if n := x.printed(); n > MostPrinted {
		return nil, fmt.Errorf("%s has %d cards and counters; at most %d are printed", p.Game.Title, n, MostPrinted)
	}
	for _, side := range x.maker.Sides() {
		x.sides[side.Name] = draw.ColorOf(side.Colour)
	}
	out := &Print{}
	add := func(name string, pages []*sheet.Sheet, about string) {
		if len(pages) == 0 {
			return
		}
		d := &Document{name + ".pdf", x.g.Title + ": " + name, pages}
		out.Documents = append(out.Documents, d)
		x.notes = append(x.notes, d.Name+": "+about)
	}
	counters, about := x.counters()
	add("counters", counters, about)
	cards, about := x.cards()
	add("cards", cards, about)
	add("map", x.maps(s), "the map in tiles that overlap by 10 mm; the small plan on each shows where it lies")
	tables := "the tables of the game"
	if x.needs != nil {
		tables += " that this play reads"
	}
	add("charts", x.charts(), tables)
	add("aid", x.aid(s, texts), "how to win, the sequence of play, the actions, and what the signs mean")
	out.Contents = x.g.Title + "\n" + strings.Repeat("=", len([]rune(x.g.Title))) + "\n\n" + x.chosen() + strings.Join(x.notes, "\n") + "\n"
	return out, nil
}

// chosen says which scenario and which choices are printed, where that is a part of the box.
func (x *press) chosen() string {
	if x.needs == nil {
		return ""
	}
	var out []string
	if s := x.p.Scenario; s != nil {
		out = append(out, s.Title)
	}
	for _, v := range x.p.Variants {
		out = append(out, v.Option.Title+": "+v.Title)
	}
	if len(out) == 0 {
		return ""
	}
	return "for " + strings.Join(out, "; ") + "\n\n"
}

// printed counts the cards and counters that are printed.
func (x *press) printed() int {
	n := len(x.pieces(model.KindPiece))
	for _, m := range x.markers() {
		n += x.copies(m)
	}
	return n
}
