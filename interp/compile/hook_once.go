package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// once is a hook that runs at most once for an event: it binds no group, and it is not part of a
// card. Its arguments are checked by their types at compile time where possible.
type once struct {
	fits bool // false: it can never run
	// The condition, evaluated in the frame of the event; nil if there is none, or if it needs the
	// hook's frame.
	when   machine.Num
	binds  []binding
	equals []equality
	hidden []hiding
}

// binding copies an argument into the hook's frame.
type binding struct {
	from, to int32
	lo, hi   int32 // range of ids that the name accepts; hi 0: all values
	maybe    bool
	sure     bool // none does not fit
}

// holds reports whether the name accepts a value.
func (x *binding) holds(v int32) bool {
	if v == model.None {
		return !x.sure && (x.hi == 0 || x.maybe)
	}
	return x.hi == 0 || v >= x.lo && v < x.hi
}

// equality requires an argument to have a value.
type equality struct {
	from int32
	is   machine.Num
}

type hiding struct {
	src source
	to  machine.Slot
}

// once analyses a hook; it returns nil if the hook may run more than once.
func (b *Builder) once(h *lower.Hook, src []source) *once {
	if h.Rule.Self != nil {
		return nil
	}
	out := &once{fits: true}
	for i, a := range h.Binding.Args {
		if i >= len(src) || a.Var == nil && a.Const == nil {
			continue
		}
		s := src[i]
		if s.typ.Form != model.One {
			return nil
		}
		if a.Var == nil {
			if a.Const.Type().Base == model.Invalid || h.Binding.Event.Track != nil && i == 0 {
				continue
			}
			if a.Const.Type().Form != model.One || !closed(a.Const) {
				return nil
			}
			out.equals = append(out.equals, equality{s.slot.I, b.C.Num(a.Const)})
			continue
		}
		t := a.Var.Type
		if t.Form != model.One {
			return nil
		}
		x := binding{from: s.slot.I, to: b.Slot(a.Var).I, maybe: t.Maybe, sure: s.typ.Maybe && !t.Maybe}
		if t.Base == model.ThingOf {
			if s.typ.Base != model.ThingOf || s.typ.Maybe || !s.typ.Kind.IsA(t.Kind) {
				x.lo, x.hi = t.Kind.Lo, t.Kind.Hi
			}
			if s.typ.Base == model.ThingOf && !s.typ.Maybe && (s.typ.Kind.Hi <= t.Kind.Lo || t.Kind.Hi <= s.typ.Kind.Lo) {
				out.fits = false
			}
		}
		out.binds = append(out.binds, x)
	}
	for i, s := range b.hiddenFor(h.Binding) {
		out.hidden = append(out.hidden, hiding{src[i], s})
	}
	return out
}

// asksHere compiles the condition of a hook for the frame of its event, under the names of the
// event. Most hooks do not run, and this way they need no frame to find that out. It returns nil if
// the condition reads more than the event's arguments.
func (b *Builder) asksHere(h *lower.Hook, src []source) machine.Num {
	r := h.Rule
	if b.plain || b.without(AsksHere) || r.When == nil {
		return nil
	}
	told, had := map[*model.Var]bool{}, map[*model.Var]machine.Slot{}
	for i, a := range h.Binding.Args {
		if i < len(src) && a.Var != nil {
			told[a.Var] = true
		}
	}
	own := map[*model.Var]bool{}
	for _, v := range r.Scope.Vars {
		own[v] = !told[v]
	}
	if lower.Reads(r.When, own) || bindsAny(r.When, own) {
		return nil
	}
	for i, a := range h.Binding.Args {
		if i < len(src) && a.Var != nil {
			had[a.Var] = b.Slot(a.Var)
			b.P.Slots[a.Var] = src[i].slot
		}
	}
	planned := len(b.P.Plan)
	when := b.C.Num(r.When)
	b.P.Plan = b.P.Plan[:planned]
	for v, s := range had {
		b.P.Slots[v] = s
	}
	return when
}

// bindsAny reports whether a comprehension in an expression binds one of the names, even if it
// never reads it: it would write into the frame.
func bindsAny(e model.Expr, vars map[*model.Var]bool) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		if f, ok := x.(*model.For); ok && vars[f.Var] {
			found = true
		}
	})
	return found
}

// closed reports whether an expression neither binds nor reads a name, so that any frame will do.
func closed(e model.Expr) bool {
	ok := true
	model.Walk(e, func(x model.Expr) {
		switch x.(type) {
		case *model.Local, *model.For:
			ok = false
		}
	})
	return ok
}

// call returns the instruction that runs the hook if all its conditions hold.
func (o *once) call(p *proc, active, when machine.Num, instead *code.Label) func(m *machine.M) {
	binds, equals, hidden, here := o.binds, o.equals, o.hidden, o.when
	if here != nil {
		when = nil
	}
	return func(m *machine.M) {
		if active != nil && active(m) == 0 {
			return
		}
		for i := range binds {
			if x := &binds[i]; !x.holds(m.Int(x.from)) {
				return
			}
		}
		for i := range equals {
			if m.Int(equals[i].from) != equals[i].is(m) {
				return
			}
		}
		if here != nil && here(m) == 0 {
			return
		}
		h0 := len(m.H)
		saved := m.OpenFor(p.Proc)
		l, w := saved.Outer()
		for i := range binds {
			m.L[l+binds[i].to] = m.Int(binds[i].from)
		}
		for i := range hidden {
			copySlot(m, hidden[i].src, hidden[i].to, l, w)
		}
		m.Enter(saved)
		if when != nil && when(m) == 0 {
			m.Close(saved)
			return
		}
		if instead != nil {
			m.SetPC(instead.PC())
		}
		m.Adopt(saved, p.Proc, h0)
	}
}
