package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Rules and actions bound to events.

// Told is something that an event tells what is bound to it.
type Told struct {
	X *ir.Node
	T model.Type
}

// told is what names of the frame are told as.
func (l *L) told(names []*model.Var) (out []Told) {
	for _, v := range names {
		out = append(out, Told{l.Ref(l.InFrame(v)), v.Type})
	}
	return out
}

// hooks lowers what is bound to an event at a moment.
func (l *L) hooks(e model.Event, mo model.Moment, told []Told) (out []*ir.Stmt) {
	for _, h := range l.Rules.Hooks(e, mo) {
		if h.Action != nil {
			out = append(out, l.window(h, told))
		} else {
			out = append(out, l.hook(h, told))
		}
	}
	return out
}

func (l *L) hook(h *Hook, told []Told) *ir.Stmt {
	p := l.rule(h.Rule)
	s := &ir.Stmt{Do: ir.Hooks, Hook: l.binding(h, h.Rule.Self, told)}
	s.Hook.Rule = p
	for _, x := range told {
		s.Args = append(s.Args, x.X)
	}
	return s
}

// window lowers the offer of an action that is bound to an event.
func (l *L) window(h *Hook, told []Told) *ir.Stmt {
	a := h.Action
	of := l.offered(a)
	of.Hook = l.binding(h, a.Self, told)
	ask := &ir.Ask{Name: a.Name, Title: a.Title, Acts: []*ir.Offered{of}, UpTo: l.Const(ir.TNum, -1)}
	l.apart(within{action: a, ref: a.Ref}, func() { ask.Player = l.Optional(a.Player) })
	return &ir.Stmt{Do: ir.Asks, Ask: ask}
}

// binding lowers how the names of a hook go by what its event tells.
func (l *L) binding(h *Hook, self *model.Var, told []Told) *ir.Hook {
	out := &ir.Hook{Active: l.active(h.Extent)}
	for i, a := range h.Args {
		if i >= len(told) {
			break
		}
		name := a.Var
		if x, ok := a.Const.(*model.Local); ok && self != nil && x.Var == self {
			name, self = self, nil
		}
		switch {
		case name != nil:
			out.Args = append(out.Args, l.bound(name, told[i]))
		case a.Const == nil || a.Const.Type().Base == model.Invalid || h.Event.Track != nil && i == 0:
		default:
			out.Args = append(out.Args, ir.Arg{X: told[i].X, Is: l.Expr(a.Const)})
		}
	}
	if all, in := l.inForce(h.Extent); self != nil && all != nil {
		out.Self, out.From = l.InFrame(self), all
		l.Fresh(all.T.Elem(), func(v *ir.Var) { out.One, out.In = v, in(l.Ref(v)) })
	}
	return out
}

// bound lowers a name that stands for what an event tells.
func (l *L) bound(v *model.Var, x Told) ir.Arg {
	t := v.Type
	out := ir.Arg{X: x.X, V: l.InFrame(v), Empty: t.Accepts(x.T), None: t.Maybe || !x.T.Maybe && t.Base != model.ThingOf}
	if t.Base == model.ThingOf {
		out.Dom = DomainOf(t.Kind)
	}
	return out
}
