package compile

import (
	"slices"

	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Straight procedures run inline; see machine/straight.go. They are compiled a second time for that
// purpose: no decision interrupts them, so hooks of their events are inlined instead of called.

// straight finds the procedures that can run inline. They are not loud, return only at their end,
// are not recursive, and nest no deeper than maxStraight; so are all procedures that they call.
func (c *C) straight(loud map[*machine.Proc]bool) {
	const unknown, inProgress, never = 0, -1, -2
	state := map[*machine.Proc]int32{}
	var depth func(p *machine.Proc) int32
	depth = func(p *machine.Proc) int32 {
		switch d := state[p]; {
		case d == inProgress || d == never || loud[p] || !returnsAtEnd(p) || prefers(p):
			return never
		case d != unknown:
			return d
		}
		state[p] = inProgress
		d := int32(1)
		for _, x := range c.asking[p] {
			inner := depth(x.calls)
			if inner == never || inner >= maxStraight {
				d = never
				break
			}
			d = max(d, inner+1)
		}
		state[p] = d
		return d
	}
	for _, p := range c.P.Procs {
		p.Straight = max(depth(p), 0)
	}
}

// returnsAtEnd reports whether the last instruction of a procedure, and no other, returns.
func returnsAtEnd(p *machine.Proc) bool {
	returns := func(in machine.Instr) bool { return in.Do == nil && in.Ask == nil }
	return len(p.Code) > 0 && slices.IndexFunc(p.Code, returns) == len(p.Code)-1
}

// prefers reports whether a procedure is an action with a preference among its ways. The preference
// is also evaluated for a way on which the game ends, in the action's frame as it is then.
func prefers(p *machine.Proc) bool { return p.Action != nil && p.Action.Prefer != nil }

// maxStraight bounds the depth of calls among procedures that run inline, because these use Go's
// stack.
const maxStraight = 64

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
			if !returnsAtEnd(p.Fast) {
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
	if !b.fast || b.Choice.Counts || p.Straight == 0 || len(b.within) >= maxWithin || len(b.Proc.Code)+len(p.Code) > maxCode {
		return false
	}
	once := b.once(h, src)
	if once == nil || len(once.hidden) > 0 {
		return false
	}
	if !once.fits {
		return true
	}
	w := &Builder{C: b.C, Proc: b.Proc, rule: r, origin: r.Origin, within: append([]string{r.Title}, b.within...)}
	end := &Label{}
	w.leave = &Label{}
	if active := b.active(h.Extent); active != nil {
		w.Unless(active, end)
	}
	w.guards(once, end)
	own := b.ownNames(h, src)
	if r.Returns.Base != model.Invalid { // the result is not used
		sz := size{b.Proc.Ints, b.Proc.Words}
		w.Result = slotFor(r.Returns, &sz)
		b.Proc.Ints, b.Proc.Words = sz.ints, sz.words
	}
	if r.When != nil {
		w.Unless(b.C.Num(r.When), end)
	}
	w.layRule(r, &proc{Proc: b.Proc, result: w.Result, body: &Label{}, leave: w.leave}, end)
	for v, s := range own {
		b.P.Slots[v] = s
	}
	return true
}

// guards jumps to a label unless a hook accepts the arguments of its event.
func (b *Builder) guards(o *once, end *Label) {
	for _, x := range o.binds {
		if x.hi != 0 || x.sure {
			b.Emit(func(m *machine.M) {
				if !x.holds(m.Int(x.from)) {
					m.SetPC(end.pc)
				}
			})
		}
	}
	for _, x := range o.equals {
		b.Emit(func(m *machine.M) {
			if m.Int(x.from) != x.is(m) {
				m.SetPC(end.pc)
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
