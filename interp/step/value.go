package step

import (
	"slices"
	"strings"

	"sandtable/interp/compile"
	"sandtable/schema/blame"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// means reports whether a number is what a test names: the value itself, one that cannot be told
// from it, or a copy of the design.
func (r *runner) means(w compile.Named, v int32) bool {
	if w.Design != nil {
		return v >= w.Design.Lo && v < w.Design.Hi
	}
	return v == w.Value || v != model.None && w.Value != model.None && v >= 0 && w.Value >= 0 && r.m.Alike(v, w.Value)
}

// title is what a test names, for people.
func (r *runner) title(w compile.Named, t model.Type) string {
	if w.Design != nil {
		return w.Design.Title
	}
	return r.m.P.Game.Show(t.Elem(), w.Value)
}

// valued is a value that a step compares: with pieces, which may be named by their designs, as in a
// layout; else with another value.
type valued struct {
	value model.Expr
	are   []model.Expr
	is    model.Expr
}

// valueOf reads a value and what it is to be; nil if the step compares none.
func valueOf(s *check.Site) *valued {
	a := s.Attrs["value"]
	if a == nil {
		return nil
	}
	v := &valued{value: s.Attr("value", model.TInvalid)}
	if v.value.Type().Is(model.ThingOf) {
		if k, ok := v.value.(*model.Const); ok && s.Game.Things[k.N].Track != nil {
			v.value = s.Coerce(s.Env, v.value, model.TNumber)
			s.Set("value", v.value)
		}
	}
	want := v.value.Type()
	if want.IsArea() {
		s.Report(diag.Errorf("check/area-listed", a.Expr.Range(), "an area cannot be shown: it has too many points").WithHint("compare two areas instead: that = a == b"))
	}
	is := s.Attrs["is"]
	if is == nil {
		s.Errorf("check/test", a.NameRange, "value needs the attribute \"is\"")
		return nil
	}
	for _, h := range blame.Heads(v.value) {
		s.Fills(is.Expr.Range(), h)
	}
	if want.Form == model.One {
		want.Maybe = true
	}
	if want.Of(model.KindPiece) {
		v.are = partsOf(s, is, want)
	} else {
		v.is = s.Attr("is", want)
	}
	return v
}

// comparing compiles the comparison of a value.
func comparing(t *compile.Test, v *valued) run {
	show, at, typ := t.Text(v.value), v.value.Range(), v.value.Type()
	if v.is != nil {
		want := t.Text(v.is)
		return func(r *runner) {
			if have, want := show(r.m), want(r.m); r.alive() && have != want {
				r.failAs(at, want, have, "the value is not as expected")
			}
		}
	}
	members, are := t.Each(v.value), t.Named(v.are, true)
	return func(r *runner) {
		have, want := members(r.m), are(r.m)
		if !r.alive() || r.same(have, want, typ.Form) {
			return
		}
		names := english.Each(want, func(w compile.Named) string { return r.title(w, typ) })
		r.failAs(at, strings.Join(names, ", "), show(r.m), "the value is not as expected")
	}
}

// same reports whether pieces are those that a test names, each name for one of them; in their
// order if the value is a list.
func (r *runner) same(have []int32, want []compile.Named, form model.Form) bool {
	want = slices.DeleteFunc(slices.Clone(want), func(w compile.Named) bool { return w == compile.Named{Value: model.None} })
	fits := func(w compile.Named, v int32) bool {
		return w.Design == nil && v == w.Value || w.Design != nil && r.means(w, v)
	}
	if form == model.List {
		return slices.EqualFunc(want, have, fits)
	}
	left := slices.Clone(have)
	// A design does not take a piece that is named itself.
	for _, design := range []bool{false, true} {
		for _, w := range want {
			if design != (w.Design != nil) {
				continue
			}
			i := slices.IndexFunc(left, func(v int32) bool { return fits(w, v) })
			if i < 0 {
				return false
			}
			left = slices.Delete(left, i, i+1)
		}
	}
	return len(left) == 0
}
