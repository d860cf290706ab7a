package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// declareHistory notes which state fields and tracks tell what has been, and not how the table
// stands.
func (r *Resolver) declareHistory() {
	r.EachKind(func(k *model.Kind, d decl.Decl) {
		for _, e := range r.NamesOf(d.Attrs["history"]) {
			if f := decl.OwnState(k, e.Key); f != nil {
				f.History = true
				continue
			}
			r.Report(diag.Errorf("resolve/history", e.At, "%q is not a state field declared by %s", e.Key, k.Name).
				WithSuggestion(e.Key, decl.OwnStates(k)))
		}
	})
	r.Each(func(d decl.Decl) {
		a := d.Attrs["history"]
		if a == nil {
			return
		}
		for _, t := range r.Game.Tracks {
			if t.Range == d.Block.DefRange() {
				t.History = r.Boolean(a)
			}
		}
	}, "track")
}

// declarePresent notes which state field says what terrain lies on the surface now.
func (r *Resolver) declarePresent() {
	r.EachKind(func(k *model.Kind, d decl.Decl) {
		a := d.Attrs["present"]
		if a == nil {
			return
		}
		if area := r.Kinds["area"]; area == nil || !k.IsA(area) {
			if r.Doubtful(k) {
				return
			}
			r.Errorf("resolve/present", a.NameRange, "only terrain is there or not; %q is no kind of area", k.Name).
				Hint("pieces that are not on the table lie in a box or in the supply")
			return
		}
		w := syntax.Word(a.Expr)
		if k.Present = decl.OwnState(k, w); k.Present == nil || !k.Present.Type.Is(model.Bool) {
			k.Present = nil
			r.Report(diag.Errorf("resolve/present", a.Expr.Range(), "%q is not a bool in the state of %s", w, k.Name).WithSuggestion(w, decl.OwnBools(k)))
		}
	})
}
