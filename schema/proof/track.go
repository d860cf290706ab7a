package proof

import (
	"slices"

	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// Way is how statements of the game move the marker of a track. It is never less than what they can
// do, and may be more.
type Way struct {
	start         int
	Forward, Back bool         // some statement advances it so
	anywhere      bool         // some statement puts it into a box that is not named
	straight      map[int]bool // boxes into which statements put it
	Moved         *model.Stmt  // the first of them
}

// waysOf finds out how all tracks are moved in play.
func waysOf(g *Study) map[*model.Track]*Way {
	out := map[*model.Track]*Way{}
	for _, t := range g.Tracks {
		out[t] = &Way{start: t.Start, straight: map[int]bool{}}
	}
	figures := SpansOf(g, true)
	for _, s := range g.Play().Stmts {
		if t, ok := s.Detail.(*model.Track); ok && t != nil {
			out[t].learn(t, s, figures)
		}
	}
	return out
}

// learn takes in a statement that moves the marker.
func (w *Way) learn(t *model.Track, s *model.Stmt, figures *Spans) {
	if w.Moved == nil {
		w.Moved = s
	}
	if s.Moves == model.MovesOn {
		by := figure.Between(1, 1)
		if s.Args["by"] != nil {
			by = figures.Of(s.Args["by"])
		}
		w.Forward, w.Back = w.Forward || by.Hi > 0, w.Back || by.Lo < 0
		return
	}
	if c, ok := s.Args["to"].(*model.Const); ok && BoxOf(t, c.N) >= 0 {
		w.straight[BoxOf(t, c.N)] = true
	} else {
		w.anywhere = true
	}
}

// between returns the first and the last box in which the marker may stand.
func (w *Way) between() (first, last int) {
	first, last = w.start, w.start
	for i := range w.straight {
		first, last = min(first, i), max(last, i)
	}
	return first, last
}

// Enters reports whether the marker may come into a box: going there by steps it enters all on its
// way.
func (w *Way) Enters(i int) bool {
	first, last := w.between()
	return w.anywhere || w.straight[i] || w.Forward && w.Back || w.Forward && i > first || w.Back && i < last
}

// Stands reports whether the marker may ever be seen in a box.
func (w *Way) Stands(i int) bool { return i == w.start || w.Enters(i) }

// BoxOf returns the place in the row of the box with an id, or -1.
func BoxOf(t *model.Track, id int32) int {
	return slices.IndexFunc(t.Thing.Boxes, func(b *model.Thing) bool { return b.ID == id })
}

// boxSpan returns between which numbers some boxes of a track lie.
func boxSpan(t *model.Track, are func(i int) bool) figure.Span {
	out := figure.Nowhere()
	for i, b := range t.Thing.Boxes {
		if are(i) {
			out = out.Or(figure.Between(int64(t.NumberOf(b)), int64(t.NumberOf(b))))
		}
	}
	if out.Empty() {
		return figure.Anything
	}
	return out
}
