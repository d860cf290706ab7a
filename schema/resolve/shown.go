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
		if !k.IsA(r.kinds["piece"]) {
			r.errorf("resolve/shown", d.Attrs["shown"].NameRange, "only pieces lie on a board; %q is not a kind of piece", k.Name)
			return
		}
		for _, e := range r.names(d.Attrs["shown"]) {
			if f := showable(k, e.Key); f != nil {
				k.Shown = append(k.Shown, f)
				continue
			}
			r.report(diag.Errorf("resolve/shown", e.At, "%s has no field %q that a board can show", k.Name, e.Key).WithSuggestion(e.Key, showables(k)))
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

// counterRoom is how many letters a counter takes on a board with the figures that are shown on it: a short name, and each figure behind a point.
// Without figures it is 0: a short name finds room everywhere.
func (r *Resolver) counterRoom() int {
	most := 0
	for _, k := range r.Game.Kinds {
		room := 0
		for _, f := range k.Shown {
			if f.Type.Is(model.Number) {
				room += 1 + r.figureWidth(f)
			}
		}
		most = max(most, room)
	}
	if most == 0 {
		return 0
	}
	return leastCell + most
}

// figureWidth is how many letters the longest figure of a field takes; of one that changes, two.
func (r *Resolver) figureWidth(f *model.Field) int {
	most := 1
	if f.Storage == model.State {
		most = 2
	}
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		for _, vs := range [][]int32{f.Values[id], f.BySide[id]} {
			for _, v := range vs {
				most = max(most, len(r.show(v)))
			}
		}
	}
	return most
}
