package code

import (
	"slices"

	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Hooks are rules and actions bound to events. They are inlined into the procedure of their event:
// guarded calls before and after its body, and before that the replacing rules, each of which skips
// the rest when it applies. `proceed` enters the procedure again after the replacing rule, so that
// lower ones and the body follow.
//
// What an event tells lies in slots of the procedure's frame, or never changes. A hook binds names
// to it, filtered by type. A name for one piece that is bound to a group makes the hook run once
// for each of its pieces; a rule in a card runs once for each such card in force.

// hooks makes the guarded calls of a rule that is bound to an event.
func (b *Builder) hooks(s *ir.Stmt) { b.hook(s, nil) }

// hook is hooks; instead is where it goes on when a replacing rule has run.
func (b *Builder) hook(s *ir.Stmt, instead *asm.Label) {
	f, of := b.fitting(s.Hook), s.Hook.Rule
	p := b.Host.ProcOf(of)
	if instead == nil && b.weaves(s, f, p) || f.never && b.Once {
		return
	}
	c := &hookCall{fitting: f, p: p.Proc, active: b.optional(s.Hook.Active), when: b.optional(of.When), instead: instead}
	for i, slot := range p.Hidden {
		c.hides = append(c.hides, hiding{s.Args[i], slot})
	}
	at := b.Place()
	at.Range, at.Ref, at.Title = p.Rule.Range, p.Rule.Ref, p.Rule.Title
	if f.once && b.Once {
		c.here = b.Host.AsksHere(s)
		b.Calls(p.Proc)
		b.Add(machine.Instr{At: at, Work: int32(ir.Work(of.When)), Do: c.runOnce})
		return
	}
	c.selfT, c.memT = b.Temp(), b.Temp()
	b.Add(machine.Instr{At: at, Work: 1, Do: c.begin})
	c.again = b.Here()
	b.Calls(p.Proc)
	b.Add(machine.Instr{At: at, Work: int32(ir.Work(of.When)), Do: c.run})
}

// The limits of inlining: the depth of rules in rules, and the number of instructions.
const (
	maxWithin = 4
	maxCode   = 400
)

// weaves inlines the code of a hook's rule in the frame of its event; false if the rule must be
// called.
func (b *Builder) weaves(s *ir.Stmt, f *fitting, p *Proc) bool {
	if !b.Weaves || p.Straight == 0 || len(b.Within) >= maxWithin || len(b.Proc.Code)+len(p.Code) > maxCode || !f.once || len(p.Hidden) > 0 {
		return false
	}
	if f.never {
		return true
	}
	active := b.optional(s.Hook.Active)
	b.Host.Inline(s, func(w *Builder, of *ir.Proc) {
		end := &asm.Label{}
		if active != nil {
			w.Unless(active, end)
		}
		if slices.ContainsFunc(f.args, func(a arg) bool { return a.is != nil || !a.any || a.X.T.Maybe && !a.None }) {
			w.Emit(func(m *machine.M) {
				if !f.holds(m) {
					end.Go(m)
				}
			})
		}
		if of.When != nil {
			w.Unless(w.Make.Num(of.When), end)
		}
		w.lay(of, end)
	})
	return true
}

// hookCall is a call of a hook's rule.
type hookCall struct {
	*fitting
	p            *machine.Proc
	active, when machine.Num
	here         machine.Num // the condition in the frame of the event; nil: when asks it in the hook's
	hides        []hiding
	instead      *asm.Label
	again        *asm.Label
}

// hiding is an argument of a replaced rule, which `proceed` hands on.
type hiding struct {
	from *ir.Node
	to   machine.Slot
}

func (c *hookCall) begin(m *machine.M) {
	m.SetInt(c.selfT, model.None)
	m.SetInt(c.memT, model.None)
}

// run runs the rule in the next case in which it fits.
func (c *hookCall) run(m *machine.M) {
	if c.active != nil && c.active(m) == 0 {
		return
	}
	for c.next(m) {
		h0 := len(m.H)
		saved := m.OpenFor(c.p)
		if c.bind(m, saved) {
			c.hide(m, saved)
			if m.Enter(saved); c.when == nil || c.when(m) != 0 {
				if c.instead != nil {
					c.instead.Go(m)
				} else {
					c.again.Go(m)
				}
				m.Adopt(saved, c.p, h0)
				return
			}
		}
		m.Close(saved)
	}
}

// runOnce is run for a hook that fits in one case at most. Its arguments are compared, and mostly
// its condition is asked, in the frame of the event: most hooks do not run, and need no frame to
// find that out.
func (c *hookCall) runOnce(m *machine.M) {
	if c.active != nil && c.active(m) == 0 || !c.holds(m) {
		return
	}
	when := c.when
	if c.here != nil {
		if when = nil; c.here(m) == 0 {
			return
		}
	}
	h0 := len(m.H)
	saved := m.OpenFor(c.p)
	l, _ := saved.Outer()
	for i := range c.args {
		if a := &c.args[i]; a.is == nil {
			m.L[l+a.to] = a.told(m)
		}
	}
	c.hide(m, saved)
	m.Enter(saved)
	if when != nil && when(m) == 0 {
		m.Close(saved)
		return
	}
	if c.instead != nil {
		c.instead.Go(m)
	}
	m.Adopt(saved, c.p, h0)
}

func (c *hookCall) hide(m *machine.M, saved machine.Saved) {
	l, w := saved.Outer()
	for _, x := range c.hides {
		copySlot(m, x.from.T.Form, x.from.V.In, x.to, l, w)
	}
}

// fitting is how the names of a hook go by what its event tells, in the frame of the event.
type fitting struct {
	args  []arg
	once  bool // it fits in one case at most: all arguments are single values
	never bool // it never fits
	// The next thing in force, and where its name lies; nil: the hook goes by none.
	each func(m *machine.M, after int32) int32
	self int32
	// A set that is told, for whose members the hook runs one by one; nil: there is none.
	group *ir.Node
	// Slots of the event's frame: the thing in force and the member that were tried last.
	selfT, memT int32
}

// arg is an argument: of single values, copied from slot to slot.
type arg struct {
	*ir.Arg
	is       machine.Num // it must be this
	any      bool        // every value is of the name's type
	fixed    bool        // it always is X
	from, to int32
}

// told is the single value that the event tells.
func (a *arg) told(m *machine.M) int32 {
	if a.fixed {
		return a.X.K
	}
	return m.Int(a.from)
}

// fits reports whether the name accepts a single value.
func (a *arg) fits(v int32) bool {
	if v == model.None {
		return a.None
	}
	return a.any || uint32(v-a.Dom.Lo) < uint32(a.Dom.N)
}

// fitting makes how the names of a hook go by what its event tells.
func (b *Builder) fitting(h *ir.Hook) *fitting {
	f := &fitting{once: h.Rule != nil && b.Host.ProcOf(h.Rule).Rule.Self == nil}
	for i := range h.Args {
		a := arg{Arg: &h.Args[i], fixed: h.Args[i].X.Op == ir.Const}
		t, d := a.X.T, a.Dom
		if !a.fixed {
			a.from = a.X.V.In.I
		}
		switch {
		case a.V == nil && a.fixed && a.Is.Op == ir.Const:
			if f.never = f.never || a.X.K != a.Is.K; a.X.K == a.Is.K {
				continue
			}
			fallthrough
		case a.V == nil:
			a.is = b.Make.Num(a.Is)
			f.once = f.once && t.Form == ir.One && a.Is.Op == ir.Const
		default:
			a.to, a.any = a.V.In.I, d.N == 0 || !t.Maybe && t.Base == ir.ID && t.Dom.Within(d)
			f.once = f.once && t.Form == ir.One && a.V.T.Form == ir.One
			f.never = f.never || d.N > 0 && !t.Maybe && t.Form == ir.One && t.Dom.N > 0 && (t.Dom.Lo+t.Dom.N <= d.Lo || d.Lo+d.N <= t.Dom.Lo)
		}
		if a.Each() {
			f.group = a.X
		}
		f.args = append(f.args, a)
	}
	if h.Self != nil {
		in, words, win := b.Make.On(h.In, h.One), h.From.Words, h.From.T.Win
		f.self, f.each = h.Self.In.I, func(m *machine.M, id int32) int32 {
			m.Spend(1)
			for id = ir.Next(words, win, id); id != model.None && in(m, id) == 0; {
				id = ir.Next(words, win, id)
			}
			return id
		}
	}
	return f
}

// holds reports whether the single values that are told fit.
func (f *fitting) holds(m *machine.M) bool {
	for i := range f.args {
		a := &f.args[i]
		if v := a.told(m); a.is == nil && !a.fits(v) || a.is != nil && v != a.is(m) {
			return false
		}
	}
	return true
}

// next finds the next case in which the hook may fit: a thing in force, and a member of the group.
func (f *fitting) next(m *machine.M) bool {
	self, member := m.Int(f.selfT), m.Int(f.memT)
	switch {
	case f.group != nil:
		if f.each != nil && self == model.None {
			if self = f.each(m, self); self == model.None {
				return false
			}
		}
		set := m.Bits(f.group.V.In)
		if member = ir.Next(set, f.group.T.Win, member); member == model.None && f.each != nil {
			if self = f.each(m, self); self != model.None {
				member = ir.Next(set, f.group.T.Win, member)
			}
		}
		m.SetInt(f.memT, member)
	case f.each != nil:
		self = f.each(m, self)
		member = self
	default:
		first := member == model.None
		m.SetInt(f.memT, 1)
		return first
	}
	m.SetInt(f.selfT, self)
	return member != model.None
}

// bind gives the names of a hook values in its frame, which is open; false: what is told does not
// fit.
func (f *fitting) bind(m *machine.M, saved machine.Saved) bool {
	l, w := saved.Outer()
	if f.each != nil {
		m.L[l+f.self] = m.Int(f.selfT)
	}
	for i := range f.args {
		a := &f.args[i]
		x := ir.Val{}
		if a.X.T.Form == ir.Set {
			x.S = m.Bits(a.X.V.In)
		} else {
			x.N = a.told(m)
		}
		if a.V == nil {
			m.Enter(saved)
			is := a.is(m)
			m.Leave(saved)
			if a.X.T.Form == ir.Set && !ir.Has1(x.S, a.X.T.Win, is) || a.X.T.Form != ir.Set && x.N != is {
				return false
			}
			continue
		}
		if a.Each() {
			x.N = m.Int(f.memT)
		}
		to := a.V.In
		v, ok := a.Take(x, m.B[w+to.W:w+to.W+to.N])
		if !ok {
			return false
		}
		switch a.V.T.Form {
		case ir.List:
			copySlot(m, ir.List, a.X.V.In, to, l, w)
		case ir.One:
			m.L[l+to.I] = v.N
		}
	}
	return true
}

// Fits makes what fills the names of an action that is bound to an event; false: what that tells
// does not fit.
func (b *Builder) Fits(h *ir.Hook) func(m *machine.M, l, w int32) bool {
	f := b.fitting(h)
	f.selfT, f.memT = b.Temp(), b.Temp()
	return func(m *machine.M, l, w int32) bool {
		m.SetInt(f.selfT, model.None)
		m.SetInt(f.memT, model.None)
		return f.next(m) && f.bind(m, machine.SavedAt(l, w, m))
	}
}
