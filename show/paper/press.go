package paper

import (
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/schema/model"
	"sandtable/show/draw/sheet"
)

// Paper is a size of paper.
type Paper struct {
	Name string
	W, H float64
}

// Papers are the sizes of paper that are known.
var Papers = []Paper{{"a4", 210, 297}, {"letter", 215.9, 279.4}}

// Options are the choices for a print.
type Options struct {
	Paper   Paper
	Counter float64     // side of a counter
	Bleed   float64     // how far the color of cards runs over the edge; 0: cards share their edges
	Shift   sheet.Point // by which backs are moved, for a printer that moves them
	Part    bool        // only what the scenario needs, not all that is in the box
}

// MostBleed is how far colors may run over.
const MostBleed = 5

// MostShift is how far backs may be moved.
const MostShift = 4

// margin is what printers cannot print at the edges.
const margin = 7

// press makes the documents of a game.
type press struct {
	o      Options
	p      *machine.Program
	g      *model.Game
	maker  *scene.Maker
	needs  *needs         // of the scenario; nil: all is printed
	spared map[int32]bool // copies that are not printed
	notes  []string       // for the list of contents
	sides  map[string]sheet.Color
	large  map[string]int // counters that stand for bases that are too wide, by kind
	set    map[passage]typeset
	decks  map[*model.Thing]string // where cards begin
}

// page makes an empty page with its title at the foot.
func (x *press) page(title string, wide bool) *sheet.Sheet {
	w, h := x.o.Paper.W, x.o.Paper.H
	if wide {
		w, h = h, w
	}
	s := sheet.New(w, h, title)
	s.Text(sheet.At(w/2, h-4), x.g.Title+": "+title, sheet.Ink{Size: 2.4, Color: faint, Anchor: sheet.Middle, Fit: w - 2*margin})
	return s
}

var (
	ink   = sheet.Hex("121416")
	faint = sheet.Hex("5f6368")
	rule  = sheet.Hex("8b8b80")
)

// passage is a text, and the room that it has.
type passage struct {
	text       string
	wide, high float64
}

// typeset is a text in lines: as large as fits, or as small as can be read, and cut.
type typeset struct {
	lines []string
	size  float64
	cut   bool
}
