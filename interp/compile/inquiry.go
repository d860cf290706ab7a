package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What is asked about an action of an offer that is not being taken: where the point of an option
// may lie, whether an option that names a point is legal.

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

// describeAct tells the types of an action's choices, and how its frame is opened.
func (c *C) describeAct(x *act, fill *machine.Given) *machine.Act {
	d := &machine.Act{Action: x.model, Proc: x.proc, Given: fill, Which: x.actSlot, Types: []model.Type{{}}, Names: []string{"actor"}, Bind: x.bind}
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
	if asksPoint(x.model) {
		d.Area = func(m *machine.M, opt []int32, dst []uint64) bool { return x.area(d, m, opt, dst) }
		d.Admit = func(m *machine.M, opt []int32) (no *machine.Refusal) {
			if !d.Within(m, func() { no = x.refusal(m, opt) }) {
				no = &machine.Refusal{Label: "it does not apply here", Against: true}
			}
			return no
		}
	}
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

// area writes the area of the point in an option, given the actor and the choices before it.
func (x *act) area(d *machine.Act, m *machine.M, opt []int32, dst []uint64) (found bool) {
	d.Within(m, func() {
		x.replay(m, opt, func(s *leadStep, v int32) bool {
			if s.area != nil && v != model.None {
				s.area(m, dst)
				found = true
			}
			return !found
		})
	})
	return found
}

// refusal returns why an option is not legal; nil if it is.
func (x *act) refusal(m *machine.M, opt []int32) *machine.Refusal {
	against := func(label string) *machine.Refusal {
		return &machine.Refusal{Label: label, Ref: x.model.Ref, At: x.model.Range, Against: true}
	}
	if x.active != nil && x.active(m) == 0 {
		return against("it is not in force now")
	}
	if x.actors != nil && !slices.Contains(x.actors(m), opt[0]) {
		return against("no actor can take it")
	}
	if x.actors != nil {
		m.SetInt(x.actor.I, opt[0])
	}
	if no := firstFailing(m, x.shared, x.checks); no != nil {
		return no
	}
	n := 0
	for i := range x.steps {
		s := &x.steps[i]
		switch {
		case s.holds != nil:
			if no := s.fails(m); no != nil {
				return no
			}
		case s.idle:
		case s.let != nil:
			s.let(m)
		default:
			n++
			v, there := s.meant(m, opt[n])
			if !there {
				return against("it is not a candidate for " + x.choices[n-1].Name)
			}
			m.SetInt(s.slot.I, v)
			if v == model.None {
				break
			}
			m.SetInt(s.cand, v)
			if no := firstFailing(m, s.each); no != nil {
				return no
			}
		}
	}
	return nil
}

// meant is the candidate of a choice that an option names: it, or one like it; there is false if
// there is none.
func (s *leadStep) meant(m *machine.M, v int32) (is int32, there bool) {
	switch {
	case s.when != nil && s.when(m) == 0:
		return model.None, v == model.None
	case s.area != nil:
		mark := m.Mark()
		defer m.Release(mark)
		area := m.Words(s.window.N)
		s.area(m, area)
		return v, inBits(area, s.window, v)
	}
	for _, c := range s.choose(m) {
		if m.Alike(v, c) {
			return c, true
		}
	}
	return v, false
}

// firstFailing returns why the first of some conditions that does not hold fails; nil if all hold.
func firstFailing(m *machine.M, all ...[]check) *machine.Refusal {
	for _, cs := range all {
		for i := range cs {
			if r := cs[i].fails(m); r != nil {
				return r
			}
		}
	}
	return nil
}
