package compile

import (
	"strings"

	"github.com/hashicorp/hcl/v2"

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

// check is one condition with its reason.
type check struct {
	holds machine.Num
	label string
	ref   string
	at    hcl.Range
	cost  int32 // steps to evaluate it
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
	route  machine.Walk       // of a choose: the way to what a search has found
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
			c.slots[a.Params[i]] = c.Slot(p)
		}
		if a.Actor != nil {
			c.slots[a.Actor] = c.Slot(a.Menu.ActorVar)
		}
	}
	sz = c.layScope(&a.Scope, sz)
	if a.Anytime {
		x.taker = sz.ints
		sz.ints++
	}
	x.proc.Ints, x.proc.Words = sz.ints, sz.words
	if a.Menu != nil {
		c.holdScope(x.proc, &a.Menu.Scope)
		c.holdParams(x.proc, a.Menu.Params)
	}
	c.holdScope(x.proc, &a.Scope)
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
		if usesAny(f.When, leadVars(a)) {
			late = append(late, c.forbid(f))
		} else {
			x.checks = append(x.checks, c.forbid(f))
		}
	}
	for i, s := range a.Lead {
		st := c.lead(x, s)
		st.idle = s.Names == model.NamesValue && !asked(a, i)
		x.steps = append(x.steps, st)
	}
	for _, l := range late {
		x.steps = append(x.steps, leadStep{check: l, work: l.cost})
	}
	x.weigh()
	if x.fast = c.lister(x); x.fast != nil && x.active == nil && x.actSlot == model.None && !a.Whole {
		x.quick = x.fast.quick()
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

// costOf returns the cost of evaluating conditions, in steps.
func costOf(cs []check) (n int) {
	for i := range cs {
		n += int(cs[i].cost)
	}
	return n
}

// menuChecks compiles what a menu requires of an action: all but what the action waives.
func (c *C) menuChecks(a *model.Action) []check {
	var out []check
	for _, r := range a.Menu.Requires {
		if !has(a.Waived, r.Label) {
			out = append(out, check{c.byThing(r.Args["that"], c.Num(r.Args["that"])), r.Label, a.Menu.Ref, r.Range, c.workOfStmt(r)})
		}
	}
	for _, f := range c.Game.Forbids {
		if f.Menu == a.Menu && c.chosen(f.Extent) {
			out = append(out, c.forbid(f))
		}
	}
	return out
}

// readyActors compiles the actors who pass what the menu requires. All actions of the menu that
// waive the same share one list, which is made once while options are listed.
func (c *C) readyActors(x *act) machine.List {
	key := c.ask(x.model)
	if f := c.ready[key]; f != nil {
		return f
	}
	actors, slot, checks, work := x.actors, x.actor.I, x.shared, 1+costOf(x.shared)
	id := c.listMemos
	c.listMemos++
	list := func(m *machine.M) []int32 {
		all := actors(m)
		m.Spend(len(all) * work)
		start := m.ListStart()
		for _, v := range all {
			m.SetInt(slot, v)
			inner := m.ListStart()
			ok := allHold(m, checks)
			m.ListDrop(inner)
			if ok {
				m.Push(v)
			}
		}
		return m.ListFrom(start)
	}
	f := func(m *machine.M) []int32 { return m.RememberList(id, list) }
	c.ready[key] = f
	return f
}

// readyKey identifies the conditions on the actors of a menu. Actions with the same conditions
// share one list.
type readyKey struct {
	menu   *model.Menu
	waived string
	act    *model.Action // if a requirement reads which action it is
}

func (c *C) ask(a *model.Action) readyKey {
	k := readyKey{menu: a.Menu, waived: strings.Join(a.Waived, "|")}
	if a.Menu.ActVar != nil {
		k.act = a
	}
	return k
}

// forbid compiles a prohibition as a condition: that it is not in force.
func (c *C) forbid(f *model.Forbid) check {
	var g machine.Num
	c.apart(func() { g = c.guard(f.Extent, f.Self, c.optional(f.When)) })
	label := f.Because
	if label == "" {
		label = "it is forbidden"
	}
	return check{func(m *machine.M) int32 { return 1 - g(m) }, label, f.Ref, f.Range, c.weigh(f.When)}
}

func (c *C) optional(e model.Expr) machine.Num {
	if e == nil {
		return nil
	}
	return c.Num(e)
}

func leadVars(a *model.Action) map[*model.Var]bool {
	out := map[*model.Var]bool{}
	for _, s := range a.Lead {
		if s.Bind != nil {
			out[s.Bind] = true
		}
	}
	return out
}

// asked reports whether a later leading statement reads the name of a leading let.
func asked(a *model.Action, i int) bool {
	v := map[*model.Var]bool{a.Lead[i].Bind: true}
	found := false
	model.WalkStmts(a.Lead[i+1:], nil, func(e model.Expr) { found = found || usesAny(e, v) })
	for _, f := range a.Forbids {
		found = found || usesAny(f.When, v)
	}
	return found
}

func usesAny(e model.Expr, vars map[*model.Var]bool) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		if l, ok := x.(*model.Local); ok && vars[l.Var] {
			found = true
		}
	})
	return found
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
		b := &Builder{C: c, Proc: x.proc, stmt: s}
		return leadStep{let: b.storer(s.Bind, s.Args["value"]), work: work}
	}
	st := leadStep{slot: c.Slot(s.Bind), typ: s.Bind.Type, work: work}
	if from := s.Args["from"]; from.Type().IsArea() {
		st.window = WindowOf(from.Type())
		st.area = c.Set(from, st.window)
	} else {
		st.choose = c.closedList(from)
		st.route = c.Routes(from)
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

// require compiles a requirement. `supposing` statements are tried on the position and undone.
func (c *C) require(s *model.Stmt, x *act) check {
	holds := c.Num(s.Args["that"])
	if len(s.Body) > 0 {
		holds = c.supposing(s, x, holds)
	} else {
		holds = c.byThing(s.Args["that"], holds)
	}
	return check{holds, s.Label, x.model.Ref, s.Range, c.workOfStmt(s)}
}

// actionBody compiles what the action does: its lets once more, the before rules of its menu and
// its own, its statements, the after rules.
func (c *C) actionBody(x *act, p *machine.Proc) {
	a := x.model
	b := &Builder{C: c, Proc: p, action: a, leave: &Label{}, origin: a.Origin}
	for i, s := range a.Lead {
		if s.Names == model.NamesValue {
			f := x.steps[i].let
			b.stmt = s
			b.Emit(f)
			b.stmt = nil
			if s.Bind.Type.Form == model.List {
				b.hold(x.proc, b.Slot(s.Bind), s.Bind.Type, int32(len(x.proc.Code)), machine.ToEnd)
			}
		}
	}
	x.secrets(b)
	own, menu := b.actionEvents(x)
	if a.Menu != nil {
		b.weave(eventKey(model.Event{Menu: a.Menu}), model.Before, menu)
	}
	b.weave(eventKey(model.Event{Action: a}), model.Before, own)
	b.Body(a.Body)
	b.Mark(b.leave)
	if a.Prefer != nil {
		prefer := c.Num(a.Prefer)
		x.prefer = prefer
		b.Emit(func(m *machine.M) { m.SetVerdict(prefer(m)) })
	}
	b.weave(eventKey(model.Event{Action: a}), model.After, own)
	if a.Menu != nil {
		b.weave(eventKey(model.Event{Menu: a.Menu}), model.After, menu)
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

// list adds every legal option of the action. The frame of the action is open and entered, with its
// parameters.
func (x *act) list(m *machine.M, o *machine.Options) {
	if x.active != nil && x.active(m) == 0 {
		return
	}
	if x.fast != nil {
		x.fast.list(m, o)
		return
	}
	var tuple [maxTuple]int32
	tuple[0], tuple[1] = x.model.Index, model.None
	if x.actors == nil {
		if allHold(m, x.shared) && x.passes(m) {
			x.step(m, o, 0, 2, &tuple)
		}
		return
	}
	start, ready := m.ListStart(), x.ready(m)
	m.Spend(len(ready) * x.work)
	for _, id := range ready {
		m.SetInt(x.actor.I, id)
		inner := m.ListStart()
		if x.passes(m) {
			tuple[1] = id
			x.step(m, o, 0, 2, &tuple)
		}
		m.ListDrop(inner)
	}
	m.ListDrop(start)
}

// maxTuple bounds the numbers of an option: the action, its actor, its choices, and the way through
// a whole action.
const maxTuple = model.MaxLeadingChoices + 3

func (x *act) passes(m *machine.M) bool {
	for i := range x.checks {
		if x.checks[i].holds(m) == 0 {
			return false
		}
	}
	return true
}

// step continues with the leading statements from the i-th on.
func (x *act) step(m *machine.M, o *machine.Options, i, n int, tuple *[maxTuple]int32) {
	for ; i < len(x.steps); i++ {
		s := &x.steps[i]
		switch {
		case s.holds != nil:
			if s.holds(m) == 0 {
				return
			}
		case s.idle:
		case s.let != nil:
			s.let(m)
		case s.when != nil && s.when(m) == 0:
			m.SetInt(s.slot.I, model.None)
			tuple[n] = model.None
			n++
		case s.area != nil:
			x.points(m, o, i, n, tuple)
			return
		default:
			start := m.ListStart()
			cands := s.choose(m)
			m.Spend(len(cands) * s.per)
			// The candidates that have led to an option, among those that have copies elsewhere.
			// Their copies add nothing.
			taken := m.ListStart()
			for _, v := range cands {
				plural := m.Plural(v)
				if plural && like(m, m.ListFrom(taken), v) {
					continue
				}
				m.SetInt(s.slot.I, v)
				m.SetInt(s.cand, v)
				if !allHold(m, s.each) {
					continue
				}
				tuple[n] = v
				before := len(o.Flat)
				x.step(m, o, i+1, n+1, tuple)
				if plural && len(o.Flat) > before {
					m.Push(v)
				}
			}
			m.ListDrop(start)
			return
		}
	}
	o.Flat = addOne(o.Flat, n, o.Stride, tuple)
	m.Listed(o)
}

func allHold(m *machine.M, cs []check) bool {
	for i := range cs {
		if cs[i].holds(m) == 0 {
			return false
		}
	}
	return true
}

// like reports whether a candidate is interchangeable with an earlier one: another copy of the same
// counter in the same place and state.
func like(m *machine.M, before []int32, v int32) bool {
	if len(before) == 0 || !m.Plural(v) {
		return false
	}
	return m.AnyAlike(before, v)
}
