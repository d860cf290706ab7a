package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Straight procedures run inline; see machine/straight.go. They are compiled a second time for that
// purpose: no decision interrupts them, so hooks of their events are inlined instead of called.

// fastForms compiles straight procedures once more, to run inline. Their queries are the same, and
// are already planned; so are their tables.
func (c *C) fastForms() {
	if c.plain || c.without(Weaving) {
		return
	}
	planned := len(c.P.Plan)
	c.fast = true
	for _, p := range c.P.Procs {
		if again := c.again[p]; again != nil && p.Straight > 0 {
			p.Fast = &machine.Proc{ID: p.ID, Name: p.Name, Rule: p.Rule, Action: p.Action, Phase: p.Phase}
			again(p.Fast)
			if !code.ReturnsAtEnd(p.Fast) {
				p.Fast = nil
				continue
			}
			p.Fast.Written = p.Action != nil || p.Rule != nil && p.Rule.Returns.Base == model.Invalid
		}
	}
	c.drain()
	c.P.Plan = c.P.Plan[:planned]
}

// The limits of inlining: the depth of rules in rules, and the number of instructions.
const (
	maxWithin = 4
	maxCode   = 400
)

// weaveIn inlines the code of a hook's rule in the frame of its event; false if the rule must be
// called.
func (b *Builder) weaveIn(h *lower.Hook, src []source) bool {
	r := h.Rule
	p := b.C.Rule(r)
	if !b.fast || b.Choice.Counts || p.Straight == 0 || len(b.Within) >= maxWithin || len(b.Proc.Code)+len(p.Code) > maxCode {
		return false
	}
	once := b.once(h, src)
	if once == nil || len(once.hidden) > 0 {
		return false
	}
	if !once.fits {
		return true
	}
	w := b.builder(b.Proc, r.Origin)
	w.rule, w.Params, w.Within = r, r.Params, append([]string{r.Title}, b.Within...)
	end := &code.Label{}
	if active := b.active(h.Extent); active != nil {
		w.Unless(active, end)
	}
	w.guards(once, end)
	own := b.ownNames(h, src)
	if r.Returns.Base != model.Invalid { // the result is not used
		sz := size{b.Proc.Ints, b.Proc.Words}
		w.result = slotFor(r.Returns, &sz)
		b.Proc.Ints, b.Proc.Words = sz.ints, sz.words
	}
	if r.When != nil {
		w.Unless(b.C.Num(r.When), end)
	}
	w.layRule(r, &proc{Proc: b.Proc, result: w.result, body: &code.Label{}, leave: w.leave}, end)
	for v, s := range own {
		b.P.Slots[v] = s
	}
	return true
}

// guards jumps to a label unless a hook accepts the arguments of its event.
func (b *Builder) guards(o *once, end *code.Label) {
	for _, x := range o.binds {
		if x.hi != 0 || x.sure {
			b.Emit(func(m *machine.M) {
				if !x.holds(m.Int(x.from)) {
					m.SetPC(end.PC())
				}
			})
		}
	}
	for _, x := range o.equals {
		b.Emit(func(m *machine.M) {
			if m.Int(x.from) != x.is(m) {
				m.SetPC(end.PC())
			}
		})
	}
}

// ownNames assigns slots in the frame of an event to the names of a hook's rule; its arguments
// share the event's own. It returns the previous slots.
func (b *Builder) ownNames(h *lower.Hook, src []source) map[*model.Var]machine.Slot {
	had := map[*model.Var]machine.Slot{}
	sz := size{b.Proc.Ints, b.Proc.Words}
	for _, v := range h.Rule.Scope.Vars {
		had[v] = b.Slot(v)
		b.P.Slots[v] = slotFor(v.Type, &sz)
	}
	b.Proc.Ints, b.Proc.Words = sz.ints, sz.words
	for i, a := range h.Binding.Args {
		if i < len(src) && a.Var != nil {
			b.P.Slots[a.Var] = src[i].slot
		}
	}
	return had
}
