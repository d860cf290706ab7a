package step

import (
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var take = &Step{
	TestStep: check.TestStep{
		Traits: model.Traits{Decides: true},
		Block:  lang.Block{Name: "take", Labels: []lang.Label{{Name: "action"}}, Fields: true, Since: 1, Doc: "The player takes the action with these choices."},
		Check:  func(s *check.Site) { s.Stmt.Detail = chosenBy(s) },
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		a := attempting(t, s.Detail.(*chosen))
		return func(r *runner) { r.take(a) }
	},
}

func (r *runner) take(a attempt) {
	if why := r.offering(a); why != "" {
		r.fail(r.at, "%s", why)
		if r.m.Pending() != nil {
			r.Failure.Found = r.legal()
		}
	}
	if !r.alive() {
		return
	}
	picks := a.picks(r)
	i := r.find(a.action, picks)
	if i < 0 {
		r.illegal(a.action, picks)
		return
	}
	r.chooses(i, func(i int) bool { return r.takes(r.offered(a.action), picks, i) })
	if r.alive() {
		r.answer(picks)
	}
}

// illegal fails since no option is the action with the picks, and says why.
func (r *runner) illegal(a *model.Action, picks []*pick) {
	r.fail(r.at, "the action %q is not legal with these choices", a.Title)
	if why := r.whyNot(a, picks); why != nil {
		r.Failure.Found = "refused: " + why.Label + model.Cite(why.Ref)
	} else {
		r.Failure.Found = r.legal()
	}
}
