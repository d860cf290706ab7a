package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// declareShown notes what screens write for a counter on the board.
func (r *Resolver) declareShown() {
	r.each(func(d Decl) {
		k := r.kinds[model.Slug(d.Block.Labels[0])]
		if k == nil || k.Range != d.Block.DefRange() || d.Attrs["shown"] == nil {
			return
		}
		if r.Doubtful(k) {
			return
		}
		if !k.IsA(r.kinds["piece"]) {
			r.errorf("resolve/shown", d.Attrs["shown"].NameRange, "only pieces lie on a board; %q is not a kind of piece", k.Name)
			return
		}
		for _, e := range r.names(d.Attrs["shown"]) {
			if f := showable(k, e.Key); f != nil {
				k.Shown = append(k.Shown, f)
				continue
			}
			r.report(diag.Errorf("resolve/shown", e.At, "%s has no field %q that a board can show", k.Name, e.Key).
				WithSuggestion(e.Key, showables(k)).WithCause(NoField(k, e.Key)))
		}
	}, "kind")
}

// showable finds a field of a kind, or of a kind above it, that a board may show.
func showable(k *model.Kind, name string) *model.Field {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == name && isShowable(k, f) {
				return f
			}
		}
	}
	return nil
}

func isShowable(k *model.Kind, f *model.Field) bool {
	switch f.Storage {
	case model.Printed:
		return f.Type.Is(model.Text) || f.Type.Is(model.Number)
	case model.State:
		return f.Type.Is(model.Number) && f != k.SideField
	}
	return false
}

func showables(k *model.Kind) []string {
	var out []string
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if isShowable(k, f) {
				out = append(out, f.Name)
			}
		}
	}
	return out
}
