package resolve

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// checkBases reports fields of pieces that are called base, frontage or length in a game with a
// surface and say no size: who writes one means the footprint, and it would be measured as none.
func (r *Resolver) checkBases() {
	if r.Game.Surface == nil {
		return
	}
	for _, k := range r.Game.Kinds {
		for _, f := range k.Fields {
			if !slices.Contains(model.FootprintFields, f.Name) || f.Of != k || !k.IsA(r.Kinds["piece"]) {
				continue
			}
			if f.Storage != model.Printed || !f.Type.Is(model.Number) {
				if f.Type.Base != model.Invalid || f.Storage == model.Computed {
					r.Report(diag.Errorf("resolve/base", f.Range, "%s of %s must be a number field: %s", f.Name, english.A(k.Name), meant[f.Name]).
						WithHint("write fields = { %s = number }, or rename this", f.Name))
				}
				continue
			}
			r.checkSizes(f)
		}
		if !k.Builtin() && k.IsA(r.Kinds["piece"]) {
			r.checkFootprints(k)
		}
	}
}

// meant is what the sizes of a piece mean.
var meant = map[string]string{
	model.BaseField:     "the radius of its base",
	model.FrontageField: "how wide its base is across its facing",
	model.LengthField:   "how long its base is along its facing",
}

// checkSizes reports sizes that no base can have.
func (r *Resolver) checkSizes(f *model.Field) {
	what := "a radius"
	if f.Name != model.BaseField {
		what = "it"
	}
	r.eachDesign(f.Of, func(t *model.Thing) {
		for _, v := range append(f.Values[t.ID][:len(f.Values[t.ID]):len(f.Values[t.ID])], f.BySide[t.ID]...) {
			if v != model.None && (v < 0 || v > model.MaxSide) {
				r.Errorf("resolve/base", t.Range, "the %s of %s is %s; %s must be from 0 to %s inches", f.Name, t.Title, r.Show(v), what,
					r.Show(model.MaxSide))
				break
			}
		}
	})
}

// eachDesign calls a function for each thing of a kind, once for all its copies.
func (r *Resolver) eachDesign(k *model.Kind, f func(t *model.Thing)) {
	for t := range r.Game.OfKind(k) {
		if t.Copy <= 1 {
			f(t)
		}
	}
}

// checkFootprints reports things of a kind, not of its sub-kinds, whose footprint is in doubt: wide
// and long at once, or turned no way, or no wider than it is anyway.
func (r *Resolver) checkFootprints(k *model.Kind) {
	faceless := false
	r.eachDesign(k, func(t *model.Thing) {
		if t.Kind.Base() != k {
			return
		}
		frontage, length := t.SizesOf(model.FrontageField), t.SizesOf(model.LengthField)
		for i, f := range t.Footprints() {
			across, along := model.SizeOn(frontage, i), model.SizeOn(length, i)
			if most := 2 * f.Radius; across > most && along > most {
				r.Report(diag.Errorf("resolve/footprint", t.Range, "%s has a frontage of %s and a length of %s: a base is wide, or it is long",
					t.Title, r.Show(across), r.Show(along)).
					WithHint("keep the larger one, and let base be half of the other"))
				return
			}
			r.checkRound(t, f, model.FrontageField, across)
			r.checkRound(t, f, model.LengthField, along)
			if f.Line > 0 && !faceless && r.Game.FacingOf(k) == nil {
				faceless = true
				r.faceless(k, t)
			}
		}
	})
}

// checkRound warns of a size that is smaller than the round base, ends included.
func (r *Resolver) checkRound(t *model.Thing, f model.Footprint, name string, n int32) {
	if n > 0 && n < 2*f.Radius {
		r.Report(diag.Warnf("resolve/round-footprint", t.Range, "the %s of %s is %s, less than twice its base: it stays round", name,
			t.Title, r.Show(n)).
			WithHint("a %s counts both ends: write more than %s, or leave it out", name, r.Show(2*f.Radius)))
	}
}

// faceless reports a long piece of a kind that says not, or not in a way that can be measured,
// which way it faces.
func (r *Resolver) faceless(k *model.Kind, t *model.Thing) {
	f := diag.Errorf("resolve/footprint", t.Range, "%s is not round, and nothing says which way it faces", t.Title).
		WithHint("write state = { facing = direction } in kind %q", k.Title)
	if r.Game.Direction == nil {
		f = f.WithHint("rename the game's own \"direction\", and write state = { facing = direction } in kind %q", k.Title)
	}
	for x := range k.AllFields() {
		if x.Name == model.FacingField {
			f = f.WithRelated(x.Range, "this is no direction in the state")
		}
	}
	r.Report(f)
}
