package compile

import (
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// act is one action as its offers see it: how to list it, and the procedure that runs it.
//
// Menu, action and offer share one frame layout: the menu's parameters and actor come first, then
// the action's own names; so requirements of the menu read the same slots whichever action is
// tried.
type act struct {
	model  *model.Action
	index  int32 // of model
	whole  bool  // of model; both are copied because every list reads them
	proc   *machine.Proc
	steps  []leadStep
	actor  machine.Slot
	actors machine.List
	// Requirements of the menu on all its actions, and prohibitions of the menu.
	shared   []check
	ready    machine.List // the actors who meet these, listed once for all actions of the menu
	checks   []check      // prohibitions of this action that depend on the actor alone
	choices  []*model.Var
	active   machine.Num
	self     *model.Var
	params   []*model.Var
	compiled bool
	work     int // steps charged for each actor, up to the first choice
	prefer   machine.Num
	quick    *listStep      // the only choice, if nothing else is evaluated; see lister.quick
	fast     *lister        // the fast form of listing; nil: the plain form
	actSlot  int32          // slot of the action's index in its menu, or None
	taker    int32          // of an anytime action: slot of the player who takes it
	fill     *machine.Given // of an anytime action: its start
}

// leadStep is one leading statement.
type leadStep struct {
	check               // of a require
	choose machine.List // of a choose
	area   machine.Set  // of a choose from an area
	window Window
	each   []check // its inner requirements
	slot   machine.Slot
	when   machine.Num // of a choose with a condition
	cand   int32       // slot from which the requirements read the candidate
	typ    model.Type
	let    func(m *machine.M) // of a let
	work   int32              // steps of its own expressions
	per    int                // of a choose: steps charged for each candidate, up to the next one
	idle   bool               // of a let: nothing reads it before the action starts
	judged bool               // of a let: a policy reads it, or what is derived from it
}

// act compiles an action, once.
func (c *C) act(a *model.Action) *act {
	if x := c.actsOf[a]; x != nil {
		return x
	}
	x := &act{model: a, index: a.Index, whole: a.Whole, proc: c.newProc(a.Title), self: a.Self}
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
	x.params = a.Params
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
	if c.chosenDynamic(a.Extent) {
		x.active = c.guard(a.Extent, a.Self, nil)
	}
	if a.Actor != nil {
		x.actor = c.Slot(a.Actor)
		x.actors = c.closedList(a.Menu.Actor)
	}
	if a.Menu != nil {
		x.shared = c.menuChecks(a)
		if x.actors != nil {
			x.ready = c.readyActors(x)
		}
	}
	late := []check{}
	for _, f := range a.Forbids {
		if !c.chosen(f.Extent) {
			continue
		}
		if lower.Reads(f.When, lower.Led(a)) {
			late = append(late, c.forbid(f))
		} else {
			x.checks = append(x.checks, c.forbid(f))
		}
	}
	for i, s := range a.Lead {
		st := c.lead(x, s)
		if s.Names == model.NamesValue {
			st.idle, st.judged = !lower.Asked(a, i), c.judged(a, i)
		}
		x.steps = append(x.steps, st)
	}
	for _, l := range late {
		x.steps = append(x.steps, leadStep{check: l, work: l.cost})
	}
	x.weigh()
	if x.fast = c.lister(x); x.fast != nil && x.active == nil && x.actSlot == model.None && !a.Whole {
		if !c.without(Bare) {
			x.quick = x.fast.quick()
		}
	}
	c.actionBody(x, x.proc)
}

// weigh computes the work charged for each actor and each candidate: the cost of the conditions up
// to the next choice.
func (x *act) weigh() {
	at := &x.work
	*at = 1 + costOf(x.checks) + costOf(x.shared)
	for i := range x.steps {
		s := &x.steps[i]
		*at += int(s.work)
		if s.choose != nil || s.area != nil {
			s.per = 1
			at = &s.per
		}
	}
}

// lead compiles a leading statement.
func (c *C) lead(x *act, s *model.Stmt) leadStep {
	work := c.workOfStmt(s)
	for _, r := range s.Parts {
		work += c.workOfStmt(r)
	}
	switch {
	case s.Demands:
		return leadStep{check: c.require(s, x), work: work}
	case s.Names == model.NamesValue:
		return leadStep{let: c.leads(x, s), work: work}
	}
	st := leadStep{slot: c.Slot(s.Bind), typ: s.Bind.Type, work: work}
	if from := s.Args["from"]; from.Type().IsArea() {
		st.window = WindowOf(from.Type())
		st.area = c.Set(from, st.window)
	} else {
		st.choose = c.closedList(from)
	}
	st.cand = st.slot.I
	if one, ok := s.Detail.(*model.Var); ok {
		st.cand = c.Slot(one).I
	}
	if s.Args["when"] != nil {
		st.when = c.Num(s.Args["when"])
	}
	for _, r := range s.Parts {
		st.each = append(st.each, c.require(r, x))
	}
	x.choices = append(x.choices, s.Bind)
	return st
}

// require compiles a requirement of an action.
func (c *C) require(s *model.Stmt, x *act) check {
	var holds machine.Num
	if len(s.Body) > 0 {
		b := c.builder(x.proc, x.model.Origin)
		b.action = x.model
		holds = b.required(s)
	} else {
		holds = c.byThing(s.Args["that"], c.Num(s.Args["that"]))
	}
	return check{holds, s.Label, x.model.Ref, s.Range, c.workOfStmt(s), false}
}

// required compiles the condition of a requirement that is asked in a supposed position.
func (b *Builder) required(s *model.Stmt) machine.Num {
	x := b.lowers().Requirement(b.here(), s)
	holds := b.Supposing(x, b.Make.Num(x.X))
	b.closing.Drain()
	return holds
}

// leads compiles what a leading `let` binds.
func (c *C) leads(x *act, s *model.Stmt) func(m *machine.M) {
	b := c.builder(x.proc, x.model.Origin)
	b.action = x.model
	let := b.statements([]*model.Stmt{s})[0]
	f := b.Store(let.V.In, let.X)
	c.closing.Drain()
	return f
}

// actionBody compiles what the action does: its lets once more, the before rules of its menu and
// its own, its statements, the after rules.
func (c *C) actionBody(x *act, p *machine.Proc) {
	a := x.model
	b := c.builder(p, a.Origin)
	b.action, b.Tidy, b.Taker = a, a.Distinct, x.taker
	for i, s := range a.Lead {
		if s.Names == model.NamesValue {
			f := x.steps[i].let
			b.At = s
			b.Emit(f)
			b.At = nil
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

// chosenDynamic reports whether an extent must be tested at run time.
func (c *C) chosenDynamic(x *model.Extent) bool {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.While || x.Kind == model.InForce {
			return true
		}
	}
	return false
}
