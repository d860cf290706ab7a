package printed

import (
	"fmt"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// checkNeeds reports things that have a trait, or a bool of their kind, and do not state a field
// that the kind demands of those: a building whose place nobody knows.
func checkNeeds(r *decl.Reader) {
	r.EachKind(func(k *model.Kind, d decl.Decl) {
		a := d.Attrs["needs"]
		if a == nil {
			return
		}
		entries, ok := syntax.Entries(a.Expr, r.Report)
		if !ok {
			r.Errorf("resolve/needs", a.Expr.Range(), "needs must have the form { trait = [fields] }")
			return
		}
		for _, e := range entries {
			trait, known := decl.PrintedField(k, e.Key, false)
			if trait == nil || !trait.Type.Is(model.Bool) {
				r.Report(diag.Errorf("resolve/needs", e.At, "%q is neither a trait nor a bool field of %s", e.Key, k.Name).WithSuggestion(e.Key, known))
				continue
			}
			for _, n := range r.NamesOf(&hclsyntax.Attribute{Name: "needs", Expr: e.Value}) {
				need(r, k, trait, n)
			}
		}
	})
}

// need checks one field that things with a trait must state.
func need(r *decl.Reader, k *model.Kind, trait *model.Field, n syntax.Entry) {
	f, known := decl.PrintedField(k, n.Key, false)
	switch {
	case f == nil:
		r.Report(diag.Errorf("resolve/needs", n.At, "%q is not a field of %s", n.Key, k.Name).WithSuggestion(n.Key, known))
		return
	case !f.Type.Maybe:
		r.Report(diag.Errorf("resolve/needs", n.At, "every %s states its %s, or has false", k.Name, n.Key).
			WithHint("declare it as maybe(%s), which may be left out", f.Type).WithRelated(f.Range, "declared here"))
		return
	}
	for id := k.Lo; id < k.Hi; id++ {
		t := r.Game.Things[id]
		if t == nil || t.Copy > 1 || r.Doubtful(t) || !is(trait, id) || stated(f, id) {
			continue
		}
		r.Report(diag.Errorf("resolve/missing-figure", t.Range, "%s is %s and is missing its %s", t.Title, trait.Name, f.Name).WithCause("figure", fmt.Sprint(f.Range, trait.Name)).
			WithHint("state its %s, or leave out %s", f.Name, trait.Name).WithRelated(n.At, "needed here"))
	}
}

// is reports whether a thing has a trait.
func is(trait *model.Field, id int32) bool {
	v := trait.Values[id]
	return len(v) > 0 && v[0] == 1
}

// stated reports whether a thing states a field that may be none.
func stated(f *model.Field, id int32) bool {
	v := f.Values[id]
	return f.Texts[id] != "" || f.BySide[id] != nil || len(v) > 0 && v[0] != model.None
}
