package step

import (
	"maps"
	"slices"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var refuse = &Step{
	TestStep: check.TestStep{
		Block: lang.Block{
			Name: "refuse", Labels: []lang.Label{{Name: "action", Optional: true}}, Fields: true, Since: 1,
			Doc:   "Asserts that the action with these choices is not legal now.",
			Attrs: []lang.Attr{{Name: "because", Type: "text", Doc: "The label of the first requirement that fails."}},
		},
		Check: func(s *check.Site) {
			x := &refusal{because: s.Text("because")}
			if c := chosenBy(s); c != nil {
				namesSomething(s, c)
				x.chosen = *c
			}
			s.Stmt.Detail = x
		},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		x := s.Detail.(*refusal)
		a := attempting(t, &x.chosen)
		return func(r *runner) { r.refuse(a, x.because) }
	},
}

// refusal is what is not legal, and the reason that the test states.
type refusal struct {
	chosen
	because string
}

// Refused returns the action that is not legal, if the step names one, and the reason.
func (x *refusal) Refused() (*model.Action, string) { return x.action, x.because }

// refuse checks that something is not legal, and why.
func (r *runner) refuse(a attempt, because string) {
	if a.action == nil {
		r.refuseAnswer(a.picks(r), because)
		return
	}
	if why := r.offering(a); why != "" {
		if because != "" && !strings.EqualFold(because, notOffered) {
			r.otherReason(a.action, because, why)
		}
		return
	}
	if !r.alive() {
		return
	}
	picks := a.picks(r)
	if r.m.Pending() == nil { // the menu offers nothing at all
		return
	}
	if i := r.find(a.action, picks); i >= 0 {
		if !r.refusedLater(i, picks) {
			r.fail(r.at, "the action %q is legal with these choices", a.action.Title)
		}
		return
	}
	if because == "" {
		return
	}
	if why := r.whyNot(a.action, picks); why == nil {
		r.otherReason(a.action, because, noRequirement)
	} else if !strings.EqualFold(why.Label, because) {
		r.otherReason(a.action, because, why.Label)
	}
}

// noRequirement is what is found where something is refused without a reason that could be named.
const noRequirement = "no requirement refuses it"

func (r *runner) otherReason(a *model.Action, because, found string) {
	r.fail(r.at, "the action %q is refused for another reason", a.Title)
	r.Failure.Expected, r.Failure.Found = because, found
}

// refuseAnswer checks that the pending decision cannot be answered so, and why. What it does not
// ask for it can never be answered by: nobody has refused that.
func (r *runner) refuseAnswer(picks []*pick, because string) {
	p := r.m.Pending()
	if p == nil {
		r.fail(r.at, "nothing asks for %s", unused(picks))
		return
	}
	for _, x := range picks {
		switch {
		case r.wanted(p, []*pick{x}) == nil:
			r.fail(r.at, "nobody asks for %s now: the pending decision is %q", x.name, p.Name)
			r.Failure.Found = r.legal()
			return
		case !x.mayBe(p.Types[0]):
			r.fail(r.at, "nobody asks for such %s now: it is to be %s", english.A(x.name), english.A(p.Types[0].Sure().String()))
			r.Failure.Found = r.legal()
			return
		case r.optionOf(x) >= 0 && !r.refusedSet(p, x):
			r.fail(r.at, "this is not refused")
			return
		}
	}
	r.refusedBecause(p, picks, because)
}

// refusedBecause checks why what a step names cannot be chosen: of a design, any of its copies.
func (r *runner) refusedBecause(a *machine.Ask, picks []*pick, because string) {
	if because == "" {
		return
	}
	found := noRequirement
	says := func(no *machine.Refusal) bool {
		if no != nil {
			found = no.Label
		}
		return no != nil && strings.EqualFold(no.Label, because)
	}
	if a.Open {
		if says(r.refused) {
			return
		}
	} else if a.Chooses() {
		for _, p := range picks {
			for _, v := range r.numbers(p) {
				if no, _ := r.test.why().WhyNotChosen(r.m, v, nil); says(no) {
					return
				}
			}
		}
	}
	r.fail(r.at, "this is refused for another reason")
	r.Failure.Expected, r.Failure.Found = because, found
}

// numbers are the options that a pick may mean.
func (r *runner) numbers(p *pick) []int32 {
	var out []int32
	for _, w := range p.want {
		if w.Design == nil {
			out = append(out, w.Value)
			continue
		}
		for id := w.Design.Lo; id < w.Design.Hi; id++ {
			out = append(out, id)
		}
	}
	return out
}

// refusedSet reports whether the members of a set are refused, if not one by one then together.
func (r *runner) refusedSet(a *machine.Ask, p *pick) bool {
	return a.Pass == setDone && len(p.want) > 1 && r.refusedInTrial(func() { r.giveSet(a, p) })
}

// refusedLater tries the action on a copy of the game: the picks that its one decision does not
// hold may be refused by its later choices. What goes wrong after the last pick was taken, a throw
// that the test does not name say, refuses nothing.
func (r *runner) refusedLater(i int, picks []*pick) bool {
	if !slices.ContainsFunc(picks, func(p *pick) bool { return !p.used }) {
		return false
	}
	return r.refusedInTrial(func() {
		r.choose(i)
		if r.alive() {
			r.answer(picks)
		}
	})
}

// refusedInTrial reports whether something fails because it is not legal, and takes it back.
func (r *runner) refusedInTrial(do func()) bool {
	saved, last, spent, silent := r.m.State.Clone(), r.last, maps.Clone(r.spent), slices.Clone(r.silent)
	lines, lead := len(r.log.Lines), r.lead
	r.lead = nil
	do()
	r.lead = lead
	refused := r.Failure != nil && r.m.Err == nil
	if r.m.Err == nil {
		r.Failure = nil
	}
	r.m.Restore(saved)
	r.last, r.spent, r.silent = last, spent, silent
	r.log.Lines = r.log.Lines[:min(lines, len(r.log.Lines))]
	return refused
}
