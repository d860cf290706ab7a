package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The plain form of listing an action's options.

// list adds every legal option of the action. The frame of the action is open and entered, with its
// parameters.
func (x *act) list(m *machine.M, o *machine.Options) {
	if x.active != nil && x.active(m) == 0 {
		return
	}
	if x.fast != nil {
		x.fast.list(m, o)
		return
	}
	var tuple [maxTuple]int32
	tuple[0], tuple[1] = x.model.Index, model.None
	if x.actors == nil {
		if allHold(m, x.shared) && x.passes(m) {
			x.step(m, o, 0, 2, &tuple)
		}
		return
	}
	start, ready := m.ListStart(), x.ready(m)
	m.Spend(len(ready) * x.work)
	for _, id := range ready {
		m.SetInt(x.actor.I, id)
		inner := m.ListStart()
		if x.passes(m) {
			tuple[1] = id
			x.step(m, o, 0, 2, &tuple)
		}
		m.ListDrop(inner)
	}
	m.ListDrop(start)
}

// maxTuple bounds the numbers of an option: the action, its actor, its choices, and the way through
// a whole action.
const maxTuple = model.MaxLeadingChoices + 3

func (x *act) passes(m *machine.M) bool {
	for i := range x.checks {
		if x.checks[i].holds(m) == 0 {
			return false
		}
	}
	return true
}

// step continues with the leading statements from the i-th on.
func (x *act) step(m *machine.M, o *machine.Options, i, n int, tuple *[maxTuple]int32) {
	for ; i < len(x.steps); i++ {
		s := &x.steps[i]
		switch {
		case s.holds != nil:
			if s.holds(m) == 0 {
				return
			}
		case s.idle:
		case s.let != nil:
			s.let(m)
		case s.when != nil && s.when(m) == 0:
			m.SetInt(s.slot.I, model.None)
			tuple[n] = model.None
			n++
		case s.area != nil:
			x.points(m, o, i, n, tuple)
			return
		default:
			start := m.ListStart()
			cands := s.choose(m)
			m.Spend(len(cands) * s.per)
			// The candidates that have led to an option, among those that have copies elsewhere.
			// Their copies add nothing.
			taken := m.ListStart()
			for _, v := range cands {
				plural := m.Plural(v)
				if plural && like(m, m.ListFrom(taken), v) {
					continue
				}
				m.SetInt(s.slot.I, v)
				m.SetInt(s.cand, v)
				if !allHold(m, s.each) {
					continue
				}
				tuple[n] = v
				before := len(o.Flat)
				x.step(m, o, i+1, n+1, tuple)
				if plural && len(o.Flat) > before {
					m.Push(v)
				}
			}
			m.ListDrop(start)
			return
		}
	}
	o.Flat = addOne(o.Flat, n, o.Stride, tuple)
	m.Listed(o)
}

func allHold(m *machine.M, cs []check) bool {
	for i := range cs {
		if cs[i].holds(m) == 0 {
			return false
		}
	}
	return true
}

// like reports whether a candidate is interchangeable with an earlier one: another copy of the same
// counter in the same place and state.
func like(m *machine.M, before []int32, v int32) bool {
	if len(before) == 0 || !m.Plural(v) {
		return false
	}
	return m.AnyAlike(before, v)
}
