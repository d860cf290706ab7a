package trial

import (
	"maps"
	"slices"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
)

// refuse checks that something is not legal, and why.
func (r *runner) refuse(s *compile.Step) {
	if s.Model.Action == nil {
		picks := r.picks(s)
		p := r.m.Pending()
		if p == nil {
			r.fail(r.at, "nobody is asked")
			return
		}
		for _, x := range picks {
			if r.wanted(p, picks) == nil || r.optionOf(x) >= 0 && !r.refusedSet(p, x) {
				r.fail(r.at, "this is not refused")
				return
			}
		}
		r.refusedBecause(p, picks, s.Model.Because)
		return
	}
	if why := r.offering(s); why != "" {
		if s.Model.Because != "" && !strings.EqualFold(s.Model.Because, notOffered) {
			r.fail(r.at, "the action %q is refused for another reason", s.Model.Action.Title)
			r.Failure.Expected, r.Failure.Found = s.Model.Because, why
		}
		return
	}
	if !r.alive() {
		return
	}
	picks := r.picks(s)
	if r.m.Pending() == nil { // the menu offers nothing at all
		return
	}
	if i := r.find(s.Model.Action, picks); i >= 0 {
		if !r.refusedLater(i, picks) {
			r.fail(r.at, "the action %q is legal with these choices", s.Model.Action.Title)
		}
		return
	}
	if s.Model.Because == "" {
		return
	}
	why := r.whyNot(s.Model.Action, picks)
	if why == nil || !strings.EqualFold(why.Label, s.Model.Because) {
		r.fail(r.at, "the action %q is refused for another reason", s.Model.Action.Title)
		r.Failure.Expected, r.Failure.Found = s.Model.Because, "no requirement refuses it"
		if why != nil {
			r.Failure.Found = why.Label
		}
	}
}

// refusedBecause checks why what a step names cannot be chosen: of a design, any of its copies.
func (r *runner) refusedBecause(a *machine.Ask, picks []*pick, because string) {
	if because == "" {
		return
	}
	found := "no requirement refuses it"
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
	} else if a.WhyNot != nil {
		for _, p := range picks {
			for _, v := range r.numbers(p) {
				if says(a.WhyNot(r.m, v)) {
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
	lines := len(r.log.Lines)
	do()
	refused := r.Failure != nil && r.m.Err == nil
	if r.m.Err == nil {
		r.Failure = nil
	}
	r.m.Restore(saved)
	r.last, r.spent, r.silent = last, spent, silent
	r.log.Lines = r.log.Lines[:min(lines, len(r.log.Lines))]
	return refused
}
