package compile

import (
	"slices"

	"sandtable/interp/code"
	"sandtable/interp/ir"
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
func (b *Builder) weaveIn(s *ir.Stmt) bool {
	r := ruleOf(s)
	p := b.C.Rule(r)
	if !b.fast || b.Choice.Counts || p.Straight == 0 || len(b.Within) >= maxWithin || len(b.Proc.Code)+len(p.Code) > maxCode {
		return false
	}
	f := b.fitting(s)
	if !f.once || len(p.hidden) > 0 {
		return false
	}
	if f.never {
		return true
	}
	w := b.builder(b.Proc, r.Origin)
	w.rule, w.Params, w.Within = r, r.Params, append([]string{r.Title}, b.Within...)
	end := &code.Label{}
	if active := b.maybe(s.Hook.Active); active != nil {
		w.Unless(active, end)
	}
	if slices.ContainsFunc(f.args, func(a arg) bool { return a.is != nil || !a.any || a.X.T.Maybe && !a.None }) {
		b.Emit(func(m *machine.M) {
			if !f.holds(m) {
				end.Go(m)
			}
		})
	}
	own := map[*model.Var]machine.Slot{}
	sz := size{b.Proc.Ints, b.Proc.Words}
	for _, v := range r.Scope.Vars {
		own[v] = b.Slot(v)
		b.P.Slots[v] = slotFor(v.Type, &sz)
	}
	if r.Returns.Base != model.Invalid { // the result is not used
		w.result = slotFor(r.Returns, &sz)
	}
	b.Proc.Ints, b.Proc.Words = sz.ints, sz.words
	b.under(s, func() {
		if r.When != nil {
			w.Unless(b.C.Num(r.When), end)
		}
		w.layRule(r, &proc{Proc: b.Proc, result: w.result, body: &code.Label{}, leave: w.leave}, end)
	})
	for v, slot := range own {
		b.P.Slots[v] = slot
	}
	return true
}
