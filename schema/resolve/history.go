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
			if f := ownState(k, e.Key); f != nil {
				f.History = true
				continue
			}
			r.Report(diag.Errorf("resolve/history", e.At, "%q is not a state field declared by %s", e.Key, k.Name).
				WithSuggestion(e.Key, ownStates(k)))
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

// ownState finds a state field that the kind itself declares.
func ownState(k *model.Kind, name string) *model.Field {
	f, _ := k.PickOwn(name, isState)
	return f
}

// ownStates lists the names of the state fields that the kind itself declares.
func ownStates(k *model.Kind) []string {
	_, known := k.PickOwn("", isState)
	return known
}

func isState(f *model.Field) bool { return f.Storage == model.State && !f.TellsSide() }

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
		if k.Present = ownState(k, w); k.Present == nil || !k.Present.Type.Is(model.Bool) {
			k.Present = nil
			r.Report(diag.Errorf("resolve/present", a.Expr.Range(), "%q is not a bool in the state of %s", w, k.Name).WithSuggestion(w, ownBools(k)))
		}
	})
}

// ownBools lists the names of the state fields of a kind that are true or false.
func ownBools(k *model.Kind) []string {
	_, known := k.PickOwn("", func(f *model.Field) bool { return f.Storage == model.State && f.Type.Is(model.Bool) })
	return known
}
