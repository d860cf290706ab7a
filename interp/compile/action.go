package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// act is one action as its offers see it: how to list it, and the procedure that runs it.
//
// Menu, action and offer share one frame layout: the menu's parameters and actor come first, then
// the action's own names; so requirements of the menu read the same slots whichever action is
// tried.
type act struct {
	model    *model.Action
	index    int32 // of model
	whole    bool  // of model; both are copied because every list reads them
	proc     *machine.Proc
	list     *code.List
	lets     []func(m *machine.M) // what its leading lets bind
	judged   []func(m *machine.M) // those of them that policies read
	compiled bool
	prefer   machine.Num
	quick    *listStep      // the only choice, if nothing else is evaluated; see lister.quick
	fast     *lister        // the fast form of listing; nil: the plain form
	actSlot  int32          // slot of the action's index in its menu, or None
	taker    int32          // of an anytime action: slot of the player who takes it
	fill     *machine.Given // of an anytime action: its start
}

// act compiles an action, once.
func (c *C) act(a *model.Action) *act {
	if x := c.actsOf[a]; x != nil {
		return x
	}
	x := &act{model: a, index: a.Index, whole: a.Whole, proc: c.newProc(a.Title)}
	x.proc.Action = a
	c.actsOf[a] = x
	var sz size
	if a.Menu != nil {
		ints, words := c.Slots(&a.Menu.Scope)
		sz = size{ints, words}
		// The action's copies of its menu's parameters share the slots of the menu.
		for i, p := range a.Menu.Params {
			c.P.Slots[a.Params[i]] = c.Slot(p)
		}
		if a.Actor != nil {
			c.P.Slots[a.Actor] = c.Slot(a.Menu.ActorVar)
		}
	}
	sz = c.layScope(&a.Scope, sz)
	if a.Anytime {
		x.taker = sz.ints
		sz.ints++
	}
	x.proc.Ints, x.proc.Words = sz.ints, sz.words
	if a.Menu != nil {
		c.unit.HoldScope(x.proc, &a.Menu.Scope)
		c.unit.HoldParams(x.proc, a.Menu.Params)
	}
	c.unit.HoldScope(x.proc, &a.Scope)
	x.actSlot = model.None
	if a.Menu != nil && a.Menu.ActVar != nil {
		x.actSlot = c.Slot(a.Menu.ActVar).I
	}
	c.todo = append(c.todo, func() { c.compileAction(x) })
	c.again[x.proc] = func(q *machine.Proc) {
		q.Ints, q.Words = sz.ints, sz.words
		c.actionBody(x, q)
	}
	return x
}

func (c *C) compileAction(x *act) {
	a := x.model
	if x.compiled {
		return
	}
	x.compiled = true
	b := c.builder(x.proc, a.Origin)
	b.action = a
	x.list = b.Listing(a.Index, b.lowers().ListHere(b.here()))
	if s := x.list.Actor; s != nil {
		s.Ready = c.readyActors(a, s)
	}
	for i, s := range a.Lead {
		if s.Names != model.NamesValue {
			continue
		}
		let := b.statements([]*model.Stmt{s})[0]
		f := b.Store(let.V.In, let.X)
		if x.lets = append(x.lets, f); c.judged(a, i) {
			x.judged = append(x.judged, f)
		}
	}
	c.closing.Drain()
	if x.fast = c.lister(x); x.fast != nil && !a.Whole && !c.without(Bare) {
		x.quick = x.fast.quick()
	}
	c.actionBody(x, x.proc)
}

// actionBody compiles what the action does: its lets once more, the before rules of its menu and
// its own, its statements, the after rules.
func (c *C) actionBody(x *act, p *machine.Proc) {
	a := x.model
	b := c.builder(p, a.Origin)
	b.action, b.Tidy, b.Taker = a, a.Distinct, x.taker
	lets := x.lets
	for _, s := range a.Lead {
		if s.Names == model.NamesValue {
			b.At = s
			b.Emit(lets[0])
			b.At, lets = nil, lets[1:]
			if s.Bind.Type.Form == model.List {
				b.Hold(x.proc, b.Slot(s.Bind), s.Bind.Type, int32(len(x.proc.Code)), machine.ToEnd)
			}
		}
	}
	x.secrets(b)
	own, menu := b.actionEvents(x)
	if a.Menu != nil {
		b.weave(model.Event{Menu: a.Menu}, model.Before, menu)
	}
	b.weave(model.Event{Action: a}, model.Before, own)
	b.Body(a.Body)
	b.Mark(b.leave)
	if a.Prefer != nil {
		prefer := c.Num(a.Prefer)
		x.prefer = prefer
		b.Emit(func(m *machine.M) { m.SetVerdict(prefer(m)) })
	}
	b.weave(model.Event{Action: a}, model.After, own)
	if a.Menu != nil {
		b.weave(model.Event{Menu: a.Menu}, model.After, menu)
	}
	b.Return()
}

// actionEvents lists the arguments of the events of an action and its menu: parameters and actor;
// for the menu also which action it is.
func (b *Builder) actionEvents(x *act) (own, menu []source) {
	a := x.model
	if a.Menu == nil {
		for _, p := range a.Params {
			own = append(own, source{b.Slot(p), p.Type})
		}
		return own, nil
	}
	for _, p := range a.Menu.Params {
		own = append(own, source{b.Slot(p), p.Type})
	}
	if a.Actor != nil {
		own = append(own, source{b.Slot(a.Actor), a.Actor.Type})
	}
	menu = append(menu, own...)
	if a.Menu.Hooked {
		which := b.Temp()
		idx := a.Index
		b.Emit(func(m *machine.M) { m.SetInt(which, idx) })
		menu = append(menu, source{machine.Slot{I: which}, model.Type{Base: model.ActionOf, Menu: a.Menu}})
	}
	return own, menu
}
