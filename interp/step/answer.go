package step

import (
	"slices"
	"sort"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var answer = &Step{
	TestStep: check.TestStep{
		Traits: model.Traits{Decides: true},
		Block:  lang.Block{Name: "answer", Fields: true, Since: 1, Doc: "The player answers the pending choice: `target = chief`."},
		Check: func(s *check.Site) {
			c := chosenBy(s)
			namesSomething(s, c)
			s.Stmt.Detail = c
		},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		a := attempting(t, s.Detail.(*chosen))
		return func(r *runner) { r.answer(a.picks(r)) }
	},
}

// answer gives the picks to the decisions of their names, in the order in which these come.
func (r *runner) answer(picks []*pick) {
	for r.alive() {
		left := 0
		for _, p := range picks {
			if !p.used {
				left++
			}
		}
		if left == 0 {
			return
		}
		p := r.m.Pending()
		if p == nil {
			r.fail(r.at, "nothing asks for %s", unused(picks))
			return
		}
		if mine := r.wanted(p, picks); mine != nil {
			mine.used = true
			r.give(p, mine)
			continue
		}
		if r.forced() || p.Name == "go_on" { // who answers what comes later goes on
			r.byItself()
			continue
		}
		r.fail(r.at, "the pending decision is %q, not %s", p.Name, unused(picks))
		r.Failure.Found = r.legal()
		return
	}
}

func unused(picks []*pick) string {
	var out []string
	for _, p := range picks {
		if !p.used {
			out = append(out, p.name)
		}
	}
	sort.Strings(out)
	return strings.Join(out, ", ")
}

func (r *runner) wanted(a *machine.Ask, picks []*pick) *pick {
	if a.Acts != nil {
		return nil
	}
	for _, p := range picks {
		if !p.used && len(a.Names) > 0 && a.Names[0] == p.name {
			return p
		}
	}
	return nil
}

// give answers one decision, or one that asks for the members of a set one by one.
func (r *runner) give(a *machine.Ask, p *pick) {
	if a.Pass == setDone {
		r.giveSet(a, p)
		return
	}
	if len(p.want) > 1 { // asked again and again: one after the other
		first := &pick{want: p.want[:1]}
		if i := r.optionOf(first); i >= 0 {
			p.want, p.used = p.want[1:], false
			r.chooses(i, func(i int) bool { return r.answers(first, i) })
			return
		}
	}
	i := r.optionOf(p)
	if i < 0 {
		r.fail(r.at, "this cannot be chosen as %s", p.name)
		r.Failure.Found = r.legal()
		if a.Open && r.refused != nil {
			r.Failure.Found = "refused: " + r.refused.Label
		}
		return
	}
	r.chooses(i, func(i int) bool { return r.answers(p, i) })
}

// setDone is how a decision is passed that asks for the members of a set one by one.
const setDone = "done"

// giveSet answers a decision that asks for the members of a set one by one, in the order in which
// the test names them.
func (r *runner) giveSet(a *machine.Ask, p *pick) {
	rest := p.want
	if p.nothing() {
		rest = nil
	}
	chosen := len(a.SoFar(r.m).Members)
	mine := func() bool { // as soon as a set is full its decision may come again, for another
		return r.alive() && r.m.Pending() == a && len(a.SoFar(r.m).Members) == chosen
	}
	for ; len(rest) > 0 && mine(); chosen++ {
		i := r.optionOf(&pick{want: rest[:1]})
		if i < 0 {
			break
		}
		// Who is led may take them in any order.
		if i = r.decide(i, func(i int) bool { return r.answers(&pick{want: rest}, i) }); i < 0 {
			break
		}
		_, opt := r.m.Option(i)
		k := slices.IndexFunc(rest, func(w compile.Named) bool { return r.means(w, opt[0]) })
		rest = slices.Delete(slices.Clone(rest), k, k+1)
		r.choose(i)
	}
	if !r.alive() {
		return
	}
	if len(rest) > 0 {
		r.fail(r.at, "%s cannot be chosen as %s", r.title(rest[0], a.Types[0]), p.name)
		return
	}
	if mine() {
		r.passOption()
	}
}

func (r *runner) optionOf(p *pick) int {
	for i := range r.m.Options().Len() {
		if r.answers(p, i) {
			return i
		}
	}
	return r.admitPoint(p)
}

// answers reports whether an option of the pending decision is one that a pick names.
func (r *runner) answers(p *pick, i int) bool {
	a, opt := r.m.Option(i)
	switch {
	case a != r.m.Pending():
		return false
	case opt[0] == machine.PassOption:
		return p.nothing()
	}
	return r.is(p, opt[0])
}
