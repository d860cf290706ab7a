package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var foreignPiece = Rule{
	Code: "lint/foreign-piece",
	Doc: "Pieces are moved to a place that is declared for another kind, or are drawn from, or " +
		"queried in, a place where such pieces never lie.",
	Run: func(g *study, report func(diag.Finding)) {
		w := &foreign{g: g, d: proof.DomainsOf(g.Study), report: report}
		for _, s := range g.Play().Stmts {
			w.given(s)
			if s.Names == model.NamesDrawn {
				w.drawn(s)
			}
		}
		for _, e := range g.Play().Exprs {
			w.asked(e)
		}
	},
}

// foreign looks at places that are declared for a kind of pieces.
type foreign struct {
	g      *study
	d      *proof.Domains
	report func(diag.Finding)
}

// given looks at what a statement moves to a place.
func (w *foreign) given(s *model.Stmt) {
	what, to := proof.Moved(s)
	if what == nil || to == nil || to.Type().Base != model.ThingOf {
		return
	}
	k := w.heldBy(w.d.Of(to))
	if k == nil || w.d.Of(what).Meets(w.g.Game, k) {
		return
	}
	w.report(diag.Warnf("lint/foreign-piece", to.Range(), "%s is moved to a place for %s",
		english.A(english.Spaced(what.Type().Kind.Base().Name)), english.Spaced(k.Plural)).
		WithHint("move it elsewhere, or give the place a common kind: of = .."))
}

// drawn looks at a draw from a place: whether what it takes ever lies there.
func (w *foreign) drawn(s *model.Stmt) {
	from := s.Args["from"]
	if from == nil || s.Bind == nil || from.Type().Form != model.One || from.Type().Base != model.ThingOf {
		return
	}
	where := w.d.Of(from)
	k := s.Bind.Type.Kind
	if w.ever(k, where) {
		return
	}
	f := diag.Warnf("lint/foreign-piece", from.Range(), "no %s is ever in %s: the draw always finds nothing",
		english.Spaced(k.Base().Name), inWords(w.g, where, "such a place"))
	w.report(f.WithHint("declare its initial contents (of = .., holds = [..]), or move pieces to it"))
}

// asked looks at place.kinds: the pieces of a kind that lie there.
func (w *foreign) asked(e model.Expr) {
	x, ok := e.(*model.Get)
	if !ok || len(x.Others) > 0 || x.Field.Storage != model.Contents || x.Of == nil || x.Field.Kind == nil ||
		x.Field.Kind.Hi <= x.Field.Kind.Lo {
		return
	}
	where := w.d.Of(x.Of)
	if w.ever(x.Field.Kind, where) {
		return
	}
	w.report(diag.Warnf("lint/foreign-piece", e.Range(), "no %s is ever in %s: the set is always empty",
		english.Spaced(x.Field.Kind.Base().Name), inWords(w.g, where, "such a place")).
		WithHint("move some there, or query pieces that lie there"))
}

// ever reports whether pieces of a kind may lie in some of these places.
func (w *foreign) ever(k *model.Kind, where proof.Domain) bool {
	if where.Has(w.g.Game, w.g.Supply.ID) || where.Has(w.g.Game, w.g.Out.ID) {
		return true
	}
	for id := range where.IDs { // a path or track is all its steps
		if t := w.g.Things[id]; t != nil && !t.Kind.Is(model.KindPlace) {
			return true
		}
	}
	if slices.ContainsFunc(where.Kinds, func(k *model.Kind) bool { return !k.Is(model.KindPlace) }) {
		return true
	}
	return w.g.Traffic().Any(proof.Domain{Kinds: []*model.Kind{k}}, where, true)
}

// heldBy returns the kind of pieces for which all of some places are declared; nil if they are for
// several, or for any.
func (w *foreign) heldBy(where proof.Domain) *model.Kind {
	if where.All || len(where.Kinds)+len(where.IDs) != 1 {
		return nil
	}
	for id := range where.IDs {
		return heldIn(w.g.Things[id])
	}
	return ofKind(where.Kinds[0])
}

// heldIn returns the kind of pieces for which a place is declared, or nil.
func heldIn(t *model.Thing) *model.Kind {
	if t.Holds != nil {
		return t.Holds
	}
	return ofKind(t.Kind)
}

func ofKind(k *model.Kind) *model.Kind {
	for ; k != nil; k = k.Parent {
		if k.Of != nil {
			return k.Of
		}
	}
	return nil
}
