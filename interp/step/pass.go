package step

import (
	"slices"

	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var pass = &Step{
	TestStep: check.TestStep{
		Traits: model.Traits{Decides: true},
		Block:  lang.Block{Name: "pass", Labels: []lang.Label{{Name: "decision", Optional: true}}, Since: 1, Doc: "The player passes. The label names the decision."},
		Check: func(s *check.Site) {
			if len(s.Block.Labels) > 0 {
				s.Decided(english.Slug(s.Label(0)), s.Label(0), s.Block.LabelRanges[0])
			}
		},
	},
	Compile: func(_ *compile.Test, s *model.Stmt) run {
		decision := english.Slug(s.Label)
		return func(r *runner) { r.pass(decision) }
	},
	After: true,
}

// pass passes, says no, or says done. Where no such question is open, it stands for a decision that
// has answered itself since the last step that decided something: with one option, or with nothing
// to choose at all. The step may name the decision.
func (r *runner) pass(decision string) {
	meant := func(name string) bool { return decision == "" || name == decision }
	for r.alive() {
		p := r.m.Pending()
		switch {
		case p != nil && meant(p.Name) && r.passOption():
			return
		case p != nil && r.forced():
			r.byItself()
		case slices.ContainsFunc(r.silent, meant):
			i := slices.IndexFunc(r.silent, meant)
			r.silent = slices.Delete(r.silent, i, i+1)
			return
		case p == nil:
			r.fail(r.at, "nobody is asked, so nobody can pass")
		default:
			r.fail(r.at, "the player cannot pass now: the decision is %q", p.Name)
			r.Failure.Found = r.legal()
		}
	}
}

// passOption takes the option of passing, of no, of done; it reports whether there is one.
func (r *runner) passOption() bool {
	i := r.m.Passing()
	if i >= 0 {
		r.chooses(i, func(k int) bool { return k == i })
	}
	return i >= 0
}
