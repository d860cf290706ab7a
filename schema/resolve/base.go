package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// checkBases reports fields of pieces that are called `base` in a game with a surface and are not
// the radius of a base: who writes one means the base, and it would be measured as none.
func (r *Resolver) checkBases() {
	if r.Game.Surface == nil {
		return
	}
	for _, k := range r.Game.Kinds {
		for _, f := range k.Fields {
			if f.Name != "base" || f.Of != k || !k.IsA(r.kinds["piece"]) {
				continue
			}
			if f.Storage != model.Printed || !f.Type.Is(model.Number) {
				if f.Type.Base != model.Invalid || f.Storage == model.Computed {
					r.report(diag.Errorf("resolve/base", f.Range, "base of a %s must be a number field: the radius of its base", k.Name).
						WithHint("write fields = { base = number }, or rename this"))
				}
				continue
			}
			r.checkRadii(f)
		}
	}
}

// checkRadii reports bases of no size that a base can have.
func (r *Resolver) checkRadii(f *model.Field) {
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		t := r.Game.Things[id]
		if t == nil || t.Copy > 1 {
			continue
		}
		for _, v := range append(f.Values[id][:len(f.Values[id]):len(f.Values[id])], f.BySide[id]...) {
			if v != model.None && (v < 0 || v > model.MaxSide) {
				r.errorf("resolve/base", t.Range, "the base of %s is %s; a radius must be from 0 to %s inches", t.Title, r.show(v), r.show(model.MaxSide))
				break
			}
		}
	}
}
