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
	judged   []func(m *machine.M) // what its leading lets bind that policies read
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
		if s.Names == model.NamesValue && c.judged(a, i) {
			let := b.statements([]*model.Stmt{s})[0]
			x.judged = append(x.judged, b.Store(let.V.In, let.X))
		}
	}
	c.closing.Drain()
	if x.fast = c.lister(x); x.fast != nil && !a.Whole && !c.without(Bare) {
		x.quick = x.fast.quick()
	}
	c.actionBody(x, x.proc)
}

// actionBody compiles what the action does.
func (c *C) actionBody(x *act, p *machine.Proc) {
	b := c.builder(p, x.model.Origin)
	b.action, b.Tidy, b.Taker = x.model, x.model.Distinct, x.taker
	x.secrets(b)
	b.Procedure(b.lowers().DeedHere(b.here(), x.model))
	x.prefer = b.Own.Prefer
	c.closing.Drain()
}
