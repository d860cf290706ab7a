package lint

import (
	"maps"
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unreachedBox = Rule{
	Code: "lint/unreached-box",
	Doc:  "A rule tests for a box that the track's marker never enters: no statement moves it there.",
	Run: func(g *study, report func(diag.Finding)) {
		w := &boxes{g: g.Game, ways: g.Ways(), moved: maps.Clone(g.uses().tracks), report: report}
		for _, s := range g.Play().Stmts { // nobody knows how far a marker goes that a slip moves on by 0: see doesNothing
			if t, ok := s.Detail.(*model.Track); ok && isZero(s.Args["by"]) {
				delete(w.moved, t)
			}
		}
		for b := range g.Bindings() {
			w.binding(b)
		}
		for _, e := range g.Play().Exprs {
			w.expr(e)
		}
	},
}

// boxes looks at what waits for, or asks for, a box of a track. A track that nothing moves at all
// is lint/unused-marker.
type boxes struct {
	g      *model.Game
	ways   map[*model.Track]*proof.Way
	moved  map[*model.Track]bool
	report func(diag.Finding)
}

// binding looks at enter(track, box).
func (w *boxes) binding(b *model.Binding) {
	if b.Event.Track == nil || len(b.Args) < 2 {
		return
	}
	t := b.Event.Track
	c, ok := b.Args[1].Const.(*model.Const)
	if !ok || !w.moved[t] {
		return
	}
	if i := proof.BoxOf(t, c.N); i >= 0 && !w.ways[t].Enters(i) {
		w.tell(t, c, "%s never enters %s", t.Thing.Title, t.Thing.Boxes[i].Title)
	}
}

// expr looks at comparisons of where the marker stands with one box, or with its number.
func (w *boxes) expr(e model.Expr) {
	b, ok := e.(*model.Binary)
	if !ok || b.Op != "==" && b.Op != "!=" {
		return
	}
	for _, p := range [2][2]model.Expr{{b.X, b.Y}, {b.Y, b.X}} {
		c, ok := p[1].(*model.Const)
		if !ok || c.N == model.None {
			continue
		}
		switch x := p[0].(type) {
		case *model.Get:
			if of, ok := x.Of.(*model.Const); ok && x.Field.Storage == model.TrackAt {
				t := w.g.Things[of.N].Track
				w.stands(t, c, []int{proof.BoxOf(t, c.N)})
			}
		case *model.TrackNumber:
			w.stands(x.Track, c, numbered(x.Track, c.N))
		}
	}
}

func (w *boxes) stands(t *model.Track, c *model.Const, at []int) {
	if len(at) == 0 || !w.moved[t] || slices.ContainsFunc(at, func(i int) bool { return i < 0 || w.ways[t].Stands(i) }) {
		return
	}
	w.tell(t, c, "%s never stands at %s", t.Thing.Title, t.Thing.Boxes[at[0]].Title)
}

func (w *boxes) tell(t *model.Track, c *model.Const, format string, args ...any) {
	f := diag.Warnf("lint/unreached-box", c.R, format, args...)
	start, way := t.Thing.Boxes[t.Start].Title, w.ways[t]
	if way.Moved == nil {
		w.report(f.WithHint("the marker never leaves %s in play; add advance %s {}, or remove the rule", start, t.Thing.Name))
		return
	}
	how := "only directly into other boxes"
	switch {
	case way.Forward:
		how = "only forward"
	case way.Back:
		how = "only back"
	}
	w.report(f.WithHint("the marker starts at %s and moves %s; move it there, or test for another box", start, how).
		WithRelated(way.Moved.Range, "moved here"))
}

// numbered lists the boxes with a number.
func numbered(t *model.Track, n int32) (out []int) {
	for i, b := range t.Thing.Boxes {
		if t.NumberOf(b) == n {
			out = append(out, i)
		}
	}
	return out
}
