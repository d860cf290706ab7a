package trial

import (
	"slices"
)

// forced reports whether the pending decision has one option. In a test it answers itself then,
// unless something beside it is taken.
func (r *runner) forced() bool { return r.m.Options().Own() == 1 }

// byItself lets a decision with one option answer itself.
func (r *runner) byItself() {
	r.silent = append(r.silent, r.m.Pending().Name)
	r.choose(0)
}

// settle answers decisions that have one option.
func (r *runner) settle() {
	for r.m.Pending() != nil && r.forced() && r.m.Err == nil && r.Failure == nil {
		r.byItself()
	}
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
		r.choose(i)
	}
	return i >= 0
}
