package lint

import (
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// way is how statements of the game move the marker of a track. It is never less than what they can
// do, and may be more.
type way struct {
	start         int
	forward, back bool         // some statement advances it so
	anywhere      bool         // some statement puts it into a box that is not named
	straight      map[int]bool // boxes into which statements put it
	moved         *model.Stmt  // the first of them
}

// waysOf finds out how all tracks are moved in play.
func waysOf(g *study) map[*model.Track]*way {
	out := map[*model.Track]*way{}
	for _, t := range g.Tracks {
		out[t] = &way{start: t.Start, straight: map[int]bool{}}
	}
	figures := spansOf(g, true)
	for _, s := range g.play().stmts {
		if t, ok := s.Detail.(*model.Track); ok && t != nil {
			out[t].learn(t, s, figures)
		}
	}
	return out
}

// learn takes in a statement that moves the marker.
func (w *way) learn(t *model.Track, s *model.Stmt, figures *spans) {
	if w.moved == nil {
		w.moved = s
	}
	if s.Moves == model.MovesOn {
		by := figure.Between(1, 1)
		if s.Args["by"] != nil {
			by = figures.Of(s.Args["by"])
		}
		w.forward, w.back = w.forward || by.Hi > 0, w.back || by.Lo < 0
		return
	}
	if c, ok := s.Args["to"].(*model.Const); ok && boxOf(t, c.N) >= 0 {
		w.straight[boxOf(t, c.N)] = true
	} else {
		w.anywhere = true
	}
}

// between returns the first and the last box in which the marker may stand.
func (w *way) between() (first, last int) {
	first, last = w.start, w.start
	for i := range w.straight {
		first, last = min(first, i), max(last, i)
	}
	return first, last
}

// enters says whether the marker may come into a box: going there by steps it enters all on its
// way.
func (w *way) enters(i int) bool {
	first, last := w.between()
	return w.anywhere || w.straight[i] || w.forward && w.back || w.forward && i > first || w.back && i < last
}

// stands says whether the marker may ever be seen in a box.
func (w *way) stands(i int) bool { return i == w.start || w.enters(i) }
