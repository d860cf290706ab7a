package lower

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Rules and actions as procedures.

// Rule lowers a rule.
func (l *L) Rule(r *model.Rule) *ir.Proc {
	return complete(l, l.rule(r))
}

// rule returns a rule as a procedure. Its body is lowered later: rules may run one another in
// circles.
func (l *L) rule(r *model.Rule) *ir.Proc {
	return Once(l.own, lowered{r}, func() *ir.Proc {
		if l.here != nil {
			l.here.Lay(r)
		}
		p := &ir.Proc{Name: r.Title, Of: r, Room: l.room(func(p *machine.Proc) bool { return p.Rule == r })}
		for _, v := range r.Params {
			p.Params = append(p.Params, l.InFrame(v))
		}
		if r.Returns.Base != model.Invalid {
			t := l.Type(r.Returns)
			p.Gives = &t
		}
		in := within{rule: r, ref: r.Ref}
		switch {
		case l.here == nil:
			l.todo = append(l.todo, func() { l.apart(in, func() { l.ruleBody(p, r) }) })
		case r.Binding != nil: // who runs it asks that
			l.apart(in, func() { p.When = l.Optional(r.When) })
		}
		return p
	})
}

// RuleHere lowers what a rule does, where it stands.
func (l *L) RuleHere(h Here, r *model.Rule) (out *ir.Proc) {
	l.stand(h, func() {
		out = &ir.Proc{Name: r.Title, Of: r, Gives: l.rule(r).Gives}
		l.ruleBody(out, r)
	})
	return out
}

// RunHere lowers a call of a rule where it stands.
func (l *L) RunHere(h Here, r *model.Rule, args []model.Expr, bind *model.Var) (out []*ir.Stmt) {
	l.stand(h, func() { out = []*ir.Stmt{l.Run(r, args, bind)} })
	return out
}

func (l *L) ruleBody(p *ir.Proc, r *model.Rule) {
	p.When = l.Optional(r.When)
	for _, x := range l.Game.Excepts {
		if x.Rule == r && l.Rules.Chosen(x.Extent) {
			p.Unless = append(p.Unless, l.guard(x))
		}
	}
	e := model.Event{Rule: r}
	p.Instead = l.hooks(e, model.Instead, l.told(r.Params))
	p.Before = l.hooks(e, model.Before, l.told(r.Params))
	p.Body = l.Body(r.Body)
	p.After = l.hooks(e, model.After, l.told(r.Params))
}

// Deed lowers what is done when an action is taken.
func (l *L) Deed(a *model.Action) *ir.Proc {
	return complete(l, l.act(a))
}

// act returns an action as a procedure: what is done when it is taken.
func (l *L) act(a *model.Action) *ir.Proc {
	return Once(l.own, lowered{a}, func() *ir.Proc {
		if l.here != nil {
			l.here.Lay(a)
			return &ir.Proc{Name: a.Title, Of: a}
		}
		p := &ir.Proc{Name: a.Title, Of: a, Room: l.room(func(p *machine.Proc) bool { return p.Action == a })}
		l.todo = append(l.todo, func() { l.apart(within{action: a, ref: a.Ref}, func() { l.actBody(p, a) }) })
		return p
	})
}

// actBody lowers what an action names, the before rules of its menu and its own, its statements,
// and the after rules.
func (l *L) actBody(p *ir.Proc, a *model.Action) {
	if all, in := l.inForce(a.Extent); all != nil && a.Self != nil {
		p.Before = append(p.Before, l.inForceFirst(a.Self, all, in))
	}
	for _, s := range a.Lead {
		if s.Names == model.NamesValue {
			let := l.Name(s.Bind, s.Args["value"])
			let.Of = s
			p.Before = append(p.Before, let)
		}
	}
	p.Prefer = l.Optional(a.Prefer)
	mine := model.Event{Action: a}
	if a.Menu == nil {
		p.Before = append(p.Before, l.hooks(mine, model.Before, l.told(a.Params))...)
		p.Body = l.Body(a.Body)
		p.After = l.hooks(mine, model.After, l.told(a.Params))
		return
	}
	menu, own := model.Event{Menu: a.Menu}, l.told(a.Menu.Params)
	if a.Actor != nil {
		own = append(own, l.told([]*model.Var{a.Actor})...)
	}
	which := model.Type{Base: model.ActionOf, Menu: a.Menu}
	all := append(own[:len(own):len(own)], Told{l.Const(l.Type(which), a.Index), which})
	p.Before = append(append(p.Before, l.hooks(menu, model.Before, all)...), l.hooks(mine, model.Before, own)...)
	p.Body = l.Body(a.Body)
	p.After = append(l.hooks(mine, model.After, own), l.hooks(menu, model.After, all)...)
}

// DeedHere lowers what is done when an action is taken, where it stands.
func (l *L) DeedHere(h Here, a *model.Action) (out *ir.Proc) {
	l.stand(h, func() {
		out = &ir.Proc{Name: a.Title, Of: a}
		l.actBody(out, a)
	})
	return out
}

// room is what the frame of a procedure takes.
func (l *L) room(is func(p *machine.Proc) bool) machine.Room {
	for _, p := range l.P.Procs {
		if is(p) {
			return machine.Room{Ints: p.Ints, Words: p.Words, Work: 1, Value: model.None}
		}
	}
	return machine.Room{} // the program does not have it: something runs it that is not played
}

// Run lowers a call of a rule. bind is the name of its result, or nil.
func (l *L) Run(r *model.Rule, args []model.Expr, bind *model.Var) *ir.Stmt {
	s := &ir.Stmt{Do: ir.Runs, V: l.Bound(bind), Call: l.rule(r)}
	for i, p := range r.Params {
		s.Args = append(s.Args, l.Arg(args[i], p.Type))
	}
	return s
}

// Leave lowers the end of a rule or action; x is its result, or nil.
func (l *L) Leave(x model.Expr) *ir.Stmt {
	s := &ir.Stmt{Do: ir.Leaves}
	if x != nil {
		s.X = l.Arg(x, l.in.rule.Returns)
	}
	return s
}

// Proceed lowers the call of what the rule being lowered replaces.
func (l *L) Proceed(bind *model.Var) *ir.Stmt {
	r := l.in.rule
	s := &ir.Stmt{Do: ir.Proceeds, V: l.Bound(bind), Call: l.rule(r.Binding.Event.Rule)}
	mine := func(h *Hook) bool { return h.Rule == r }
	s.Out = 1 + slices.IndexFunc(l.Rules.Hooks(r.Binding.Event, model.Instead), mine)
	return s
}

// To lowers a statement that goes on in a rule in progress.
func (l *L) To(do ir.Verb, r *model.Rule) *ir.Stmt { return &ir.Stmt{Do: do, Call: l.rule(r)} }
