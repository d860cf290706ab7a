package trial

import (
	"slices"
	"sort"
	"strings"

	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// pick is one named choice with its values.
type pick struct {
	name   string
	values []int32
	design *model.Kind // any copy of it
	used   bool
}

func (r *runner) picks(s *compile.Step) []*pick {
	var out []*pick
	for i, p := range s.Model.Picks {
		x := &pick{name: p.Name, values: s.Picks[i](r.m)}
		if p.AnyCopy && len(x.values) == 1 {
			x.design = r.m.P.Game.Kinds[x.values[0]]
		}
		out = append(out, x)
	}
	return out
}

// is says whether an option's number is what a pick names.
func (r *runner) is(p *pick, v int32) bool {
	if p.design != nil {
		return v >= p.design.Lo && v < p.design.Hi
	}
	for _, w := range p.values {
		if v == w || v != model.None && w != model.None && v >= 0 && w >= 0 && r.m.Alike(v, w) {
			return true
		}
	}
	return false
}

// offering makes sure that a decision is pending in which the action stands: decisions with one option before it answer themselves, and
// where nothing at all is pending, the action's menu is offered.
func (r *runner) offering(s *compile.Step) bool {
	a := s.Model.Action
	for r.alive() {
		p := r.m.Pending()
		switch {
		case p == nil && r.m.Over:
			r.fail(r.at, "the game is over")
			return false
		case p == nil && s.Offer != nil:
			offer := func(m *machine.M) { m.Call(s.Offer) }
			r.remember(offer, here)
			offer(r.m)
			r.m.Run()
			if r.m.Pending() == nil {
				return r.alive()
			}
			return true
		case p == nil:
			r.fail(r.at, "nothing is offered now")
			return false
		}
		if r.offered(a) != nil {
			return true
		}
		if !r.forced() {
			r.fail(r.at, "the action %q is not offered now; the pending decision is %q", a.Title, p.Name)
			r.Failure.Found = r.legal()
			return false
		}
		r.choose(0)
	}
	return false
}

// offered is the action as the pending decision offers it, or as it stands beside it; nil if it does not.
func (r *runner) offered(a *model.Action) *machine.Act {
	for _, x := range r.m.Pending().Acts {
		if x.Action == a {
			return x
		}
	}
	if any := r.m.P.Anytime; any != nil && !r.m.Pending().Alone {
		for _, x := range any.Acts {
			if x.Action == a && x.Stands(r.m) {
				return x
			}
		}
	}
	return nil
}

// forced says whether the pending decision has one option. In a test it answers itself then, unless something beside it is taken.
func (r *runner) forced() bool { return r.m.Options().Own() == 1 }

// legal lists the keys of what is legal now.
func (r *runner) legal() string {
	var keys []string
	for i, k := range interp.Keys(r.m) {
		if i == 12 {
			keys = append(keys, "...")
			break
		}
		keys = append(keys, k.Key)
	}
	return "legal now: " + strings.Join(keys, ", ")
}

func (r *runner) take(s *compile.Step) {
	if !r.offering(s) {
		return
	}
	picks := r.picks(s)
	i := r.find(s.Model.Action, picks)
	if i < 0 {
		r.fail(r.at, "the action %q is not legal with these choices", s.Model.Action.Title)
		if why := r.whyNot(s.Model.Action, picks); why != nil {
			r.Failure.Found = "refused: " + why.Label
			if why.Ref != "" {
				r.Failure.Found += " (" + why.Ref + ")"
			}
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

// find returns the first option of the pending decision that is the action with the picks, or -1. Picks that are no part of the one
// decision are left for later.
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

// isAction says whether an option is an action.
func isAction(ask *machine.Ask, opt []int32, act *machine.Act) bool {
	return slices.Contains(ask.Acts, act) && opt[0] == act.Action.Index
}

// onTheWay says whether a way through a whole action takes the picks: each at the first decision of its name.
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
			case len(p.values) < 2:
				ok = ok && (n > 0 || r.is(p, s.Opt[0]))
			case n < len(p.values):
				ok = ok && r.is(&pick{values: p.values[n : n+1]}, s.Opt[0])
			default:
				ok = false
			}
			n++
		}
		ok = ok && (n == 0 || len(p.values) < 2 || n == len(p.values))
	}
	return ok
}

func (r *runner) whyNot(a *model.Action, picks []*pick) *machine.Refusal {
	x := r.offered(a)
	if x == nil {
		return nil
	}
	want := make([]int32, len(x.Names))
	for i := range want {
		want[i] = compile.AnyChoice
		for _, p := range picks {
			if p.name == x.Names[i] && len(p.values) == 1 {
				want[i] = p.values[0]
				if p.design != nil {
					want[i] = p.design.Lo
				}
			}
		}
	}
	return x.WhyNot(r.m, want)
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
			r.choose(0)
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
	if a.Pass == "done" {
		rest := append([]int32(nil), p.values...)
		for r.m.Pending() == a && r.alive() {
			i := r.optionOf(&pick{values: rest})
			if i < 0 {
				break
			}
			v := r.m.Options().At(i)[0]
			for j, w := range rest {
				if w == v || r.m.Alike(w, v) {
					rest = append(rest[:j], rest[j+1:]...)
					break
				}
			}
			r.choose(i)
		}
		if len(rest) > 0 {
			r.fail(r.at, "%s cannot be chosen as %s", r.m.P.Game.Things[rest[0]].Title, p.name)
			return
		}
		if r.m.Pending() == a {
			r.passOption()
		}
		return
	}
	if len(p.values) > 1 && p.design == nil { // asked again and again: one after the other
		i := r.optionOf(&pick{values: p.values[:1]})
		if i >= 0 {
			p.values, p.used = p.values[1:], false
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

func (r *runner) optionOf(p *pick) int {
	for i := 0; i < r.m.Options().Len(); i++ {
		a, opt := r.m.Option(i)
		if a != r.m.Pending() {
			continue
		}
		v := opt[0]
		if v == machine.PassOption {
			if len(p.values) == 1 && p.values[0] == model.None || len(p.values) == 0 {
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

// passOption takes the option of passing, of no, of done; it reports whether there is one.
func (r *runner) passOption() bool {
	for i := 0; i < r.m.Options().Len(); i++ {
		a, opt := r.m.Option(i)
		if a != r.m.Pending() {
			continue
		}
		v := opt[0]
		if v == machine.PassOption || a.Acts == nil && len(a.Types) > 0 && a.Types[0].Is(model.Bool) && v == 0 {
			r.choose(i)
			return true
		}
	}
	return false
}

func (r *runner) pass() {
	for r.alive() {
		if r.m.Pending() == nil {
			r.fail(r.at, "nobody is asked, so nobody can pass")
			return
		}
		if r.passOption() {
			return
		}
		if !r.forced() {
			r.fail(r.at, "the player cannot pass now: the decision is %q", r.m.Pending().Name)
			r.Failure.Found = r.legal()
			return
		}
		r.choose(0)
	}
}

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
			if r.wanted(p, picks) == nil || r.optionOf(x) >= 0 {
				r.fail(r.at, "this is not refused")
				return
			}
		}
		r.refusedBecause(p, s.Model.Because)
		return
	}
	if !r.offering(s) {
		if r.Failure != nil && s.Model.Because == "" && r.m.Err == nil && !r.m.Over {
			r.Failure = nil // not offered at all: refused
		}
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

// refusedLater tries the action on a copy of the game: the picks that its one decision does not hold may be refused by its later choices. What goes wrong
// after the last pick was taken, a throw that the test does not name say, refuses nothing.
func (r *runner) refusedLater(i int, picks []*pick) bool {
	if !slices.ContainsFunc(picks, func(p *pick) bool { return !p.used }) {
		return false
	}
	saved, last := r.m.State.Clone(), r.last
	lines := len(r.log.Lines)
	r.choose(i)
	if r.alive() {
		r.answer(picks)
	}
	refused := r.Failure != nil && r.m.Err == nil
	if r.m.Err == nil {
		r.Failure = nil
	}
	r.m.Restore(saved)
	r.last = last
	r.log.Lines = r.log.Lines[:lines]
	return refused
}
