package compile

import (
	"maps"

	"sandtable/interp/asm"
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Straight procedures run inline; see machine/straight.go. They are compiled a second time for that
// purpose: no decision interrupts them, so hooks of their events are inlined instead of called.

// fastForms compiles straight procedures once more, to run inline. Their queries are the same, and
// are already planned; so are their tables.
func (c *C) fastForms() {
	if c.plain || c.Without(plan.Weaving) {
		return
	}
	planned := len(c.P.Plan)
	c.unit.Weaves = !c.Choice.Counts
	for _, p := range c.P.Procs {
		if again := c.again[p]; again != nil && p.Straight > 0 {
			p.Fast = &machine.Proc{ID: p.ID, Name: p.Name, Rule: p.Rule, Action: p.Action, Phase: p.Phase}
			again(p.Fast)
			if !asm.ReturnsAtEnd(p.Fast) {
				p.Fast = nil
				continue
			}
			p.Fast.Written = p.Action != nil || p.Rule != nil && p.Rule.Returns.Base == model.Invalid
		}
	}
	c.drain()
	c.P.Plan = c.P.Plan[:planned]
}

// Inline implements code.Host: names of a hook's rule are those of its event, or lie in the frame
// of that.
func (b *Builder) Inline(s *ir.Stmt, lay func(w *code.Builder, of *ir.Proc)) {
	r, _ := s.Hook.Rule.Of.(*model.Rule)
	w := b.builder(b.Proc, r.Origin)
	w.rule, w.Params, w.Within = r, r.Params, append([]string{r.Title}, b.Within...)
	own := map[*model.Var]machine.Slot{}
	sz := size{b.Proc.Ints, b.Proc.Words}
	for _, v := range r.Scope.Vars {
		own[v] = b.Slot(v)
		b.P.Slots[v] = slotFor(v.Type, &sz)
	}
	if r.Returns.Base != model.Invalid { // the result is not used
		w.Own.Result = slotFor(r.Returns, &sz)
	}
	b.Proc.Ints, b.Proc.Words = sz.ints, sz.words
	for i, a := range r.Binding.Args {
		if i < len(s.Args) && a.Var != nil && s.Args[i].Op == ir.Const {
			slot, x := b.Slot(a.Var).I, s.Args[i].K
			w.Emit(func(m *machine.M) { m.SetInt(slot, x) })
		}
	}
	b.under(s, func() { lay(w.Builder, w.lowers().RuleHere(w.here(), r)) })
	maps.Copy(b.P.Slots, own)
}
