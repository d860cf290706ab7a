package trial

import (
	"slices"
	"strings"

	"sandtable/interp/compile"
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

// areThese compares the pieces of an expected value with those that the test names: in their order
// if the value is a list.
func (r *runner) areThese(s *compile.Step) {
	have, want, t := s.Members(r.m), s.Are(r.m), s.Model.Value.Type()
	if !r.alive() || r.same(have, want, t.Form) {
		return
	}
	r.fail(s.Model.Value.Range(), "the value is not as expected")
	var names []string
	for _, w := range want {
		names = append(names, r.title(w, t))
	}
	r.Failure.Expected, r.Failure.Found = strings.Join(names, ", "), s.Value(r.m)
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
