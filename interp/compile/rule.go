package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// proc is a compiled rule, with what its callers need.
type proc struct {
	*machine.Proc
	result  machine.Slot
	hidden  []machine.Slot // of a replacing rule
	body    *code.Label    // after the before rules: the target of `redo`
	leave   *code.Label    // after the body: the target of `stop`
	entries []*code.Label  // after each replacing rule: the targets of `proceed`

}

// Rule compiles a rule, once.
func (c *C) Rule(r *model.Rule) *proc {
	if p := c.procs[r]; p != nil {
		return p
	}
	mp := c.newProc(r.Title)
	mp.Rule, mp.Phase = r, r.Phase
	p := &proc{Proc: mp, body: &code.Label{}, leave: &code.Label{}}
	c.procs[r] = p
	mp.Ints, mp.Words = c.Slots(&r.Scope)
	c.unit.HoldScope(mp, &r.Scope)
	c.unit.HoldParams(mp, r.Params)
	if r.Returns.Base != model.Invalid {
		sz := size{mp.Ints, mp.Words}
		p.result = slotFor(r.Returns, &sz)
		mp.Ints, mp.Words = sz.ints, sz.words
	}
	if r.Binding != nil && r.Binding.Moment == model.Instead && r.Binding.Event.Rule != nil {
		sz := size{mp.Ints, mp.Words}
		for _, v := range r.Binding.Event.Rule.Params {
			p.hidden = append(p.hidden, slotFor(v.Type, &sz))
			c.unit.Hold(mp, p.hidden[len(p.hidden)-1], v.Type, 0, machine.ToEnd)
		}
		mp.Ints, mp.Words = sz.ints, sz.words
	}
	c.todo = append(c.todo, func() { c.compileRule(r, p) })
	ints, words := mp.Ints, mp.Words
	c.again[mp] = func(q *machine.Proc) {
		q.Ints, q.Words = ints, words
		c.compileRule(r, &proc{Proc: q, result: p.result, hidden: p.hidden, body: &code.Label{}, leave: &code.Label{}})
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
	b := c.builder(p.Proc, r.Origin)
	b.rule, b.leave, b.result, b.hidden, b.Params = r, p.leave, p.result, p.hidden, r.Params
	if r.Binding != nil && r.Binding.Moment == model.Instead && r.Binding.Event.Rule != nil {
		b.host = c.Rule(r.Binding.Event.Rule)
		for i, h := range c.rules.Hooks(r.Binding.Event, model.Instead) {
			if h.Rule == r {
				b.entry = i
			}
		}
	}
	end := &code.Label{}
	if r.When != nil {
		b.Unless(c.Num(r.When), end)
	}
	p.Bound = b.Here().PC()
	b.layRule(r, p, end)
	b.Return()
}

// layRule emits a rule from after its condition to its end.
func (b *Builder) layRule(r *model.Rule, p *proc, end *code.Label) {
	c := b.C
	var src []source
	for _, v := range r.Params {
		src = append(src, source{c.Slot(v), v.Type})
	}
	for _, x := range c.Game.Excepts {
		if x.Rule == r && c.chosen(x.Extent) {
			g := c.guard(x.Extent, x.Self, b.optional(x.When))
			b.Emit(func(m *machine.M) {
				if g(m) != 0 {
					m.SetPC(end.PC())
				}
			})
		}
	}
	key := model.Event{Rule: r}
	for _, s := range b.hooks(key, model.Instead, src) {
		done, next := &code.Label{}, &code.Label{}
		b.hook(s, done)
		b.Jump(next)
		b.Mark(done)
		if r.Returns.Base != model.Invalid {
			b.Fetch(c.Rule(ruleOf(s)).result, r.Returns.Form, p.result)
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
