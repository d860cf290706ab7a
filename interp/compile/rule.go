package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Rule lays out the procedure of a rule, once, and compiles it later.
func (c *C) Rule(r *model.Rule) *code.Proc {
	if p := c.procs[r]; p != nil {
		return p
	}
	mp := c.newProc(r.Title)
	mp.Rule, mp.Phase = r, r.Phase
	p := &code.Proc{Proc: mp}
	c.procs[r] = p
	sz := size{}
	sz.ints, sz.words = c.Slots(&r.Scope)
	c.unit.HoldScope(mp, &r.Scope)
	c.unit.HoldParams(mp, r.Params)
	if r.Returns.Base != model.Invalid {
		p.Result = slotFor(r.Returns, &sz)
	}
	if r.Binding != nil && r.Binding.Moment == model.Instead && r.Binding.Event.Rule != nil {
		for _, v := range r.Binding.Event.Rule.Params {
			p.Hidden = append(p.Hidden, slotFor(v.Type, &sz))
			c.unit.Hold(mp, p.Hidden[len(p.Hidden)-1], v.Type, 0, machine.ToEnd)
		}
	}
	mp.Ints, mp.Words = sz.ints, sz.words
	c.todo = append(c.todo, func() { c.compileRule(r, p) })
	c.again[mp] = func(q *machine.Proc) {
		q.Ints, q.Words = sz.ints, sz.words
		c.compileRule(r, &code.Proc{Proc: q, Result: p.Result, Hidden: p.Hidden})
	}
	return p
}

func (c *C) newProc(name string) *machine.Proc {
	p := &machine.Proc{ID: int32(len(c.P.Procs)), Name: name}
	c.P.Procs = append(c.P.Procs, p)
	return p
}

func (c *C) compileRule(r *model.Rule, p *code.Proc) {
	b := c.builder(p.Proc, r.Origin)
	b.rule, b.Own, b.Params = r, p, r.Params
	b.Procedure(b.lowers().RuleHere(b.here(), r))
	c.closing.Drain()
}
