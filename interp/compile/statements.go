package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Do implements code.Host: it makes the instructions of statements that run procedures of the game,
// and of deeds.
func (b *Builder) Do(s *ir.Stmt) {
	switch s.Do {
	case ir.Runs:
		r, _ := s.Call.Of.(*model.Rule)
		b.callRule(r, s.Args, s.V)
	case ir.Leaves:
		if s.X != nil {
			b.Emit(b.Store(b.result, s.X))
		}
		b.Jump(b.leave)
	case ir.Stops, ir.Redoes:
		b.unwind(s)
	case ir.Proceeds:
		b.proceed(s.V)
	case ir.Asks:
		b.offers(s)
	case ir.Moves:
		b.moves(nil, s)
	case ir.Turns:
		b.turns(s)
	case ir.Reveals:
		b.reveals(s)
	case ir.Marks:
		b.marks(s)
	case ir.Advances:
		b.advances(s)
	}
}

// callRule calls a rule with arguments and stores its result.
func (b *Builder) callRule(r *model.Rule, args []*ir.Node, bind *ir.Var) {
	p := b.C.Rule(r)
	fill := b.filling(r.Params, args)
	b.Calls(p.Proc)
	b.Emit(func(m *machine.M) { m.Invoke(p.Proc, fill) })
	if bind != nil && r.Returns.Base != model.Invalid {
		b.Fetch(p.result, r.Returns.Form, bind.In)
	}
}

// filling makes the arguments of a call.
func (b *Builder) filling(params []*model.Var, args []*ir.Node) Fill {
	return b.fill(params, func(i int, form model.Form) (arg closure.Arg, from machine.Slot, named bool) {
		switch x := args[i]; form {
		case model.Set:
			arg.Set = b.Make.Set(x)
		case model.List:
			arg.List = b.Make.List(x)
		default:
			if from, named = code.Named(x); !named {
				arg.Num = b.Make.Num(x)
			}
		}
		return arg, from, named
	})
}

// proceed runs the rule that this one replaces, from after this one.
func (b *Builder) proceed(bind *ir.Var) {
	host, hidden, entry := b.host, b.hidden, b.entry
	params := b.rule.Binding.Event.Rule.Params
	gives := b.rule.Binding.Event.Rule.Returns
	var to []machine.Slot
	var forms []ir.Form
	for _, v := range params {
		to, forms = append(to, b.Slot(v)), append(forms, b.lowers().Type(v.Type).Form)
	}
	b.Leaps()
	b.Emit(func(m *machine.M) {
		m.CallWith(host.Proc, host.entries[entry].PC(), func(m *machine.M, l, w int32) {
			for i := range hidden {
				copySlot(m, forms[i], hidden[i], to[i], l, w)
			}
		})
	})
	switch {
	case bind != nil:
		b.Fetch(host.result, gives.Form, bind.In)
	case gives.Base != model.Invalid && b.rule.Returns == gives:
		b.Fetch(host.result, gives.Form, b.result)
	}
}

// unwind goes on in a rule in progress: behind its body, or at the beginning of that.
func (b *Builder) unwind(s *ir.Stmt) {
	r, _ := s.Call.Of.(*model.Rule)
	p := b.C.Rule(r)
	to := p.leave
	if s.Do == ir.Redoes {
		to = p.body
	}
	b.Leaps()
	b.Emit(func(m *machine.M) {
		for i := len(m.F) - 1; i >= 0; i-- {
			if m.F[i].Proc == p.Proc.ID {
				m.Unwind(i+1, to.PC())
				return
			}
		}
		if s.Do == ir.Redoes {
			m.Fail("run/redo", "there is nothing to redo")
		} else {
			m.Fail("run/stop", "%q is not in progress", p.Proc.Name)
		}
	})
}

// offers makes the offer of the actions of a menu.
func (b *Builder) offers(s *ir.Stmt) {
	a := s.Ask
	of := Offer{Stmt: s.Of, Name: a.Menu.Name, Title: a.Menu.Title, Ref: a.Menu.Ref, Menu: a.Menu, Actions: a.Menu.Actions, Args: a.Given,
		HasNone: a.Empty, None: a.None}
	if a.UpTo != nil {
		of.UpTo = b.Make.Num(a.UpTo)
	}
	if a.AtLeast != nil {
		of.AtLeast = b.Make.Num(a.AtLeast)
	}
	if a.Never != "" {
		of.Empty = code.FailsEmpty(a)
	}
	b.Offer(of)
}
