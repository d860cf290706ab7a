package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// proc is a compiled rule, with what its callers need.
type proc struct {
	*machine.Proc
	result  machine.Slot
	hidden  []machine.Slot // of a replacing rule
	body    *Label         // after the before rules: the target of `redo`
	leave   *Label         // after the body: the target of `stop`
	entries []*Label       // after each replacing rule: the targets of `proceed`

}

// Rule compiles a rule, once.
func (c *C) Rule(r *model.Rule) *proc {
	if p := c.procs[r]; p != nil {
		return p
	}
	mp := c.newProc(r.Title)
	mp.Rule, mp.Phase = r, r.Phase
	p := &proc{Proc: mp, body: &Label{}, leave: &Label{}}
	c.procs[r] = p
	mp.Ints, mp.Words = c.Slots(&r.Scope)
	c.holdScope(mp, &r.Scope)
	c.holdParams(mp, r.Params)
	if r.Returns.Base != model.Invalid {
		sz := size{mp.Ints, mp.Words}
		p.result = slotFor(r.Returns, &sz)
		mp.Ints, mp.Words = sz.ints, sz.words
	}
	if r.Binding != nil && r.Binding.Moment == model.Instead && r.Binding.Event.Rule != nil {
		sz := size{mp.Ints, mp.Words}
		for _, v := range r.Binding.Event.Rule.Params {
			p.hidden = append(p.hidden, slotFor(v.Type, &sz))
			c.hold(mp, p.hidden[len(p.hidden)-1], v.Type, 0, machine.ToEnd)
		}
		mp.Ints, mp.Words = sz.ints, sz.words
	}
	c.todo = append(c.todo, func() { c.compileRule(r, p) })
	ints, words := mp.Ints, mp.Words
	c.again[mp] = func(q *machine.Proc) {
		q.Ints, q.Words = ints, words
		c.compileRule(r, &proc{Proc: q, result: p.result, hidden: p.hidden, body: &Label{}, leave: &Label{}})
	}
	return p
}

func (c *C) newProc(name string) *machine.Proc {
	p := &machine.Proc{ID: int32(len(c.P.Procs)), Name: name}
	c.P.Procs = append(c.P.Procs, p)
	return p
}

// compileRule emits the exceptions, the rule's condition, the replacing rules, the before rules,
// the body and the after rules.
func (c *C) compileRule(r *model.Rule, p *proc) {
	b := &Builder{C: c, Proc: p.Proc, rule: r, leave: p.leave, Result: p.result, hidden: p.hidden, origin: r.Origin}
	if r.Binding != nil && r.Binding.Moment == model.Instead && r.Binding.Event.Rule != nil {
		b.host = c.Rule(r.Binding.Event.Rule)
		for i, h := range c.rules.Hooks(r.Binding.Event, model.Instead) {
			if h.Rule == r {
				b.entry = i
			}
		}
	}
	end := &Label{}
	if r.When != nil {
		b.Unless(c.Num(r.When), end)
	}
	p.Bound = b.Here().pc
	b.layRule(r, p, end)
	b.Return()
}

// layRule emits a rule from after its condition to its end.
func (b *Builder) layRule(r *model.Rule, p *proc, end *Label) {
	c := b.C
	var src []source
	for _, v := range r.Params {
		src = append(src, source{c.Slot(v), v.Type})
	}
	for _, x := range c.Game.Excepts {
		if x.Rule == r && c.chosen(x.Extent) {
			g := c.guard(x.Extent, x.Self, b.Optional(x.When))
			b.Emit(func(m *machine.M) {
				if g(m) != 0 {
					m.SetPC(end.pc)
				}
			})
		}
	}
	key := model.Event{Rule: r}
	for _, h := range c.rules.Hooks(key, model.Instead) {
		done, next := &Label{}, &Label{}
		b.hook(h, src, done)
		b.Jump(next)
		b.Mark(done)
		if r.Returns.Base != model.Invalid {
			b.fetch(c.Rule(h.Rule).result, r.Returns, p.result)
		}
		b.Jump(end)
		b.Mark(next)
		p.entries = append(p.entries, b.Here())
	}
	b.weave(key, model.Before, src)
	b.Mark(p.body)
	b.Body(r.Body)
	b.Mark(b.leave)
	b.weave(key, model.After, src)
	b.Mark(end)
}

// Give stores the rule's result and jumps to its end.
func (b *Builder) Give(e model.Expr) {
	b.Emit(b.storeIn(b.Result, b.rule.Returns, e))
	b.Leave()
}

// Proceed runs the rule that this one replaces, from after this one.
func (b *Builder) Proceed(bind *model.Var) {
	host, hidden, entry := b.host, b.hidden, b.entry
	params := b.rule.Binding.Event.Rule.Params
	result, gives := host.result, b.rule.Binding.Event.Rule.Returns
	var to []machine.Slot
	for _, v := range params {
		to = append(to, b.Slot(v))
	}
	b.leaps()
	b.Emit(func(m *machine.M) {
		m.CallWith(host.Proc, host.entries[entry].pc, func(m *machine.M, l, w int32) {
			for i, v := range params {
				copySlot(m, source{hidden[i], v.Type}, to[i], l, w)
			}
		})
	})
	if bind != nil {
		b.fetch(result, gives, b.Slot(bind))
	}
	if bind == nil && gives.Base != model.Invalid && b.rule.Returns == gives {
		b.fetch(result, gives, b.Result)
	}
}

// Redo runs the rule to which this one is bound once more, from after its before rules.
func (b *Builder) Redo(event *model.Rule) {
	p := b.C.Rule(event)
	b.leaps()
	b.Emit(func(m *machine.M) {
		for i := len(m.F) - 1; i >= 0; i-- {
			if m.F[i].Proc == p.Proc.ID {
				m.Unwind(i+1, p.body.pc)
				return
			}
		}
		m.Fail("run/redo", "there is nothing to redo")
	})
}

// Stop leaves an enclosing loop of this procedure, or a running rule.
func (b *Builder) Stop(r *model.Rule) {
	p := b.C.Rule(r)
	b.leaps()
	b.Emit(func(m *machine.M) {
		for i := len(m.F) - 1; i >= 0; i-- {
			if m.F[i].Proc == p.Proc.ID {
				m.Unwind(i+1, p.leave.pc)
				return
			}
		}
		m.Fail("run/stop", "%q is not in progress", p.Proc.Name)
	})
}
