package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
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
			r.Report(diag.Errorf("resolve/history", e.At, "%q is not a state field declared by %s", e.Key, k.Name).WithSuggestion(e.Key, ownStates(k)))
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
	for _, f := range k.Fields {
		if f.Storage == model.State && f.Name == name {
			return f
		}
	}
	return nil
}

func ownStates(k *model.Kind) []string {
	var out []string
	for _, f := range k.Fields {
		if f.Storage == model.State && f != k.SideField {
			out = append(out, f.Name)
		}
	}
	return out
}
