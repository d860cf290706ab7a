package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Procedures of rules and actions, and what runs and leaves them.

// Proc is a procedure as it is made, with what those who run it need.
type Proc struct {
	*machine.Proc
	Result  machine.Slot   // of what it gives
	Hidden  []machine.Slot // of a rule that replaces another one: of what that was given
	Prefer  machine.Num    // of an action: what its ways are compared by; nil: nothing
	body    asm.Label      // after what comes before its body: the target of `redo`
	leave   asm.Label      // after its body: the target of `return` and `stop`
	entries []*asm.Label   // after each rule that replaces it: the targets of `proceed`
}

// Procedure makes a procedure.
func (b *Builder) Procedure(of *ir.Proc) {
	end := &asm.Label{}
	if of.When != nil {
		b.Unless(b.Make.Num(of.When), end)
	}
	b.Proc.Bound = b.Here().PC
	b.lay(of, end)
	b.Return()
}

// lay makes a procedure from after its condition to its end.
func (b *Builder) lay(of *ir.Proc, end *asm.Label) {
	p := b.Own
	b.gives = of.Gives
	for _, x := range of.Unless {
		except := b.Make.Num(x)
		b.Emit(func(m *machine.M) {
			if except(m) != 0 {
				end.Go(m)
			}
		})
	}
	for _, s := range of.Instead {
		done, next := &asm.Label{}, &asm.Label{}
		b.hook(s, done)
		b.Jump(next)
		b.Mark(done)
		if of.Gives != nil {
			b.fetch(b.Host.ProcOf(s.Hook.Rule).Result, of.Gives.Form, p.Result)
		}
		b.Jump(end)
		b.Mark(next)
		p.entries = append(p.entries, b.Here())
	}
	b.Block(func() {
		b.Do(of.Before)
		b.Mark(&p.body)
		b.Body(of.Body)
		b.Left()
		if of.Prefer != nil {
			prefer := b.Make.Num(of.Prefer)
			p.Prefer = prefer
			b.Emit(func(m *machine.M) { m.SetVerdict(prefer(m)) })
		}
		b.Do(of.After)
	})
	b.Mark(end)
}

// Left puts here where the procedure goes on when its body is left.
func (b *Builder) Left() { b.Mark(&b.Own.leave) }

// runs makes a call of a procedure, and stores what it gives.
func (b *Builder) runs(s *ir.Stmt) {
	p, fill := b.Host.ProcOf(s.Call), b.Filling(s.Call.Params, s.Args)
	b.Calls(p.Proc)
	b.Emit(func(m *machine.M) { m.Invoke(p.Proc, fill) })
	if s.V != nil && s.Call.Gives != nil {
		b.fetch(p.Result, s.Call.Gives.Form, s.V.In)
	}
}

// Filling makes the arguments of a call.
func (b *Builder) Filling(params []*ir.Var, args []*ir.Node) closure.Fill {
	var given []closure.Given
	for i, v := range params {
		a := closure.Given{To: v.In}
		switch x := args[i]; v.T.Form {
		case ir.Set:
			a.Set = b.Make.Set(x)
		case ir.List:
			a.List = b.Make.List(x)
		default:
			if a.From, a.Named = Named(x); !a.Named {
				a.Num = b.Make.Num(x)
			}
		}
		given = append(given, a)
	}
	return closure.Filling(given...)
}

func (b *Builder) leaves(s *ir.Stmt) {
	if s.X != nil {
		b.Emit(b.Store(b.Own.Result, s.X))
	}
	b.Jump(&b.Own.leave)
}

// unwinds goes on in a procedure in progress: after its body, or at the beginning of that.
func (b *Builder) unwinds(s *ir.Stmt) {
	p := b.Host.ProcOf(s.Call)
	to := &p.leave
	if s.Do == ir.Redoes {
		to = &p.body
	}
	b.Leaps()
	b.Emit(func(m *machine.M) {
		for i := len(m.F) - 1; i >= 0; i-- {
			if m.F[i].Proc == p.ID {
				m.Unwind(i+1, to.PC)
				return
			}
		}
		if s.Do == ir.Redoes {
			m.Fail("run/redo", "there is nothing to redo")
		} else {
			m.Fail("run/stop", "%q is not in progress", p.Name)
		}
	})
}

// proceeds runs the procedure that this one replaces, from after this one.
func (b *Builder) proceeds(s *ir.Stmt) {
	host, own := b.Host.ProcOf(s.Call), b.Own
	b.Leaps()
	b.Emit(func(m *machine.M) {
		m.CallWith(host.Proc, host.entries[s.Out-1].PC, func(m *machine.M, l, w int32) {
			for i, v := range s.Call.Params {
				copySlot(m, v.T.Form, own.Hidden[i], v.In, l, w)
			}
		})
	})
	switch gives := s.Call.Gives; {
	case s.V != nil:
		b.fetch(host.Result, gives.Form, s.V.In)
	case gives != nil && b.gives != nil && *gives == *b.gives:
		b.fetch(host.Result, gives.Form, own.Result)
	}
}

// fetch copies what a procedure gives into a local of the caller, right after the return.
func (b *Builder) fetch(from machine.Slot, form ir.Form, to machine.Slot) {
	switch form {
	case ir.Set:
		b.Emit(func(m *machine.M) {
			_, w := m.Above()
			copy(m.Bits(to), m.B[w+from.W:w+from.W+from.N])
		})
	case ir.List:
		b.Keep()
		b.Emit(func(m *machine.M) {
			l, _ := m.Above()
			off, n := m.L[l+from.I], m.L[l+from.I+1]
			if int(off+n) <= cap(m.H) {
				m.KeepList(to, m.H[:off+n][off:])
			}
		})
	default:
		b.Emit(func(m *machine.M) {
			l, _ := m.Above()
			m.SetInt(to.I, m.L[l+from.I])
		})
	}
}

// copySlot copies what a slot holds into a frame whose locals lie at l and w.
func copySlot(m *machine.M, form ir.Form, from, to machine.Slot, l, w int32) {
	switch form {
	case ir.Set:
		copy(m.B[w+to.W:w+to.W+to.N], m.Bits(from))
	case ir.List:
		m.L[l+to.I], m.L[l+to.I+1] = m.Int(from.I), m.Int(from.I+1)
	default:
		m.L[l+to.I] = m.Int(from.I)
	}
}
