package trial

import (
	"slices"
	"sort"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/schema/model"
)

// pick is one named choice with its values.
type pick struct {
	name string
	want []compile.Named
	used bool
}

func (r *runner) picks(s *compile.Step) []*pick {
	var out []*pick
	for i, p := range s.Model.Picks {
		out = append(out, &pick{name: p.Name, want: s.Picks[i](r.m)})
	}
	return out
}

// is reports whether an option's number is one of those that a pick names.
func (r *runner) is(p *pick, v int32) bool {
	return slices.ContainsFunc(p.want, func(w compile.Named) bool { return r.means(w, v) })
}

// nothing reports whether a pick names nothing.
func (p *pick) nothing() bool {
	return len(p.want) == 0 || len(p.want) == 1 && p.want[0] == compile.Named{Value: model.None}
}

// single is the one value that a pick names; false if it names several, or a design.
func (p *pick) single() (int32, bool) {
	if len(p.want) != 1 || p.want[0].Design != nil {
		return model.None, false
	}
	return p.want[0].Value, true
}

// legal lists the keys of what is legal now.
func (r *runner) legal() string {
	var keys []string
	for i, k := range naming.Keys(r.m) {
		if i == 12 {
			keys = append(keys, "...")
			break
		}
		keys = append(keys, k.Key)
	}
	return "legal now: " + strings.Join(keys, ", ")
}

func (r *runner) take(s *compile.Step) {
	if why := r.offering(s); why != "" {
		r.fail(r.at, "%s", why)
		if r.m.Pending() != nil {
			r.Failure.Found = r.legal()
		}
	}
	if !r.alive() {
		return
	}
	picks := r.picks(s)
	i := r.find(s.Model.Action, picks)
	if i < 0 {
		r.fail(r.at, "the action %q is not legal with these choices", s.Model.Action.Title)
		if why := r.whyNot(s.Model.Action, picks); why != nil {
			r.Failure.Found = "refused: " + why.Label + model.Cite(why.Ref)
		} else {
			r.Failure.Found = r.legal()
		}
		return
	}
	r.choose(i)
	if r.alive() {
		r.answer(picks)
	}
}

// find returns the first option of the pending decision that is the action with the picks, or -1.
// Picks that are no part of the one decision are left for later.
func (r *runner) find(a *model.Action, picks []*pick) int {
	act := r.offered(a)
	if act == nil {
		return -1
	}
	for i := 0; i < r.m.Options().Len(); i++ {
		ask, opt := r.m.Option(i)
		if !isAction(ask, opt, act) {
			continue
		}
		ok := true
		for _, p := range picks {
			for j, n := range act.Names {
				if n == p.name && 1+j < len(opt) {
					p.used = true
					ok = ok && r.is(p, opt[1+j])
				}
			}
		}
		if ok && r.onTheWay(r.m.Way(ask, opt), picks) {
			return i
		}
	}
	return r.admitAction(act, picks)
}

// isAction reports whether an option is an action.
func isAction(ask *machine.Ask, opt []int32, act *machine.Act) bool {
	return slices.Contains(ask.Acts, act) && opt[0] == act.Action.Index
}

// onTheWay reports whether a way through a whole action takes the picks: each at the first decision
// of its name.
func (r *runner) onTheWay(w *machine.Way, picks []*pick) bool {
	if w == nil {
		return true
	}
	ok := true
	for _, p := range picks {
		n := 0
		for _, s := range w.Steps {
			if s.Ask.Acts != nil || len(s.Ask.Names) == 0 || s.Ask.Names[0] != p.name {
				continue
			}
			p.used = true
			switch {
			case len(p.want) < 2:
				ok = ok && (n > 0 || r.is(p, s.Opt[0]))
			case n < len(p.want):
				ok = ok && r.means(p.want[n], s.Opt[0])
			default:
				ok = false
			}
			n++
		}
		ok = ok && (n == 0 || len(p.want) < 2 || n == len(p.want))
	}
	return ok
}

// whyNot says why an action is refused with these choices: of a design, the copy that comes
// furthest.
func (r *runner) whyNot(a *model.Action, picks []*pick) *machine.Refusal {
	x := r.offered(a)
	if x == nil {
		return nil
	}
	want := make([]int32, len(x.Names))
	var designs []int // choices for which a design is named
	named := make([]*model.Kind, len(x.Names))
	for i := range want {
		want[i] = compile.AnyChoice
		for _, p := range picks {
			if p.name != x.Names[i] || len(p.want) != 1 {
				continue
			}
			want[i] = p.want[0].Value
			if named[i] = p.want[0].Design; named[i] != nil {
				want[i] = named[i].Lo
				designs = append(designs, i)
			}
		}
	}
	why := x.WhyNot(r.m, want)
	for _, i := range designs {
		for id := named[i].Lo + 1; id < named[i].Hi && noCandidate(why); id++ {
			want[i] = id
			why = x.WhyNot(r.m, want)
		}
	}
	return why
}

// noCandidate reports whether something is refused since it is not among what may be chosen.
func noCandidate(why *machine.Refusal) bool {
	return why != nil && strings.HasPrefix(why.Label, "it is not a candidate")
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
		if i := r.optionOf(&pick{want: p.want[:1]}); i >= 0 {
			p.want, p.used = p.want[1:], false
			r.choose(i)
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
	r.choose(i)
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
		rest = rest[1:]
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
	for i := 0; i < r.m.Options().Len(); i++ {
		a, opt := r.m.Option(i)
		if a != r.m.Pending() {
			continue
		}
		v := opt[0]
		if v == machine.PassOption {
			if p.nothing() {
				return i
			}
			continue
		}
		if r.is(p, v) {
			return i
		}
	}
	return r.admitPoint(p)
}
