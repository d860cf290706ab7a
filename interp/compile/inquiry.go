package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What is asked about an action of an offer that is not being taken: why it is refused, where the
// point of an option may lie, which way leads to what an option names.

// inquiry evaluates something in the frame of an action, opened as its offer opens it.
type inquiry struct {
	x    *act
	fill *machine.Given
	// Whether what the offer gives is hidden from the viewer; nil: it never is.
	hidden func(m *machine.M) bool
	// The same of what an event gives, asked in the frame of the action.
	told func(m *machine.M) bool
}

// look calls f in the frame of the action, and leaves the state as it was. It returns false, and
// does not call f, if the action does not apply.
func (q *inquiry) look(m *machine.M, f func()) (applies bool) {
	applies = true
	m.Look(func() {
		if q.hidden != nil && q.hidden(m) {
			m.Conceal()
		}
		s := m.OpenFor(q.x.proc)
		defer m.Close(s)
		l, w := s.Outer()
		if applies = q.fill.Write(m, l, w); !applies {
			return
		}
		q.x.inQuestion(m, l)
		m.Enter(s)
		if q.told != nil && q.told(m) {
			m.Conceal()
		}
		f()
	})
	return applies
}

// replay writes the actor and the choices of an option into the frame of its action, step by step.
// It calls visit with each choice before it is written, and stops where visit returns false.
func (x *act) replay(m *machine.M, opt []int32, visit func(s *leadStep, v int32) bool) {
	if x.model.Actor != nil && len(opt) > 0 {
		m.SetInt(x.actor.I, opt[0])
	}
	n := 1
	for i := range x.steps {
		s := &x.steps[i]
		switch {
		case s.holds != nil || s.idle:
		case s.let != nil:
			s.let(m)
		case n >= len(opt) || !visit(s, opt[n]):
			return
		default:
			m.SetInt(s.slot.I, opt[n])
			n++
		}
	}
}

// describeAct tells the types of an action's choices, and why it is refused.
// hidden, of a watched program, reports whether what it is given is hidden from the viewer.
func (c *C) describeAct(x *act, fill *machine.Given, hidden func(m *machine.M) bool) *machine.Act {
	q := &inquiry{x, fill, hidden, c.toldHidden(x)}
	d := &machine.Act{Action: x.model, Types: []model.Type{{}}, Names: []string{"actor"}}
	if x.model.Actor != nil {
		d.Types[0] = x.model.Actor.Type
	}
	for _, s := range x.model.Lead {
		if s.Names == model.NamesChoice {
			d.Types = append(d.Types, s.Bind.Type)
			d.Names = append(d.Names, s.Bind.Name)
		}
	}
	d.Secret = secretly(x.model)
	d.WhyNot = func(m *machine.M, want []int32) (no *machine.Refusal) {
		if !q.look(m, func() { no = x.whyNot(m, want) }) {
			no = &machine.Refusal{Label: "it does not apply here", Against: true}
		}
		return no
	}
	d.Within, d.Bind = (&inquiry{x: x, fill: fill}).look, x.bind
	return d
}

// bind writes the actor and the choices of an option into the frame of its action, and of the names
// that it derives from them those that policies read.
func (x *act) bind(m *machine.M, opt []int32) {
	if x.model.Actor != nil && len(opt) > 0 {
		m.SetInt(x.actor.I, opt[0])
	}
	n := 1
	for i := range x.steps {
		s := &x.steps[i]
		switch {
		case s.holds != nil:
		case s.let != nil && !s.judged:
		case s.let != nil:
			s.let(m)
		case n < len(opt):
			m.SetInt(s.slot.I, opt[n])
			n++
		}
	}
}

// secretly reports whether the one decision of an action holds a secret choice.
func secretly(a *model.Action) (secret bool) {
	in := a.Lead
	if a.Whole {
		in = a.Body
	}
	model.WalkStmts(in, func(s *model.Stmt) { secret = secret || s.Names == model.NamesChoice && s.Args["secret"] != nil }, nil)
	return secret
}

// AnyChoice in a wanted tuple leaves a choice open.
const AnyChoice int32 = model.None

// whyNot names the first requirement that refuses the action with the wanted choices; nil if it is
// legal. want holds the actor and the choices in order; AnyChoice leaves one open.
func (x *act) whyNot(m *machine.M, want []int32) *machine.Refusal {
	if x.active != nil && x.active(m) == 0 {
		return &machine.Refusal{Label: "it is not in force now", Ref: x.model.Ref, At: x.model.Range, Against: true}
	}
	pick := func(i int) int32 {
		if i < len(want) {
			return want[i]
		}
		return AnyChoice
	}
	if x.actors == nil {
		if r := firstFailing(m, append(x.shared[:len(x.shared):len(x.shared)], x.checks...)); r != nil {
			return r
		}
		return x.whyStep(m, 0, 1, pick)
	}
	var best *machine.Refusal
	candidates := append([]int32(nil), x.actors(m)...)
	m.Spend(len(candidates) * x.work)
	found := false
	for _, id := range candidates {
		if w := pick(0); w != AnyChoice && w != id {
			continue
		}
		found = true
		m.SetInt(x.actor.I, id)
		r := firstFailing(m, append(x.shared[:len(x.shared):len(x.shared)], x.checks...))
		if r == nil {
			r = x.whyStep(m, 0, 1, pick)
		}
		if r == nil {
			return nil
		}
		best = first(best, r, len(candidates) > 1 && pick(0) == AnyChoice)
	}
	if !found {
		return &machine.Refusal{Label: "no actor can take it", Ref: x.model.Ref, At: x.model.Range, Against: true}
	}
	return best
}

func firstFailing(m *machine.M, cs []check) *machine.Refusal {
	for i := range cs {
		if r := cs[i].fails(m); r != nil {
			return r
		}
	}
	return nil
}

func (x *act) whyStep(m *machine.M, i, n int, pick func(int) int32) *machine.Refusal {
	for ; i < len(x.steps); i++ {
		s := &x.steps[i]
		switch {
		case s.holds != nil:
			if r := s.fails(m); r != nil {
				return r
			}
		case s.idle:
		case s.let != nil:
			s.let(m)
		case s.when != nil && s.when(m) == 0:
			m.SetInt(s.slot.I, model.None)
			if pick(n) != AnyChoice {
				return &machine.Refusal{Label: "there is no candidate for " + x.choices[n-1].Name, Ref: x.model.Ref, At: x.model.Range, Against: true}
			}
			n++
		case s.area != nil:
			return x.whyPoint(m, i, n, pick)
		default:
			cands := append([]int32(nil), s.choose(m)...)
			m.Spend(len(cands) * s.per)
			var best *machine.Refusal
			found := false
			for _, v := range cands {
				if w := pick(n); w != AnyChoice && !means(m, w, v) {
					continue
				}
				found = true
				m.SetInt(s.slot.I, v)
				m.SetInt(s.cand, v)
				r := firstFailing(m, s.each)
				if r == nil {
					r = x.whyStep(m, i+1, n+1, pick)
				}
				if r == nil {
					return nil
				}
				best = first(best, r, len(cands) > 1 && pick(n) == AnyChoice)
			}
			if !found {
				what := "there is no candidate"
				if len(cands) > 0 {
					what = "it is not a candidate"
				}
				return x.noCandidate(m, what, n, pick(n), s.gap)
			}
			return best
		}
	}
	return nil
}

// first is the first of the refusals of several candidates. open: which of them is asked about was
// left open, and the figures of one say nothing of the others.
func first(best, r *machine.Refusal, open bool) *machine.Refusal {
	if best != nil {
		return best
	}
	if open {
		r.Figures = ""
	}
	return r
}

// noCandidate refuses what is no candidate for the n-th choice, or all, if none is named.
func (x *act) noCandidate(m *machine.M, what string, n int, v int32, gap Gap) *machine.Refusal {
	r := &machine.Refusal{Label: what + " for " + x.choices[n-1].Name, Ref: x.model.Ref, At: x.model.Range, Against: true}
	return figured(m, r, gap.of(v))
}

// means reports whether a wanted thing is a candidate, or one of those that are like it.
func means(m *machine.M, want, v int32) bool {
	if want != v && m.Plural(v) && m.Hides(v) {
		m.Conceal()
	}
	return m.Alike(want, v)
}

// whyPoint says why a wanted point is refused, or any, if none is wanted; nil if it, or some point,
// is legal.
func (x *act) whyPoint(m *machine.M, i, n int, pick func(int) int32) (best *machine.Refusal) {
	s := &x.steps[i]
	mark := m.Mark()
	defer m.Release(mark)
	area := m.Words(s.window.N)
	s.area(m, area)
	try := func(p int32) *machine.Refusal {
		m.SetInt(s.slot.I, p)
		m.SetInt(s.cand, p)
		r := firstFailing(m, s.each)
		if r == nil {
			r = x.whyStep(m, i+1, n+1, pick)
		}
		return r
	}
	if p := pick(n); p != AnyChoice {
		if !InSet(area, s.window, p) {
			return x.noCandidate(m, "it is not a candidate", n, p, s.gap)
		}
		return try(p)
	}
	best = &machine.Refusal{Label: "there is no candidate for " + x.choices[n-1].Name, Ref: x.model.Ref, At: x.model.Range, Against: true}
	none := true
	m.Sample(area, func(p int32) bool {
		r := try(p)
		switch {
		case r == nil:
			best = nil
		case none:
			best, none = first(nil, r, true), false
		}
		return r == nil
	})
	return best
}
