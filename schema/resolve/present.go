package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

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

// ownBools is the names of the state fields of a kind that are true or false.
func ownBools(k *model.Kind) []string {
	var out []string
	for _, f := range k.Fields {
		if f.Storage == model.State && f.Type.Is(model.Bool) {
			out = append(out, f.Name)
		}
	}
	return out
}
