package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What a menu or an event gives its actions, and how it is copied into their frames.

// menuFiller compiles the arguments of a menu. A single name that is passed on is copied directly.
func (b *Builder) menuFiller(params []*model.Var, args []*ir.Node) *machine.Given {
	if len(params) == 0 {
		return &machine.Given{To: model.None}
	}
	if len(params) == 1 && params[0].Type.Form == model.One {
		if from, ok := code.Named(args[0]); ok {
			return &machine.Given{From: from.I, To: b.Slot(params[0]).I}
		}
	}
	var names []*ir.Var
	for _, v := range params {
		names = append(names, b.lowers().InFrame(v))
	}
	f := b.Filling(names, args)
	return &machine.Given{Fill: func(m *machine.M, l, w int32) bool { f(m, l, w); return true }}
}

// entry describes how an option of an offer starts an action.
func (c *C) entry(x *act, given *machine.Given) *machine.Entry {
	e := &machine.Entry{Given: given, Proc: x.proc, Actor: model.None}
	if a := x.model.Actor; a != nil {
		e.Actor = c.Slot(a).I
	}
	for _, s := range x.model.Lead {
		if s.Names == model.NamesChoice {
			e.Choices = append(e.Choices, c.Slot(s.Bind).I)
		}
	}
	return e
}

// filled evaluates a number in a frame of its own, opened and with its parameters filled in.
func filled(open func(*machine.M) machine.Saved, fill *machine.Given, ask machine.Num) machine.Num {
	return func(m *machine.M) int32 {
		s := open(m)
		l, w := s.Outer()
		fill.Write(m, l, w)
		m.Enter(s)
		v := ask(m)
		m.Close(s)
		return v
	}
}

func (b *Builder) frameOf(m *model.Menu) *machine.Room {
	ints, words := b.Slots(&m.Scope)
	return &machine.Room{Ints: ints, Words: words, Work: 1, Value: model.None}
}
