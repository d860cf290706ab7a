package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/lister"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// act lays out an action, once, and compiles it later.
func (c *C) act(a *model.Action) *code.Act {
	if x := c.actsOf[a]; x != nil {
		return x
	}
	x := &code.Act{Proc: code.Proc{Proc: c.newProc(a.Title)}, Model: a, Index: a.Index, Whole: a.Whole, Which: model.None}
	p := x.Proc.Proc
	p.Action = a
	c.actsOf[a] = x
	var sz size
	if a.Menu != nil {
		sz.ints, sz.words = c.Slots(&a.Menu.Scope)
		// The action's copies of its menu's parameters share the slots of the menu.
		for i, p := range a.Menu.Params {
			c.P.Slots[a.Params[i]] = c.Slot(p)
		}
		if a.Actor != nil {
			c.P.Slots[a.Actor] = c.Slot(a.Menu.ActorVar)
		}
		if a.Menu.ActVar != nil {
			x.Which = c.Slot(a.Menu.ActVar).I
		}
		c.unit.HoldScope(p, &a.Menu.Scope)
		c.unit.HoldParams(p, a.Menu.Params)
	}
	sz = c.layScope(&a.Scope, sz)
	if a.Anytime {
		x.Taker = sz.ints
		sz.ints++
	}
	p.Ints, p.Words = sz.ints, sz.words
	c.unit.HoldScope(p, &a.Scope)
	c.todo = append(c.todo, func() { c.compileAction(x) })
	c.again[p] = func(q *machine.Proc) {
		q.Ints, q.Words = sz.ints, sz.words
		c.actionBody(x, &code.Proc{Proc: q})
	}
	return x
}

func (c *C) compileAction(x *code.Act) {
	a := x.Model
	b := c.builder(x.Proc.Proc, a.Origin)
	b.action = a
	x.List = b.Listing(a.Index, b.lowers().ListHere(b.here()))
	if s := x.List.Actor; s != nil {
		s.Ready = c.readyActors(a, s)
	}
	for i, s := range a.Lead {
		if s.Names == model.NamesValue && c.judged(a, i) {
			let := b.statements([]*model.Stmt{s})[0]
			x.Judged = append(x.Judged, b.Store(let.V.In, let.X))
		}
	}
	c.closing.Drain()
	if !c.plain {
		c.listers.Of(x)
	}
	c.actionBody(x, &x.Proc)
}

// actionBody compiles what the action does.
func (c *C) actionBody(x *code.Act, own *code.Proc) {
	b := c.builder(own.Proc, x.Model.Origin)
	b.action, b.Own, b.Tidy, b.Taker = x.Model, own, x.Model.Distinct, x.Taker
	b.Secrets(x, b.lowers().Asker(b.here()))
	b.Procedure(b.lowers().DeedHere(b.here(), x.Model))
	c.closing.Drain()
}

// anytime compiles what is offered beside every decision.
func (c *C) anytime() {
	b := c.builder(&machine.Proc{}, model.Origin{})
	c.P.Anytime = b.Anytime(b.lowers().AnytimeHere(b.here()))
	c.closing.Drain()
}

// readyActors compiles the actors who pass what the menu requires. All actions of the menu that
// waive the same share one list, which is made once while options are listed.
func (c *C) readyActors(a *model.Action, s *listing.Step) machine.List {
	key := lister.ReadyOf(a)
	if f := c.ready[key]; f != nil {
		return f
	}
	id := c.listMemos
	c.listMemos++
	f := func(m *machine.M) []int32 { return m.RememberList(id, s.Fitting) }
	c.ready[key] = f
	return f
}
