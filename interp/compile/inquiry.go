package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What is asked about an action of an offer that is not being taken: where the point of an option
// may lie, whether an option that names a point is legal.

// describeAct tells the types of an action's choices, and how its frame is opened.
func (c *C) describeAct(x *act, fill *machine.Given) *machine.Act {
	d := &machine.Act{Action: x.model, Proc: x.proc, Given: fill, Which: x.actSlot, Types: []model.Type{{}}, Names: []string{"actor"}}
	slots := []int32{model.None}
	if a := x.model.Actor; a != nil {
		d.Types[0], slots[0] = a.Type, c.Slot(a).I
	}
	for _, s := range x.model.Lead {
		if s.Names == model.NamesChoice {
			d.Types, d.Names, slots = append(d.Types, s.Bind.Type), append(d.Names, s.Bind.Name), append(slots, c.Slot(s.Bind).I)
		}
	}
	d.Secret = secretly(x.model)
	d.Bind = func(m *machine.M, opt []int32) {
		for i, v := range opt[:min(len(opt), len(slots))] {
			if slots[i] != model.None {
				m.SetInt(slots[i], v)
			}
		}
		for _, let := range x.judged {
			let(m)
		}
	}
	if !asksPoint(x.model) {
		return d
	}
	d.Area = func(m *machine.M, opt []int32, dst []uint64) (found bool) {
		d.Within(m, func() { found = x.list.Where(m, opt, dst) })
		return found
	}
	d.Admit = func(m *machine.M, opt []int32) (no *machine.Refusal) {
		if !d.Within(m, func() { no = x.list.Refuses(m, opt) }) {
			no = &machine.Refusal{Label: "it does not apply here", Against: true}
		}
		return no
	}
	return d
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
